"""A question on the wire: its options with the things they touch, and what asks."""

from __future__ import annotations

from pathlib import Path

from matchless.presentation.names import GameNames
from matchless.presentation.sheets.question import _distinct, option_sheets, question_sheet, source_of
from matchless.presentation.wire.game import OptionSheet
from matchless.rules.notation import choices
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.text.spans import Name
from tests.support.matches import LIBRARY
from tests.support.situations import situation

GIVEN = {
    "king-arthur": "at: s01, hand: [excalibur, feint]",
    "merlin": "at: s02",
    "medusa": "at: s09, hand: [snipe]",
}


def names(state: State) -> GameNames:
    return GameNames(LIBRARY, state.game, "en")


def options(state: State) -> dict[str, OptionSheet]:
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    sheets = option_sheets(view, names(state), choices(view.position))
    return {sheet.notation: sheet for sheet in sheets}


def test_an_attack_says_who_whom_and_with_what(tmp_path: Path) -> None:
    sheet = options(situation(tmp_path, GIVEN))["attack medusa with excalibur"]
    assert (0, 2, "excalibur", 0, None) == (sheet.fighter, sheet.target, sheet.card, sheet.owner, sheet.space)


def test_a_move_says_where_to(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: maneuver", "king-arthur: no boost")
    sheet = options(state)["move merlin to s03"]
    assert (1, None, None, "s03") == (sheet.fighter, sheet.target, sheet.card, sheet.space)


def test_a_rule_asks_by_itself_and_an_ability_in_its_own_name(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN)
    assert source_of(state, names(state)) is None
    attacking = situation(tmp_path, GIVEN, "king-arthur: attack medusa with excalibur")
    asking = source_of(attacking, names(attacking))
    assert asking is not None
    assert (0, None) == (asking.seat, asking.card)


def test_a_card_asks_in_its_own_name(tmp_path: Path) -> None:
    hand = "hand: [prophecy], deck: [feint, feint, skirmish, regroup, ...]"
    state = situation(tmp_path, {**GIVEN, "king-arthur": f"at: s01, {hand}"}, "king-arthur: scheme prophecy")
    asking = source_of(state, names(state))
    assert asking is not None
    assert (0, "prophecy") == (asking.seat, asking.card)


def test_only_who_is_asked_gets_the_question(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN)
    assert question_sheet(view_of(state, 0), names(state)) is not None
    assert question_sheet(view_of(state, 1), names(state)) is None
    assert question_sheet(view_of(state, -1), names(state)) is None


def test_what_would_read_the_same_shows_its_notation(tmp_path: Path) -> None:
    first, second, *_ = options(situation(tmp_path, GIVEN)).values()
    assert [first.label, second.label] == [each.label for each in _distinct([first, second])]
    told = (*first.label, f" ({first.notation})")
    assert [told, told] == [each.label for each in _distinct([first, first])]


def test_a_space_alone_is_not_told_twice(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: maneuver", "king-arthur: decline")
    moves = [each for each in options(state).values() if each.verb == "move"]
    assert moves
    assert {(): True} == {each.label: each.space is not None for each in moves}
    first = moves[0]
    alike = {each.label for each in _distinct([first, first])}
    assert {(Name(first.space or "", space=first.space), f" ({first.notation})")} == alike
