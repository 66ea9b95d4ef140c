"""Training in adventures: what a game teaches, and a gate that counts what only one of the two won."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.lab.training.adventures import compare, lessons_of_adventure, play_adventure
from matchless.lab.training.run import CHAMPION, Plan, Training
from matchless.players.learned import first_weights, read_weights
from matchless.search.adventure.terms import ADVENTURE_TERMS
from matchless.search.policy.terms import TERMS


def test_an_adventure_teaches_choices_and_chances() -> None:
    lessons = lessons_of_adventure(play_adventure(first_weights(), 3, 5), first_weights(), 0.0)
    assert lessons.choices
    for choice in lessons.choices:
        assert sum(choice.shares) == pytest.approx(1)
        assert choice.marks[-1] == len(choice.terms) == len(choice.values)
        assert max(choice.terms, default=0) < len(TERMS)
    won = 1.0 if lessons.winner == 0 else 0.0
    assert {one.target for one in lessons.chances} == {won}
    assert all(max(one.terms) < ADVENTURE_TERMS for one in lessons.chances)


def test_equal_weights_decide_no_adventure() -> None:
    assert (0, 0) == compare(first_weights(), first_weights(), 3, 7)


def test_only_the_weights_of_adventures_are_learned(tmp_path: Path) -> None:
    start = first_weights()
    training = Training(tmp_path, Plan(games=3, gate=2, iterations=3, adventures=True), start, 1)
    found = training.generation(lambda *_: None)
    assert ["prior", "value"] == [one.step for one in found]
    assert all(0 <= one.won <= one.gate <= 2 for one in found)
    after = read_weights(tmp_path / CHAMPION)
    assert after.positions == start.positions
    assert after.choices == start.choices


def test_a_best_response_is_for_duels_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["train", str(tmp_path), "--adventures", "--against", "champion"])
    assert "do not go together" in capsys.readouterr().err
