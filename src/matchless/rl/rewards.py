"""What an environment rewards: the outcome and, optionally, how a seat's health compares with that of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.state import State

Potential: TypeAlias = Callable[["State", int], float]
"""How well a seat stands, from a state and the seat's number; an environment rewards how much it grows."""
OUTCOME: Final = "outcome"
HEALTH: Final = "health"
REWARDS: Final = (OUTCOME, HEALTH)


def outcome(state: State, seat: int) -> float:
    """Return 1 for a seat whose side has won, -1 if another has, 0 as long as nobody has."""
    if state.decision is not None or state.winner == NOBODY:
        return 0.0
    return 1.0 if state.game.sides[seat] == state.winner else -1.0


def health_lead(state: State, seat: int) -> float:
    """Return the health of a seat's side less that of the others, each as a share of what its leaders began with.

    Leaders are the first fighters of their seats: heroes and enemies. Once the game is over it is 0, so that rewards
    for the lead add up to nothing over a game and no side gains by anything but winning.
    """
    if state.decision is None:
        return 0.0
    sides = state.game.sides
    own: list[float] = []
    others: list[float] = []
    for other in state.game.seats:
        leader = other.fighters[0]
        share = state.health[leader.number] / leader.health if leader.health else 0.0
        (own if sides[other.number] == sides[seat] else others).append(share)
    return sum(own) / len(own) - sum(others) / len(others)


def nothing(_state: State, _seat: int) -> float:
    """Return 0: only the outcome counts."""
    return 0.0


def potential_of(reward: str | Potential) -> Potential:
    """Return the potential that a reward stands for."""
    if callable(reward):
        return reward
    known: dict[str, Potential] = {OUTCOME: nothing, HEALTH: health_lead}
    if reward not in known:
        raise ValueError(
            f"there is no reward {reward!r}: it is {' or '.join(map(repr, REWARDS))}, or a potential"
        )
    return known[reward]
