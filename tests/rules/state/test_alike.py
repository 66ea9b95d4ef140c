"""Two states are alike if, and only if, their numbers are."""

import pytest

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import new_game
from matchless.rules.flow.playout import playout
from matchless.rules.state.frame import with_count
from matchless.rules.state.numbers import alike, numbers
from matchless.rules.state.packing import PLAIN
from matchless.rules.state.state import State

DUEL = make_game(Library(), Setup(board="heorot", heroes=("beowulf", "alice"), seed=1))
QUEST = make_game(Library(), Setup("", ("medusa",), 1, villain="mothman", minions=("blob",)))


def in_combat() -> State:
    """A state in the middle of a combat."""
    state = new_game(DUEL, 3)
    while state.combat is None:
        playout(state, 7, 1)
    return state


@pytest.mark.parametrize("name", PLAIN)
def test_a_change_of_any_field_is_seen(name: str) -> None:
    state = in_combat()
    other = state.clone()
    assert alike(state, other)
    value = getattr(other, name)
    if isinstance(value, int):
        setattr(other, name, value + 1)
    else:
        value[-1] = value[-1] + b"\x01" if isinstance(value[-1], bytes) else value[-1] + 1
    assert numbers(state) != numbers(other)
    assert not alike(state, other)


def test_a_change_on_the_stack_or_in_a_combat_is_seen() -> None:
    state = in_combat()
    other = state.clone()
    other.frames[-1] = with_count(other.frames[-1], 9)
    assert not alike(state, other)
    other = state.clone()
    assert other.combat is not None
    other.combat.attack_value += 1
    assert not alike(state, other)
    other = state.clone()
    other.combat = None
    assert not alike(state, other)


def test_a_change_of_an_adventure_is_seen() -> None:
    state = new_game(QUEST, 1)
    other = state.clone()
    assert alike(state, other)
    assert other.quest is not None
    other.quest.threat += 1
    assert not alike(state, other)
