"""The measuring of the environments: its figures are positive, and it is printed."""

from __future__ import annotations

import json

import pytest

from matchless.cli.main import main
from matchless.library.library import Library
from matchless.rl import duel
from matchless.rl.speed import measure


def test_every_pace_is_measured() -> None:
    paces = measure([duel("medusa", "king-arthur", board="sarpedon")], Library(), 0.01)
    assert min(paces.many_games, paces.many_games_by_code, paces.seats) > 0


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["bench", "--rl", "--seconds", "0.01", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {"many_games", "many_games_by_code", "seats", "num_envs", "kernel", "compiled"} == set(found)
    assert 0 == main(["bench", "--rl", "--seconds", "0.01"])
    printed = capsys.readouterr().out
    assert "250,000" in printed
    assert "60,000" in printed
