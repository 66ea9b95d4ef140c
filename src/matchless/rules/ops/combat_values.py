"""Steps about the values of combat cards, boosts and cancelling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.choice import ASK_BOOST_ATTACK, ASK_BOOST_MOVE, DO_BOOST, DO_DECLINE, Choice, Question
from matchless.rules.flow.values import ABSENT, played_card
from matchless.rules.game import AFTER_COMBAT, NOTHING
from matchless.rules.op import PASS, Amount, Op
from matchless.rules.ops.players import is_asked, opponent
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.event import (
    BOOSTED,
    CANCELLED,
    COMMITTED_BOOST,
    VALUE_CHANGED,
    VALUE_IGNORED,
    note,
)
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.piles import (
    boost_of,
    discard_from_hand,
    expose,
    hidden_cards,
    put_on_discard,
    without_copies,
)
from matchless.rules.state.state import ALWAYS, CARD, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def boost_options(state: State, seat: int) -> list[int]:
    """Return the cards in hand that may boost, and the option not to (J-6: a card needs a boost value)."""
    sheet = state.game.seats[seat]
    options = members(without_copies(sheet, state.hand[seat]) & sheet.boosts)
    options.append(PASS)
    return options


def can_boost(state: State, seat: int) -> bool:
    """Return whether, as far as others know, a card in hand can boost."""
    hidden = hidden_cards(state, seat)
    combat = state.combat
    if combat is not None and not combat.revealed and not _may_be_another(state, combat, hidden):
        hidden &= ~(1 << combat.attack_card)
    return state.game.seats[seat].boosts & hidden != 0


def _may_be_another(state: State, combat: Combat, hidden: int) -> bool:
    """Return whether, as far as others know, the face-down attack may be another card."""
    attacker = state.game.seats[combat.attacker_seat]
    rank = combat.attacker - attacker.first
    for card in members(hidden & attacker.attacks & ~(1 << combat.attack_card)):
        if attacker.deck[card].users >> rank & 1:
            return True
    return False


def ask_for_boost(state: State, seat: int) -> None:
    """Offer a boost whatever is in hand: that nothing can boost stays secret."""
    options = boost_options(state, seat)
    when = ALWAYS if len(options) > 1 or can_boost(state, seat) else UNLESS_FORCED
    state.ask(seat, CARD, options, when)


def change_value(state: State, frame: Frame, combat: Combat, seat: int, value: int) -> None:
    """Change the value of a seat's card, unless it is locked; the frame is that of the effect responsible."""
    if combat.locked >> combat.side_of(seat) & 1:
        return
    if combat.side_of(seat) == ATTACK:
        combat.attack_value = value
    elif combat.defense_card != NO_CARD:
        combat.defense_value = value
    note(state, VALUE_CHANGED, seat, -1, frame.card, value, frame.seat)


def own_value(combat: Combat, seat: int) -> int:
    """Return the value of a seat's card without standing bonuses."""
    return combat.attack_value if combat.side_of(seat) == ATTACK else combat.defense_value


def is_locked(state: State, frame: Frame) -> bool:
    """Return whether the value of the player's card cannot be changed."""
    combat = state.combat
    return combat is None or combat.locked >> combat.side_of(frame.seat) & 1 == 1


def value_now(state: State, frame: Frame) -> int:
    """Return the value of the player's card in the current combat, without standing bonuses."""
    combat = state.combat
    return ABSENT if combat is None else own_value(combat, frame.seat)


@final
class SetCardValue(Op):
    """The card's value becomes another one."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if the value is locked, or this one already."""
        amount = self.amount.value(state, frame)
        return amount == ABSENT or is_locked(state, frame) or amount == value_now(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        """Set it, unless the amount needs a card that is absent (J-22)."""
        combat = state.combat
        amount = self.amount.value(state, frame)
        if combat is not None and amount != ABSENT:
            change_value(state, frame, combat, frame.seat, amount)


@final
class AddCardValue(Op):
    """Add to the card's value."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if the value is locked, or nothing is added."""
        return is_locked(state, frame) or self.amount.value(state, frame) == 0

    def run(self, state: State, frame: Frame) -> None:
        combat = state.combat
        amount = self.amount.value(state, frame)
        if combat is not None and amount != 0:
            change_value(state, frame, combat, frame.seat, own_value(combat, frame.seat) + amount)


@final
class IgnoreCardValue(Op):
    """Ignore the value of the opponent's card (R8.5)."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no such card."""
        combat = state.combat
        return combat is None or combat.card_of(1 - combat.side_of(frame.seat)) == NO_CARD

    def run(self, state: State, frame: Frame) -> None:
        combat = state.combat
        if combat is not None and not self.comes_to_nothing(state, frame):
            side = 1 - combat.side_of(frame.seat)
            combat.ignored |= 1 << side
            note(state, VALUE_IGNORED, combat.seat_of(side))


@final
class BoostCard(Op):
    """Boost a card of the combat: discard another one and add its boost value (R5.3, R5.4)."""

    __slots__ = ("by_opponent", "skip")

    def __init__(self, skip: int, by_opponent: bool) -> None:
        """Offer a boost, of the opponent's card if ``by_opponent``; if declined, continue at ``skip`` or here."""
        self.skip: Final = skip
        self.by_opponent: Final = by_opponent

    def _seat(self, state: State, frame: Frame) -> int:
        return opponent(state, frame) if self.by_opponent else frame.seat

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True without a card to boost, or with a hand that cannot boost for all to see."""
        combat = state.combat
        seat = self._seat(state, frame)
        if combat is None or not is_asked(state, frame, seat) or not state.hand[seat]:
            return True
        return combat.card_of(combat.side_of(seat)) == NO_CARD or not can_boost(state, seat)

    def run(self, state: State, frame: Frame) -> None:
        """Ask whatever is in hand: that nothing can boost stays secret."""
        if not self.comes_to_nothing(state, frame):
            ask_for_boost(state, self._seat(state, frame))
        elif self.skip >= 0:
            state.jump(self.skip)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            if self.skip >= 0:
                state.jump(self.skip)
            return
        seat = self._seat(state, frame)
        boost = boost_of(state, seat, option)
        card = discard_from_hand(state, seat, option)
        note(state, BOOSTED, seat, -1, card, boost)
        combat = state.combat
        if combat is not None:
            change_value(state, frame, combat, seat, own_value(combat, seat) + boost)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return boost_choice(self._seat(state, frame), option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_BOOST_MOVE if state.combat is None else ASK_BOOST_ATTACK)


def boost_choice(seat: int, option: int) -> Choice:
    """Return a boost as a choice."""
    return Choice(DO_DECLINE) if option == PASS else Choice(DO_BOOST, card=option, owner=seat)


@final
class CommitBoostCard(Op):
    """Add a card face down to the attack, before the defender answers (R16.14)."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        """Offer it; if declined, continue at ``skip``."""
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if the attack has such a card already, or the hand cannot boost for all to see."""
        combat = state.combat
        if not state.hand[frame.seat] or (combat is not None and combat.boost_card != NO_CARD):
            return True
        return not can_boost(state, frame.seat)

    def run(self, state: State, frame: Frame) -> None:
        """Ask, unless the attack has such a card already."""
        if not self.comes_to_nothing(state, frame):
            ask_for_boost(state, frame.seat)
        elif self.skip >= 0:
            state.jump(self.skip)

    def take(self, state: State, frame: Frame, option: int) -> None:
        combat = state.combat
        if option == PASS or combat is None:
            if self.skip >= 0:
                state.jump(self.skip)
            return
        state.hand[frame.seat] = state.hand[frame.seat] & ~(1 << option)
        state.played[frame.seat] = state.played[frame.seat] | 1 << option
        combat.boost_card = option
        note(state, COMMITTED_BOOST, frame.seat, -1, option, 0, -1, 1 << frame.seat)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return boost_choice(frame.seat, option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_BOOST_MOVE if state.combat is None else ASK_BOOST_ATTACK)


def reveal_boost(state: State, combat: Combat) -> None:
    """Turn up the card added to the attack: from now on its boost counts."""
    if combat.boost_card != NO_CARD:
        card = expose(state, combat.attacker_seat, combat.boost_card, from_hand=True)
        combat.boost_card = card
        combat.attack_boost = boost_of(state, combat.attacker_seat, card)
        note(state, BOOSTED, combat.attacker_seat, -1, card, combat.attack_boost)


@final
class CancelCard(Op):
    """Cancel all effects of the opponent's card that have not resolved yet (J-24)."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there are none."""
        combat = state.combat
        if combat is None:
            return True
        side = 1 - combat.side_of(frame.seat)
        return not has_effects_left(state, combat, side) or combat.cancelled >> side & 1 == 1

    def run(self, state: State, frame: Frame) -> None:
        """Cancel them, if there are any (J-26)."""
        combat = state.combat
        if combat is None or self.comes_to_nothing(state, frame):
            return
        side = 1 - combat.side_of(frame.seat)
        combat.cancelled |= 1 << side
        note(state, CANCELLED, combat.seat_of(side))
        if side == ATTACK and combat.boost_card != NO_CARD:  # J-27: the boost is lost with the card's effects
            card = combat.boost_card
            combat.boost_card = NO_CARD
            combat.attack_boost = 0
            state.played[combat.attacker_seat] = state.played[combat.attacker_seat] & ~(1 << card)
            put_on_discard(state, combat.attacker_seat, card)


def has_effects_left(state: State, combat: Combat, side: int) -> bool:
    """Return whether a side's card has an effect that can be cancelled and has not begun to resolve."""
    if combat.card_of(side) == NO_CARD:
        return False
    card = played_card(state, combat, side)
    if card.uncancellable or (side != ATTACK and card.attack_only):
        return False
    if card.fights_as:
        return True
    programs = card.programs
    for window in range(combat.window, AFTER_COMBAT + 1):
        begun = window == combat.window and combat.begun >> side * 16 & 1
        if programs[window] != NOTHING and not begun:
            return True
    return False


def cards_on_table(combat: Combat, side: int) -> list[int]:
    """Return a side's cards that cleanup discards, the combat card last."""
    cards = []
    if side == ATTACK and combat.boost_card != NO_CARD:
        cards.append(combat.boost_card)
    if has_card_on_table(combat, side):
        cards.append(combat.card_of(side))
    return cards


def has_card_on_table(combat: Combat, side: int) -> bool:
    """Return whether cleanup discards a side's combat card.

    That of a bonus attack stays on the table until the main attack is over (J-35).
    """
    if combat.kept >> side & 1 or (side == ATTACK and combat.bonus):
        return False
    return combat.card_of(side) != NO_CARD


def clear_table(state: State, combat: Combat) -> None:
    """Discard all cards of the combat (R7.17)."""
    _clear_side(state, combat, DEFENSE)
    _clear_side(state, combat, ATTACK)
    combat.is_over = True


def _clear_side(state: State, combat: Combat, side: int) -> None:
    if side == ATTACK and combat.boost_card != NO_CARD:
        _clear(state, combat.attacker_seat, combat.boost_card)
    if has_card_on_table(combat, side):
        _clear(state, combat.seat_of(side), combat.card_of(side))


def _clear(state: State, seat: int, card: int) -> None:
    state.played[seat] = state.played[seat] & ~(1 << card)
    put_on_discard(state, seat, card)
