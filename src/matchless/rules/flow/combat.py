"""The combat: cards face down, revealed together, three windows of effects, damage, cleanup (R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_DEFENSE, DO_DECLINE, DO_DEFEND, Choice, Question
from matchless.rules.flow.damage import damage
from matchless.rules.flow.programs import COMBAT_PROGRAM
from matchless.rules.flow.values import current, current_value, lasting, played_card
from matchless.rules.flow.window import Window, printed_timings
from matchless.rules.game import (
    AFTER_ATTACKING,
    AFTER_COMBAT,
    ATTACK_DECLARED,
    COMBAT_ENDED,
    DURING_COMBAT,
    IMMEDIATELY,
    NOTHING,
)
from matchless.rules.op import PASS, Op
from matchless.rules.ops.combat_values import clear_table, reveal_boost
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.event import (
    ATTACKED,
    COMBAT_VALUES,
    COMBAT_WON,
    DEFENDED,
    REVEALED,
    note,
)
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.piles import different_cards, expose, hidden_cards, take_top
from matchless.rules.state.state import ALWAYS, CARD, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.game import Card, Seat
    from matchless.rules.ruleset import RuleSet
    from matchless.rules.state.state import State


def begin_combat(state: State, attacker: int, defender: int, card: int) -> None:
    """Put an attack card face down and begin the combat (R7.1, R7.6)."""
    fighters = state.game.fighters
    seat = fighters[attacker].seat
    state.hand[seat] = state.hand[seat] & ~(1 << card)
    state.played[seat] = state.played[seat] | 1 << card
    combat = Combat(attacker, seat, defender, fighters[defender].seat, card)
    combat.parent = state.combat
    state.combat = combat
    note(state, ATTACKED, seat, attacker, -1, 0, defender)
    state.push(COMBAT_PROGRAM, seat, attacker, NO_CARD)


def begin_bonus(state: State, bonus: int) -> None:
    """Begin a bonus attack inside the current combat: same fighters, same card, another part of it (R15.3, R15.5)."""
    main = current(state)
    if state.space[main.attacker] == NOWHERE or state.space[main.defender] == NOWHERE:
        return  # R15.6, J-34
    combat = Combat(main.attacker, main.attacker_seat, main.defender, main.defender_seat, main.attack_card)
    combat.bonus = bonus
    combat.kept = main.kept & 1 << ATTACK
    combat.parent = main
    state.combat = combat
    note(state, ATTACKED, main.attacker_seat, main.attacker, -1, bonus, main.defender)
    state.push(COMBAT_PROGRAM, main.attacker_seat, main.attacker, NO_CARD)


@final
class Defend(Op):
    """The defender plays a card face down, or none (R7.7)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask even if no card can be played: that stays secret. An enemy defends with its top card (A6.1)."""
        combat = current(state)
        seat = state.game.seats[combat.defender_seat]
        if seat.is_enemy:
            combat.defense_card = take_top(state, seat.number)
            note(state, DEFENDED, seat.number, combat.defender, -1, 0 if combat.defense_card < 0 else 1)
            return
        rank = combat.defender - seat.first
        options = []
        for card in different_cards(state, seat.number, state.hand[seat.number]):
            if seat.deck[card].users >> rank & 1 and can_defend(state, seat.deck[card], seat.number):
                options.append(card)
        options.append(PASS)
        is_secret = len(options) > 1 or self._may_defend(state, seat, rank)
        state.ask(seat.number, CARD, options, ALWAYS if is_secret else UNLESS_FORCED)

    def _may_defend(self, state: State, seat: Seat, rank: int) -> bool:
        """Return whether, as far as others know, the hand may hold a defense card."""
        if state.hand[seat.number]:
            for card in members(hidden_cards(state, seat.number)):
                if seat.deck[card].users >> rank & 1 and can_defend(state, seat.deck[card], seat.number):
                    return True
        return False

    def take(self, state: State, frame: Frame, option: int) -> None:
        combat = current(state)
        seat = combat.defender_seat
        if option != PASS:
            combat.defense_card = option
            state.hand[seat] = state.hand[seat] & ~(1 << option)
            state.played[seat] = state.played[seat] | 1 << option
        note(state, DEFENDED, seat, combat.defender, -1, 0 if option == PASS else 1)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        combat = current(state)
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_DEFEND, combat.defender, card=option, owner=combat.defender_seat)

    def question(self, state: State, frame: Frame) -> Question:
        combat = current(state)
        return Question(ASK_DEFENSE, combat.attacker, combat.defender)


def can_defend(state: State, card: Card, seat: int) -> bool:
    """Return whether a card may be played as a defense card now."""
    condition = card.also_defends
    if condition is None:
        return card.defends
    return card.defends or condition.holds(state, Frame(NOTHING, seat, -1, NO_CARD))


@final
class Reveal(Op):
    """Both cards are revealed together (R7.8)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Turn them up; values start from the printed ones (J-20)."""
        combat = current(state)
        seats = state.game.seats
        if not combat.bonus:
            from_hand = combat.attacker_seat < state.game.players
            combat.attack_card = expose(state, combat.attacker_seat, combat.attack_card, from_hand)
        combat.attack_value = played_card(state, combat, ATTACK).value
        note(state, REVEALED, combat.attacker_seat, combat.attacker, combat.attack_card, combat.attack_value)
        if combat.defense_card != NO_CARD:
            from_hand = combat.defender_seat < state.game.players
            combat.defense_card = expose(state, combat.defender_seat, combat.defense_card, from_hand)
            combat.defense_value = seats[combat.defender_seat].deck[combat.defense_card].guard
            note(
                state,
                REVEALED,
                combat.defender_seat,
                combat.defender,
                combat.defense_card,
                combat.defense_value,
            )
        reveal_boost(state, combat)
        combat.revealed = True
        if not (state.game.answers | printed_timings(state, combat)) & _BEFORE_DAMAGE:
            state.jump(state.steps[-1] + 2)  # past both windows, to the damage


_BEFORE_DAMAGE: Final = 1 << IMMEDIATELY | 1 << DURING_COMBAT
"""The moments between revealing and damage."""


@final
class CombatDamage(Op):
    """Deal the combat damage (R7.14) and find the winner (R7.21, R7.22)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        combat = current(state)
        attack = current_value(state, combat, ATTACK)
        defense = max(0, current_value(state, combat, DEFENSE))
        if state.log is not None:
            lasts = lasting(state, combat, ATTACK), lasting(state, combat, DEFENSE)
            note(state, COMBAT_VALUES, combat.attacker_seat, -1, -1, attack, defense, detail=lasts)
        combat.dealt = 0
        amount = attack - defense
        victim = combat.defender if combat.redirected < 0 else combat.redirected
        if state.space[combat.attacker] == NOWHERE and not state.game.ruleset.attacker_fallen_deals:
            amount = 0  # J-31, switchable
        damage(state, 1 << victim, amount, in_combat=True)


@final
class FindWinner(Op):
    """Find who won the combat, from the damage the defender took (R7.21, R7.22, J-23)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        combat = current(state)
        if combat.sharing and state.game.ruleset.transferred_counts:
            combat.dealt += combat.sharing
        note(state, COMBAT_WON, combat.attacker_seat if combat.dealt > 0 else combat.defender_seat)


@final
class Cleanup(Op):
    """Discard the cards of the combat (R7.17)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Clear the table; if nothing answers that, the combat is over."""
        combat = current(state)
        clear_table(state, combat)
        if not state.game.answers >> AFTER_ATTACKING & 1:
            state.combat = combat.parent
            state.jump(len(state.game.programs[COMBAT_PROGRAM]))


@final
class EndCombat(Op):
    """The combat is over; a bonus attack gives way to the combat it interrupted."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        state.combat = current(state).parent


@final
class Declared(Op):
    """Abilities that answer the declaration of an attack, before the defender plays a card."""

    __slots__ = ()

    def is_idle(self, answers: int) -> bool:
        return not answers >> ATTACK_DECLARED & 1

    def run(self, state: State, frame: Frame) -> None:
        """Begin those of the attacking fighter, in order."""
        combat = current(state)
        answers = state.game.seats[combat.attacker_seat].abilities[ATTACK_DECLARED]
        for at in range(len(answers) - 1, -1, -1):
            if answers[at].fighters >> combat.attacker & 1:
                state.push(answers[at].program, combat.attacker_seat, combat.attacker, NO_CARD)


def combat_program(options: RuleSet) -> tuple[Op, ...]:
    """Return the combat as a program; editions differ in its last steps (R7.16 to R7.19)."""
    opening: list[Op] = [
        Declared(),
        Defend(),
        Reveal(),
        Window(IMMEDIATELY, cards=True, abilities=True),
        Window(DURING_COMBAT, cards=True, abilities=True),
        CombatDamage(),
        FindWinner(),
        Window(AFTER_COMBAT, cards=True, abilities=not options.abilities_after_cards),
    ]
    if options.abilities_after_cards:
        opening.append(Window(AFTER_COMBAT, cards=False, abilities=True))
    opening.append(Window(COMBAT_ENDED, cards=False, abilities=True))
    if not options.follow_up:
        opening.append(Window(AFTER_ATTACKING, cards=False, abilities=True))
    opening.append(Cleanup())
    if options.follow_up:
        opening.append(Window(AFTER_ATTACKING, cards=False, abilities=True))
    opening.append(EndCombat())
    return tuple(opening)
