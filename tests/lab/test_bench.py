"""The bench: its shape, and that pure and compiled builds play the same games."""

from __future__ import annotations

import json

import pytest

from matchless.cli.main import main
from matchless.lab.bench import SEEDS, checksum, fixed_games, is_compiled, play_through
from matchless.library.shelf import Shelf
from matchless.rules.play import new_game
from matchless.rules.playout import playout


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["bench", "--json", "--seconds", "0.1"])
    found = json.loads(capsys.readouterr().out)
    for name in (
        "decisions_per_second",
        "kernel_decisions_per_second",
        "games_per_second",
        "clone_us",
        "state_bytes",
    ):
        assert found[name] > 0
    assert is_compiled() == found["compiled"]
    assert 16 == len(found["checksum"])
    assert 12 * len(SEEDS) == found["games"]


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["bench", "--seconds", "0.1"])
    text = capsys.readouterr().out
    assert "decisions per second" in text
    assert "checksum of 48 games" in text


def test_no_time_is_no_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "--seconds", "0"])
    assert "--seconds must be more than 0, not 0" in capsys.readouterr().err


def test_the_kernel_plays_as_the_public_interface_does() -> None:
    for game in fixed_games(Shelf()):
        state = new_game(game, 9)
        options = play_through(game, 9)
        assert len(options) == playout(state, 9) == state.number
        assert state.decision is None
        half = new_game(game, 9)
        assert len(options) // 2 == playout(half, 9, len(options) // 2)
        assert half.decision is not None


def test_the_checksum_tells_games_apart() -> None:
    games = fixed_games(Shelf())
    played = [play_through(games[0], seed) for seed in (1, 2)]
    assert checksum(played) == checksum([play_through(games[0], seed) for seed in (1, 2)])
    assert checksum(played) != checksum(played[::-1])
