"""What the compiler makes of steps: which ops, in which order, and where each leads to."""

from __future__ import annotations

import pytest

from matchless.lang.compile.game import Seating
from matchless.lang.compile.program import Compiler
from matchless.lang.compile.words import Lexicon
from matchless.rules.game import NOTHING
from matchless.rules.op import Op
from matchless.rules.ops.pools import SpendAny
from tests.support.samples import rook_with

LEADS = ("target", "targets", "skip", "end")
"""What ops call the places that they lead to."""


def compiled(steps: str, timing: str = "scheme") -> list[str]:
    """The program of a card, op by op, each with the places it leads to."""
    compiler = Compiler([])
    seat = Seating(compiler, rook_with(steps, timing), 0, []).seat()
    program = next(card for card in seat.deck if card.name == "trial").programs
    (number,) = (each for each in program if each != NOTHING)
    return [told(op) for op in compiler.programs[number]]


def told(op: Op) -> str:
    """An op by its name, and with the places it leads to; -1 is none."""
    leads = [getattr(op, name) for name in LEADS if hasattr(op, name)]
    places = [str(lead) for lead in leads if lead != -1]
    return f"{type(op).__name__} -> {', '.join(places)}" if places else type(op).__name__


@pytest.mark.parametrize(
    ("steps", "ops"),
    [
        ("- draw: 1\n- shuffle: your_deck", ["DrawCards", "ShuffleDeck"]),
        ("- if: maneuvered_this_turn\n  then: [{draw: 1}]", ["Unless -> 2", "DrawCards"]),
        (
            "- if: maneuvered_this_turn\n  then: [{draw: 1}]\n  otherwise: [{draw: 2}]\n- draw: 3",
            ["Unless -> 3", "DrawCards", "Jump -> 4", "DrawCards", "DrawCards"],
        ),
        (
            "- pick: 1\n  of:\n    one: [{draw: 1}]\n    two: [{draw: 2}]",
            ["PickModes", "RunModes -> [2, 4], 6", "DrawCards", "Jump -> 1", "DrawCards", "Jump -> 1"],
        ),
        (
            '- tiers: rage\n  of:\n    "1": [{draw: 1}]\n    "2": [{draw: 2}]',
            ["SpendTier -> [1, 3], 5", "DrawCards", "Jump -> 5", "DrawCards", "Jump -> 5"],
        ),
    ],
)
def test_steps_follow_each_other_and_branches_are_leapt_over(steps: str, ops: list[str]) -> None:
    assert ops == compiled(steps)


@pytest.mark.parametrize(
    ("steps", "ops"),
    [
        ("- may: [{draw: 1}]", ["Offer -> 2", "DrawCards"]),
        (
            "- may: [{draw: 1}]\n  otherwise: [{draw: 2}]",
            ["Offer -> 3", "DrawCards", "Jump -> 4", "DrawCards"],
        ),
        ("- may: [{move: rook, up_to: 2}]", ["MoveOne"]),
        ("- may: [{move: rook, up_to: 2}, {draw: 1}]", ["Offer -> 3", "MoveOne", "DrawCards"]),
        ("- may: [{place: rook}, {draw: 1}]", ["PlaceOne -> 2", "DrawCards"]),
        (
            "- may: [{pick: 1, of: {one: [{draw: 1}]}}]",
            ["PickModes -> 4", "RunModes -> [2], 4", "DrawCards", "Jump -> 1"],
        ),
    ],
)
def test_one_declines_where_one_is_asked_anyway_if_there_is_such_a_place(steps: str, ops: list[str]) -> None:
    assert ops == compiled(steps)


@pytest.mark.parametrize(
    ("steps", "ops"),
    [
        ("- may: [{discard: 1, who: you}]", ["Offer -> 2", "DiscardCards"]),
        (
            "- may: [{discard: 1, who: you}, {draw: 1}]",
            ["Unless -> 4", "Offer -> 4", "DiscardCards", "DrawCards"],
        ),
        ("- may: [{spend: 1, of: rage}, {draw: 1}]", ["Unless -> 3", "SpendFixed -> 3", "DrawCards"]),
        ("- may: [{draw: 1}, {discard: 1, who: you}]", ["Offer -> 3", "DrawCards", "DiscardCards"]),
        ("- may: [{swap: rook, with: bishop}]", ["Unless -> 3", "Offer -> 3", "SwapFighters"]),
    ],
)
def test_what_costs_something_is_offered_only_to_whom_can_pay(steps: str, ops: list[str]) -> None:
    assert ops == compiled(steps)


@pytest.mark.parametrize(
    ("steps", "ops"),
    [
        ("- opponent_may: [{discard: 1, who: opponent}]", ["ChooseRival", "DiscardCards -> 2"]),
        (
            "- opponent_may: [{discard: 1, who: opponent}]\n  otherwise: [{draw: 1}]",
            ["ChooseRival", "Unless -> 4", "DiscardCards -> 4", "Jump -> 5", "DrawCards"],
        ),
        ("- look_at_hand: opponent", ["ChooseRival", "LookAtHandCards"]),
        ("- damage: 1\n  to: opponents_hero", ["ChooseRival", "DealDamage"]),
        ("- draw: {cards_in: opponent_hand}", ["ChooseRival", "DrawCards"]),
        ("- draw: {cards_in: your_hand}", ["DrawCards"]),
        ("- if: {item: bow}\n  then: [{draw: 1}]", ["LookForItem", "Unless -> 3", "DrawCards"]),
    ],
)
def test_whom_a_card_speaks_of_is_settled_first(steps: str, ops: list[str]) -> None:
    assert ops == compiled(steps)


def test_a_cost_of_any_number_is_at_least_one() -> None:
    steps = "- may: [{discard: 1, who: you}, {spend: any, of: rage}, {draw: {chosen_number: 1}}]"
    compiler = Compiler([])
    Seating(compiler, rook_with(steps), 0, []).seat()
    spends = [op for program in compiler.programs for op in program if isinstance(op, SpendAny)]
    assert [1] == [op.least for op in spends]


def test_without_steps_there_is_no_program() -> None:
    compiler = Compiler([])
    seat = Seating(compiler, rook_with("- draw: 1"), 0, []).seat()
    assert NOTHING == compiler.program((), Lexicon(rook_with("- draw: 1"), seat.fighters, {}, {}))
