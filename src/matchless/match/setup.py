"""The setup: what is played. Fills in at random what is left open, and makes the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from matchless.lang.adventure.game import Cast, compile_adventure
from matchless.lang.compile.game import compile_game
from matchless.library.board.build import build_sites
from matchless.library.library import Library
from matchless.library.version import content_version
from matchless.match.mistakes import RANDOM, TEAMS, Mistake, SetupError, mistakes_in
from matchless.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.shelf import Kind
    from matchless.rules.game import Game


class Chance(Protocol):
    """What draws: ``random.Random``, or anything that can choose."""

    def choice(self, seq: Sequence[str], /) -> str:
        """Return one of some names."""


class Setup(Struct, frozen=True, repr_omit_defaults=True):
    """Everything that determines a game except its players' answers.

    ``random`` in place of the name of a board, hero, villain, minion or event leaves it to chance.
    """

    board: str  # empty in an adventure: the villain's
    heroes: tuple[str, ...]
    seed: int
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)
    in_teams: bool = False  # seats 1 and 3 against 2 and 4 (R12.5); otherwise everyone for themselves
    villain: str = ""  # with a villain, the heroes are one team, on the villain's board
    minions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    key: str = ""  # the secret a server deals with, 64 hexadecimal digits; replaces the seed
    table: str = ""  # the code of the table where the key is used

    def check(self, library: Library, *, is_drawn: bool = False) -> list[Mistake]:
        """Return every mistake; with ``is_drawn``, nothing may be left to chance."""
        return mistakes_in(self, library, is_drawn=is_drawn)

    def fill_random(self, library: Library, rng: Chance) -> Setup:
        """Return the setup with everything drawn that is left to chance; nothing is drawn twice."""
        drawn = replace(
            self,
            heroes=draw(self.heroes, library.heroes, rng),
            villain=draw((self.villain,), library.villains, rng)[0],
            minions=draw(self.minions, library.minions, rng),
            events=draw(self.events, library.events, rng),
        )
        if self.board != RANDOM:
            return drawn
        boards = [replace(drawn, board=name) for name in library.boards]
        fitting = [one.board for one in boards if not any(m.part == "board" for m in one.check(library))]
        return replace(drawn, board=rng.choice(fitting or library.boards))

    def parts(self, library: Library) -> list[tuple[Kind, str]]:
        """Return everything that the game is made of, each with its kind."""
        named: dict[Kind, Sequence[str]] = {
            "hero": self.heroes,
            "board": (self.board_name(library),),
            "villain": (self.villain,),
            "minion": self.minions,
            "event": self.events,
        }
        return [(kind, name) for kind, names in named.items() for name in names if name]

    def board_name(self, library: Library) -> str:
        """Return the board, by default the villain's; empty until the villain is known."""
        if self.board or self.villain in ("", RANDOM):
            return self.board
        return library.enemy(self.villain).board or ""


def draw(names: Sequence[str], known: Sequence[str], rng: Chance) -> tuple[str, ...]:
    """Return names, with those left to chance drawn: none twice while there are others."""
    found = list(names)
    for at, name in enumerate(found):
        if name == RANDOM:
            found[at] = rng.choice([one for one in known if one not in found] or known)
    return tuple(found)


def make_game(library: Library, setup: Setup) -> Game:
    """Make the game of a setup; SetupError lists every mistake in it."""
    mistakes = setup.check(library, is_drawn=True)
    if mistakes:
        raise SetupError(mistakes)
    heroes = [library.hero(name) for name in setup.heroes]
    ruleset = RuleSet(setup.preset, setup.changes)
    file = library.board(setup.board_name(library))
    if not setup.villain:
        teams = [seat % TEAMS for seat in range(len(heroes))] if setup.in_teams else None
        board = library.playing_board(file.board)
        return compile_game(board, heroes, ruleset, content_version(heroes, file), teams)
    villain = library.enemy(setup.villain)
    minions = [library.enemy(name) for name in setup.minions]
    events = [library.event(name) for name in setup.events]
    version = content_version(heroes, file, [villain, *minions], events)
    board = library.playing_board(file.board, with_bridges=villain.sites == "bridges")
    sites = build_sites(file, villain.sites)
    return compile_adventure(board, sites, Cast(heroes, villain, minions, events), ruleset, version)
