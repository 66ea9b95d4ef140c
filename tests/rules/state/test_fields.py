"""Every field in the tables of the state is copied, compared, saved and read again."""

from collections.abc import Callable
from typing import Any

import pytest

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.adventure.state import QUEST_FIELDS
from matchless.rules.flow.play import new_game
from matchless.rules.flow.playout import playout
from matchless.rules.state.codec import numbers, read_numbers
from matchless.rules.state.combat import COMBAT_FIELDS
from matchless.rules.state.fields import names_of
from matchless.rules.state.frame import FRAME_FIELDS
from matchless.rules.state.state import STATE_FIELDS, State

DUEL = make_game(Library(), Setup(board="heorot", heroes=("beowulf", "alice"), seed=1))
QUEST = make_game(Library(), Setup("", ("medusa",), 1, villain="mothman", minions=("blob",)))

PARTS: dict[str, Callable[[State], Any]] = {
    "state": lambda state: state,
    "combat": lambda state: state.combat,
    "frame": lambda state: state.frames[-1],
    "quest": lambda state: state.quest,
}
FIELDS = [
    *(("state", name) for name in (*names_of(STATE_FIELDS), "steps")),
    *(("combat", name) for name in names_of(COMBAT_FIELDS)),
    *(("frame", name) for name in names_of(FRAME_FIELDS)),
    *(("quest", name) for name in names_of(QUEST_FIELDS)),
]


def position(part: str) -> State:
    """A state in the middle of a combat, or in an adventure."""
    state = new_game(QUEST if part == "quest" else DUEL, 3)
    while part != "quest" and state.combat is None:
        playout(state, 7, 1)
    return state


def other_value(value: Any) -> Any:  # noqa: ANN401 - whatever a field holds
    """The value with one number changed; a list is changed itself."""
    if isinstance(value, list):
        if not value:
            pytest.fail("a list without numbers cannot show whether it is copied")
        value[-1] = other_value(value[-1])
        return value
    if isinstance(value, bool):
        return not value
    return value + b"\x01" if isinstance(value, bytes) else value + 1


@pytest.mark.parametrize(("part", "name"), FIELDS)
def test_a_change_of_any_field_is_seen_and_stays_in_its_copy(part: str, name: str) -> None:
    state = position(part)
    before = numbers(state)
    other = state.clone()
    assert numbers(other) == before
    assert state.equals(other)
    if part == "frame":  # frames are shared, and replaced by copies
        other.frames[-1] = other.frames[-1].copy()
        assert state.equals(other)
    changed = PARTS[part](other)
    setattr(changed, name, other_value(getattr(changed, name)))
    assert numbers(state) == before
    assert numbers(other) != before
    assert not state.equals(other)
    again = other.clone()
    if part == "frame":
        again.frames[-1] = other.frames[-1].copy()
    assert numbers(again) == numbers(other)
    assert other.equals(again)
    assert numbers(read_numbers(state.game, numbers(other))) == numbers(other)


def test_a_combat_that_is_missing_is_seen() -> None:
    state = position("combat")
    other = state.clone()
    other.combat = None
    assert not state.equals(other)
    assert not other.equals(state)
