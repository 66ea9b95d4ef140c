"""Games between bots, on any number of processes; the results do not depend on how many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.lab.apart import play_apart
from matchless.lab.arena import Arena
from matchless.lab.workers import patient, spread
from matchless.players.outside.casting import is_class

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.lab.adventure.plan import AdventurePlan
    from matchless.lab.arena import Outcome
    from matchless.lab.plan import Plan
    from matchless.library.packs import Pack

_CHUNK: Final = 16
"""The most games handed to a process at once."""


def play_all(
    plan: Plan | AdventurePlan, jobs: int, records: str = "", packs: tuple[Pack, ...] = ()
) -> Iterator[Outcome]:
    """Play all games of a plan, with the content of some packs, and yield them as they end, in any order."""
    if any(map(is_class, plan.bots)):
        yield from play_apart(plan, jobs, records, packs)
        return
    if jobs == 1:
        arena = Arena(plan, records, packs=packs)
        with patient() as check:
            for number in range(plan.games):
                yield arena.play(number)
                arena.dismiss()
                check()
        return
    size = min(_CHUNK, max(1, plan.games // (jobs * 4)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    for outcomes in spread(min(jobs, len(chunks)), _begin, (plan, records, packs), _play_chunk, chunks):
        yield from outcomes


_ARENAS: Final[list[Arena]] = []
"""The arena of a worker process."""


def _begin(plan: Plan | AdventurePlan, records: str, packs: tuple[Pack, ...]) -> None:
    """Set up a worker process."""
    _ARENAS.append(Arena(plan, records, packs=packs))


def _play_chunk(numbers: range) -> list[Outcome]:
    return [_play_one(_ARENAS[-1], number) for number in numbers]


def _play_one(arena: Arena, number: int) -> Outcome:
    outcome = arena.play(number)
    arena.dismiss()
    return outcome
