"""What a player wants to play, and who sits where; what is left open is drawn at random."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from matchless.cli.terminal.session import HUMAN, YOU
from matchless.match.mistakes import FEWEST_HEROES, MOST_HEROES, RANDOM, SetupError
from matchless.players.characters.character import USUAL
from matchless.players.outside.casting import check

if TYPE_CHECKING:
    from pathlib import Path

    from matchless.library.library import Library
    from matchless.match.setup import Setup

FRIEND: Final = "none"
YOURSELF: Final = "you"
OPEN_HANDS: Final = {"openHands": "yes"}
_HERO: Final = "king-arthur"
_BOARD: Final = "sarpedon"


class Wishes(NamedTuple):
    """What the command line asks for, or the menu was told."""

    setup: Setup  # as far as it is said: heroes and minions that are not named are drawn
    bots: tuple[str, ...] = ()  # of each seat, "none" for a person
    bot: str | None = None
    people: tuple[int, ...] = ()  # the seats of the person at the keyboard; none if the command does not say
    lang: str | None = None
    resume: Path | None = None  # an empty path: the last one
    save: Path | None = None

    @property
    def is_open(self) -> bool:
        """Return whether nothing was said about what to play."""
        setup = self.setup
        named = setup.heroes or setup.board or setup.in_teams or setup.villain
        return not (named or self.bot or self.bots or self.resume) and len(self.people) <= 1

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""
        named = max(len(self.setup.heroes), len(self.bots), *(1 + seat for seat in self.people), 1)
        if self.setup.villain:
            return named
        return max(named, MOST_HEROES if self.setup.in_teams else FEWEST_HEROES)

    def mine(self, count: int) -> list[int]:
        """Return the keyboard player's seats: seat 1, or in an adventure all, unless the command says otherwise."""
        if self.people:
            return [seat for seat in self.people if seat < count]
        alone = self.setup.villain and not self.bot and not self.bots
        return list(range(count)) if alone else [0]


def setup_of(library: Library, wishes: Wishes) -> Setup:
    """Return the setup, with everything left open filled in; SetupError lists the mistakes in it."""
    said = wishes.setup
    heroes = [*said.heroes, *[RANDOM] * (wishes.seats - len(said.heroes))]
    if not said.heroes:
        heroes[wishes.mine(len(heroes))[0]] = _proposed(_HERO, library.heroes)
    board, minions = said.board, said.minions
    if said.villain:
        minions = (*minions, *[RANDOM] * (len(heroes) - len(minions)))
    else:
        board = board or _proposed(_BOARD, library.boards)
    whole = replace(said, heroes=tuple(heroes), board=board, minions=minions)
    mistakes = whole.check(library)
    if mistakes:
        raise SetupError(mistakes)
    return whole.fill_random(library, secrets.SystemRandom())


def _proposed(name: str, known: tuple[str, ...]) -> str:
    return name if name in known else known[0]


def seats_of(wishes: Wishes, count: int) -> list[str]:
    """Return who sits where; if there are fewer bots than seats, they take the other seats in order."""
    mine = wishes.mine(count)
    names = list(wishes.bots) or [wishes.bot or USUAL] * (count - len(mine))
    for name in names:
        if name != FRIEND:
            check(name)
    if len(names) == count - len(mine):
        others = iter(names)
        names = [FRIEND if seat in mine else next(others) for seat in range(count)]
    if len(names) != count:
        raise ValueError(f"--bots takes a name for each of the {count} seats, or for each seat but yours")
    you = YOU if len(mine) > 1 else HUMAN
    return [(you if seat in mine else HUMAN) if name == FRIEND else name for seat, name in enumerate(names)]
