"""A witness of a whole game: remembers what was shown to whom, and holds the engine to it."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import and_
from typing import Final, final

from matchless.rules.board.bits import members, size
from matchless.rules.game import Game
from matchless.rules.state.event import (
    BOTTOM_ON_TOP,
    CARD_SHOWN,
    COMMITTED_BOOST,
    DISCARDED,
    DREW,
    KEPT,
    LOOKED_AT_HAND,
    LOOKED_AT_TOP,
    PUT_BACK,
    PUT_UNDER,
    REVEALED,
    SHUFFLED,
    SHUFFLED_IN,
    TAKEN,
    Event,
)
from matchless.rules.state.state import HIDDEN, State
from matchless.rules.state.view import UNKNOWN, view_of
from tests.laws.checkers import everything, face_down
from tests.laws.redeal import sees
from tests.laws.secrecy import viewers
from tests.support.dice import Dice

SECRET_KINDS: Final = (COMMITTED_BOOST, DREW, KEPT, PUT_BACK)
"""What only the seat that does it may see the card of."""

GAINS: Final = (DREW, KEPT, TAKEN)
"""How cards come into a hand."""


def names_of(state: State, owner: int, cards: list[int]) -> Counter[str]:
    deck = state.game.seats[owner].deck
    return Counter(deck[card].name for card in cards)


@final
class Witness:
    """What each viewer has been shown of each seat's hidden cards."""

    def __init__(self, state: State) -> None:
        self.held: dict[tuple[int, int], Counter[str]] = {}  # shown, and not seen to leave the hand since
        self.ever: dict[tuple[int, int], set[str]] = {}  # shown at any time
        self.heights: dict[tuple[int, int], dict[int, str]] = {}  # in the deck, counted from the bottom
        self.lone: dict[tuple[int, int], str] = {}  # the only card of a deck that someone looks at
        self.clones: list[tuple[State, list[int]]] = []
        self.shown = 0
        for viewer in range(state.game.players):
            for owner in range(len(state.game.seats)):
                self.held[viewer, owner] = Counter()
                self.ever[viewer, owner] = set()
                self.heights[viewer, owner] = {}

    def see(self, before: State, events: list[Event], after: State, dice: Dice) -> None:
        """Follow one step of a game and check what may be known of it."""
        assert before.number + 1 == after.number
        if before.turns and after.turns > before.turns:
            adventure = after.game.adventure
            limit = 7 if adventure is None else adventure.hand_limit
            assert size(after.hand[before.turn]) <= limit or not after.holds_out(before.turn)
        turned_up = turned_up_by_enemies(after.game, events)
        for event in events:
            for viewer in viewers(after):
                check_event(event, viewer, before, after, turned_up)
        self._forget_what_was_played(before, events, after)
        for at, event in enumerate(events):
            self._learn(event, events[:at], events[at + 1 :], before, after)
        for (_, owner), heights in self.heights.items():
            for height in [height for height in heights if height >= len(after.deck[owner])]:
                del heights[height]
        self._check_knowledge(after, dice)
        if dice.once_in(30):
            self.clones.append((after.clone(), everything(after)))

    def _forget_what_was_played(self, before: State, events: list[Event], after: State) -> None:
        for (_, owner), held in self.held.items():
            old = names_of(before, owner, members(before.public[owner]))
            new = names_of(after, owner, members(after.public[owner]))
            new += names_of(
                after,
                owner,
                [one.card for one in events if one.kind in (TAKEN, SHUFFLED_IN) and one.seat == owner],
            )
            held.subtract(new - old)
            for name in [name for name, count in held.items() if count <= 0]:
                del held[name]

    def _learn(  # noqa: C901
        self, event: Event, earlier: list[Event], later: list[Event], before: State, after: State
    ) -> None:
        players = range(after.game.players)
        if event.kind == TAKEN and event.seat >= after.game.players:
            self._show(event, after)  # an enemy has no hand: the card lies on its deck
        elif event.kind == TAKEN:
            self._take(event, after)
        elif event.kind == LOOKED_AT_HAND:
            gained = [one.card for one in later if one.kind in GAINS and one.seat == event.other]
            cards = [card for card in members(after.hand[event.other]) if card not in gained]
            seen = names_of(after, event.other, cards)
            self.held[event.seat, event.other] = seen
            self.ever[event.seat, event.other] |= set(seen)
        elif event.kind == LOOKED_AT_TOP:
            self._look_at_top(event, earlier, later, before, after)
        elif event.kind == SHUFFLED:
            for viewer in players:
                self.heights[viewer, event.seat].clear()
        elif event.kind == PUT_BACK:
            self._put_back(event, earlier, before, after)
        elif event.kind == CARD_SHOWN:
            self._show(event, after)
        elif event.kind == PUT_UNDER:
            self._put_under(event, later, after)
        elif event.kind == SHUFFLED_IN:
            self._put_to_the_deck(event, after)
        elif event.kind == BOTTOM_ON_TOP:
            came = [one for one in earlier if one.kind in (PUT_UNDER, SHUFFLED_IN) and one.seat == event.seat]
            went = [one for one in earlier if one.kind in (DREW, KEPT) and one.seat == event.seat]
            there = len(before.deck[event.seat]) + len(before.aside[event.seat])
            self._turn_deck(event.seat, there + len(came) - len(went))

    def _take(self, event: Event, after: State) -> None:
        """A card is taken to hand for all to see; by now it may have another copy's number, or have left again."""
        owner = event.seat
        name = after.game.seats[owner].deck[event.card].name
        for viewer in range(after.game.players):
            known = after.hand[owner] & after.known[viewer * len(after.hand) + owner]
            if after.hand[owner] >> event.card & 1:
                left = names_of(after, owner, members(after.hand[owner]))[
                    name
                ]  # others may have been discarded
                self.held[viewer, owner][name] = min(left, 1 + self.held[viewer, owner][name])
                self.ever[viewer, owner].add(name)
            elif name in names_of(after, owner, members(known)):
                self.held[viewer, owner][name] = max(1, self.held[viewer, owner][name])
                self.ever[viewer, owner].add(name)

    def _show(self, event: Event, after: State) -> None:
        """A card is shown to all, where it lies."""
        owner = event.seat
        name = after.game.seats[owner].deck[event.card].name
        for viewer in range(after.game.players):
            self.ever[viewer, owner].add(name)
            if event.amount == 2:
                shown = [
                    card
                    for card in members(after.hand[owner])
                    if after.known[viewer * len(after.hand) + owner] >> card & 1
                ]
                self.held[viewer, owner][name] = max(
                    self.held[viewer, owner][name], names_of(after, owner, shown)[name]
                )
            elif event.amount < 2:
                # Copies may have changed numbers since; who was shown the card knows where one of its name lies.
                known = after.known[viewer * len(after.hand) + owner]
                for height, card in enumerate(after.deck[owner]):
                    if known >> card & 1 and after.game.seats[owner].deck[card].name == name:
                        self.heights[viewer, owner][height] = name

    def _put_under(self, event: Event, later: list[Event], after: State) -> None:
        """A card goes under its deck: from a hand, or from the cards looked at."""
        owner = event.seat
        name = after.game.seats[owner].deck[event.card].name
        for viewer in range(after.game.players):
            self.heights[viewer, owner] = {1 + old: one for old, one in self.heights[viewer, owner].items()}
            if event.knowers >> viewer & 1:
                self.heights[viewer, owner][0] = name
                self.ever[viewer, owner].add(name)
                if event.amount == 0 and viewer != owner:
                    self.held[viewer, owner] -= Counter([name])
                # The last card goes back by itself.
                left = [*after.aside[owner], *(one.card for one in later if one.kind == PUT_BACK)]
                known = after.known[viewer * len(after.hand) + owner]
                if event.amount == 1 and len(left) == 1 and known >> left[0] & 1:
                    self.lone[viewer, owner] = after.game.seats[owner].deck[left[0]].name
            elif event.amount == 0:
                self.held[viewer, owner].clear()

    def _put_to_the_deck(self, event: Event, after: State) -> None:
        """A card from the discard pile lies under the deck, for all to see, until it is shuffled."""
        name = after.game.seats[event.seat].deck[event.card].name
        for at in [at for at in self.heights if at[1] == event.seat]:
            self.heights[at] = {0: name, **{1 + old: one for old, one in self.heights[at].items()}}
            self.ever[at].add(name)

    def _turn_deck(self, owner: int, cards: int) -> None:
        for at, heights in self.heights.items():
            if at[1] == owner:
                self.heights[at] = {(old - 1) % cards: name for old, name in heights.items()}

    def _look_at_top(
        self, event: Event, earlier: list[Event], later: list[Event], before: State, after: State
    ) -> None:
        owner = event.other
        if owner >= after.game.players and not after.aside[owner]:
            self._look_at_enemy(event.seat, owner, after)
            return
        # A single card is kept or put back unasked.
        gone = [one.card for one in later if one.kind in (KEPT, PUT_BACK) and one.seat == event.seat]
        self.ever[event.seat, owner] |= set(names_of(after, owner, [*after.aside[owner], *gone]))
        top = deck_size(owner, earlier, before, after) - event.amount
        for viewer in range(after.game.players):  # who knew the only card taken aside can follow it
            self.lone.pop((viewer, owner), None)
            if event.amount == 1 and top in self.heights[viewer, owner]:
                self.lone[viewer, owner] = self.heights[viewer, owner][top]

    def _look_at_enemy(self, viewer: int, owner: int, after: State) -> None:
        """The top card of an enemy's deck is looked at where it lies, as it has no hand."""
        height = len(after.deck[owner]) - 1
        known = after.known[viewer * len(after.game.seats) + owner]
        since = members(known & after.played[owner])  # it may attack with it before anyone is asked
        self.ever[viewer, owner] |= set(names_of(after, owner, since))
        if height >= 0 and known >> after.deck[owner][height] & 1:
            name = after.game.seats[owner].deck[after.deck[owner][height]].name
            self.heights[viewer, owner][height] = name
            self.ever[viewer, owner].add(name)

    def _put_back(self, event: Event, earlier: list[Event], before: State, after: State) -> None:
        owner = event.other
        height = deck_size(owner, earlier, before, after)
        if event.amount == 0:
            height = 0
            for at in self.heights:
                if at[1] == owner:
                    self.heights[at] = {1 + old: name for old, name in self.heights[at].items()}
        name = before.game.seats[owner].deck[event.card].name
        self.heights[event.seat, owner][height] = name
        for at in [at for at in self.lone if at[1] == owner]:
            self.heights[at][height] = self.lone.pop(at)
        self.ever[event.seat, owner].add(name)

    def _check_knowledge(self, state: State, dice: Dice) -> None:
        seats = len(state.game.seats)
        for viewer in range(state.game.players):
            if any(self.ever[viewer, owner] for owner in range(seats)):
                view = view_of(state, viewer)
                imagined = view.imagine(dice.below(1 << 30))
                for owner in range(seats):
                    self._check_known(viewer, owner, view.position, imagined)
            else:
                assert not any(state.known[viewer * seats + owner] for owner in range(seats))

    def _check_known(self, viewer: int, owner: int, view: State, imagined: State) -> None:
        """What was shown is known, in the view as in what is imagined from it; what was not shown is not."""
        self.shown += 1
        if not sees(view, viewer, owner):
            seen = names_of(view, owner, members(view.hand[owner]))
            assert not self.held[viewer, owner] - seen
            assert set(seen) <= self.ever[viewer, owner]
            cards = [*members(imagined.hand[owner]), *face_down(imagined, owner)]
            assert not self.held[viewer, owner] - names_of(imagined, owner, cards)
        deck = view.game.seats[owner].deck
        heights = self.heights[viewer, owner]
        assert heights == {at: deck[card].name for at, card in enumerate(view.deck[owner]) if card != UNKNOWN}
        assert heights == {at: deck[imagined.deck[owner][at]].name for at in heights}

    def check_clones(self) -> None:
        """Clones made long ago are as they were."""
        for clone, numbers in self.clones:
            assert numbers == everything(clone)


def deck_size(owner: int, earlier: list[Event], before: State, after: State) -> int:
    """How many cards a deck has after some events."""
    found = len(before.deck[owner])
    for at, event in enumerate(earlier):
        if event.kind == SHUFFLED and event.seat == owner:
            found += event.amount
        elif event.kind in (PUT_UNDER, SHUFFLED_IN) and event.seat == owner:
            found += 1
        elif event.kind == DREW and event.seat == owner:
            found -= 1
        elif event.kind == DISCARDED and event.seat == owner:
            found -= came_from_deck(event, earlier[:at], before, after)
        elif event.kind in (PUT_BACK, LOOKED_AT_TOP) and event.other == owner:
            found += 1 if event.kind == PUT_BACK else -event.amount
    return found


def came_from_deck(event: Event, earlier: list[Event], before: State, after: State) -> bool:
    """Whether a card was discarded from its deck; it may have taken the number of a copy in hand."""
    owner = event.seat
    was_open = before.public[owner] >> event.card & 1
    if was_open or any(
        one.kind == REVEALED and one.seat == owner and one.card == event.card for one in earlier
    ):
        return False
    copies = before.game.seats[owner].deck[event.card].copies
    if size(before.hand[owner] & copies) > size(after.hand[owner] & copies):
        return False
    if _copies_in(before.aside[owner], copies) > _copies_in(after.aside[owner], copies):
        return False
    return _copies_in(before.deck[owner], copies) > 0


def _copies_in(pile: bytes, copies: int) -> int:
    return sum(copies >> card & 1 for card in pile)


def turned_up_by_enemies(game: Game, events: list[Event]) -> dict[int, int]:
    """The cards of enemies that lay open for a moment: a hoax card may have shuffled them away since."""
    found: dict[int, int] = {}
    for event in events:
        if event.kind in (REVEALED, DISCARDED) and event.seat >= game.players:
            found[event.seat] = found.get(event.seat, 0) | 1 << event.card
    return found


def check_event(event: Event, viewer: int, before: State, after: State, turned_up: dict[int, int]) -> None:
    """What a viewer sees of an event names no card that it may not know."""
    seen = event.for_seat(viewer)
    assert event.numbers()[:3] == seen.numbers()[:3]
    if event.card < 0:
        return
    if event.kind in SECRET_KINDS and viewer != event.seat:
        assert HIDDEN == seen.card
    if event.kind == CARD_SHOWN:
        return  # shown to all
    if seen.card < 0:
        return
    owner = event.owner()
    known = before.public[owner] | after.public[owner] | turned_up.get(owner, 0)
    seats = len(after.game.seats)
    for state in (before, after):
        rows = [state.known[observer * seats + owner] for observer in range(after.game.players)]
        known |= (
            rows[viewer] if viewer >= 0 else reduce(and_, rows)
        )  # what all players know, a spectator saw too
    if viewer == owner:
        for state in (before, after):
            known |= state.hand[owner] | state.played[owner]
    assert known & after.game.seats[owner].deck[event.card].copies
