"""Who could attack the viewer, and how hard: public knowledge only."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.match.setup import Setup
from matchless.presentation.sheets.threats import threats_to
from matchless.rules.state.view import SPECTATOR, view_of
from tests.laws.redeal import redealt
from tests.support.dice import Dice
from tests.support.matches import ADVENTURES, SETUPS, play
from tests.support.situations import situation

ARTHUR, MERLIN, MEDUSA = range(3)


def given(medusa: str, more: str = "") -> dict[str, str]:
    return {
        "king-arthur": "at: s01, hand: [excalibur]",
        "merlin": "at: s02",
        "medusa": f"at: {medusa}{more}",
    }


def test_a_ranged_fighter_strikes_along_its_zone(tmp_path: Path) -> None:
    state = situation(tmp_path, given("s03", ", hand: [snipe]"))
    (threat, *_) = threats_to(view_of(state, 0))
    assert MEDUSA == threat.fighter
    assert {"s01", "s02"} <= set(threat.near)
    assert {(ARTHUR, "nothing"), (MERLIN, "nothing")} == {(one.fighter, one.takes) for one in threat.targets}
    assert not set(threat.near) & set(threat.far)


def test_the_value_is_the_highest_that_may_still_be_in_hand(tmp_path: Path) -> None:
    state = situation(tmp_path, given("s03", ", hand: [feint]"))
    (threat, *_) = threats_to(view_of(state, 0))
    deck = state.game.seats[1].deck
    assert max(card.value for card in deck if card.attacks and card.users & 1) == threat.most


def test_cards_in_the_discard_pile_do_not_count(tmp_path: Path) -> None:
    state = situation(tmp_path, given("s03", ", hand: [feint]"))
    seat = state.game.seats[1]
    (before, *_) = threats_to(view_of(state, 0))
    for number, card in enumerate(seat.deck):
        if card.attacks and card.value == before.most:
            state.public[1] |= 1 << number
    (after, *_) = threats_to(view_of(state, 0))
    assert after.most < before.most


def test_far_away_a_maneuver_is_needed_or_a_boost(tmp_path: Path) -> None:
    takes = set()
    for space in range(3, 32):
        state = situation(tmp_path, given(f"s{space:02}", ", hand: [feint]"))
        for threat in threats_to(view_of(state, 0)):
            takes |= {one.takes for one in threat.targets if one.fighter == ARTHUR}
    assert {"nothing", "move", "boost"} == takes


def test_nobody_threatens_a_spectator(tmp_path: Path) -> None:
    assert () == threats_to(view_of(situation(tmp_path, given("s03")), SPECTATOR))


@pytest.mark.parametrize("setup", [*SETUPS, *ADVENTURES], ids=str)
def test_hidden_cards_change_nothing(setup: Setup) -> None:
    dice = Dice(5)
    seen = 0
    for match in play(setup, 240):
        if match.state.decision is None or match.state.number % 5:
            continue
        for viewer in range(match.game.players):
            found = threats_to(view_of(match.state, viewer))
            seen += len(found)
            assert found == threats_to(view_of(redealt(match.state, viewer, dice, 20), viewer))
            own = match.game.seats[viewer].team
            for threat in found:
                assert match.game.fighters[threat.fighter].team != own
                assert all(match.game.fighters[one.fighter].team == own for one in threat.targets)
    assert seen
