"""What is asked, in one line, and what it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES
from matchless.presentation import question as asking
from matchless.presentation.names import GameNames
from matchless.presentation.question import Question, combat_line, question_of
from matchless.rules import choice as rules
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.text.language import language
from matchless.text.spans import plain
from tests.support.matches import LIBRARY
from tests.support.situations import situation

GIVEN = {
    "king-arthur": "at: s01, hand: [excalibur, feint]",
    "merlin": "at: s02",
    "medusa": "at: s09, hand: [snipe, regroup]",
}
ATTACK = "king-arthur: attack medusa with excalibur"


def asked(state: State) -> Question:
    assert state.decision is not None
    return question_of(view_of(state, state.decision.seat), GameNames(LIBRARY, state.game, "en"))


def combat(state: State, viewer: int) -> str:
    return combat_line(view_of(state, viewer), GameNames(LIBRARY, state.game, "en"))


def test_an_action_is_asked_for_with_how_many_are_left(tmp_path: Path) -> None:
    question = asked(situation(tmp_path, GIVEN))
    assert "2" in plain(question.line)
    assert [] == question.about


def test_an_ability_is_told_with_its_text(tmp_path: Path) -> None:
    about = asked(situation(tmp_path, GIVEN, ATTACK)).about
    assert "Combat: King Arthur (Excalibur 6) → Medusa (?)" == about[0]
    assert about[1].startswith("Special ability: ")


def test_who_is_attacked_is_told_by_whom(tmp_path: Path) -> None:
    question = asked(situation(tmp_path, GIVEN, ATTACK, "king-arthur: no boost"))
    assert "King Arthur attacks Medusa" in plain(question.line)


def test_a_card_that_asks_is_told_with_its_text(tmp_path: Path) -> None:
    given = {
        **GIVEN,
        "king-arthur": "at: s01, hand: [prophecy], deck: [feint, feint, skirmish, regroup, ...]",
    }
    about = asked(situation(tmp_path, given, "king-arthur: scheme prophecy")).about
    assert about[0].startswith("Prophecy: ")


def test_only_its_player_sees_the_card_of_an_attack_before_it_is_revealed(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, ATTACK, "king-arthur: no boost")
    assert "Combat: King Arthur (Excalibur 6) → Medusa (?)" == combat(state, 0)
    assert "Combat: King Arthur (face down) → Medusa (?)" == combat(state, 1)
    assert "Combat: King Arthur (face down) → Medusa (?)" == combat(state, -1)


def test_without_a_combat_there_is_no_line_of_one(tmp_path: Path) -> None:
    assert not combat(situation(tmp_path, GIVEN), 0)


ASKS = sorted(value for name, value in vars(rules).items() if name.startswith("ASK_"))
WITH_NAMES = {
    rules.ASK_ACTION, rules.ASK_MANEUVER, rules.ASK_HAND_LIMIT, rules.ASK_PLACE, rules.ASK_START,
    rules.ASK_TRANSFER, rules.ASK_TARGET, rules.ASK_DEFENSE, rules.ASK_APPROACH,
}  # fmt: skip
"""Questions that name a number or a fighter."""


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_has_words_in_every_language(ask: str) -> None:
    assert (ask in asking._KEYS) is not (ask in WITH_NAMES)
    if ask in asking._KEYS:
        assert all(language(lang).messages[asking._KEYS[ask]] for lang in LANGUAGES)
