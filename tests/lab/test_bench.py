"""The bench: its shape, and that pure and compiled builds play the same games."""

from __future__ import annotations

import json
from itertools import combinations
from math import comb

import pytest
from msgspec import structs

from matchless.cli.commands import bench as command
from matchless.cli.main import main
from matchless.lab import bench
from matchless.lab.bench import (
    ADVENTURE_BAR,
    ADVENTURES_EACH,
    ALL_SEEDS,
    BOARDS,
    FIRST_HEROES,
    FIRST_SEEDS,
    RATIO_BAR,
    adventures,
    checksum,
    duels,
    is_compiled,
    play_through,
)
from matchless.library.library import Library
from matchless.rules.flow.play import new_game
from matchless.rules.flow.playout import playout

FIGURES = bench.Figures(
    decisions_per_second=1_200_000,
    kernel_decisions_per_second=2_400_000,
    games_per_second=4000,
    clone_us=0.4,
    state_bytes=500,
    compiled=True,
    checksum="0123456789abcdef",
    games=48,
    decisions=14_400,
    all_heroes=bench.Pace(
        pairs=91,
        games=182,
        decisions=50_000,
        decisions_per_second=1_000_000,
        kernel_decisions_per_second=2_000_000,
        checksum="fedcba9876543210",
    ),
    ratio=1.2,
    kernel_ratio=1.2,
    ratio_bar=RATIO_BAR,
    adventures=bench.Pace(
        pairs=48,
        games=48,
        decisions=9000,
        decisions_per_second=800_000,
        kernel_decisions_per_second=1_600_000,
        checksum="00112233445566aa",
    ),
    adventure_ratio=1.25,
    adventure_kernel_ratio=1.25,
    adventure_bar=ADVENTURE_BAR,
)


def test_json_has_the_promised_shape(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "REPETITIONS", 1)
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
    assert 12 * len(FIRST_SEEDS) == found["games"]
    pairs = comb(len(Library().heroes), 2)
    every = found["all_heroes"]
    assert pairs == every["pairs"]
    assert pairs * len(BOARDS) * len(ALL_SEEDS) == every["games"]
    assert every["decisions"] > found["decisions"]
    assert 16 == len(every["checksum"])
    for faster, slower, name in ((found, every, "ratio"), (every, found["adventures"], "adventure_ratio")):
        paces = faster["decisions_per_second"] / slower["decisions_per_second"]
        assert pytest.approx(paces) == found[name]
        paces = faster["kernel_decisions_per_second"] / slower["kernel_decisions_per_second"]
        assert pytest.approx(paces) == found[name.replace("ratio", "kernel_ratio")]
    assert found["ratio_bar"] == RATIO_BAR
    quests = found["adventures"]
    assert 8 * ADVENTURES_EACH == quests["games"]
    assert ADVENTURE_BAR == found["adventure_bar"]


@pytest.mark.parametrize(("ratio", "said"), [(1.5, "1.50"), (1.51, "1.51, missed")])
def test_the_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ratio: float, said: str
) -> None:
    monkeypatch.setattr(command, "measure", lambda *_: structs.replace(FIGURES, ratio=ratio))
    assert 0 == main(["bench"])
    text = capsys.readouterr().out
    for words in (
        "first four heroes",
        "all heroes",
        "1,200,000",
        "1,000,000",
        "ratio (bar 1.5; 2)",
        "adventures",
        "800,000",
        "1.25",
        "1.20",
        said,
        "0.40 µs",
    ):
        assert words in text


def test_no_time_is_no_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "--seconds", "0"])
    assert "--seconds must be more than 0, not 0" in capsys.readouterr().err


def test_every_pair_of_different_heroes_is_played_on_every_board() -> None:
    library = Library()
    every = duels(library, library.heroes, (1,))
    tables = [(game.board.name, tuple(seat.hero for seat in game.seats)) for game, _ in every.games]
    pairs = list(combinations(library.heroes, 2))
    assert {(board, pair) for board in BOARDS for pair in pairs} == set(tables)
    assert len(BOARDS) * len(pairs) == len(tables)


def test_adventures_of_every_villain_and_number_of_players_are_played() -> None:
    casts = {(game.seats[game.players].hero, game.players) for game, _ in adventures(Library(), 1).games}
    assert {(villain, players) for villain in Library().villains for players in (1, 2, 3, 4)} == casts


def test_the_kernel_plays_as_the_public_interface_does() -> None:
    for game, _ in [*duels(Library(), FIRST_HEROES, (9,)).games, *adventures(Library(), 1).games]:
        state = new_game(game, 9)
        options = play_through(game, 9)
        assert len(options) == playout(state, 9) == state.number
        assert state.decision is None
        half = new_game(game, 9)
        assert len(options) // 2 == playout(half, 9, len(options) // 2)
        assert half.decision is not None


def test_the_checksum_tells_games_apart() -> None:
    game, _ = duels(Library(), FIRST_HEROES[:2], (1,)).games[0]
    played = [play_through(game, seed) for seed in (1, 2)]
    assert checksum(played) == checksum([play_through(game, seed) for seed in (1, 2)])
    assert checksum(played) != checksum(played[::-1])
