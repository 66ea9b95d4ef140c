"""What is played, by which rules, and how to make the game from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from matchless.lang.adventure.game import Cast, check_cast, compile_adventure
from matchless.lang.compile.game import compile_game
from matchless.library.board.build import build_sites
from matchless.library.library import Library, content_version
from matchless.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from matchless.rules.game import Game


TEAMS = 2


class Setup(Struct, frozen=True):
    """Everything that determines a game except its players' answers."""

    board: str
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


def make_game(library: Library, setup: Setup) -> Game:
    """Make the game of a setup; ContentError or ValueError say what is wrong with it."""
    if setup.villain:
        return _make_adventure(library, setup)
    if setup.minions or setup.events:
        raise ValueError("minions and events need a villain")
    board = library.board(setup.board)
    heroes = [library.hero(name) for name in setup.heroes]
    options = RuleSet(setup.preset, setup.changes)
    teams = [seat % TEAMS for seat in range(len(heroes))] if setup.in_teams else None
    if setup.in_teams and len(heroes) != TEAMS * 2:
        raise ValueError(f"two teams need four heroes, not {len(heroes)}")
    if not TEAMS <= len(heroes) <= TEAMS * 2:
        raise ValueError(f"a table seats two to four heroes, not {len(heroes)}")
    return compile_game(
        library.playing_board(setup.board), heroes, options, content_version(heroes, board), teams
    )


def _make_adventure(library: Library, setup: Setup) -> Game:
    """Make the game of an adventure, on the villain's board unless another is named."""
    villain = library.enemy(setup.villain)
    minions = [library.enemy(name) for name in setup.minions]
    events = [library.event(name) for name in setup.events]
    heroes = [library.hero(name) for name in setup.heroes]
    if setup.in_teams:
        raise ValueError("in an adventure all heroes are one team")
    cast = Cast(heroes, villain, minions, events)
    check_cast(cast)
    file = library.board(setup.board or villain.board or "")
    version = content_version(heroes, file, [villain, *minions], events)
    with_bridges = villain.sites == "bridges"
    board = library.playing_board(file.board, with_bridges=with_bridges)
    options = RuleSet(setup.preset, setup.changes)
    return compile_adventure(board, build_sites(file, villain.sites), cast, options, version)
