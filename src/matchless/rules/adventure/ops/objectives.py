"""Bridges and fields: tokens on them, and what players do there (A12, A13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.objectives import is_destroyed, lowest_site, sites_beside, supply_left
from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.adventure.threat import advance_threat
from matchless.rules.board.bits import set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    ASK_ACTIVATE,
    ASK_CLEAR,
    ASK_DRAW_MORE,
    ASK_DRAWER,
    ASK_PAY,
    ASK_SIFT,
    ASK_SIFT_CARD,
    ASK_USE,
    DO_ACCEPT,
    DO_ACTIVATE,
    DO_CHOOSE_FIGHTER,
    DO_CHOOSE_PLAYER,
    DO_CLEAR,
    DO_DECLINE,
    DO_DISCARD,
    Choice,
    Question,
)
from matchless.rules.flow.damage import draw_or_suffer
from matchless.rules.flow.programs import ACTIVATE_PROGRAM
from matchless.rules.game import NOTHING
from matchless.rules.op import PASS, Amount, Op
from matchless.rules.ops.deck_search import ask_about, without
from matchless.rules.ops.players import players_in_order
from matchless.rules.state.event import (
    BRIDGE_ACTIVATED,
    BRIDGE_DESTROYED,
    LOOKED_AT_TOP,
    PUT_BACK,
    TILE_TURNED,
    TOKENS_PLACED,
    TOKENS_REMOVED,
    TOKENS_SHIFTED,
    note,
)
from matchless.rules.state.frame import NO_CARD, NOBODY, with_count, with_number
from matchless.rules.state.piles import (
    ONE,
    boost_of,
    different_cards,
    discard_from_hand,
    expose,
    forget,
    hand_size,
    holds_one_kind,
    learn,
    put_on_discard,
)
from matchless.rules.state.state import ALWAYS, CARD, FIGHTER, IF_IT_MATTERS, MODE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

LOWEST: Final = 0
BESIDE: Final = 1
LOWEST_EMPTY: Final = 2
MOST_TOKENS: Final = 8
"""How many tokens a bridge or field can hold (A12.2, A13.2)."""


def place(state: State, site: int, count: int) -> int:
    """Put tokens on a bridge or field; return how many the supply lacked (A12.2)."""
    quest = quest_of(state)
    room = MOST_TOKENS - quest.tokens[site]
    placed = min(count, supply_left(state))
    placed = min(placed, room)
    if placed > 0:
        quest.tokens[site] = quest.tokens[site] + placed
        note(state, TOKENS_PLACED, -1, -1, -1, placed, site)
    return count - placed


def remove(state: State, seat: int, site: int, count: int) -> None:
    """Return tokens from a bridge or field to the supply, as many as there are."""
    quest = quest_of(state)
    removed = min(count, quest.tokens[site])
    if removed > 0:
        quest.tokens[site] = quest.tokens[site] - removed
        note(state, TOKENS_REMOVED, seat, -1, -1, removed, site)


@final
class PlaceTokens(Op):
    """Place doom or alien tokens; each one that the supply lacks advances the threat by 1 (A12.2, A13.3)."""

    __slots__ = ("amount", "where")

    def __init__(self, amount: Amount, where: int) -> None:
        """Place ``amount`` on the lowest bridge, on each field beside the enemy, or one by one on empty fields."""
        self.amount: Final = amount
        self.where: Final = where

    def run(self, state: State, frame: Frame) -> None:
        amount = self.amount.value(state, frame)
        missing = 0
        if self.where == LOWEST_EMPTY:
            for _ in range(amount):
                site = _emptiest(state)
                missing += 0 if site == NOBODY else place(state, site, 1)
        elif self.where == BESIDE:
            for site in sites_beside(state, 1 << frame.fighter):
                missing += place(state, site, amount)
        else:
            site = lowest_site(state)
            if site != NOBODY:
                missing = place(state, site, amount)
        advance_threat(state, missing)


def _emptiest(state: State) -> int:
    """Return the lowest-numbered remaining bridge or field with the fewest tokens, or NOBODY."""
    tokens = quest_of(state).tokens
    found = NOBODY
    least = 0
    for site in range(len(tokens)):
        if (found == NOBODY or tokens[site] < least) and not is_destroyed(state, site):
            found = site
            least = tokens[site]
    return found


@final
class DestroyBridge(Op):
    """Destroy the remaining bridge with the lowest number; its tokens go to the next one (A12.7, A12.8)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        quest = quest_of(state)
        site = lowest_site(state)
        if site == NOBODY:
            return
        tokens = quest.tokens[site]
        quest.tokens[site] = 0
        state.doors |= 1 << state.game.board.doors + site
        note(state, BRIDGE_DESTROYED, -1, -1, -1, site)
        heir = lowest_site(state)
        if heir != NOBODY and tokens:
            quest.tokens[heir] = quest.tokens[heir] + tokens
            note(state, TOKENS_SHIFTED, -1, -1, -1, tokens, heir)


@final
class TurnUpTile(Op):
    """Turn the leftmost face-down token up (A13.5): as many are face up as objectives have been reached."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        quest = quest_of(state)
        note(state, TILE_TURNED, -1, -1, -1, quest.goals - 1, quest.tiles[quest.goals - 1])


@final
class ClearSite(Op):
    """After a maneuver, remove tokens from one occupied field next to one of the player's fighters (A13.4)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: State, frame: Frame) -> None:
        beside = sites_beside(state, state.game.seats[frame.seat].fighter_set)
        options = [site for site in beside if quest_of(state).tokens[site]]
        if options:
            options.append(PASS)
            state.ask(frame.seat, MODE, options)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != PASS:
            remove(state, frame.seat, option, self.count)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_CLEAR, number=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_CLEAR)


@final
class ActivateBridge(Op):
    """After a maneuver, activate a bridge beside one of the player's fighters for a card (A12.3)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask which bridge, if the player has a card to discard."""
        options = sites_beside(state, state.game.seats[frame.seat].fighter_set)
        if options and state.hand[frame.seat]:
            options.append(PASS)
            state.ask(frame.seat, MODE, options)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != PASS:
            state.push(ACTIVATE_PROGRAM, frame.seat, frame.fighter, NO_CARD)
            state.rebind(with_count(state.frames[-1], option))

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_ACTIVATE, number=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_ACTIVATE)


@final
class PayForBridge(Op):
    """Discard a card, with a boost value or without; ``Frame.count`` is the bridge (JA-15)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        hand = state.hand[frame.seat]
        when = UNLESS_FORCED if holds_one_kind(state, frame.seat) else ALWAYS
        state.ask(frame.seat, CARD, different_cards(state, frame.seat, hand), when)

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.rebind(with_number(frame, boost_of(state, frame.seat, option)))
        note(state, BRIDGE_ACTIVATED, frame.seat, -1, -1, frame.count)
        discard_from_hand(state, frame.seat, option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_DISCARD, card=option, owner=frame.seat)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PAY, number=frame.count)


@final
class UseTile(Op):
    """Resolve the effect of the bridge, or not (A12.4)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        state.ask(frame.seat, MODE, [0, 1], IF_IT_MATTERS)

    def take(self, state: State, frame: Frame, option: int) -> None:
        tile = adventure_of(state).tiles[quest_of(state).tiles[frame.count]]
        if option and tile.program != NOTHING:
            state.push(tile.program, frame.seat, frame.fighter, NO_CARD)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_ACCEPT if option else DO_DECLINE)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_USE, number=frame.count)


@final
class RemoveDoom(Op):
    """Remove as many tokens from the bridge as the boost value of the card discarded (A12.4)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        remove(state, frame.seat, frame.count, frame.number)


def activate_program() -> tuple[Op, ...]:
    """Return the activation of a bridge as a program."""
    return (PayForBridge(), UseTile(), RemoveDoom())


@final
class DrawTo(Op):
    """A player of your choice draws up to a number of cards in hand, and may stop earlier (A12.5, JA-16)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def run(self, state: State, frame: Frame) -> None:
        """Ask who draws, then, while there is room, whether to draw."""
        if frame.rival == NOBODY:
            players = [seat for seat in players_in_order(state) if hand_size(state, seat) < self.most]
            if players:
                state.ask(frame.seat, MODE, sorted(players), UNLESS_FORCED)
        elif hand_size(state, frame.rival) < self.most and state.holds_out(frame.rival):
            state.ask(frame.rival, MODE, [0, 1])

    def take(self, state: State, frame: Frame, option: int) -> None:
        if frame.rival == NOBODY:
            chosen = frame.copy()
            chosen.rival = option
            state.rebind(chosen)
            state.again()
        elif option:
            state.again()
            draw_or_suffer(state, frame.rival, 1)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if frame.rival == NOBODY:
            return Choice(DO_CHOOSE_PLAYER, state.game.seats[option].first, owner=option)
        return Choice(DO_ACCEPT if option else DO_DECLINE)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_DRAWER if frame.rival == NOBODY else ASK_DRAW_MORE)


@final
class Sift(Op):
    """Look at the top cards of an enemy's deck, discard one and put the others back on top (A12.5)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: State, frame: Frame) -> None:
        if frame.rival == NOBODY:
            game = state.game
            options = [
                seat.first
                for seat in game.seats
                if seat.is_enemy and state.space[seat.first] != NOWHERE and state.deck[seat.number]
            ]
            if options:
                state.ask(frame.seat, FIGHTER, options, UNLESS_FORCED)
        elif len(state.aside[frame.rival]) > 0:
            ask_about(state, frame.seat, frame.rival, state.aside[frame.rival])

    def take(self, state: State, frame: Frame, option: int) -> None:
        if frame.rival == NOBODY:
            self._look(state, frame, state.game.fighters[option].seat)
        else:
            self._discard(state, frame.rival, frame.seat, option)

    def _look(self, state: State, frame: Frame, enemy: int) -> None:
        deck = state.deck[enemy]
        split = max(0, len(deck) - self.count)
        state.aside[enemy] = deck[split:]
        state.deck[enemy] = deck[:split]
        cards = set_of(list(state.aside[enemy]))
        forget(state, enemy, cards)
        learn(state, frame.seat, enemy, cards)
        note(state, LOOKED_AT_TOP, frame.seat, -1, -1, len(state.aside[enemy]), enemy)
        chosen = frame.copy()
        chosen.rival = enemy
        state.rebind(chosen)
        state.again()

    def _discard(self, state: State, enemy: int, looker: int, option: int) -> None:
        state.aside[enemy] = without(state.aside[enemy], option)
        card = expose(state, enemy, option, from_hand=False)
        rest = state.aside[enemy]  # by the numbers they have now
        put_on_discard(state, enemy, card)
        state.aside[enemy] = b""
        for left in rest:
            state.deck[enemy] = state.deck[enemy] + ONE[left]
            note(state, PUT_BACK, looker, -1, left, 1, enemy, 1 << looker)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if frame.rival == NOBODY:
            return Choice(DO_CHOOSE_FIGHTER, target=option)
        return Choice(DO_DISCARD, card=option, owner=frame.rival)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_SIFT if frame.rival == NOBODY else ASK_SIFT_CARD)
