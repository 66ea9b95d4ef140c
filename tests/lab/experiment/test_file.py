"""The file of an experiment: what it may say, and what is told about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.library.problem import ContentError
from tests.support.experiments import written


def test_a_plan_is_read(tmp_path: Path) -> None:
    plan = written(
        tmp_path,
        "name: mine\nseed: 7\nrecord: [cards, events]\nmatches:\n"
        "  - {games: 8, bots: [greedy, random]}\n  - {games: 2, mode: adventure, players: [1], events: [0, 2]}\n",
    )
    assert (plan.name, plan.seed, plan.record) == ("mine", 7, ("cards", "events"))
    duel, adventure = plan.matches
    assert (duel.mode, duel.heroes, duel.bots) == ("duel", "all", ("greedy", "random"))
    assert (adventure.players, adventure.events) == ((1,), (0, 2))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "name: x\nmatches:\n  - {gmaes: 2}\n",
            "plan.yaml:3:6: 'gmaes' is not a key of matches; did you mean 'games'?",
        ),
        ("name: x\nmatches: []\n", "'matches' is empty: nothing would be played"),
        (
            "name: x\nmatches:\n  - {games: 2, villains: [mothman]}\n",
            "plan.yaml:3:16: 'villains' belongs to 'adventure', not to 'duel'",
        ),
        (
            "name: x\nmatches:\n  - {games: 2, mode: adventure, boards: [sarpedon]}\n",
            "the villain of an adventure brings its own board",
        ),
        ("name: x\nmatches:\n  - {games: 2, mode: dule}\n", "did you mean 'duel'?"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(ContentError) as failed:
        written(tmp_path, text)
    assert told in str(failed.value)
