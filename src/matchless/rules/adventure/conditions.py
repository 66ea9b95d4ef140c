"""Conditions in an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.state import quest_of
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.values import played_card
from matchless.rules.op import Condition
from matchless.rules.ops.players import opposing_fighter
from matchless.rules.state.combat import ATTACK
from matchless.rules.state.frame import NO_CARD, NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class FaceUp(Condition):
    """The token with a symbol is face up (A13.6)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def holds(self, state: State, frame: Frame) -> bool:
        quest = quest_of(state)
        return self.tile in quest.tiles[: quest.goals]


@final
class OnToken(Condition):
    """The enemy stands on a token of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def holds(self, state: State, frame: Frame) -> bool:
        space = state.space[state.game.seats[frame.seat].first]
        return space != NOWHERE and quest_of(state).strewn[self.kind] >> space & 1 == 1


@final
class NameInDiscard(Condition):
    """A card with the name of the opponent's combat card is in that player's discard pile."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        if combat is None:
            return False
        side = 1 - combat.side_of(frame.seat)
        if combat.card_of(side) == NO_CARD or (side == ATTACK and combat.bonus):
            return False
        copies = played_card(state, combat, side).copies
        for card in state.discard[combat.seat_of(side)]:  # noqa: SIM110 - a generator costs more
            if copies >> card & 1:
                return True
        return False


@final
class BesideAnotherEnemy(Condition):
    """The opposing fighter is next to an enemy other than this one."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        target = opposing_fighter(state, frame)
        if target == NOBODY or state.space[target] == NOWHERE:
            return False
        near = state.layout().neighbours[state.space[target]]
        own = state.game.seats[frame.seat].first
        for fighter in members(state.game.team_fighters[state.game.sides[frame.seat]]):
            space = state.space[fighter]
            if fighter != own and space != NOWHERE and near >> space & 1:
                return True
        return False
