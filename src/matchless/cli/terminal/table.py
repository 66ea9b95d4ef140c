"""From options and menu to games: lay the table, play, and play again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from matchless.cli.terminal import store
from matchless.cli.terminal.ending import ask_offer, show_end
from matchless.cli.terminal.menu import FRIEND, RANDOM, YOURSELF, Menu
from matchless.cli.terminal.session import CONCEDED, FINISHED, HUMAN, YOU, Session
from matchless.library.match import Match
from matchless.library.shelf import Shelf
from matchless.library.table import Setup
from matchless.players.names import BOTS
from matchless.rules.options import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.menu import Chosen
    from matchless.cli.terminal.terminal import Terminal

STOPPED = 130
FEWEST_SEATS = 2
MOST_SEATS = 4


class Wishes(NamedTuple):
    """What the command line asks for; nothing where it leaves the choice open."""

    heroes: tuple[str, ...]
    board: str | None
    seed: int | None
    bots: tuple[str, ...]  # of each seat, "none" for a person
    bot: str | None
    people: tuple[int, ...]  # the seats of the person at the keyboard
    in_teams: bool
    lang: str | None
    preset: str
    changes: dict[str, str]
    resume: Path | None  # an empty path: the last one
    save: Path | None

    @property
    def is_open(self) -> bool:
        """Tell whether nothing was said about what to play."""
        return (
            not (self.heroes or self.board or self.bot or self.bots or self.resume or self.in_teams)
            and len(self.people) == 1
        )

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""
        named = max(len(self.heroes), len(self.bots), 1 + max(self.people))
        return max(named, MOST_SEATS if self.in_teams else FEWEST_SEATS)


def open_table(terminal: Terminal, wishes: Wishes, lang: str) -> Session | None:
    """Return the session that the wishes and the menu lead to, or nothing if the player left the menu."""
    shelf = Shelf()
    if wishes.resume is not None:
        return _resumed(terminal, shelf, wishes, lang)
    if wishes.is_open and terminal.is_live:
        any_board = Options(wishes.preset, wishes.changes).any_board
        chosen = Menu(terminal, shelf, lang, any_board=any_board).run()
        if chosen is None:
            return None
        wishes = _chosen(wishes, chosen)
        lang = chosen.lang
    setup = _setup(shelf, wishes)
    seats = _seats(wishes, len(setup.heroes))
    return _seated(Session(terminal, shelf, Match(shelf, setup), seats, lang), wishes)


def _chosen(wishes: Wishes, chosen: Chosen) -> Wishes:
    """Return the wishes with the answers to the menu; those are told as if the player had seat 1."""
    by = wishes.people[0] % len(chosen.heroes)
    heroes = chosen.heroes[-by:] + chosen.heroes[:-by] if by else chosen.heroes
    bots = chosen.bots[-by:] + chosen.bots[:-by] if by else chosen.bots
    people = tuple((by + at) % len(bots) for at, bot in enumerate(chosen.bots) if at == 0 or bot == YOURSELF)
    return wishes._replace(
        heroes=heroes,
        bots=tuple(FRIEND if bot == YOURSELF else bot for bot in bots),
        board=chosen.board,
        people=people,
        in_teams=chosen.in_teams,
    )


def _seated(session: Session, wishes: Wishes) -> Session:
    if wishes.save is not None:
        session.save_path = wishes.save
    return session


def _setup(shelf: Shelf, wishes: Wishes) -> Setup:
    """Return the setup, with everything left open filled in."""
    known = shelf.heroes()
    heroes = list(wishes.heroes) + [RANDOM] * (wishes.seats - len(wishes.heroes))
    if not wishes.heroes:
        heroes[wishes.people[0]] = "king-arthur" if "king-arthur" in known else known[0]
    for at, hero in enumerate(heroes):
        if hero == RANDOM:
            others = [name for name in known if name not in heroes] or list(known)
            heroes[at] = secrets.choice(others)
    board = wishes.board or ("sarpedon" if "sarpedon" in shelf.boards() else shelf.boards()[0])
    seed = secrets.randbelow(10**6) if wishes.seed is None else wishes.seed
    return Setup(board, tuple(heroes), seed, wishes.preset, wishes.changes, wishes.in_teams)


def _seats(wishes: Wishes, count: int) -> list[str]:
    """Return who sits where; bots fewer than seats are those of the other seats, in their order."""
    mine = [seat for seat in wishes.people if seat < count]
    names = list(wishes.bots) or [wishes.bot or "greedy"] * (count - len(mine))
    for name in names:
        if name != FRIEND and name not in BOTS:
            raise ValueError(f"the bot '{name}' is not known; there are: {', '.join(BOTS)}, {FRIEND}")
    if len(names) == count - len(mine):
        others = iter(names)
        names = [FRIEND if seat in mine else next(others) for seat in range(count)]
    if len(names) != count:
        raise ValueError(f"--bots takes a name for each of the {count} seats, or for each seat but yours")
    you = YOU if len(mine) > 1 else HUMAN
    return [(you if seat in mine else HUMAN) if name == FRIEND else name for seat, name in enumerate(names)]


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
    seats: Sequence[str] = _seats(wishes, len(match.game.seats))
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
    seed = secrets.randbelow(10**6)
    setup = Setup(old.board, old.heroes, seed, old.preset, old.changes, old.in_teams)
    seats = [*session.seats[-1:], *session.seats[:-1]] if swap else session.seats
    new = Session(session.terminal, session.shelf, Match(session.shelf, setup), seats, session.voice.lang)
    new.auto = session.auto
    new.save_path = session.save_path
    return new
