"""Fighters and spaces as effects describe them, by a moment of a combat and of a maneuver."""

from __future__ import annotations

import pytest

from matchless.rules.board.bits import members
from matchless.rules.describe import fighters, spaces
from matchless.rules.game import NOTHING
from matchless.rules.op import Where, Who
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.state import State
from tests.support.situations import situation

GIVEN = {
    "king-arthur": "at: s01, hand: []",
    "merlin": "at: s02",
    "medusa": "at: s03, hand: [feint]",
    "harpy-1": "at: s20",
}
ARTHUR, MERLIN, MEDUSA, HARPY, _, _ = range(6)


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> State:
    """King Arthur's turn, before his action."""
    return situation(tmp_path_factory.mktemp("calm"), GIVEN)


@pytest.fixture(scope="module")
def combat(tmp_path_factory: pytest.TempPathFactory) -> State:
    """Medusa is asked how she defends against Merlin."""
    given = {**GIVEN, "king-arthur": "at: s01, hand: [feint]"}
    return situation(
        tmp_path_factory.mktemp("combat"), given, "king-arthur: attack medusa with feint by merlin"
    )


def frame_of(seat: int, fighter: int = ARTHUR) -> Frame:
    return Frame(NOTHING, seat, fighter, NO_CARD)


def found(who: Who, state: State, frame: Frame) -> list[int]:
    return list(members(who.fighters(state, frame)))


def names(where: Where, state: State, frame: Frame) -> set[str]:
    return {state.game.board.spaces[space] for space in members(where.spaces(state, frame))}


def test_seats_and_teams(calm: State) -> None:
    arthur, medusa = frame_of(0), frame_of(1, MEDUSA)
    assert [ARTHUR, MERLIN] == found(fighters.OfSeat(), calm, arthur)
    assert [MEDUSA, HARPY] == found(fighters.OfSeat(), calm, medusa)
    assert [MEDUSA, HARPY] == found(fighters.OfTeam(friendly=False), calm, arthur)
    assert [ARTHUR, MERLIN, MEDUSA, HARPY] == found(fighters.Everyone(), calm, medusa)


def test_fighters_off_the_board_are_meant_but_not_found(calm: State) -> None:
    harpies = fighters.OfSeat().meant(calm, frame_of(1, MEDUSA)) & ~(1 << MEDUSA)
    assert 3 == len(list(members(harpies)))
    assert [HARPY] == found(fighters.These(harpies), calm, frame_of(1, MEDUSA))


def test_a_combat_has_two_fighters(calm: State, combat: State) -> None:
    assert [MERLIN, MEDUSA] == found(fighters.FightersInCombat(), combat, frame_of(0))
    assert [] == found(fighters.FightersInCombat(), calm, frame_of(0))
    assert [MEDUSA] == found(fighters.OpposingFighter(), combat, frame_of(0, MERLIN))


def test_the_chosen_fighter(calm: State) -> None:
    frame = frame_of(0)
    assert [] == found(fighters.Chosen(), calm, frame)
    frame.chosen = HARPY
    assert [HARPY] == found(fighters.Chosen(), calm, frame)


def test_adjacent_spaces_are_not_the_zone(calm: State) -> None:
    frame = frame_of(0)
    merlin = fighters.These(1 << MERLIN)
    adjacent = names(spaces.AdjacentTo(merlin), calm, frame)
    zone = names(spaces.InZoneOf(merlin), calm, frame)
    assert "s02" not in adjacent
    assert "s02" in zone
    assert adjacent & zone == names(
        spaces.Both(spaces.AdjacentTo(merlin), spaces.InZoneOf(merlin)), calm, frame
    )


def test_the_chosen_space(calm: State) -> None:
    frame = frame_of(0)
    assert set() == names(spaces.NearChosenSpace(adjacent=True), calm, frame)
    frame.space = calm.space[MERLIN]
    merlin = fighters.These(1 << MERLIN)
    for adjacent, same in ((True, spaces.AdjacentTo(merlin)), (False, spaces.InZoneOf(merlin))):
        assert names(same, calm, frame) == names(spaces.NearChosenSpace(adjacent), calm, frame)
    frame.spaces = 1 << calm.space[ARTHUR] | 1 << calm.space[MEDUSA]
    assert {"s01", "s03"} == names(spaces.ChosenSpaces(), calm, frame)
