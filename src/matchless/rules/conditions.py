"""Whether: conditions that effects ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import members
from matchless.rules.board import NOWHERE
from matchless.rules.combat_state import ATTACK
from matchless.rules.frame import NO_CARD, NOBODY
from matchless.rules.op import Condition, Who
from matchless.rules.ops.players import opposing_fighter
from matchless.rules.values import current_value
from matchless.rules.who import on_board

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.game import Form
    from matchless.rules.state import State


@final
class WonCombat(Condition):
    """The player of the card won the combat."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        combat = state.combat
        return combat is not None and combat.won(frame.seat)


@final
class Attacking(Condition):
    """The own fighter attacks."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        combat = state.combat
        return combat is not None and combat.side_of(frame.seat) == ATTACK


@final
class OpposingIsHero(Condition):
    """The opposing fighter is a hero."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        fighter = opposing_fighter(state, frame)
        return fighter != NOBODY and state.game.fighters[fighter].is_hero


@final
class BeganElsewhere(Condition):
    """The own fighter stood on another space when the turn began (J-56)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether; who was or is off the board stood nowhere, not elsewhere."""
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        began = state.began[fighter]
        return began != NOWHERE and state.space[fighter] not in (NOWHERE, began)


@final
class SomeoneFell(Condition):
    """The latest damage defeated a fighter."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.fallen != 0


@final
class ValuesMatch(Condition):
    """Both cards of the combat have the same value now (J-21); an absent card matches nothing (J-22)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        combat = state.combat
        if combat is None or combat.defense_card == NO_CARD:
            return False
        return current_value(state, combat, 0) == current_value(state, combat, 1)


@final
class OpponentPlayed(Condition):
    """The opponent played a card in this combat."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        combat = state.combat
        return combat is not None and combat.card_of(1 - combat.side_of(frame.seat)) != NO_CARD


@final
class HealthWithin(Condition):
    """An undefeated fighter's health lies within limits."""

    __slots__ = ("high", "low", "who")

    def __init__(self, who: Who, low: int, high: int) -> None:
        """Ask for ``low`` to ``high``."""
        self.who: Final = who
        self.low: Final = low
        self.high: Final = high

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether some such fighter is within."""
        for fighter in members(self.who.fighters(state, frame)):
            if self.low <= state.health[fighter] <= self.high:
                return True
        return False


@final
class FormHas(Condition):
    """A form has a value."""

    __slots__ = ("counter", "wanted")

    def __init__(self, form: Form, wanted: int) -> None:
        """Ask whether ``form`` has its value number ``wanted``."""
        self.counter: Final = form.counter
        self.wanted: Final = wanted

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.counters[self.counter] == self.wanted


@final
class SomeDefeated(Condition):
    """At least one of a group is defeated."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        """Ask about a set of fighters."""
        self.group: Final = group

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return on_board(state, self.group) != self.group


@final
class SomeThere(Condition):
    """At least one of some fighters is there."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        """Ask about ``who``."""
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return self.who.fighters(state, frame) != 0


@final
class Opposite(Condition):
    """A condition does not hold."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        """Turn ``condition`` round."""
        self.condition: Final = condition

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return not self.condition.holds(state, frame)
