"""The account of a seat: it adds up, and names what mattered."""

from __future__ import annotations

import pytest

from matchless.analysis.account import account_of
from matchless.analysis.verdict import Better, Verdict
from matchless.match.start import duel, table

DUEL = duel("medusa", "king-arthur", board="sarpedon", seed=2).game


def told(  # noqa: PLR0913, PLR0917 - a table of verdicts reads best in columns
    number: int, seat: int, turn: int, chance: float, loss: float = 0.0, error: float = 0.0
) -> Verdict:
    better = (Better(1, loss, error),) if loss >= 0.05 else ()
    return Verdict(number, seat, turn, turn % 2 == 1 - seat, chance, 0.2, 0, loss, error, better)


GAME = [
    told(0, 0, 1, 0.50),
    told(1, 0, 1, 0.55, 0.20),  # a blunder
    told(2, 1, 2, 0.60, 0.04, 0.03),  # within noise
    told(3, 1, 2, 0.65, 0.10),
    told(4, 0, 3, 0.45),
    told(5, 0, 3, 0.40),
]


def test_start_errors_and_luck_add_up_to_the_outcome() -> None:
    for seat, outcome in ((0, 0.0), (1, 1.0)):
        account = account_of(DUEL, GAME, seat, 6, [1])
        assert outcome == account.outcome
        assert account.gifts is not None
        end = account.start - account.lost - account.partners + account.gifts + account.luck
        assert outcome == pytest.approx(end)
    lost = account_of(DUEL, GAME, 0, 6, [1])
    assert (0.2, 0.1, -0.4) == pytest.approx((lost.lost, lost.gifts, lost.luck))


def test_what_lies_within_noise_costs_nothing() -> None:
    account = account_of(DUEL, GAME, 1, 6, [1])
    assert 0.1 == account.lost
    assert 75.0 == account.accuracy  # of two choices, 0.2 at stake in each


def test_the_chance_is_shown_at_the_beginning_of_own_turns() -> None:
    assert [0, 4] == [one.number for one in account_of(DUEL, GAME, 0, 6, [1]).stops]
    assert [2] == [one.number for one in account_of(DUEL, GAME, 1, 6, [1]).stops]


def test_turning_points_are_named_after_what_explains_them() -> None:
    moments = account_of(DUEL, GAME, 0, 6, [1]).moments
    assert [(0, "others"), (1, "own"), (4, "luck")] == [(one.first, one.kind) for one in moments]
    assert (0.30, 0.45) == pytest.approx((moments[0].before, moments[0].after))
    little = account_of(DUEL, [*GAME[:3], told(3, 1, 2, 0.65, 0.06), *GAME[4:]], 0, 6, [1]).moments
    assert "luck" == little[0].kind


def test_the_reason_is_what_weighed_most() -> None:
    assert "luck" == account_of(DUEL, GAME, 0, 6, [1]).reason
    thrown = [told(0, 0, 1, 0.5, 0.3), told(1, 0, 3, 0.2, 0.2)]
    assert "errors" == account_of(DUEL, thrown, 0, 2, [1]).reason
    hopeless = [told(0, 0, 1, 0.05), told(1, 0, 3, 0.05)]
    assert "start" == account_of(DUEL, hopeless, 0, 2, [1]).reason
    gifts = [told(0, 0, 1, 0.5), told(1, 1, 2, 0.5, 0.45)]
    assert "gifts" == account_of(DUEL, gifts, 0, 2, [0]).reason


def test_a_game_that_is_not_over_has_neither_outcome_nor_reason() -> None:
    account = account_of(DUEL, GAME, 0, 6, None)
    assert account.outcome is None
    assert account.reason is None
    assert 0.4 == pytest.approx(account.start - account.lost + (account.gifts or 0) + account.luck)


def test_among_several_sides_what_others_do_is_not_told_from_luck() -> None:
    game = table(["alice", "medusa", "sinbad", "achilles"], board="sarpedon", seed=2).game
    assert account_of(game, GAME, 0, 6, [1]).gifts is None


def test_partners_share_a_fate() -> None:
    game = table(["alice", "medusa", "sinbad", "achilles"], teams=True, board="sarpedon", seed=2).game
    both = [told(0, 0, 1, 0.5), told(1, 2, 2, 0.5, 0.3), told(2, 0, 3, 0.2)]
    account = account_of(game, both, 0, 3, [1, 3])
    assert 0.3 == account.partners
    assert "partner" == account.reason
    assert ["partner", "luck"] == [one.kind for one in account.moments]


def test_whoever_had_no_choice_made_no_mistake() -> None:
    account = account_of(DUEL, [one for one in GAME if one.seat], 0, 6, [1])
    assert (100.0, 0.5, ()) == (account.accuracy, account.start, account.moments)


def test_an_underdog_hears_what_it_did_wrong_and_a_favourite_no_trifles() -> None:
    behind = [told(0, 0, 1, 0.10), told(1, 0, 1, 0.10, 0.03, 0.01), told(2, 0, 3, 0.01)]
    ahead = [told(0, 0, 1, 0.90), told(1, 0, 1, 0.90, 0.03, 0.01), told(2, 0, 3, 0.82)]
    assert [None, "mistake", None] == [one.label for one in behind]
    assert [None] * 3 == [one.label for one in ahead]
    moments = account_of(DUEL, behind, 0, 3, [1]).moments
    assert [(0, "luck"), (1, "own")] == [(one.first, one.kind) for one in moments]
    assert [(2, "luck")] == [(one.first, one.kind) for one in account_of(DUEL, ahead, 0, 3, [1]).moments]
