"""The table of the notation: what it calls an answer, and what it says of words that are none."""

import pytest

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import IllegalOption
from matchless.rules.grammar import mistake
from matchless.rules.notation import notations, parse

DUEL = make_game(Library(), Setup(board="heorot", heroes=("little-red-riding-hood", "beowulf"), seed=1))


@pytest.mark.parametrize(
    "words",
    [
        "maneuver",
        "attack beowulf with feint by huntsman",
        "MOVE Beowulf  to H01",
        "move beowulf to h01 through huntsman and little-red for 2 damage",
        "stay through huntsman",
        "open door-2 with wiglaf",
        "spend 1 rage",
        "choose 2",
        "resolve ability-1",
    ],
)
def test_an_answer_of_some_position_is_no_mistake(words: str) -> None:
    assert "" == mistake(DUEL, words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "'' is no answer"),
        ("bogus bogus", "'bogus bogus' is no answer"),
        ("maneuvre", "'maneuvre' is no answer; did you mean 'maneuver'?"),
        ("no defence", "'no defence' is no answer; did you mean 'no defense'?"),
        ("attack beowolf with feint", "there is no fighter 'beowolf'; did you mean 'beowulf'?"),
        ("attack beowulf with fient", "there is no card 'fient'; did you mean 'feint'?"),
        ("attack beowulf", "did you mean 'attack TARGET with CARD [by FIGHTER]'?"),
        ("move beowulf to l99", "there is no space 'l99'"),
        ("spend many rage", "'many' is no number"),
        ("open door-9 with wiglaf", "there is no door 'door-9'"),
    ],
)
def test_words_that_are_no_answer_anywhere_are_told_why(words: str, why: str) -> None:
    assert why in mistake(DUEL, words)


def test_decline_is_understood_wherever_one_may_decline() -> None:
    match = Match(Library(), Setup(board="sarpedon", heroes=("king-arthur", "sinbad"), seed=1))
    said: list[str] = []
    while len(said) < 4:
        words = notations(match.state)
        ends = [one for one in words if one in ("decline", "done", "stay")]
        if ends:
            assert parse(match.state, "decline") == parse(match.state, ends[0])
            said.append(ends[0])
        match.push(ends[0] if ends else "maneuver" if "maneuver" in words else words[0])
    assert {"decline", "done"} == set(said)


def test_what_was_written_for_declining_before_is_still_read() -> None:
    match = Match(Library(), Setup(board="sarpedon", heroes=("king-arthur", "sinbad"), seed=1))
    while "decline" not in notations(match.state):
        words = notations(match.state)
        match.push("maneuver" if "maneuver" in words else words[0])
    assert parse(match.state, "decline") == parse(match.state, "no boost")
    with pytest.raises(IllegalOption):
        parse(match.state, "no defense")


def test_decline_is_refused_where_something_must_be_chosen() -> None:
    match = Match(Library(), Setup(board="sarpedon", heroes=("king-arthur", "sinbad"), seed=1))
    with pytest.raises(IllegalOption, match="not an option here"):
        match.push("decline")
