"""The deep look: by what the seat knows alone, with the same worlds for every choice."""

from __future__ import annotations

from matchless.analysis.puzzles.deep import DeepLook, Depth, options_of
from matchless.analysis.puzzles.puzzle import FOLDER, Puzzle, read_puzzles
from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.replay import resume
from matchless.rules.state.view import view_of
from tests.laws.redeal import redealt
from tests.support.dice import Dice

QUICK = Depth(iterations=60, searches=2, glance=2, some=3, worlds=4, ahead=12, between=4)


def posed() -> tuple[Puzzle, Match]:
    one = max(read_puzzles(FOLDER), key=lambda each: each.gap)
    return one, resume(Library(), one.game())


def test_hidden_cards_dealt_anew_change_no_figure() -> None:
    one, match = posed()
    decision = match.state.decision
    assert decision is not None
    other = redealt(match.state, decision.seat, Dice(3), 40)
    assert other.hand != match.state.hand or other.deck != match.state.deck
    ranked = [weight.answer for weight in one.choices]
    figures = [
        DeepLook(match.game, QUICK).weigh(view_of(state, decision.seat), ranked)
        for state in (match.state, other)
    ]
    told = [[(each.words, each.chance, each.error, each.won) for each in found or []] for found in figures]
    assert told[0] == told[1]
    assert len(told[0]) == len(one.choices)


def test_every_choice_is_weighed_and_the_one_named_first_comes_first() -> None:
    one, match = posed()
    decision = match.state.decision
    assert decision is not None
    view = view_of(match.state, decision.seat)
    worst_first = [weight.answer for weight in reversed(one.choices)]
    found = DeepLook(match.game, QUICK).weigh(view, worst_first)
    assert found is not None
    assert found[0].words == worst_first[0]
    assert {each.words for each in found} == set(options_of(view))
    assert [each.chance for each in found[1:]] == sorted((each.chance for each in found[1:]), reverse=True)
    assert all(0 <= each.chance <= 1 and each.error >= 0 for each in found)
    assert found[0].error == 0


def test_a_choice_that_another_comes_close_to_does_not_stand() -> None:
    one, match = posed()
    decision = match.state.decision
    assert decision is not None
    view = view_of(match.state, decision.seat)
    look = DeepLook(match.game, QUICK)
    best_first = [weight.answer for weight in one.choices]
    assert look.stands(view, best_first, one.gap / 4)
    assert not look.stands(view, best_first[::-1], 0.0)
    assert look.weigh(view, best_first[::-1], 0.0) is None
