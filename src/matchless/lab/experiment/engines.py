"""What plays the games of an experiment: processes on this machine, or a Ray cluster. The games are the same."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, Protocol

from matchless.lab.experiment.play import Played, Table, UnfinishedError
from matchless.lab.workers import patient, spread
from matchless.library.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from matchless.lab.experiment.file import Experiment

Chunk = list[int]
"""The numbers of the games that a worker plays in one go."""
_IN_FLIGHT: Final = 3
"""Chunks queued for each worker of a cluster, so that none is ever idle."""


class Engine(Protocol):
    """Plays chunks and hands back their games as they finish, in any order."""

    def play(self, chunks: Iterable[Chunk]) -> Iterator[list[Played]]:
        """Play all chunks."""


class Pool:
    """Processes on this machine."""

    def __init__(self, experiment: Experiment, folders: Sequence[str], jobs: int) -> None:
        self._arguments: Final = (experiment, tuple(folders))
        self._jobs: Final = jobs

    def play(self, chunks: Iterable[Chunk]) -> Iterator[list[Played]]:
        """Play all chunks; with one process, in this one."""
        if self._jobs == 1:
            table = new_table(*self._arguments)
            with patient() as check:
                for chunk in chunks:
                    yield table.play_all(chunk)
                    check()
            return
        yield from spread(self._jobs, _begin, self._arguments, _play, chunks)


def new_table(experiment: Experiment, folders: Sequence[str]) -> Table:
    """Return a table that plays games in one process."""
    return Table(experiment, Library(*folders))


_TABLES: Final[list[Table]] = []
"""The table of a worker process."""


def _begin(experiment: Experiment, folders: Sequence[str]) -> None:
    """Set up a worker process."""
    _TABLES.append(new_table(experiment, folders))


def _play(chunk: Chunk) -> list[Played]:
    return _TABLES[-1].play_all(chunk)


class Cluster:
    """Workers of a Ray cluster, or of a local one started for the run.

    Chunks whose node is lost are played again on another one; they give the same games, so nothing is lost or doubled.
    """

    def __init__(
        self, experiment: Experiment, folders: Sequence[str], jobs: int | None = None, address: str = ""
    ) -> None:
        try:
            import ray  # noqa: PLC0415 - only clusters need it
        except ModuleNotFoundError as error:
            raise ValueError(
                "Ray is not installed; it comes with the extra 'lab' on Linux and macOS, up to Python 3.13. The same "
                "games are played without it, and --shard shares them among machines"
            ) from error

        self._ray: Final[Any] = ray
        self._jobs: Final = jobs
        self._arguments: Final = (experiment, tuple(folders))
        if not ray.is_initialized():
            ray.init(
                address=address or None,
                num_cpus=None if address else jobs,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )

    def play(self, chunks: Iterable[Chunk]) -> Iterator[list[Played]]:
        """Play all chunks."""
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=-1)(_play_remotely)
        plan = ray.put(self._arguments)
        waiting = iter(chunks)
        running: list[Any] = []
        while True:
            room = _IN_FLIGHT * max(1, self._jobs or int(ray.cluster_resources().get("CPU", 1)))
            for chunk in waiting:
                running.append(task.remote(plan, chunk))
                if len(running) >= room:
                    break
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for one in done:
                try:
                    yield ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    cause = error.cause
                    raise (cause if isinstance(cause, UnfinishedError) else error) from None


_REMOTE: Final[dict[str, Table]] = {}
"""A worker's tables by plan: the workers of a cluster outlive a run."""


def _play_remotely(arguments: tuple[Experiment, tuple[str, ...]], chunk: Chunk) -> list[Played]:
    key = repr(arguments)
    if key not in _REMOTE:
        _REMOTE.clear()
        _REMOTE[key] = new_table(*arguments)
    return _REMOTE[key].play_all(chunk)
