"""Conditions that effects check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.values import current_value, printed_value
from matchless.rules.game import ANY_ITEM
from matchless.rules.op import Amount, Condition, Who, on_board
from matchless.rules.ops.players import opposing_fighter
from matchless.rules.ops.pools import item_shown
from matchless.rules.state.combat import ATTACK
from matchless.rules.state.frame import NO_CARD, NO_ITEM, NOBODY
from matchless.rules.state.piles import cards_to_look_at

if TYPE_CHECKING:
    from matchless.rules.game import Form
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class WonCombat(Condition):
    """The player of the card won the combat."""

    __slots__ = ()

    def is_settled(self) -> bool:
        return True

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        return combat is not None and combat.won(frame.seat)


@final
class Attacking(Condition):
    """The player's fighter is attacking."""

    __slots__ = ()

    def is_settled(self) -> bool:
        return True

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        return combat is not None and combat.side_of(frame.seat) == ATTACK


@final
class OpposingIsHero(Condition):
    """The opposing fighter is a hero."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        fighter = opposing_fighter(state, frame)
        return fighter != NOBODY and state.game.fighters[fighter].is_hero


@final
class OpposingIsSidekick(Condition):
    """The opposing fighter is a sidekick; an enemy is none (A3.2)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        fighter = opposing_fighter(state, frame)
        return fighter != NOBODY and state.game.fighters[fighter].is_sidekick


@final
class ValuesMatch(Condition):
    """Both combat cards have the same value now (J-21); an absent card matches nothing (J-22)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        if combat is None or combat.defense_card == NO_CARD:
            return False
        return current_value(state, combat, 0) == current_value(state, combat, 1)


@final
class OpponentPlayed(Condition):
    """The opponent played a card in this combat."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        return combat is not None and combat.card_of(1 - combat.side_of(frame.seat)) != NO_CARD


@final
class HealthWithin(Condition):
    """An undefeated fighter's health is within limits."""

    __slots__ = ("high", "low", "who")

    def __init__(self, who: Who, low: int, high: int) -> None:
        self.who: Final = who
        self.low: Final = low
        self.high: Final = high

    def holds(self, state: State, frame: Frame) -> bool:
        for fighter in members(self.who.fighters(state, frame)):
            if self.low <= state.health[fighter] <= self.high:
                return True
        return False


@final
class FormHas(Condition):
    """A form has a value."""

    __slots__ = ("counter", "wanted")

    def __init__(self, form: Form, wanted: int) -> None:
        self.counter: Final = form.counter
        self.wanted: Final = wanted

    def is_settled(self) -> bool:
        return True

    def holds(self, state: State, frame: Frame) -> bool:
        return state.counters[self.counter] == self.wanted


@final
class SomeDefeated(Condition):
    """At least one of a group is defeated."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def holds(self, state: State, frame: Frame) -> bool:
        return on_board(state, self.group) != self.group


@final
class SomeThere(Condition):
    """At least one of some fighters is on the board."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        return self.who.fighters(state, frame) != 0


@final
class All(Condition):
    """All of several conditions hold."""

    __slots__ = ("conditions",)

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: State, frame: Frame) -> bool:
        return all(condition.holds(state, frame) for condition in self.conditions)


@final
class Either(Condition):
    """At least one of several conditions holds."""

    __slots__ = ("conditions",)

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: State, frame: Frame) -> bool:
        return any(condition.holds(state, frame) for condition in self.conditions)


@final
class Opposite(Condition):
    """A condition does not hold."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, state: State, frame: Frame) -> bool:
        return not self.condition.holds(state, frame)


@final
class AmountWithin(Condition):
    """A number is within limits."""

    __slots__ = ("amount", "high", "low")

    def __init__(self, amount: Amount, low: int, high: int) -> None:
        self.amount: Final = amount
        self.low: Final = low
        self.high: Final = high

    def holds(self, state: State, frame: Frame) -> bool:
        return self.low <= self.amount.value(state, frame) <= self.high


@final
class PlayedFor(Condition):
    """The card was played for one of some fighters."""

    __slots__ = ("fighters",)

    def __init__(self, fighters: int) -> None:
        self.fighters: Final = fighters

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        return bool(self.fighters >> fighter & 1)


@final
class RoomBeside(Condition):
    """There is an empty space next to a fighter."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        for fighter in members(self.who.fighters(state, frame)):
            if state.layout().neighbours[state.space[fighter]] & ~state.occupied():
                return True
        return False


@final
class ItemOnTop(Condition):
    """The top of the player's discard pile shows an item, or the joker standing for it."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def holds(self, state: State, frame: Frame) -> bool:
        """Outside an effect nothing is chosen, and the joker stands for anything."""
        shown = item_shown(state, frame.seat)
        if shown == ANY_ITEM:
            return frame.item in (NO_ITEM, self.item)
        return shown == self.item


@final
class PickedIsThere(Condition):
    """The card chosen from a hand is still in it."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        seat = frame.picked_from
        if frame.picked < 0 or seat == NOBODY:
            return False
        return bool(cards_to_look_at(state, seat) >> frame.picked & 1)


@final
class OpponentPlayedBefore(Condition):
    """The opponent played a card against the main attack."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        if combat is None:
            return False
        main = combat.parent
        return main is not None and main.card_of(1 - main.side_of(frame.seat)) != NO_CARD


@final
class LessHealth(Condition):
    """The player's fighter has less health than the opposing one."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        if combat is None:
            return False
        side = combat.side_of(frame.seat)
        return state.health[combat.fighter_of(side)] < state.health[combat.fighter_of(1 - side)]


@final
class PrintedIs(Condition):
    """The player's card has a lower or higher printed value; a missing card counts as 0 (J-22)."""

    __slots__ = ("higher",)

    def __init__(self, higher: bool) -> None:
        self.higher: Final = higher

    def is_settled(self) -> bool:
        return True

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        if combat is None:
            return False
        side = combat.side_of(frame.seat)
        own = max(0, printed_value(state, combat, side))
        other = max(0, printed_value(state, combat, 1 - side))
        return own > other if self.higher else own < other


@final
class RevealedHigher(Condition):
    """The player's revealed card has the higher boost."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.number > 0


@final
class SomeoneFell(Condition):
    """The latest damage defeated a fighter."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        return state.fallen != 0


@final
class WasHurt(Condition):
    """The latest damage hurt one of some fighters, defeated or not."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        return state.hurt & self.who.meant(state, frame) != 0


@final
class FellInCombat(Condition):
    """One of some fighters was defeated in this combat."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        combat = state.combat
        return combat is not None and combat.fallen & self.who.meant(state, frame) != 0


@final
class BeganElsewhere(Condition):
    """The player's fighter was on another space when the turn began (J-56)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Being off the board, then or now, is not being elsewhere."""
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        began = state.began[fighter]
        return began != NOWHERE and state.space[fighter] not in (NOWHERE, began)


@final
class BeganInOtherZone(Condition):
    """The player's fighter shares no zone with the space where it began the turn."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """A fighter off the board, then or now, began nowhere (J-56)."""
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        began, now = state.began[fighter], state.space[fighter]
        return NOWHERE not in (began, now) and not state.layout().zone_mates[began] >> now & 1


@final
class ActionIs(Condition):
    """It is the n-th action of the player's turn."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, state: State, frame: Frame) -> bool:
        return state.turn == frame.seat and state.taken == self.number


@final
class Maneuvered(Condition):
    """A maneuver was taken this turn."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        return state.maneuvers > 0
