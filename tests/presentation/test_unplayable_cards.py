"""Why a card in hand cannot be played now."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.refusals import unplayable_cards
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from tests.support.matches import LIBRARY
from tests.support.situations import situation

DEFENSE = "A defense card: play it when you are attacked."
TARGET = "No target in reach."


def reasons(state: State) -> dict[str, str]:
    """The cards that the asked seat cannot play, with the reason."""
    decision = state.decision
    assert decision is not None
    view, names = view_of(state, decision.seat), GameNames(LIBRARY, state.game, "en")
    deck = state.game.seats[view.seat].deck
    used = {deck[each.choice.card].name for each in answers_of(view, names) if each.choice.card >= 0}
    return unplayable_cards(view, names, used)


@pytest.mark.parametrize(
    ("hand", "merlin", "expected"),
    [
        ("excalibur, feint", "at: s02", {"excalibur": TARGET}),
        ("the-holy-grail", "at: s02", {"the-holy-grail": DEFENSE}),
        ("aid-the-chosen-one", "at: s02", {}),
        ("aid-the-chosen-one", "at: off", {"aid-the-chosen-one": "Not on the board: Merlin."}),
        ("prophecy", "at: off", {"prophecy": "Not on the board: Merlin."}),
    ],
)
def test_why_a_card_gives_no_action(tmp_path: Path, hand: str, merlin: str, expected: dict[str, str]) -> None:
    given = {"king-arthur": f"at: s01, hand: [{hand}]", "merlin": merlin, "medusa": "at: s03"}
    assert expected == reasons(situation(tmp_path, given))


def test_why_a_card_does_not_defend(tmp_path: Path) -> None:
    hand = "hand: [the-holy-grail, bewilderment, excalibur]"
    given = {
        "king-arthur": f"at: s01, {hand}",
        "merlin": "at: s04",
        "medusa": "at: s02, hand: [snipe]",
    }
    state = situation(tmp_path, given, "medusa: attack king-arthur with snipe", turn="medusa")
    assert {
        "bewilderment": "King Arthur may not use this card.",
        "excalibur": "Not a defense card.",
    } == reasons(state)


def test_a_question_that_plays_no_card_refuses_none(tmp_path: Path) -> None:
    given = {"king-arthur": "at: s01, hand: [excalibur]", "merlin": "at: s02", "medusa": "at: s03"}
    moving = situation(tmp_path, given, "king-arthur: maneuver", "king-arthur: no boost")
    assert {} == reasons(moving)


def test_a_card_without_a_boost_value_does_not_boost(tmp_path: Path) -> None:
    voyage = "voyage-to-the-island-that-was-a-whale"
    given = {"sinbad": f"at: s01, hand: [{voyage}, feint], deck: [feint, ...]", "medusa": "at: s03"}
    assert {voyage: "No boost value."} == reasons(situation(tmp_path, given, "sinbad: maneuver"))
