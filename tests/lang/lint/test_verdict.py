"""What a condition is known to be: always so, never so, or open."""

from typing import Final

import pytest

from matchless.lang import nodes
from matchless.lang.lint.stage import Stage, misplaced
from matchless.lang.lint.verdict import Facts, assume, facts_at, verdict
from matchless.lang.nodes import Condition
from matchless.lang.nodes.words import Kind
from tests.support.samples import rook

WON: Final = "won_combat"
LOST: Final = "lost_combat"


@pytest.mark.parametrize(
    ("kind", "moment", "attacking"),
    [
        ("attack", "after_combat", True),
        ("defense", "after_combat", False),
        ("versatile", "after_combat", None),
        (None, "attack_declared", True),
        (None, "after_attacking", True),
        (None, "start_of_turn", None),
    ],
)
def test_when_one_is_known_to_attack(kind: Kind | None, moment: str, *, attacking: bool | None) -> None:
    facts = facts_at(Stage((), moment, (), kind))
    assert attacking is verdict("attacking", facts, rook())
    assert (None if attacking is None else not attacking) is verdict("defending", facts, rook())


@pytest.mark.parametrize(
    ("condition", "won", "lost", "open_"),
    [
        (WON, True, False, None),
        (LOST, False, True, None),
        (nodes.Not(WON), False, True, None),
        (nodes.AllOf((WON, "values_match")), None, False, None),
        (nodes.AnyOf((WON, "values_match")), True, None, None),
        (nodes.AllOf((WON, LOST)), False, False, False),
        (nodes.AnyOf((WON, LOST)), True, True, True),
    ],
)
def test_the_verdict_on_a_condition(
    condition: Condition, *, won: bool | None, lost: bool | None, open_: bool | None
) -> None:
    hero = rook()
    assert won is verdict(condition, assume(WON, Facts(), hero, holds=True), hero)
    assert lost is verdict(condition, assume(WON, Facts(), hero, holds=False), hero)
    assert open_ is verdict(condition, Facts(), hero)


def test_what_a_step_can_change_is_not_remembered() -> None:
    hero = rook()
    assert Facts() == assume("values_match", Facts(), hero, holds=True)
    assert Facts() == assume("defeated_a_fighter", Facts(), hero, holds=False)


@pytest.mark.parametrize(
    ("condition", "holds"), [(nodes.Defeated("bishop"), True), (nodes.Undefeated("bishop"), False)]
)
def test_a_single_fighter_may_be_known_to_be_defeated(condition: Condition, *, holds: bool) -> None:
    hero = rook()
    facts = assume(condition, Facts(), hero, holds=holds)
    assert {"bishop"} == facts.gone
    assert verdict(nodes.Defeated("bishop"), facts, hero) is True
    assert verdict(nodes.Undefeated("bishop"), facts, hero) is False
    assert Facts() == assume(condition, Facts(), hero, holds=not holds)


def test_one_of_a_group_defeated_tells_nothing_of_the_others() -> None:
    assert Facts() == assume(nodes.Defeated("pawn"), Facts(), rook(), holds=True)


def test_parts_are_remembered_only_if_all_of_them_were_found() -> None:
    hero = rook()
    both = nodes.AllOf((WON, "maneuvered_this_turn"))
    assert {WON, "maneuvered_this_turn"} == assume(both, Facts(), hero, holds=True).true
    assert Facts() == assume(both, Facts(), hero, holds=False)


@pytest.mark.parametrize(
    ("word", "stage", "said"),
    [
        ("draw", "scheme", ""),
        ("commit_boost", "attack_declared", ""),
        ("commit_boost", "scheme", "'commit_boost' fits only attack_declared, not scheme"),
        ("set_value", "scheme", "'set_value' fits only immediately or during_combat, not scheme"),
        ("take_turn", "scheme", "'take_turn' fits only now or end_of_round, not scheme"),
    ],
)
def test_where_a_word_fits(word: str, stage: str, said: str) -> None:
    assert said == misplaced(word, stage)
