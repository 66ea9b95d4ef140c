"""A state as ints, for comparing and saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matchless.rules.combat_state import Combat
    from matchless.rules.state import State


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
        state.aimed,
        state.hurt,
        state.lost,
        state.doors,
        state.fast,
        state.floor,
        state.winner,
        state.rng,
    ]
    for some in (state.space, state.health, state.began, state.held, state.hand, state.played, state.public):
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
