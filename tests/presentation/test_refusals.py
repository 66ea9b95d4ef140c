"""Why words are no option, in the player's language."""

from __future__ import annotations

import string
from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES
from matchless.presentation.names import GameNames
from matchless.presentation.refusals import refusal
from matchless.rules.refusal import CODES
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.text.language import language
from tests.support.matches import LIBRARY
from tests.support.situations import situation

ARTHUR = {
    "king-arthur": "at: s01, hand: [excalibur, the-holy-grail, feint]",
    "merlin": "at: s02",
    "medusa": "at: s03, hand: [gaze-of-stone, clutching-claws]",
}


def told(state: State, words: str, lang: str = "en") -> str:
    decision = state.decision
    assert decision is not None
    sentence = refusal(words, view_of(state, decision.seat), GameNames(LIBRARY, state.game, lang))
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("attack nobody with feint", "No fighter is called “nobody”."),
        ("attack medusa with hope", "No card of yours is called “hope”."),
        ("attack merlin with feint", "On your side: Merlin."),
        ("attack medusa with excalibur", "Out of reach: Medusa."),
        ("attack medusa with the-holy-grail", "This is not an attack card: The Holy Grail."),
        ("scheme feint", "This is not a scheme card: Feint."),
        ("scheme restless-spirits", "You do not hold this card: Restless Spirits."),
    ],
)
def test_why_an_action_is_refused(tmp_path: Path, words: str, sentence: str) -> None:
    assert sentence == told(situation(tmp_path, ARTHUR), words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("move merlin to s03", "This space is occupied: s03."),
        ("move merlin to s30", "Merlin cannot get to s30."),
        ("move merlin to nowhere", "No space is called “nowhere”."),
        ("move medusa to s04", "Not one of your fighters: Medusa."),
    ],
)
def test_why_a_move_is_refused(tmp_path: Path, words: str, sentence: str) -> None:
    state = situation(tmp_path, ARTHUR, "king-arthur: maneuver", "king-arthur: no boost")
    assert sentence == told(state, words)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("gaze-of-stone", "Not a defense card."),
        ("clutching-claws", "Medusa may not use this card."),
        ("dash", "You do not hold this card: Dash."),
    ],
)
def test_why_a_card_does_not_defend(tmp_path: Path, card: str, sentence: str) -> None:
    state = situation(tmp_path, ARTHUR, "king-arthur: attack medusa with feint by merlin")
    assert sentence == told(state, f"defend with {card}")


def test_words_that_mean_nothing_are_not_understood(tmp_path: Path) -> None:
    state = situation(tmp_path, ARTHUR)
    assert told(state, "hello").startswith("That is not one of the options.")


def test_the_reason_is_told_in_every_language(tmp_path: Path) -> None:
    state = situation(tmp_path, ARTHUR)
    words = "attack medusa with excalibur"
    assert ["Out of reach: Medusa.", "Hors d’atteinte : Méduse.", "Поза досяжністю: Медуза."] == [
        told(state, words, lang) for lang in LANGUAGES
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_a_sentence_and_asks_only_for_what_a_reason_tells(code: str, lang: str) -> None:
    sentence = language(lang).messages[f"refusal_{code}"]
    assert isinstance(sentence, str)
    asked = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
    assert asked <= {"word", "card", "fighter", "users", "space"}
