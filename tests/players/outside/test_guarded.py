"""Classes at a game: whatever they do, there is a legal answer or a fault."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import matchless
from matchless.players.outside import loading
from matchless.players.outside.fault import BotFault
from matchless.players.outside.guarded import Guarded
from tests.support.outside_bots import classes


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the classes, where the command is given."""
    monkeypatch.chdir(tmp_path)
    loading._module.cache_clear()
    classes(tmp_path)


@pytest.mark.parametrize(
    ("name", "kind", "why"),
    [
        ("Broken", "crash", r"IndexError: list index out of range \(mine.py, line 13, in choose\)"),
        ("Leaver", "crash", "SystemExit: 3"),
        ("Silent", "illegal", r"it answered None; choose\(view\) must return one of view.legal"),
        ("Illegal", "illegal", r"'attack the moon' is not possible: .* \(5 options; the nearest is 'place "),
        ("Stuck", "late", "it took more than 0.2 s for an answer"),
    ],
)
def test_a_failing_class_has_lost(name: str, kind: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATCHLESS_BOT_SECONDS", "0.2")
    match = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    with pytest.raises(BotFault, match=why) as raised:
        match.play([f"mine.py:{name}", "random"])
    assert kind == raised.value.kind
    assert not match.taken


def test_a_bot_that_changes_its_view_changes_nothing_else() -> None:
    match = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    other = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    match.play(["mine.py:Vandal", "random"])
    other.play([lambda view: view.legal[-1], "random"])
    assert match.is_over
    assert other.moves == match.moves


def test_a_bot_does_not_see_the_numbers_behind_its_options() -> None:
    seen = []

    class Peeping:
        def choose(self, view: matchless.View) -> str:
            seen.append(view._meant)
            return view.legal[0]

    match = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    match.play([Guarded(Peeping(), 0), "random"], until=lambda one: one.turn == 2)
    assert seen
    assert {None} == set(seen)


def test_a_class_plays_as_well_as_an_object() -> None:
    class Last(matchless.Bot):
        def choose(self, view: matchless.View) -> str:
            return view.legal[-1]

    match = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    match.play([Last, Last()])
    assert match.is_over


def test_a_bot_is_told_when_its_game_is_over(tmp_path: Path) -> None:
    (tmp_path / "told.py").write_text(
        "ENDS = []\n"
        "class Told:\n"
        "    def choose(self, view):\n        return view.legal[0]\n"
        "    def over(self, view):\n        ENDS.append(view.position.winner)\n        raise RuntimeError\n",
        encoding="utf-8",
    )
    match = matchless.duel("alice", "medusa", board="sarpedon", seed=1)
    match.play(["told.py:Told", "random"])
    module = loading.bot_class("told.py:Told")[0]
    assert [match.state.winner] == sys.modules[module.__module__].ENDS
