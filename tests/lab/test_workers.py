"""Whoever presses Ctrl-C stops a run between two games, and nothing of it is lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from matchless.lab.experiment.engines import Pool
from matchless.lab.experiment.run import Run
from matchless.lab.workers import patient
from tests.support.experiments import SMALL, files, played


@pytest.fixture(autouse=True)
def keyboard() -> Iterator[None]:
    """Whoever runs the tests may have told them to ignore Ctrl-C, as shells do in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_waits_until_the_game_is_over() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt), patient() as check:  # noqa: PT012 - the point is where it is raised
        check()
        signal.raise_signal(signal.SIGINT)
        reached = sum(range(1000))
        check()
    assert 499_500 == reached
    assert before is signal.getsignal(signal.SIGINT)


def test_whoever_presses_it_twice_does_not_wait() -> None:
    with pytest.raises(KeyboardInterrupt), patient():  # noqa: PT012 - as above
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)


def test_who_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with patient() as check:
        signal.raise_signal(signal.SIGINT)
        check()
    assert signal.SIG_IGN is signal.getsignal(signal.SIGINT)


def test_a_run_that_was_interrupted_goes_on_with_all_its_games(tmp_path: Path) -> None:
    run = Run(tmp_path / "stopped", SMALL)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - as above
        for _games in run.play(Pool(SMALL, run.folders, 1)):
            signal.raise_signal(signal.SIGINT)
    assert 8 == len(Run(run.folder, SMALL).finished())
    assert files(played(tmp_path / "whole").folder) == files(played(run.folder).folder)
