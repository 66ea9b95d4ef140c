"""Why a whole action cannot be taken, and how far a maneuver goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.presentation.names import GameNames
from matchless.presentation.sheets.question import question_sheet
from matchless.presentation.wire.game import Actions
from matchless.rules.state.view import view_of
from tests.support.matches import LIBRARY
from tests.support.situations import situation


@pytest.mark.parametrize(
    ("hand", "merlin", "medusa", "expected"),
    [
        ("excalibur, prophecy", "s04", "s02", Actions(2, "", "")),
        ("excalibur", "s04", "s30", Actions(2, "No target in reach.", "No scheme in hand.")),
        ("prophecy", "s04", "s02", Actions(2, "No attack card in hand.", "")),
        (
            "prophecy, aid-the-chosen-one",
            "off",
            "s02",
            Actions(2, "Not on the board: Merlin.", "Not on the board: Merlin."),
        ),
    ],
)
def test_what_the_actions_would_do(
    tmp_path: Path, hand: str, merlin: str, medusa: str, expected: Actions
) -> None:
    given = {
        "king-arthur": f"at: s01, hand: [{hand}]",
        "merlin": f"at: {merlin}",
        "medusa": f"at: {medusa}",
    }
    state = situation(tmp_path, given)
    asked = question_sheet(view_of(state, 0), GameNames(LIBRARY, state.game, "en"))
    assert asked is not None
    assert asked.actions == expected


def test_only_an_action_has_them(tmp_path: Path) -> None:
    given = {"king-arthur": "at: s01, hand: [feint]", "merlin": "at: s02", "medusa": "at: s30"}
    state = situation(tmp_path, given, "king-arthur: maneuver")
    asked = question_sheet(view_of(state, 0), GameNames(LIBRARY, state.game, "en"))
    assert asked is not None
    assert asked.actions is None
