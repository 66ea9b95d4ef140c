"""Every click that is no answer is told why."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES
from matchless.presentation.names import GameNames
from matchless.presentation.why_not import Pointed, why_not
from matchless.rules.choice import DO_ATTACK, DO_SCHEME
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from tests.laws.redeal import redealt
from tests.support.dice import Dice
from tests.support.matches import ADVENTURES, LIBRARY, SETUPS, play
from tests.support.situations import situation

GIVEN = {
    "king-arthur": "at: s01, hand: [excalibur, prophecy, the-holy-grail]",
    "merlin": "at: s02",
    "medusa": "at: s30, hand: [gaze-of-stone]",
}
ARTHUR, MERLIN, MEDUSA = range(3)


def place(state: State, name: str) -> int:
    return state.game.board.spaces.index(name)


def card(state: State, name: str) -> int:
    return next(at for at, one in enumerate(state.game.seats[0].deck) if one.name == name)


def told(state: State, pointed: Pointed, seat: int = 0, lang: str = "en") -> str:
    sentence = why_not(view_of(state, seat), GameNames(LIBRARY, state.game, lang), pointed)
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("space", "verb", "sentence"),
    [
        ("s30", "", "Out of reach: Medusa."),
        ("s30", DO_ATTACK, "Out of reach: Medusa."),
        ("s02", "", "To move your fighters, choose Maneuver."),
        ("s02", DO_ATTACK, "On your side: Merlin."),
        ("s05", "", "To move your fighters, choose Maneuver."),
    ],
)
def test_at_an_action(tmp_path: Path, space: str, verb: str, sentence: str) -> None:
    state = situation(tmp_path, GIVEN)
    assert sentence == told(state, Pointed(space=place(state, space), verb=verb))


@pytest.mark.parametrize(
    ("name", "pointed", "sentence"),
    [
        ("excalibur", Pointed(verb=DO_SCHEME), "This is not a scheme card: Excalibur."),
        ("prophecy", Pointed(target=MEDUSA), "This is not an attack card: Prophecy."),
        ("the-holy-grail", Pointed(), "A defense card: play it when you are attacked."),
    ],
)
def test_a_card_at_an_action(tmp_path: Path, name: str, pointed: Pointed, sentence: str) -> None:
    state = situation(tmp_path, GIVEN)
    assert sentence == told(state, pointed._replace(card=card(state, name)))


def test_without_an_attack_card(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN | {"king-arthur": "at: s01, hand: [prophecy]"})
    assert "No attack card in hand." == told(state, Pointed(space=place(state, "s30")))


@pytest.mark.parametrize(
    ("space", "fighter", "sentence"),
    [
        ("s30", -1, "Not one of your fighters: Medusa."),
        ("s30", ARTHUR, "This space is occupied."),
        ("s29", ARTHUR, "King Arthur cannot get there."),
        ("s29", -1, "None of your fighters can get there."),
        ("s01", -1, "Only the marked spaces can be chosen."),
    ],
)
def test_on_the_move(tmp_path: Path, space: str, fighter: int, sentence: str) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: maneuver", "king-arthur: no boost")
    assert sentence == told(state, Pointed(fighter=fighter, space=place(state, space)))


def test_whoever_has_moved(tmp_path: Path) -> None:
    moved = ("king-arthur: maneuver", "king-arthur: no boost", "king-arthur: move merlin to s03")
    state = situation(tmp_path, GIVEN, *moved)
    assert "Has already moved: Merlin." == told(state, Pointed(space=place(state, "s03")))


def test_somebody_elses_decision(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN)
    assert "It is King Arthur’s decision now." == told(state, Pointed(space=0), seat=1)
    assert "Зараз вирішує Король Артур." == told(state, Pointed(space=0), seat=1, lang="uk")


def test_another_question_is_repeated(tmp_path: Path) -> None:
    state = situation(tmp_path, GIVEN, "king-arthur: maneuver")
    assert told(state, Pointed(space=0)).startswith("Decide this first: ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [*SETUPS[:4], *ADVENTURES[:1]], ids=str)
def test_every_space_and_card_has_a_sentence_that_no_hidden_card_changes(setup: object, lang: str) -> None:
    dice = Dice(3)
    for match in play(setup, 160):  # type: ignore[arg-type]
        decision = match.state.decision
        if decision is None or match.state.number % 7:
            continue
        names = GameNames(LIBRARY, match.game, lang)
        view = view_of(match.state, decision.seat)
        same = view_of(redealt(match.state, decision.seat, dice, 20), decision.seat)
        spaces = [Pointed(space=space) for space in range(len(match.game.board.spaces))]
        cards = [Pointed(card=card) for card in range(len(match.game.seats[decision.seat].deck))]
        for pointed in [Pointed(), *spaces, *cards]:
            sentence = why_not(view, names, pointed)
            assert sentence
            assert sentence == why_not(same, names, pointed)
