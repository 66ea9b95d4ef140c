"""From options and menu to games: lay the table, play, and play again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from matchless.cli.terminal import store
from matchless.cli.terminal.ending import ask_offer, show_end
from matchless.cli.terminal.menu import FRIEND, RANDOM, Menu
from matchless.cli.terminal.session import CONCEDED, FINISHED, HUMAN, Session
from matchless.library.match import Match
from matchless.library.shelf import Shelf
from matchless.library.table import Setup
from matchless.players.names import BOTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.terminal import Terminal

STOPPED = 130


class Wishes(NamedTuple):
    """What the command line asks for; nothing where it leaves the choice open."""

    heroes: tuple[str, ...]
    board: str | None
    seed: int | None
    bots: tuple[str, ...]  # of each seat, "none" for a person
    bot: str | None
    seat: int
    lang: str | None
    preset: str
    changes: dict[str, str]
    resume: Path | None  # an empty path: the last one
    save: Path | None

    @property
    def is_open(self) -> bool:
        """Tell whether nothing was said about what to play."""
        return not (self.heroes or self.board or self.bot or self.bots or self.resume)


def open_table(terminal: Terminal, wishes: Wishes, lang: str) -> Session | None:
    """Return the session that the wishes and the menu lead to, or nothing if the player left the menu."""
    shelf = Shelf()
    if wishes.resume is not None:
        return _resumed(terminal, shelf, wishes, lang)
    if wishes.is_open and terminal.is_live:
        chosen = Menu(terminal, shelf, lang).run()
        if chosen is None:
            return None
        heroes = (chosen.rival, chosen.hero) if wishes.seat else (chosen.hero, chosen.rival)
        wishes = wishes._replace(heroes=heroes, board=chosen.board, bot=chosen.bot)
        lang = chosen.lang
    setup = _setup(shelf, wishes)
    return _seated(Session(terminal, shelf, Match(shelf, setup), _seats(wishes), lang), wishes)


def _seated(session: Session, wishes: Wishes) -> Session:
    if wishes.save is not None:
        session.save_path = wishes.save
    return session


def _setup(shelf: Shelf, wishes: Wishes) -> Setup:
    """Return the setup, with everything left open filled in."""
    known = shelf.heroes()
    heroes = list(wishes.heroes) or ["king-arthur" if "king-arthur" in known else known[0]]
    if len(heroes) == 1:
        heroes.append(RANDOM)
    for at, hero in enumerate(heroes):
        if hero == RANDOM:
            others = [name for name in known if name not in heroes] or list(known)
            heroes[at] = secrets.choice(others)
    if wishes.seat and not wishes.heroes:
        heroes.reverse()
    board = wishes.board or ("sarpedon" if "sarpedon" in shelf.boards() else shelf.boards()[0])
    seed = secrets.randbelow(10**6) if wishes.seed is None else wishes.seed
    return Setup(board, tuple(heroes), seed, wishes.preset, wishes.changes)


def _seats(wishes: Wishes) -> list[str]:
    """Return who sits where."""
    bots = list(wishes.bots)
    if not bots:
        bot = wishes.bot or "greedy"
        bots = [bot, bot]
        bots[wishes.seat] = FRIEND
    for name in bots:
        if name != FRIEND and name not in BOTS:
            raise ValueError(f"the bot '{name}' is not known; there are: {', '.join(BOTS)}, {FRIEND}")
    return [HUMAN if name == FRIEND else name for name in bots]


def _resumed(terminal: Terminal, shelf: Shelf, wishes: Wishes, lang: str) -> Session:
    """Return the session of a saved game; who sits where is remembered for the game saved last."""
    assert wishes.resume is not None
    last = store.last_game()
    path = wishes.resume
    if not path.name:
        if last is None:
            raise ValueError("no saved game was found; name a file: matchless play --resume FILE")
        path = Path(last.record)
    match, decided = store.load(shelf, path)
    seats: Sequence[str] = _seats(wishes)
    if last is not None and Path(last.record) == path.absolute():
        if not wishes.bot and not wishes.bots:
            seats = last.seats
        if wishes.lang is None:
            lang = last.lang
    session = Session(terminal, shelf, match, seats, lang)
    session.set_match(match, decided)
    if path.absolute() != store.autosave_path().absolute():
        session.save_path = path
    return _seated(session, wishes)


def play_games(session: Session) -> int:
    """Play the game, and others as long as the player wants; return the exit code."""
    while True:
        try:
            outcome = session.play()
            if outcome not in (FINISHED, CONCEDED):
                if outcome == "ended":
                    session.terminal.say(session.voice.say("input_ended"))
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
            session.terminal.say(session.voice.say("goodbye"))
            return 0
        session = _again(session, swap=offer == "swap")


def _again(session: Session, *, swap: bool) -> Session:
    """Return a new game of the same heroes with another shuffle, on the other sides if wished."""
    old = session.match.setup
    setup = Setup(old.board, old.heroes, secrets.randbelow(10**6), old.preset, old.changes)
    seats = session.seats[::-1] if swap else session.seats
    new = Session(session.terminal, session.shelf, Match(session.shelf, setup), seats, session.voice.lang)
    new.auto = session.auto
    new.save_path = session.save_path
    return new
