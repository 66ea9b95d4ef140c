"""What a seat may know of a position, as bytes; the layout says what each of them means.

It follows from the state itself, because making a view takes longer; tests hold it against views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.layout import (
    COMBAT,
    COUNTERS,
    FIGHTER_NOW,
    GENERAL,
    HAND_SUMMARY,
    QUEST,
    SEAT_NOW,
    SITES,
    STREWN,
)
from matchless.encoding.tables import EMPTY, byte
from matchless.encoding.words import QUESTIONS
from matchless.rules.board.bits import size
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_ACTION, ASK_BOOST_MOVE, ASK_MANEUVER
from matchless.rules.flow.maneuver import BoostManeuver, MoveFighters
from matchless.rules.flow.play import asking
from matchless.rules.flow.turn import TakeAction
from matchless.rules.query import boost_of_maneuver, question_of
from matchless.rules.state.renumber import sees_hand

if TYPE_CHECKING:
    from matchless.encoding.tables import Tables
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.combat import Combat
    from matchless.rules.state.state import State

_NOT_ASKED: Final = bytes(len(QUESTIONS))
_ASKED: Final[dict[str, bytes]] = {
    word: bytes([1 if other == word else 0 for other in QUESTIONS]) for word in QUESTIONS
}
_ACTION: Final = _ASKED[ASK_ACTION]
_BOOST: Final = _ASKED[ASK_BOOST_MOVE]
_MANEUVER: Final = _ASKED[ASK_MANEUVER]

# Where the sections of what changes begin, among the numbers of a viewer.
_COMBAT: Final = len(GENERAL)
_QUEST: Final = _COMBAT + len(COMBAT)
_FIGHTERS: Final = len(SEAT_NOW)
_EACH: Final = len(FIGHTER_NOW)


@final
class Viewer:
    """Writes what one seat of a game sees. What changes is kept in a list of numbers, and written over."""

    __slots__ = ("_fixed", "_leader", "_no_cards", "_no_hand", "_now", "_order", "_places", "_slots", "_tables",
                 "_turns", "seat")  # fmt: skip

    def __init__(self, tables: Tables, seat: int) -> None:
        layout = tables.layout
        self.seat: Final = seat
        self._tables: Final = tables
        self._order: Final = tables.order[seat]
        self._slots: Final = tables.slots[seat]
        self._turns: Final = [self._order.index(one.number) for one in tables.game.seats]
        self._leader: Final[int] = tables.game.seats[seat].first
        # Where the numbers of each seat begin.
        first = _QUEST + (len(QUEST) + SITES + STREWN if layout.enemies else 0)
        length = _FIGHTERS + layout.fighters * _EACH
        self._places: Final = [first + at * length for at in range(layout.seats)]
        self._now: Final[list[int]] = [0] * (first + layout.seats * length)
        self._fixed: Final = b"".join([_fixed(tables, seat, owner) for owner in self._order])
        self._no_cards: Final = bytes(layout.cards)
        self._no_hand: Final = bytes(layout.cards + len(HAND_SUMMARY))

    def observe(self, state: State) -> bytes:
        """Return what the seat may know; the question only if the seat is asked."""
        now = self._now
        order = self._order
        asked = self._question(state)
        now[2] = self._turns[state.turn]
        now[3] = byte(state.turns)
        now[4] = byte(state.actions)
        now[5] = byte(state.taken)
        now[6] = byte(state.maneuvers)
        now[7] = state.nobody_moves & 1
        now[8] = state.doors & 255
        combat = state.combat
        if combat is not None:
            self._fight(state, combat)
        elif now[_COMBAT]:
            for at in range(_COMBAT, _QUEST):
                now[at] = 0
        quest = state.quest
        if quest is not None:
            self._adventure(quest)
        parts = [asked, _NOT_ASKED, self._fixed]
        for at in range(len(order)):
            owner = order[at]
            if owner != EMPTY:
                self._seat(state, owner, self._places[at], parts)
            else:
                parts.append(self._no_hand)
                parts.append(self._no_cards)
                parts.append(self._no_cards)
        parts[1] = bytes(now)
        return b"".join(parts)

    def _question(self, state: State) -> bytes:
        """Write what is asked; what is asked most often is known without asking."""
        now = self._now
        decision = state.decision
        now[0] = 0
        now[1] = 0
        if decision is None or decision.seat != self.seat:
            return _NOT_ASKED
        op = asking(state)
        if isinstance(op, MoveFighters):
            now[0] = byte(boost_of_maneuver(state))
            return _MANEUVER
        if isinstance(op, TakeAction):
            now[0] = byte(state.actions)
            return _ACTION
        if isinstance(op, BoostManeuver):
            return _BOOST
        question = question_of(state)
        now[0] = byte(question.number)
        now[1] = byte(question.place)
        return _ASKED[question.ask]

    def _fight(self, state: State, combat: Combat) -> None:
        """Write the combat; cards that are face down and not the seat's own are only counted."""
        now = self._now
        seats = state.game.seats
        attacking = combat.attacker_seat
        defending = combat.defender_seat
        for at in range(_COMBAT, _QUEST):
            now[at] = 0
        now[_COMBAT] = 1
        now[_COMBAT + 1] = 1 if combat.revealed else 0
        now[_COMBAT + 2] = self._slots[combat.attacker] + 1
        now[_COMBAT + 3] = self._slots[combat.defender] + 1
        now[_COMBAT + 4] = byte(combat.bonus)
        sees_attack = combat.revealed or sees_hand(state, self.seat, attacking)
        if combat.attack_card >= 0 and (sees_attack or combat.bonus > 0):
            card = seats[attacking].deck[combat.attack_card]
            now[_COMBAT + 5] = self._tables.kinds[attacking][combat.attack_card] + 1
            now[_COMBAT + 6] = byte(card.value)
            now[_COMBAT + 7] = byte(card.boost + 1)
            now[_COMBAT + 8] = card.timings & 255
        if combat.defense_card >= 0:
            now[_COMBAT + 9] = 1
            if combat.revealed or sees_hand(state, self.seat, defending):
                card = seats[defending].deck[combat.defense_card]
                now[_COMBAT + 10] = self._tables.kinds[defending][combat.defense_card] + 1
                now[_COMBAT + 11] = byte(card.guard)
                now[_COMBAT + 12] = card.timings & 255
        if combat.boost_card >= 0:
            now[_COMBAT + 13] = 1
            if sees_attack:
                now[_COMBAT + 14] = byte(seats[attacking].deck[combat.boost_card].boost)
        if combat.revealed:
            now[_COMBAT + 15] = byte(combat.attack_value)
            now[_COMBAT + 16] = byte(combat.defense_value)

    def _adventure(self, quest: Quest) -> None:
        """Write the state of an adventure."""
        now = self._now
        now[_QUEST] = byte(quest.rounds)
        now[_QUEST + 1] = byte(quest.threat)
        now[_QUEST + 2] = byte(quest.goals)
        now[_QUEST + 3] = byte(quest.fury)
        now[_QUEST + 4] = byte(len(quest.initiative))
        now[_QUEST + 5] = byte(len(quest.waiting))
        first = _QUEST + len(QUEST)
        for site in range(min(SITES, len(quest.tokens))):
            now[first + site] = byte(quest.tokens[site])
        first += SITES
        for kind in range(min(STREWN, len(quest.strewn))):
            now[first + kind] = size(quest.strewn[kind])

    def _seat(self, state: State, owner: int, place: int, parts: list[bytes]) -> None:
        """Write a seat, and add its cards as far as they may be known."""
        now = self._now
        now[place] = self._figures(state, owner, place + _FIGHTERS)
        now[place + 1] = size(state.hand[owner])
        now[place + 2] = len(state.deck[owner])
        now[place + 3] = len(state.discard[owner])
        at = place + 4
        for counter in self._tables.counters[owner]:
            now[at] = byte(state.counters[counter])
            at += 1
        quest = state.quest
        if quest is not None:
            now[place + 4 + COUNTERS] = _in_row(state, quest, owner)
        self._cards(state, owner, parts)

    def _figures(self, state: State, owner: int, at: int) -> int:
        """Write a seat's fighters, with how near they are to whom they are after; return whether none is left."""
        now = self._now
        tables = self._tables
        is_ally = tables.teams[owner] == tables.teams[self.seat]
        is_out = 1
        for fighter in state.game.seats[owner].fighters:
            number = fighter.number
            here = state.space[number]
            now[at] = byte(state.health[number])
            now[at + 1] = here + 1
            now[at + 2] = 0
            now[at + 3] = 0
            if here != NOWHERE:
                is_out = 0
                other = tables.nearest_leader(state, self.seat, number) if is_ally else self._leader
                there = state.space[other] if other >= 0 else NOWHERE
                if there != NOWHERE:
                    now[at + 2] = tables.until[number][there][here]
                    now[at + 3] = tables.until[other][here][there]
            at += _EACH
        return is_out

    def _cards(self, state: State, owner: int, parts: list[bytes]) -> None:
        """Add the cards of a seat that are seen or known in its hand, in the open, and in its deck."""
        tables = self._tables
        viewer = self.seat
        public = state.public[owner]
        held = state.hand[owner] | state.played[owner] & ~public
        known = state.known[viewer * len(state.game.seats) + owner]
        if viewer == owner or sees_hand(state, viewer, owner):
            parts.append(tables.hand(owner, state.hand[owner]))
        elif known:
            parts.append(tables.hand(owner, known & held))
        else:
            parts.append(self._no_hand)
        parts.append(tables.counts(owner, public))
        if known:
            parts.append(tables.counts(owner, known & ~held & ~public))
        else:
            parts.append(self._no_cards)


def _fixed(tables: Tables, viewer: int, owner: int) -> bytes:
    """Return what does not change about a seat."""
    layout = tables.layout
    if owner == EMPTY:
        return bytes(5 + 4 * layout.fighters)
    seat = tables.game.seats[owner]
    is_ally = tables.teams[owner] == tables.teams[viewer]
    found = [1, 1 if is_ally else 0, 0 if is_ally else 1, 1 if seat.is_enemy else 0, byte(seat.move)]
    for fighter in seat.fighters:
        found.append(1)
        found.append(1 if fighter.rank == 0 else 0)
        found.append(1 if fighter.ranged else 0)
        found.append(byte(fighter.health))
    return bytes(found) + bytes(4 * (layout.fighters - len(seat.fighters)))


def _in_row(state: State, quest: Quest, owner: int) -> int:
    """Return how many revealed initiative cards are a seat's."""
    adventure = state.game.adventure
    if adventure is None:
        return 0
    count = 0
    for card in quest.row:
        initiative = adventure.initiative[card]
        is_player = initiative.seat < 0 and owner < len(quest.markers)
        if initiative.seat == owner or (is_player and initiative.marker == quest.markers[owner]):
            count += 1
    return count
