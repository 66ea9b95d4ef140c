"""What a seat may know of a position, as bytes; the layout says what each of them means.

It follows from the state itself, because making a view takes longer; tests hold it against views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.layout import COMBAT, FIGHTER_NOW, HAND_SUMMARY, QUEST, SEAT_NOW, SITES, STREWN
from matchless.encoding.pieces import ONE, byte, joined, one, pair, piece, zeros
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

_NOT_ASKED: Final = zeros(len(QUESTIONS))
_ASKED: Final[dict[str, str]] = {
    word: piece([1 if other == word else 0 for other in QUESTIONS]) for word in QUESTIONS
}
_ACTION: Final = _ASKED[ASK_ACTION]
_BOOST: Final = _ASKED[ASK_BOOST_MOVE]
_MANEUVER: Final = _ASKED[ASK_MANEUVER]

_PEACE: Final = zeros(len(COMBAT))
_NONE: Final = pair(0, 0)
_UNKNOWN: Final = -1
"""Not a set of cards: forces the piece to be written again."""

# The pieces that an observation begins with; those of each seat follow, in the order in which the viewer counts them.
_GENERAL: Final = 0
_QUEST: Final = 1
# Of each seat: a fighter has two pieces, behind the first one; what is said of its cards has four.
_FIGHTERS: Final = 1
_EACH: Final = 2
_CARDS: Final = 4


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
        self._parts: Final[list[str]] = ["", zeros(len(QUEST) + SITES + STREWN if layout.enemies else 0)]
        # By place in the order: where the pieces of a seat begin, and those of its cards.
        self._places: Final[list[int]] = []
        self._cards: Final[list[int]] = []
        for owner in self._order:
            self._places.append(len(self._parts))
            count = 0 if owner == EMPTY else len(tables.game.seats[owner].fighters)
            self._parts.append(zeros(len(SEAT_NOW)))
            self._parts.extend([_NONE] * (count * _EACH))
            self._parts.append(zeros((layout.fighters - count) * len(FIGHTER_NOW)))
        self._parts.extend([_fixed(tables, seat, owner) for owner in self._order])
        for owner in self._order:
            self._cards.append(len(self._parts))
            if owner == EMPTY:
                self._parts.append(zeros(3 * layout.cards + len(HAND_SUMMARY)))
            else:
                self._parts.extend([""] * _CARDS)
        # By place in the order: the sets of cards seen in hand, in the open and known in the deck, as last written.
        self._sets: Final = [_UNKNOWN] * (3 * len(self._order))

    def observe(self, state: State) -> bytes:
        """Return what the seat may know; the question only if the seat is asked."""
        parts: list[str] = []
        self.write(state, parts)
        return joined(parts)

    def write(self, state: State, found: list[str]) -> None:
        """Add what the seat may know, in pieces."""
        parts = self._parts
        parts[_GENERAL] = self._general(state)
        quest = state.quest
        if quest is not None:
            parts[_QUEST] = _adventure(quest)
        order = self._order
        for at in range(len(order)):
            owner = order[at]
            if owner != EMPTY:
                self._seat(state, owner, self._places[at])
                self._know(state, owner, at)
        found += parts

    def _general(self, state: State) -> str:
        """Return what is asked, what is left to do, and the combat; common questions are known without asking."""
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
        combat = state.combat
        turn = pair(self._turns[state.turn], state.turns)
        actions = pair(state.actions, state.taken)
        maneuvers = pair(state.maneuvers, state.nobody_moves & 1)
        fight = _PEACE if combat is None else self._fight(state, combat)
        return f"{asked}{numbers}{turn}{actions}{maneuvers}{ONE[state.doors & 255]}{fight}"

    def _fight(self, state: State, combat: Combat) -> str:
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
        begun = pair(1, 1 if combat.revealed else 0)
        slots = pair(self._slots[combat.attacker] + 1, self._slots[combat.defender] + 1)
        attack_end = pair(attack_effects, laid)
        defense_end = pair(defense_effects, boosted)
        values = pair(boost, combat.attack_value if combat.revealed else 0)
        last = one(combat.defense_value if combat.revealed else 0)
        return f"{begun}{slots}{attack}{attack_worth}{attack_end}{defense}{defense_end}{values}{last}"

    def _seat(self, state: State, owner: int, place: int) -> None:
        """Write a seat and its fighters."""
        counters = self._tables.counters[owner]
        count = len(counters)
        quest = state.quest
        out = pair(self._figures(state, owner, place + _FIGHTERS), size(state.hand[owner]))
        piles = pair(len(state.deck[owner]), len(state.discard[owner]))
        first = state.counters[counters[0]] if count > 0 else 0
        second = state.counters[counters[1]] if count > 1 else 0
        third = state.counters[counters[2]] if count > 2 else 0
        row = 0 if quest is None else _in_row(state, quest, owner)
        self._parts[place] = f"{out}{piles}{pair(first, second)}{pair(third, row)}"

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
            parts[place] = deck.count(hand)
            parts[place + 1] = deck.summary(hand)
        if public != sets[at + 1]:
            sets[at + 1] = public
            parts[place + 2] = deck.count(public)
        if known != sets[at + 2]:
            sets[at + 2] = known
            parts[place + 3] = deck.count(known)


def _adventure(quest: Quest) -> str:
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
    return piece(found)


def _fixed(tables: Tables, viewer: int, owner: int) -> str:
    """Return what does not change about a seat."""
    layout = tables.layout
    if owner == EMPTY:
        return zeros(5 + 4 * layout.fighters)
    seat = tables.game.seats[owner]
    is_ally = tables.teams[owner] == tables.teams[viewer]
    found = [1, 1 if is_ally else 0, 0 if is_ally else 1, 1 if seat.is_enemy else 0, byte(seat.move)]
    for fighter in seat.fighters:
        found.append(1)
        found.append(1 if fighter.rank == 0 else 0)
        found.append(1 if fighter.ranged else 0)
        found.append(byte(fighter.health))
    return piece(found) + zeros(4 * (layout.fighters - len(seat.fighters)))


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
