"""A state as ints, for comparing and saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matchless.rules.state.combat import Combat
    from matchless.rules.state.state import State


def numbers(state: State) -> list[int]:
    """Return everything that makes up a state; equal states give equal numbers."""
    found = [
        state.turn,
        state.turns,
        state.actions,
        state.taken,
        state.maneuvers,
        state.number,
        state.fallen,
        state.damage_targets,
        state.hurt,
        state.lost,
        state.doors,
        state.nobody_moves,
        state.kept_alive,
        state.winner,
        state.rng,
    ]
    for some in (
        state.space,
        state.health,
        state.began,
        state.occupied_by_team,
        state.hand,
        state.played,
        state.public,
    ):
        found.extend(some)
    found.extend(state.known)
    found.extend(state.counters)
    for piles in (state.deck, state.discard, state.aside):
        for pile in piles:
            found.append(len(pile))
            found.extend(pile)
    _add_combats(found, state)
    found.append(len(state.frames))
    for at in range(len(state.frames)):
        found.append(state.steps[at])
        found.extend(state.frames[at].numbers())
    quest = state.quest
    if quest is not None:
        found.extend(quest.numbers())
    return found


def _add_combats(found: list[int], state: State) -> None:
    combats: list[Combat] = []
    combat = state.combat
    while combat is not None:
        combats.append(combat)
        combat = combat.parent
    found.append(len(combats))
    for one in combats:
        found.extend(one.numbers())


def alike(one: State, other: State) -> bool:
    """Tell whether two states of one game have the same numbers, without writing them down."""
    if (
        one.space != other.space
        or one.health != other.health
        or one.hand != other.hand
        or one.deck != other.deck
        or one.discard != other.discard
        or one.counters != other.counters
        or one.steps != other.steps
        or one.rng != other.rng
        or one.turn != other.turn
        or one.turns != other.turns
        or one.actions != other.actions
        or one.taken != other.taken
        or one.maneuvers != other.maneuvers
        or one.number != other.number
        or one.fallen != other.fallen
        or one.damage_targets != other.damage_targets
        or one.hurt != other.hurt
        or one.lost != other.lost
        or one.doors != other.doors
        or one.nobody_moves != other.nobody_moves
        or one.kept_alive != other.kept_alive
        or one.winner != other.winner
        or one.began != other.began
        or one.occupied_by_team != other.occupied_by_team
        or one.played != other.played
        or one.public != other.public
        or one.known != other.known
        or one.aside != other.aside
    ):
        return False
    for at in range(len(one.frames)):  # there are as many as steps
        if one.frames[at] is not other.frames[at] and one.frames[at].numbers() != other.frames[at].numbers():
            return False
    if one.combat is not None or other.combat is not None:
        fought: list[int] = []
        others: list[int] = []
        _add_combats(fought, one)
        _add_combats(others, other)
        if fought != others:
            return False
    quest = one.quest
    course = other.quest
    return quest is None or course is None or quest.numbers() == course.numbers()
