"""What a seat may know of a position, as bytes; the layout says what each of them means.

It follows from the state itself, because making a view takes longer; tests hold it against views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.cards import SUMMARY_PIECES
from matchless.encoding.layout import COMBAT, FIGHTER_NOW, HAND_SUMMARY, QUEST, SITES, STREWN
from matchless.encoding.numbers import ONE, byte, one, pair
from matchless.encoding.tables import EMPTY
from matchless.encoding.words import QUESTIONS
from matchless.rules.board.bits import WIDTH, size
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

_PEACE: Final = bytes(len(COMBAT))
_NONE: Final = pair(0, 0)
_UNKNOWN: Final = -1
"""No set of cards: what is written of one has to be written anew."""

# The pieces that an observation begins with; those of each seat follow, in the order in which the viewer counts them.
_QUESTION: Final = 0
_GENERAL: Final = 1
_COMBAT: Final = 6
_QUEST: Final = 7
_SEATS: Final = 8
# Of each seat's first pieces, where those of its fighters begin; a fighter has two.
_FIGHTERS: Final = 4
_EACH: Final = 2


@final
class Viewer:
    """Writes what one seat of a game sees: pieces, most of them ready-made, that are kept in a list and joined."""

    __slots__ = ("_cards", "_leader", "_order", "_parts", "_places", "_sets", "_slots", "_tables", "_turns",
                 "seat")  # fmt: skip

    def __init__(self, tables: Tables, seat: int) -> None:
        layout = tables.layout
        self.seat: Final = seat
        self._tables: Final = tables
        self._order: Final = tables.order[seat]
        self._slots: Final = tables.slots[seat]
        self._turns: Final = [self._order.index(one.number) for one in tables.game.seats]
        self._leader: Final[int] = tables.game.seats[seat].first
        self._parts: Final[list[bytes]] = [_NOT_ASKED, _NONE, _NONE, _NONE, _NONE, ONE[0], _PEACE]
        self._parts.append(bytes(len(QUEST) + SITES + STREWN if layout.enemies else 0))
        # By place in the order: where the pieces of a seat begin, and those of its cards.
        self._places: Final[list[int]] = []
        self._cards: Final[list[int]] = []
        for owner in self._order:
            self._places.append(len(self._parts))
            count = 0 if owner == EMPTY else len(tables.game.seats[owner].fighters)
            self._parts.extend([_NONE] * (_FIGHTERS + count * _EACH))
            self._parts.append(bytes((layout.fighters - count) * len(FIGHTER_NOW)))
        self._parts.extend([_fixed(tables, seat, owner) for owner in self._order])
        for owner in self._order:
            self._cards.append(len(self._parts))
            if owner == EMPTY:
                self._parts.append(bytes(3 * layout.cards + len(HAND_SUMMARY)))
            else:
                self._parts.extend([_NONE] * (3 * tables.decks[owner].pieces + SUMMARY_PIECES))
        # By place in the order: the sets of cards seen in hand, in the open and known in the deck, as last written.
        self._sets: Final = [_UNKNOWN] * (3 * len(self._order))

    def observe(self, state: State) -> bytes:
        """Return what the seat may know; the question only if the seat is asked."""
        parts = self._parts
        self._ask(state)
        parts[_GENERAL + 1] = pair(self._turns[state.turn], state.turns)
        parts[_GENERAL + 2] = pair(state.actions, state.taken)
        parts[_GENERAL + 3] = pair(state.maneuvers, state.nobody_moves & 1)
        parts[_GENERAL + 4] = ONE[state.doors & 255]
        combat = state.combat
        parts[_COMBAT] = _PEACE if combat is None else self._fight(state, combat)
        quest = state.quest
        if quest is not None:
            parts[_QUEST] = _adventure(quest)
        order = self._order
        for at in range(len(order)):
            owner = order[at]
            if owner != EMPTY:
                self._seat(state, owner, self._places[at])
                self._know(state, owner, at)
        return b"".join(parts)

    def _ask(self, state: State) -> None:
        """Write what is asked; what is asked most often is known without asking."""
        asked = _NOT_ASKED
        numbers = _NONE
        decision = state.decision
        if decision is not None and decision.seat == self.seat:
            op = asking(state)
            if isinstance(op, MoveFighters):
                asked = _MANEUVER
                numbers = pair(boost_of_maneuver(state), 0)
            elif isinstance(op, TakeAction):
                asked = _ACTION
                numbers = pair(state.actions, 0)
            elif isinstance(op, BoostManeuver):
                asked = _BOOST
            else:
                question = question_of(state)
                asked = _ASKED[question.ask]
                numbers = pair(question.number, question.place)
        self._parts[_QUESTION] = asked
        self._parts[_GENERAL] = numbers

    def _fight(self, state: State, combat: Combat) -> bytes:
        """Return the combat; cards that are face down and not the seat's own are only counted."""
        seats = state.game.seats
        attacking = combat.attacker_seat
        defending = combat.defender_seat
        sees_attack = combat.revealed or sees_hand(state, self.seat, attacking)
        attack = pair(combat.bonus, 0)
        attack_worth = _NONE
        attack_effects = 0
        if combat.attack_card >= 0 and (sees_attack or combat.bonus > 0):
            card = seats[attacking].deck[combat.attack_card]
            attack = pair(combat.bonus, self._tables.kinds[attacking][combat.attack_card] + 1)
            attack_worth = pair(card.value, card.boost + 1)
            attack_effects = card.timings & 255
        laid = 1 if combat.defense_card >= 0 else 0
        defense = _NONE
        defense_effects = 0
        if laid and (combat.revealed or sees_hand(state, self.seat, defending)):
            card = seats[defending].deck[combat.defense_card]
            defense = pair(self._tables.kinds[defending][combat.defense_card] + 1, card.guard)
            defense_effects = card.timings & 255
        boosted = 1 if combat.boost_card >= 0 else 0
        boost = seats[attacking].deck[combat.boost_card].boost if boosted and sees_attack else 0
        return b"%b%b%b%b%b%b%b%b%b" % (
            pair(1, 1 if combat.revealed else 0),
            pair(self._slots[combat.attacker] + 1, self._slots[combat.defender] + 1),
            attack,
            attack_worth,
            pair(attack_effects, laid),
            defense,
            pair(defense_effects, boosted),
            pair(boost, combat.attack_value if combat.revealed else 0),
            one(combat.defense_value if combat.revealed else 0),
        )

    def _seat(self, state: State, owner: int, place: int) -> None:
        """Write a seat and its fighters."""
        parts = self._parts
        parts[place] = pair(self._figures(state, owner, place + _FIGHTERS), size(state.hand[owner]))
        parts[place + 1] = pair(len(state.deck[owner]), len(state.discard[owner]))
        counters = self._tables.counters[owner]
        count = len(counters)
        if count:
            second = state.counters[counters[1]] if count > 1 else 0
            parts[place + 2] = pair(state.counters[counters[0]], second)
        quest = state.quest
        if count > 2 or quest is not None:
            third = state.counters[counters[2]] if count > 2 else 0
            parts[place + 3] = pair(third, 0 if quest is None else _in_row(state, quest, owner))

    def _figures(self, state: State, owner: int, at: int) -> int:
        """Write a seat's fighters, with how near they are to whom they are after; return whether none is left."""
        parts = self._parts
        tables = self._tables
        is_ally = tables.teams[owner] == tables.teams[self.seat]
        is_out = 1
        for fighter in state.game.seats[owner].fighters:
            number = fighter.number
            here = state.space[number]
            parts[at] = pair(state.health[number], here + 1)
            near = _NONE
            if here != NOWHERE:
                is_out = 0
                other = tables.nearest_leader(state, self.seat, number) if is_ally else self._leader
                there = state.space[other] if other >= 0 else NOWHERE
                if there != NOWHERE:
                    near = tables.ways[number][other][there * WIDTH + here]
            parts[at + 1] = near
            at += _EACH
        return is_out

    def _know(self, state: State, owner: int, at: int) -> None:
        """Write the cards of a seat that are seen or known in its hand, in the open, and in its deck."""
        sets = self._sets
        parts = self._parts
        viewer = self.seat
        public = state.public[owner]
        hand = state.hand[owner]
        held = hand | state.played[owner] & ~public
        known = state.known[viewer * len(state.game.seats) + owner]
        if viewer != owner and not sees_hand(state, viewer, owner):
            hand = known & held
        known &= ~(held | public)
        deck = self._tables.decks[owner]
        place = self._cards[at]
        at *= 3
        if hand != sets[at]:
            sets[at] = hand
            deck.count(hand, parts, place)
            deck.summarise(hand, parts, place + deck.pieces)
        place += deck.pieces + SUMMARY_PIECES
        if public != sets[at + 1]:
            sets[at + 1] = public
            deck.count(public, parts, place)
        if known != sets[at + 2]:
            sets[at + 2] = known
            deck.count(known, parts, place + deck.pieces)


def _adventure(quest: Quest) -> bytes:
    """Return the state of an adventure."""
    found = [
        byte(quest.rounds),
        byte(quest.threat),
        byte(quest.goals),
        byte(quest.fury),
        byte(len(quest.initiative)),
        byte(len(quest.waiting)),
    ]
    for site in range(SITES):
        found.append(byte(quest.tokens[site]) if site < len(quest.tokens) else 0)
    for kind in range(STREWN):
        found.append(size(quest.strewn[kind]) if kind < len(quest.strewn) else 0)
    return bytes(found)


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
