"""How a match begins: a duel, a larger table, an adventure, or a record."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.mistakes import RANDOM
from matchless.match.record import Record, read, read_record
from matchless.match.replay import resume
from matchless.match.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

RULES: Final = "core-2023"
_SEEDS: Final = 1 << 32


def duel(  # noqa: PLR0913 - all but the heroes may be left out
    first: str,
    second: str,
    *,
    board: str = RANDOM,
    seed: int | None = None,
    rules: str = RULES,
    options: Mapping[str, str] | None = None,
    library: Library | None = None,
) -> Match:
    """Begin a duel between two heroes; the first one begins.

    >>> duel("king-arthur", "medusa", board="sarpedon", seed=1)
    <Match king-arthur 18/18 – medusa 16/16, setup, king-arthur: place merlin>

    "random" in place of a name lets the seed choose, as it does for the board if none is named. Without a seed one is
    drawn, and ``match.setup.seed`` has it. ``rules`` is "core-2023" or "classic-2020"; ``options`` are single rules
    that differ, such as ``{"boostTiming": "any-time-in-move-step"}``. SetupError, a ValueError, names
    every mistake with the likely word.
    """
    return table([first, second], board=board, seed=seed, rules=rules, options=options, library=library)


def table(  # noqa: PLR0913 - all but the heroes may be left out
    heroes: Sequence[str],
    *,
    teams: bool = False,
    board: str = RANDOM,
    seed: int | None = None,
    rules: str = RULES,
    options: Mapping[str, str] | None = None,
    library: Library | None = None,
) -> Match:
    """Begin a game of two to four heroes, in turn order: everyone for themselves, or in teams of two.

    In teams, the first and the third hero play against the second and the fourth. The rest is as in ``duel``.
    """
    setup = Setup(board, tuple(heroes), _seed(seed), rules, dict(options or {}), teams)
    return _begun(setup, library)


def adventure(  # noqa: PLR0913 - all but the heroes may be left out
    villain: str,
    heroes: Sequence[str],
    *,
    minions: Sequence[str] | None = None,
    events: Sequence[str] | int = (),
    seed: int | None = None,
    rules: str = RULES,
    options: Mapping[str, str] | None = None,
    library: Library | None = None,
) -> Match:
    """Begin an adventure of one to four heroes against a villain, on its board.

    There is one minion for each hero; without names they are drawn by the seed, and so are events if ``events`` says
    how many. The rest is as in ``duel``.
    """
    minions = [RANDOM] * len(heroes) if minions is None else minions
    events = [RANDOM] * events if isinstance(events, int) else events
    changes = dict(options or {})
    setup = Setup(
        "",
        tuple(heroes),
        _seed(seed),
        rules,
        changes,
        villain=villain,
        minions=tuple(minions),
        events=tuple(events),
    )
    return _begun(setup, library)


def replay(record: Record | str | Path, library: Library | None = None) -> Match:
    """Return the match that a record leads to: a ``Record``, the text of one, or the path of its file.

    Every move is checked; RecordError names the line that is wrong.
    """
    if isinstance(record, Path):
        record = read_record(record)
    elif isinstance(record, str):
        record = read(record)
    return resume(library or _shipped(), record)


def _begun(setup: Setup, library: Library | None) -> Match:
    """Begin a match; what is left to chance is drawn by the seed."""
    library = library or _shipped()
    return Match(library, setup.fill_random(library, Random(setup.seed)))  # noqa: S311 - a game, no secret


@cache
def _shipped() -> Library:
    """Return the library that comes with the game; all matches share it because reading it takes a while."""
    return Library()


def _seed(seed: int | None) -> int:
    return secrets.randbelow(_SEEDS) if seed is None else seed
