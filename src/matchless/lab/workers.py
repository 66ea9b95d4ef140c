"""Worker processes that play games: how they begin and end, with the programs that play for them."""

from __future__ import annotations

import multiprocessing
import multiprocessing.util
import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from matchless.players.outside.program import end_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    count: int,
    begin: Callable[..., None],
    arguments: tuple[Any, ...],
    play: Callable[[Task], Result],
    tasks: Iterable[Task],
) -> Iterator[Result]:
    """Share tasks among processes, and yield what comes of them in any order; ``begin`` prepares each process."""
    with multiprocessing.Pool(count, _begin, (begin, arguments)) as pool:
        yield from pool.imap_unordered(play, tasks)
        # Workers end by themselves: leaving the block would send them a signal, which is lost if it comes just before
        # a wait, and the wait for them would never end.
        pool.close()
        pool.join()


@contextmanager
def patient() -> Iterator[Callable[[], None]]:
    """Hold Ctrl-C back until the function that this yields is called, between two games.

    An exception in the middle of compiled arithmetic ends the process, with a message about memory. Whoever presses it
    again does not want to wait.
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is signal.SIG_IGN:
        yield lambda: None
        return
    pressed = threading.Event()

    def note(_signal: int, _frame: object) -> None:
        pressed.set()
        signal.signal(signal.SIGINT, before)

    def check() -> None:
        if pressed.is_set():
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, note)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(begin: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Prepare this process; only the main process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_process)
    multiprocessing.util.Finalize(None, end_all, exitpriority=0)
    begin(*arguments)


def end_process(_signal: int, _frame: object) -> None:
    """End this process; no program that plays for it is left behind."""
    end_all()
    os._exit(0)
