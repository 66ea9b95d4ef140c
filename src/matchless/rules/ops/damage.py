"""Damage, recovery and prevention as steps of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import damage, defeat, health_limit, is_safe, recover, recoverable
from matchless.rules.op import Amount, Op, Who
from matchless.rules.state.event import HEALTH_SET, KEPT_ALIVE, note

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


ALL_DAMAGE: Final = 0
COMBAT_DAMAGE: Final = 1
EFFECT_DAMAGE: Final = 2


@final
class DealDamage(Op):
    """Deal damage to all matching fighters at once (J-28)."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: Amount, who: Who) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where it hits nobody, or is prevented and aimed at those whom the damage before was aimed at."""
        victims = self.who.fighters(state, frame)
        if victims and (state.damage_targets != victims or state.hurt or state.fallen):
            return False
        return all(is_safe(state, fighter, in_combat=False) for fighter in members(victims))

    def run(self, state: State, frame: Frame) -> None:
        damage(state, self.who.fighters(state, frame), self.amount.value(state, frame), in_combat=False)


@final
class RecoverHealth(Op):
    """Fighters recover health."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: Amount, who: Who) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where nobody lacks health."""
        amount = self.amount.value(state, frame)
        those = members(self.who.fighters(state, frame))
        return all(recoverable(state, fighter, amount) <= 0 for fighter in those)

    def run(self, state: State, frame: Frame) -> None:
        amount = self.amount.value(state, frame)
        for fighter in members(self.who.fighters(state, frame)):
            recover(state, fighter, amount)


@final
class SetHealthTo(Op):
    """Set the health of undefeated fighters (J-32)."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: Who) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if all of them have that health."""
        for fighter in members(self.who.fighters(state, frame)):
            limit = min(self.amount, health_limit(state, fighter))
            if state.space[fighter] != NOWHERE and state.health[fighter] != limit:
                return False
        return True

    def run(self, state: State, frame: Frame) -> None:
        for fighter in members(self.who.fighters(state, frame)):
            if state.space[fighter] != NOWHERE:
                state.health[fighter] = min(self.amount, health_limit(state, fighter))
                note(state, HEALTH_SET, -1, fighter, -1, state.health[fighter])


@final
class PreventDamage(Op):
    """Prevent damage to fighters until the end of the combat (J-62)."""

    __slots__ = ("kind", "who")

    def __init__(self, who: Who, kind: int) -> None:
        self.who: Final = who
        self.kind: Final = kind

    def run(self, state: State, frame: Frame) -> None:
        combat = state.combat
        if combat is None:
            return
        fighters = self.who.fighters(state, frame)
        if self.kind == EFFECT_DAMAGE:
            combat.safe_from_effects |= fighters
        elif self.kind == COMBAT_DAMAGE or state.game.ruleset.combat_prevention_only:
            combat.safe_from_combat |= fighters
        else:
            combat.safe |= fighters


@final
class DefeatFighters(Op):
    """Defeat fighters outright."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody of them is on the board."""
        return not self.who.fighters(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        """Their health is 0; no damage is dealt."""
        defeat(state, self.who.fighters(state, frame))


@final
class KeepFightersAlive(Op):
    """Damage cannot bring the health of fighters below 1 this turn."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if they are kept alive already."""
        return not self.who.fighters(state, frame) & ~state.kept_alive

    def run(self, state: State, frame: Frame) -> None:
        for fighter in members(self.who.fighters(state, frame)):
            state.kept_alive |= 1 << fighter
            note(state, KEPT_ALIVE, -1, fighter)
