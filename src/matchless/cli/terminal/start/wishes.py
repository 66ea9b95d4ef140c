"""What a player wants to play, and the setup and seats that follow; chance fills in what is left open."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.cli.terminal.session import HUMAN, YOU
from matchless.cli.terminal.start.chosen import FRIEND, RANDOM, Quest
from matchless.lang.adventure.game import MOST_EVENTS
from matchless.library.problem import unknown
from matchless.match.setup import Setup
from matchless.players.registry import BOTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from matchless.library.library import Library

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
OPEN_HANDS: Final = {"openHands": "yes"}


class Wishes(NamedTuple):
    """What the command line asks for; empty where it leaves the choice open."""

    heroes: tuple[str, ...]
    board: str | None
    seed: int | None
    bots: tuple[str, ...]  # for each seat; "none" for a person
    bot: str | None
    people: tuple[int, ...]  # the seats of the person at the keyboard; empty if the command does not say
    in_teams: bool
    lang: str | None
    preset: str
    changes: dict[str, str]
    resume: Path | None  # an empty path: the last one
    save: Path | None
    quest: Quest | None = None  # the adventure, if it is to be one

    @property
    def is_open(self) -> bool:
        """Return whether the command leaves open what to play."""
        named = self.heroes or self.board or self.bot or self.bots or self.resume or self.in_teams
        return not named and self.quest is None and len(self.people) <= 1

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""
        named = max(len(self.heroes), len(self.bots), *(1 + seat for seat in self.people), 1)
        if self.quest is not None:
            return named
        return max(named, MOST_SEATS if self.in_teams else FEWEST_SEATS)

    def mine(self, count: int) -> list[int]:
        """Return the keyboard player's seats: seat 1, or in an adventure all, unless the command says otherwise."""
        if self.people:
            return [seat for seat in self.people if seat < count]
        alone = self.quest is not None and not self.bot and not self.bots
        return list(range(count)) if alone else [0]


def setup_of(library: Library, wishes: Wishes) -> Setup:
    """Return the setup, with everything left open filled in."""
    seed = secrets.randbelow(10**6) if wishes.seed is None else wishes.seed
    heroes = _heroes(library, wishes)
    quest = wishes.quest
    if quest is not None:
        villain = _drawn([quest.villain], library.villains, "the villain")[0]
        minions = [*quest.minions, *[RANDOM] * (len(heroes) - len(quest.minions))]
        changes = wishes.changes | (OPEN_HANDS if quest.open_hands else {})
        return Setup(
            wishes.board or "",
            heroes,
            seed,
            wishes.preset,
            changes,
            wishes.in_teams,
            villain,
            _drawn(minions, library.minions, "the minion"),
            _drawn(quest.events, library.events, "the event"),
        )
    board = wishes.board or ("sarpedon" if "sarpedon" in library.boards else library.boards[0])
    return Setup(board, heroes, seed, wishes.preset, wishes.changes, wishes.in_teams)


def _heroes(library: Library, wishes: Wishes) -> tuple[str, ...]:
    known = library.heroes
    heroes = list(wishes.heroes) + [RANDOM] * (wishes.seats - len(wishes.heroes))
    if not wishes.heroes:
        heroes[wishes.mine(len(heroes))[0]] = "king-arthur" if "king-arthur" in known else known[0]
    for at, hero in enumerate(heroes):
        if hero == RANDOM:
            others = [name for name in known if name not in heroes] or list(known)
            heroes[at] = secrets.choice(others)
    return tuple(heroes)


def _drawn(wanted: Iterable[str], known: Sequence[str], what: str) -> tuple[str, ...]:
    """Return names, with those left to chance drawn, none twice; ValueError says which is unknown."""
    found = list(wanted)
    for at, name in enumerate(found):
        if name == RANDOM:
            others = [one for one in known if one not in found]
            if not others:
                raise ValueError(f"there are only {len(known)} to draw from: {', '.join(known)}")
            found[at] = secrets.choice(others)
        elif name not in known:
            raise ValueError(unknown(name, known, what))
    return tuple(found)


def events_of(words: str | None) -> tuple[str, ...]:
    """Return the events that words name: a comma-separated list, or how many to draw."""
    if words is None:
        return ()
    if words.strip().isdecimal():
        count = int(words.strip()[:3])
        if count > MOST_EVENTS:
            raise ValueError(f"an adventure has at most {MOST_EVENTS} events, not {count}")
        return (RANDOM,) * count
    return tuple(word.strip() for word in words.split(",") if word.strip())


def seats_of(wishes: Wishes, count: int) -> list[str]:
    """Return who sits where; if there are fewer bots than seats, they take the other seats in order."""
    mine = wishes.mine(count)
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
