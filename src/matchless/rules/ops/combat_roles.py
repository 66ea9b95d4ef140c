"""Steps that change who fights and how: bonus attacks, replaced fighters, locked and redirected combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import lowest, members
from matchless.rules.flow.combat import begin_bonus
from matchless.rules.op import Op, Who
from matchless.rules.state.combat import ATTACK
from matchless.rules.state.event import REDIRECTED, TAKEN, TOOK_OVER, VALUE_LOCKED, note
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.piles import learn_all, put_on_top

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class MakeBonusAttack(Op):
    """Make a bonus attack (R15)."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def run(self, state: State, frame: Frame) -> None:
        begin_bonus(state, self.bonus)


@final
class TakeOverCombat(Op):
    """A fighter takes the place of the player's own in the combat."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if the fighter fights already, or is not there."""
        combat = state.combat
        found = self.who.fighters(state, frame) & state.game.seats[frame.seat].fighter_set
        return combat is None or not found or combat.fighter_of(combat.side_of(frame.seat)) == lowest(found)

    def run(self, state: State, frame: Frame) -> None:
        """Replace the fighter, if the new one is on the board and the player's own."""
        combat = state.combat
        found = self.who.fighters(state, frame) & state.game.seats[frame.seat].fighter_set
        if combat is None or not found:
            return
        fighter = members(found)[0]
        if combat.side_of(frame.seat) == ATTACK:
            combat.attacker = fighter
        else:
            combat.defender = fighter
        note(state, TOOK_OVER, frame.seat, fighter)


@final
class LockCardValue(Op):
    """The opponent's card keeps its printed value."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no card, or its value is locked."""
        combat = state.combat
        if combat is None:
            return True
        side = 1 - combat.side_of(frame.seat)
        return combat.card_of(side) == NO_CARD or combat.locked >> side & 1 == 1

    def run(self, state: State, frame: Frame) -> None:
        """Lock it, if there is a card (J-22)."""
        combat = state.combat
        if combat is None:
            return
        side = 1 - combat.side_of(frame.seat)
        if combat.card_of(side) != NO_CARD:
            combat.locked |= 1 << side
            note(state, VALUE_LOCKED, combat.seat_of(side))


@final
class RedirectDamage(Op):
    """Combat damage to the player's fighter is dealt to another one."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True for an attacker, or if nobody is there to take the damage."""
        combat = state.combat
        return combat is None or combat.defender_seat != frame.seat or not self.who.fighters(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        combat = state.combat
        found = self.who.fighters(state, frame)
        if combat is not None and found and combat.defender_seat == frame.seat:
            combat.redirected = members(found)[0]
            note(state, REDIRECTED, frame.seat, combat.redirected, -1, 0, combat.defender)


@final
class TakeCardBack(Op):
    """The card played returns to hand."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no card, or it was taken back."""
        combat = state.combat
        if combat is None:
            return True
        side = combat.side_of(frame.seat)
        return combat.card_of(side) == NO_CARD or combat.kept >> side & 1 == 1

    def run(self, state: State, frame: Frame) -> None:
        combat = state.combat
        if combat is None:
            return
        side = combat.side_of(frame.seat)
        card = combat.card_of(side)
        if card == NO_CARD or combat.kept >> side & 1:
            return
        combat.kept |= 1 << side
        main = combat.parent
        if main is not None and side == ATTACK:  # a bonus attack is made with the card of the main one
            main.kept |= 1 << side
        seat = frame.seat
        state.played[seat] = state.played[seat] & ~(1 << card)
        if seat >= state.game.players:
            put_on_top(state, seat, card)
        else:
            state.public[seat] = state.public[seat] & ~(1 << card)
            state.hand[seat] = state.hand[seat] | 1 << card
            learn_all(state, seat, 1 << card)
        note(state, TAKEN, seat, -1, card)
