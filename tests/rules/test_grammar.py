"""The table of the notation: what it calls an answer, and what it says of words that are none."""

import pytest

from matchless.library.shelf import Shelf
from matchless.library.table import Setup, lay
from matchless.rules.grammar import mistake

DUEL = lay(Shelf(), Setup(board="heorot", heroes=("little-red-riding-hood", "beowulf"), seed=1))


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
        ("no defence", "'no defence' is no answer; did you mean 'no boost' or 'no defense' or 'no'?"),
        ("attack beowolf with feint", "there is no fighter 'beowolf'; did you mean 'beowulf'?"),
        ("attack beowulf with fient", "there is no card 'fient'; did you mean 'feint'?"),
        ("attack beowulf", "did you mean 'attack FIGHTER with CARD [by FIGHTER]'?"),
        ("move beowulf to l99", "there is no space 'l99'"),
        ("spend many rage", "there is no number 'many' here"),
        ("open door-9 with wiglaf", "there is no door 'door-9'"),
    ],
)
def test_words_that_are_no_answer_anywhere_are_told_why(words: str, why: str) -> None:
    assert why in mistake(DUEL, words)
