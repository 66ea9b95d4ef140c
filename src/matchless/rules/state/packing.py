"""A seat's view as plain numbers, so that it can go to another process: nothing hidden is in it to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from matchless.rules.adventure.state import Quest
from matchless.rules.state.combat import Combat, combat_from
from matchless.rules.state.frame import frame_from
from matchless.rules.state.state import Decision, State
from matchless.rules.state.view import View

if TYPE_CHECKING:
    from matchless.rules.game import Game

PLAIN: Final = (
    "actions", "aside", "began", "counters", "damage_targets", "deck", "discard", "doors", "fallen", "hand",
    "health", "hurt", "kept_alive", "known", "lost", "maneuvers", "nobody_moves", "number",
    "occupied_by_team", "played", "public", "rng", "space", "steps", "taken", "turn", "turns", "winner",
)  # fmt: skip
"""The parts of a state that are numbers, or lists of them."""

_QUEST: Final = (
    "deaths", "fury", "goals", "initiative", "markers", "rounds", "row", "shuffles", "strewn", "threat", "tiles",
    "tokens", "under", "waiting",
)  # fmt: skip
"""The parts of the course of an adventure, all of them plain."""

Packed: TypeAlias = tuple[
    int, list[int], tuple[int, int, list[int], int], list[Any], list[Any], list[Any], list[Any]
]
"""Seat, sizes of hands, decision, plain parts, combats from the innermost, frames, the course of an adventure."""


def packed(view: View) -> Packed:
    """Return a view that stands at a decision as numbers."""
    state = view.position
    decision = view.decision
    assert decision is not None
    combats = []
    combat = state.combat
    while combat is not None:
        combats.append(combat.numbers())
        combat = combat.parent
    return (
        view.seat,
        view.hand_sizes,
        (decision.seat, decision.kind, decision.options, decision.number),
        [getattr(state, name) for name in PLAIN],
        combats,
        [frame.numbers() for frame in state.frames],
        [] if state.quest is None else [getattr(state.quest, name) for name in _QUEST],
    )


def unpacked(game: Game, data: Packed) -> View:
    """Return the view that numbers describe."""
    seat, hand_sizes, decision, plain, combats, frames, course = data
    state = State(game)
    for name, value in zip(PLAIN, plain, strict=True):
        setattr(state, name, value)
    outer: Combat | None = None
    for numbers in reversed(combats):
        combat = combat_from(numbers)
        combat.parent = outer
        outer = combat
    state.combat = outer
    state.frames = [frame_from(numbers) for numbers in frames]
    if course:
        state.quest = Quest()
        for name, value in zip(_QUEST, course, strict=True):
            setattr(state.quest, name, value)
    state.decision = Decision(*decision)
    return View(seat, state, hand_sizes)
