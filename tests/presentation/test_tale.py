"""The story of a finished game agrees with how it ended."""

from __future__ import annotations

from itertools import pairwise

import pytest

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.tale import TaleTeller
from matchless.presentation.wire.tale import Tale
from matchless.rules.state import event as events
from matchless.server.replays.frames import Order
from matchless.server.replays.tales import tale_of
from tests.support.matches import ALL, LIBRARY, SETUPS, finished


def told(match: Match, winners: tuple[int, ...] | None = None) -> Tale:
    if winners is None:
        side = match.state.winner
        winners = tuple(seat.number for seat in match.game.seats if seat.team == side)
    order = Order(match.setup, match.game.version, tuple(match.taken), "", None, winners=winners)
    return tale_of(LIBRARY, order)


@pytest.mark.parametrize("setup", ALL)
def test_health_told_is_health_left(setup: Setup) -> None:
    match = finished(setup)
    begun = Match(LIBRARY, setup)
    teller = TaleTeller(begun)
    teller.hear(match.events[len(begun.events) :], 1)
    assert [max(0, health) for health in match.state.health] == [max(0, health) for health in teller.health]


@pytest.mark.parametrize("setup", ALL)
def test_every_turn_has_its_numbers(setup: Setup) -> None:
    match = finished(setup)
    tale = told(match)
    beat = events.TURN_BEGAN if match.game.adventure is None else events.ROUND_BEGAN
    assert sum(event.kind == beat for event in match.events) == tale.turns
    for seat in tale.seats:
        assert tale.turns + 1 == len(seat.health)
        assert tale.turns == len(seat.dealt) == len(seat.taken)
        assert seat.defended <= seat.attacks
    assert sum(sum(seat.dealt) for seat in tale.seats) <= sum(sum(seat.taken) for seat in tale.seats)
    assert tale.best is not None
    assert tale.best.damage >= 1


def test_the_turning_point_is_where_the_winner_gained_most() -> None:
    match = finished(SETUPS[0])
    tale = told(match)
    assert tale.turning is not None
    winner, loser = (0, 1) if match.state.winner == match.game.sides[0] else (1, 0)
    leads = [
        mine - theirs
        for mine, theirs in zip(tale.seats[winner].health, tale.seats[loser].health, strict=True)
    ]
    at = tale.turning.turn
    assert tale.turning.gained == max(after - before for before, after in pairwise(leads))
    assert (leads[at] - leads[at - 1], leads[at]) == (tale.turning.gained, tale.turning.ahead)


def test_the_best_blow_leads_to_its_attack() -> None:
    match = finished(SETUPS[2])
    best = told(match).best
    assert best is not None
    assert best.attack is not None
    assert best.attack - (best.defense or 0) >= best.damage
    assert "attack" in match.moves[best.frame - 1]


def test_who_fell_and_by_what() -> None:
    match = finished(SETUPS[0])
    tale = told(match)
    assert tale.fall is not None
    fallen = match.game.fighters[tale.fall.fighter]
    assert fallen.is_hero
    assert 0 == match.state.health[fallen.number]
    assert tale.fall.turn == tale.turns


def test_a_game_given_up_at_once_has_a_tale_too() -> None:
    tale = told(Match(LIBRARY, SETUPS[0]), (1,))
    assert (1, None, None, None) == (tale.turns, tale.best, tale.fall, tale.turning)
    assert [5, 5] == [len(seat.hand) for seat in tale.seats]
