"""Whoever presses Ctrl-C stops a run between two games, and nothing of it is lost."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from matchless.lab.experiment.engines import Pool
from matchless.lab.experiment.run import Run
from matchless.lab.workers import patient
from tests.support.experiments import SMALL, files, played


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


def test_a_run_that_was_interrupted_goes_on_with_all_its_games(tmp_path: Path) -> None:
    run = Run(tmp_path / "stopped", SMALL)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - as above
        for _games in run.play(Pool(SMALL, run.folders, 1)):
            signal.raise_signal(signal.SIGINT)
    assert 8 == len(Run(run.folder, SMALL).finished())
    assert files(played(tmp_path / "whole").folder) == files(played(run.folder).folder)
