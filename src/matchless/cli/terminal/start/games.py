"""From options and menu to games: set up, play, and play again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.cli.terminal.ending import ask_offer, show_end
from matchless.cli.terminal.session import CONCEDED, FINISHED, Session
from matchless.cli.terminal.start import saves
from matchless.cli.terminal.start.menu import Menu
from matchless.cli.terminal.start.wishes import FRIEND, YOURSELF, seats_of, setup_of
from matchless.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.start.wishes import Wishes
    from matchless.cli.terminal.terminal import Terminal
    from matchless.library.library import Library

STOPPED = 130


def open_table(terminal: Terminal, library: Library, wishes: Wishes, lang: str) -> Session | None:
    """Return the session that the wishes and the menu lead to, or nothing if the player left the menu."""
    if wishes.resume is not None:
        return _resumed(terminal, library, wishes, lang)
    if wishes.is_open and terminal.is_live:
        chosen = Menu(terminal, library, wishes, lang).run()
        if chosen is None:
            return None
        wishes = _seated_as(chosen)
        lang = chosen.lang or lang
    setup = setup_of(library, wishes)
    seats = seats_of(wishes, len(setup.heroes))
    return _saved(Session(terminal, library, Match(library, setup), seats, lang), wishes)


def _seated_as(chosen: Wishes) -> Wishes:
    """Return what the menu was told, as if the player had seat 1, with the player at the seat wished for."""
    heroes, bots = chosen.setup.heroes, chosen.bots
    by = chosen.people[0] % len(heroes) if chosen.people else 0
    people = tuple((by + at) % len(bots) for at, bot in enumerate(bots) if at == 0 or bot == YOURSELF)
    bots = tuple(FRIEND if bot == YOURSELF else bot for bot in bots)
    setup = replace(chosen.setup, heroes=heroes[-by:] + heroes[:-by])
    return chosen._replace(setup=setup, bots=bots[-by:] + bots[:-by], people=people)


def _saved(session: Session, wishes: Wishes) -> Session:
    if wishes.save is not None:
        session.save_path = wishes.save
    return session


def _resumed(terminal: Terminal, library: Library, wishes: Wishes, lang: str) -> Session:
    """Return the session of a saved game; who sits where is remembered for the last one saved."""
    assert wishes.resume is not None
    last = saves.last_game()
    path = wishes.resume
    if not path.name:
        if last is None:
            raise ValueError("no saved game was found; name a file: matchless play --resume FILE")
        path = Path(last.record)
    match, decided = saves.load(library, path)
    wishes = wishes._replace(setup=match.setup)
    seats: Sequence[str] = seats_of(wishes, match.game.players)
    if last is not None and Path(last.record) == path.absolute():
        if not wishes.bot and not wishes.bots:
            seats = last.seats
        if wishes.lang is None:
            lang = last.lang
    session = Session(terminal, library, match, seats, lang)
    session.set_match(match, decided)
    if path.absolute() != saves.autosave_path().absolute():
        session.save_path = path
    return _saved(session, wishes)


def play_games(session: Session) -> int:
    """Play the game, and more if the player wants; return the exit code."""
    while True:
        try:
            outcome = session.play()
            session.dismiss_bots()
            if outcome not in (FINISHED, CONCEDED):
                if outcome == "ended":
                    session.terminal.say(session.names.say("input_ended"))
                session.leave()
                return 0
            session.tell_news()
            show_end(session, outcome)
            offer = ask_offer(session)
        except KeyboardInterrupt:
            session.terminal.say()
            session.leave()
            return STOPPED
        if offer == "quit":
            session.terminal.say(session.names.say("goodbye"))
            return 0
        session = _again(session, swap=offer == "swap")


def _again(session: Session, *, swap: bool) -> Session:
    """Return a new game of the same heroes with other shuffles, on swapped sides if asked."""
    old = session.match.setup
    seed = secrets.randbelow(10**6)
    setup = replace(old, seed=seed, key="", table="")
    seats = [*session.seats[-1:], *session.seats[:-1]] if swap else session.seats
    new = Session(session.terminal, session.library, Match(session.library, setup), seats, session.names.lang)
    new.auto = session.auto
    new.save_path = session.save_path
    return new
