"""Training: learns what the search tries, goes on where it was, and is the same with any number of processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.lab.training.belief import held_weights, struck_weights
from matchless.lab.training.journal import Journal
from matchless.lab.training.run import CHAMPION, CURVES, Generation, Plan, Training
from matchless.lab.training.selfplay import Answer, Counts, Played, lessons_of, play
from matchless.players.learned import first_weights, read_weights
from matchless.search.learning import Learner

TINY = Plan(games=2, gate=4, iterations=3)


def nobody(_what: str, _done: int, _total: int) -> None:
    pass


def test_a_learner_finds_out_which_term_decides() -> None:
    learner = Learner([0.0, 0.0], 0.5, 0.0, 0.0, 0)
    for _ in range(200):
        learner.learn_choice([0, 1], [1.0, 1.0], [1, 2], [0.9, 0.1])
    assert learner.weights[0] - learner.weights[1] == pytest.approx(2.197, abs=0.1)  # the logarithm of 9
    chances = Learner([0.0], 0.5, 0.0, 0.0, 0)
    for number in range(400):
        chances.learn_chance([0], [1.0], 1.0 if number % 4 else 0.0)
    assert chances.weights[0] == pytest.approx(1.1, abs=0.3)  # the logarithm of 3


def test_a_pull_draws_weights_back_to_where_they_began() -> None:
    free, pulled = Learner([0.0], 0.5, 0.0, 0.0, 0), Learner([0.0], 0.5, 0.0, 1.0, 0)
    for learner in (free, pulled):
        for _ in range(100):
            learner.learn_chance([0], [1.0], 1.0)
    assert 0 < pulled.weights[0] < free.weights[0]


def test_a_game_teaches_choices_chances_and_where_cards_are() -> None:
    lessons = lessons_of(play(first_weights(), 3, 5), first_weights(), 0.5)
    assert lessons.winner in (0, 1)
    for choice in lessons.choices:
        assert len(choice.marks) == len(choice.shares)
        assert sum(choice.shares) == pytest.approx(1)
        assert choice.marks[-1] == len(choice.terms) == len(choice.values)
    assert all(0 <= chance.target <= 1 for chance in lessons.chances)
    assert lessons.held
    total = sum(of.seen for of in lessons.held.values())
    assert total == pytest.approx(sum(of.expected for of in lessons.held.values()))


def test_what_is_seen_more_often_than_by_chance_is_likelier() -> None:
    often, seldom, by_chance = Counts(80, 50, 100), Counts(20, 50, 100), Counts(50, 50, 100)
    for weights in (held_weights, struck_weights):
        found = weights({"a": often, "b": seldom, "c": by_chance})
        assert found["a"] > found["c"] > found["b"]
        assert found["c"] == pytest.approx(0)


def test_training_goes_on_and_does_not_depend_on_processes(tmp_path: Path) -> None:
    def told(one: Generation) -> tuple[object, ...]:
        return one.surprise, one.error, one.won, one.accepted

    both = Training(tmp_path / "both", TINY, first_weights(), 2)
    first = [told(one) for one in both.generation(nobody)]
    alone = Training(tmp_path / "alone", TINY, first_weights(), 1)
    second = [told(one) for one in alone.generation(nobody)]
    assert [1, 1] == [one.number for one in Training(alone.folder, TINY, first_weights(), 1).generations]
    assert first == second
    ends = [read_weights(tmp_path / folder / CHAMPION) for folder in ("both", "alone")]
    assert ends[0].cards == ends[1].cards
    assert (tmp_path / "both" / CURVES).read_text(encoding="utf-8").startswith("<svg")


def test_games_of_a_generation_are_kept_up_to_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = Played(1, 0, [Answer(2, 0.5, [1, 2, 3])]), Played(2, 1, [Answer(0, 0.25, [4, 1])])
    with Journal(path, 3) as journal:
        journal.add(first)
        journal.add(second)
    path.write_bytes(path.read_bytes()[:-5])  # stopped while it wrote
    with Journal(path, 3) as journal:
        assert [first] == journal.played
        journal.add(second)
    with Journal(path, 1) as journal:
        assert [first] == journal.played
    with Journal(path, 3) as journal:
        assert [first, second] == journal.played


def test_a_generation_that_was_stopped_plays_only_what_is_missing(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", TINY, first_weights(), 1)
    whole.generation(nobody)
    half = Training(tmp_path / "half", TINY, first_weights(), 1)
    games = (whole.folder / "games-1.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (half.folder / "games-1.jsonl").write_text(games[0], encoding="utf-8")
    told: list[tuple[str, int]] = []
    half.generation(lambda what, done, _total: told.append((what, done)))
    assert [2] == [done for what, done in told if what == "self-play"]
    assert (whole.folder / CHAMPION).read_text("utf-8") == (half.folder / CHAMPION).read_text("utf-8")


def test_the_command_trains_a_response_and_says_how_to_try_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "2", "--gate", "4", "--iterations", "3", "--generations", "1", "--jobs", "1"]
    assert 0 == main(["train", str(tmp_path), "--against", "champion", *words])
    said = capsys.readouterr().out
    assert 1 == said.count("prior  won") == said.count("value  won")
    assert "strategist:weights=" in said
    assert 0 == main(["train", str(tmp_path), *words])
    again = capsys.readouterr().out
    assert said.splitlines()[-5:-3] == again.splitlines()[-5:-3], "nothing is left to do"


def test_ctrl_c_stops_it_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "generation", interrupted)
    assert 130 == main(["train", str(tmp_path)])
    assert "Stopped in generation 1; the same command resumes here." in capsys.readouterr().out


def test_too_few_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["train", str(tmp_path), "--games", "0"])
    assert "--games must be at least 1" in capsys.readouterr().err
