"""The options of a decision: numbered, in words, and no two alike."""

from __future__ import annotations

from pathlib import Path

from matchless.presentation.names import GameNames
from matchless.presentation.option import Reading
from matchless.presentation.options import answers_of, distinct
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from tests.support.matches import LIBRARY
from tests.support.situations import situation

GIVEN = {
    "king-arthur": "at: s01, hand: [excalibur, feint, prophecy]",
    "merlin": "at: s02",
    "medusa": "at: s09, hand: [snipe]",
}


def sentences(state: State, lang: str = "en") -> list[str]:
    decision = state.decision
    assert decision is not None
    names = GameNames(LIBRARY, state.game, lang)
    told = [answer.sentence for answer in answers_of(view_of(state, decision.seat), names)]
    return [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in told]


def test_actions_read_as_one_would_say_them(tmp_path: Path) -> None:
    assert [
        "Maneuver: draw a card, then move",
        "Scheme: Prophecy",
        "King Arthur attacks Medusa with Excalibur 6",
        "King Arthur attacks Medusa with Feint 2",
        "Merlin attacks Medusa with Feint 2",
    ] == sorted(sentences(situation(tmp_path, GIVEN)), key=lambda line: ("attacks" in line, line))


def test_an_attack_is_defended_or_not(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: attack medusa with feint by merlin")
    assert ["Defend: Snipe 3", "No defense"] == sentences(state)


def test_a_move_names_the_fighter_and_the_space(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: maneuver", "king-arthur: no boost")
    told = sentences(state)
    assert "Merlin → s03" in told
    assert "King Arthur → s08" in told


def test_who_is_not_asked_has_no_options(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN)
    names = GameNames(LIBRARY, state.game, "en")
    assert [] == answers_of(view_of(state, 1), names)
    assert [] == answers_of(view_of(state, -1), names)


def test_options_are_numbered_from_one_in_the_order_of_the_rules(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN)
    assert state.decision is not None
    answers = answers_of(view_of(state, 0), GameNames(LIBRARY, state.game, "en"))
    assert [1, 2, 3, 4, 5] == [answer.number for answer in answers]
    assert list(state.decision.options) == [answer.option for answer in answers]


def test_what_would_read_the_same_shows_its_notation() -> None:
    same, other = Reading("Take:", ("Feint",)), Reading("Take:", ("Skirmish",))
    assert [
        Reading("Take:", ("Feint", " (take one)")),
        other,
        Reading("Take:", ("Feint", " (take two)")),
    ] == distinct(["take one", "take skirmish", "take two"], [same, other, same])
    assert [same, other] == distinct(["take feint", "take skirmish"], [same, other])
