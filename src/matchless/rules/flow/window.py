"""The windows of a combat: effects of one timing, the defender's first, each side's in an order of its choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import lowest, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_ORDER, DO_RESOLVE_ABILITY, DO_RESOLVE_CARD, Choice, Question
from matchless.rules.flow.order import worth_ordering
from matchless.rules.flow.values import current, played_card
from matchless.rules.game import AFTER_ATTACKING, AFTER_COMBAT, NOTHING
from matchless.rules.op import Op
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.event import ABILITY_USED, note
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.state import EFFECT, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def acting_fighters(state: State, combat: Combat, side: int) -> int:
    """Return the fighters whose abilities apply on a side: its own, and those its card lets it fight as now."""
    fighter = combat.fighter_of(side)
    own = 1 << fighter
    if combat.card_of(side) == NO_CARD or combat.cancelled >> side & 1:
        return own
    card = played_card(state, combat, side)
    if not card.fights_as:
        return own
    condition = card.fights_while
    frame = Frame(NOTHING, combat.seat_of(side), fighter, NO_CARD)
    return own | card.fights_as if condition is None or condition.holds(state, frame) else own


def printed_timings(state: State, combat: Combat) -> int:
    """Return the timings that the cards have effects for, as a set; once revealed, cards do not change."""
    if combat.printed < 0:
        combat.printed = played_card(state, combat, ATTACK).timings
        if combat.defense_card != NO_CARD:
            combat.printed |= played_card(state, combat, DEFENSE).timings
    return combat.printed


_SIDE: Final = 16
"""Bits per side in ``Combat.begun``: the lowest for the card, the others for abilities."""


@final
class Window(Op):
    """Resolve the effects of one timing: the defender's first (R7.12), each side's in its order of choice (R7.13)."""

    __slots__ = ("abilities", "cards", "moment")

    def __init__(self, moment: int, cards: bool, abilities: bool) -> None:
        self.moment: Final = moment
        self.cards: Final = cards
        self.abilities: Final = abilities

    def is_idle(self, answers: int) -> bool:
        """True where cards have no part in it, and no ability answers its moment."""
        return not self.cards and not answers >> self.moment & 1

    def run(self, state: State, frame: Frame) -> None:
        combat = current(state)
        if not (state.game.answers | printed_timings(state, combat)) >> self.moment & 1:
            return  # the usual case: neither card has an effect at this moment
        if combat.window != self.moment:
            combat.window = self.moment
            combat.begun = 0
        side = DEFENSE
        due = self._due(state, combat, DEFENSE)
        if not due:
            side = ATTACK
            due = self._due(state, combat, ATTACK)
        if due & (due - 1):
            state.ask(combat.seat_of(side), EFFECT, self._first(state, combat, side, due), UNLESS_FORCED)
        elif due:
            self._begin(state, combat, side, lowest(due))

    def _first(self, state: State, combat: Combat, side: int, due: int) -> list[int]:
        """Return the effects to choose among; those that can do nothing come last, unasked."""
        effects = members(due)
        worth = worth_ordering(state, [self._frame(state, combat, side, effect) for effect in effects])
        return [effects[place] for place in members(worth)] or effects[:1]

    def _frame(self, state: State, combat: Combat, side: int, effect: int) -> Frame:
        """Return an effect as it begins."""
        seat = state.game.seats[combat.seat_of(side)]
        fighter = combat.fighter_of(side)
        if effect == 0:
            program = played_card(state, combat, side).programs[self.moment]
            return Frame(program, seat.number, fighter, combat.card_of(side))
        return Frame(seat.abilities[self.moment][effect - 1].program, seat.number, fighter, NO_CARD)

    def _due(self, state: State, combat: Combat, side: int) -> int:
        """Return a side's effects that have not begun, as a set."""
        due = 0
        if self.cards and self._card_is_due(state, combat, side):
            due = 1
        answered = self.abilities and state.game.answers >> self.moment & 1
        if answered and (self.moment != AFTER_ATTACKING or side == ATTACK):
            answers = state.game.seats[combat.seat_of(side)].abilities[self.moment]
            if answers:
                acting = acting_fighters(state, combat, side)
                for at in range(len(answers)):
                    if answers[at].fighters & acting:
                        due |= 2 << at
        return due & ~(combat.begun >> side * _SIDE)

    def _card_is_due(self, state: State, combat: Combat, side: int) -> bool:
        """Return whether a card has effects that are neither cancelled (R8.7) nor lost with its fighter (R7.20)."""
        if combat.card_of(side) == NO_CARD or combat.cancelled >> side & 1:
            return False
        card = played_card(state, combat, side)
        if not card.timings >> self.moment & 1 or (side == DEFENSE and card.attack_only):
            return False
        if state.game.ruleset.effects_after_defeat or self.moment == AFTER_COMBAT:
            return True
        return state.space[combat.fighter_of(side)] != NOWHERE

    def _is_last(self, state: State, combat: Combat, side: int) -> bool:
        """Return whether nothing else can be due: no ability answers, and the other card is silent or done."""
        if state.game.answers >> self.moment & 1:
            return False
        if side == DEFENSE:
            return not played_card(state, combat, ATTACK).timings >> self.moment & 1
        if combat.defense_card == NO_CARD or combat.begun >> _SIDE & 1:
            return True
        return not played_card(state, combat, DEFENSE).timings >> self.moment & 1

    def _begin(self, state: State, combat: Combat, side: int, effect: int) -> None:
        combat.begun |= 1 << effect + side * _SIDE
        if not self._is_last(state, combat, side):
            state.again()
        if effect:
            note(state, ABILITY_USED, combat.seat_of(side))
        state.begin(self._frame(state, combat, side, effect))

    def take(self, state: State, frame: Frame, option: int) -> None:
        combat = current(state)
        side = DEFENSE if self._due(state, combat, DEFENSE) else ATTACK
        self._begin(state, combat, side, option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Name the effect: the card, or the ability by its place."""
        combat = current(state)
        side = DEFENSE if self._due(state, combat, DEFENSE) else ATTACK
        seat = combat.seat_of(side)
        if option:
            return Choice(DO_RESOLVE_ABILITY, owner=seat, number=option - 1)
        return Choice(DO_RESOLVE_CARD, card=combat.card_of(side), owner=seat)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_ORDER)
