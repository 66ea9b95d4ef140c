# ruff: noqa: RUF001 - sentences in French and Ukrainian
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


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Move your fighters up to 2 spaces each",
                "Move Merlin up to 2 spaces, or stay",
            ],
        ),
        (
            "fr",
            [
                "Déplacez vos combattants de 2 cases au maximum chacun",
                "Déplacez Merlin de 2 cases au maximum, ou restez sur place",
            ],
        ),
        (
            "uk",
            [
                "Перемістіть своїх бійців, кожного щонайбільше на 2 комірки",
                "Перемістіть Мерліна щонайбільше на 2 комірки або залиште на місці",
            ],
        ),
    ],
)
def test_a_move_says_who_and_how_far(tmp_path: Path, lang: str, lines: list[str]) -> None:
    begun = ("king-arthur: maneuver", "king-arthur: no boost")
    moved = "king-arthur: move king-arthur to s03"
    states = [situation(tmp_path, GIVEN, *begun), situation(tmp_path, GIVEN, *begun, moved)]
    assert lines == [line_of(state, lang) for state in states]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Choose who takes 2 damage", "Choose who moves up to 2 spaces"]),
        ("fr", ["Choisissez qui subit 2 dégâts", "Choisissez qui déplacer de 2 cases au maximum"]),
        ("uk", ["Виберіть, хто зазнає 2 поранень", "Виберіть, кого перемістити щонайбільше на 2 комірки"]),
    ],
)
def test_a_choice_of_a_fighter_says_what_happens_to_them(tmp_path: Path, lang: str, lines: list[str]) -> None:
    seen = {"medusa": "at: s01, hand: [a-momentary-glance]", "king-arthur": "at: s02, hand: []"}
    fought = {"king-arthur": "at: s01, hand: [skirmish]", "medusa": "at: s02, hand: []"}
    glance = situation(tmp_path, seen, "medusa: scheme a-momentary-glance")
    skirmish = situation(tmp_path, fought, "king-arthur: attack medusa with skirmish", "medusa: no defense")
    assert lines == [line_of(glance, lang), line_of(skirmish, lang)]


def test_several_cards_are_counted(tmp_path: Path) -> None:
    given = {
        **GIVEN,
        "king-arthur": "at: s01, hand: [prophecy], deck: [feint, skirmish, regroup, excalibur, ...]",
    }
    first = situation(tmp_path, given, "king-arthur: scheme prophecy")
    second = situation(tmp_path, given, "king-arthur: scheme prophecy", "king-arthur: keep skirmish")
    assert "Choose card 1 of 2 for your hand" == line_of(first)
    assert "Choose card 2 of 2 for your hand" == line_of(second)


def line_of(state: State, lang: str = "en") -> str:
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    return plain(question_of(view, GameNames(LIBRARY, state.game, lang)).line)


ASKS = sorted(value for name, value in vars(rules).items() if name.startswith("ASK_"))
WITH_NAMES = {
    rules.ASK_ACTION, rules.ASK_MANEUVER, rules.ASK_MOVE, rules.ASK_HAND_LIMIT, rules.ASK_PLACE,
    rules.ASK_START, rules.ASK_TRANSFER, rules.ASK_TARGET, rules.ASK_DEFENSE, rules.ASK_APPROACH,
    rules.ASK_CARD, rules.ASK_DISCARD, rules.ASK_SHUFFLE_IN, rules.ASK_OPTION, rules.ASK_PUT_BACK,
    rules.ASK_SPEND, rules.ASK_NUMBER, rules.ASK_FIGHTER,
}  # fmt: skip
"""Questions that name a number or a fighter, or what happens to one."""


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_has_words_in_every_language(ask: str) -> None:
    assert (ask in asking._KEYS) is not (ask in WITH_NAMES)
    if ask in asking._KEYS:
        assert all(language(lang).messages[asking._KEYS[ask]] for lang in LANGUAGES)


@pytest.mark.parametrize("key", sorted(set(asking._COUNTED.values())))
def test_what_is_counted_has_words_for_one_and_for_several(key: str) -> None:
    assert all({key, f"{key}_next"} <= set(language(lang).messages) for lang in LANGUAGES)
