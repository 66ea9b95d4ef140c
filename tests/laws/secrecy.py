"""The laws of secrets: what a seat is shown follows from what it may know, and from nothing else."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Final, TypeAlias

from matchless.rules.board.bits import members, size
from matchless.rules.flow.play import IllegalOption, take
from matchless.rules.notation import notations, parse
from matchless.rules.state.codec import numbers
from matchless.rules.state.event import (
    DREW,
    INITIATIVE_REMOVED,
    INITIATIVE_REVEALED,
    KEPT,
    LOOKED_AT_HAND,
    LOOKED_AT_TOP,
    TAKEN,
    TILE_TURNED,
    Event,
)
from matchless.rules.state.state import HIDDEN, State
from matchless.rules.state.view import SPECTATOR, view_of
from tests.laws.checkers import Law, a_game_comes_to_its_end, check
from tests.laws.redeal import deal_of, is_known, redealt, sees, with_copies_swapped
from tests.support.dice import Dice
from tests.support.tables import choose, play_on

_RNG: Final = 8
"""The place of the randomness among the numbers of a state."""
_CARD: Final = 3
"""The place of the card among the numbers of an event."""
_TURNED_UP: Final = (INITIATIVE_REVEALED, INITIATIVE_REMOVED, TILE_TURNED)
"""What comes into the open other than cards of a deck."""
Seen: TypeAlias = list[tuple[int, ...]]
"""Events as a viewer sees them."""


def viewers(state: State) -> range:
    """Every player, and a spectator."""
    return range(SPECTATOR, state.game.players)


def _asks(state: State, seat: int) -> bool:
    return state.decision is not None and state.decision.seat == seat


def views_do_not_depend_on_what_is_hidden(state: State, dice: Dice) -> None:
    viewer = dice.pick(viewers(state))
    other = redealt(state, viewer, dice, 40)
    check(other, dice)
    view = view_of(state, viewer)
    assert view.numbers() == view_of(other, viewer).numbers()
    assert 0 == view.position.rng
    assert view.position.log is None
    if _asks(state, viewer):
        assert notations(state) == notations(other)
        assert refusals(state, Dice(dice.rng)) == refusals(other, Dice(dice.rng))


def views_hide_what_others_know(state: State, _dice: Dice) -> None:
    seats = len(state.game.seats)
    for viewer in viewers(state):
        seen = view_of(state, viewer).position
        for observer in range(seats):
            for owner in range(seats):
                known = seen.known[observer * seats + owner]
                if viewer not in {observer, owner}:
                    assert 0 == known
                elif (
                    observer != viewer
                ):  # of the own cards: only those that the viewer sees or has seen itself
                    own = seen.hand[viewer] | seen.played[viewer] | seen.known[viewer * seats + viewer]
                    assert 0 == known & ~own
        if state.decision is not None and not _asks(state, viewer):
            assert seen.decision is not None
            assert [] == seen.decision.options


def refusals(state: State, dice: Dice) -> list[str]:
    """What a seat is told about things that it may not do."""
    fighters = [fighter.name for fighter in state.game.fighters]
    cards = sorted({card.name for seat in state.game.seats for card in seat.deck})
    spaces = state.game.board.spaces
    card, fighter = dice.pick(cards), dice.pick(fighters)
    tries = [
        f"attack {fighter} with {card}",
        f"attack {fighter} with {card} by {dice.pick(fighters)}",
        f"scheme {card}",
        f"{dice.pick(['defend with', 'boost with', 'discard', 'choose', 'keep', 'take'])} {card}",
        f"put {card} on top",
        f"{dice.pick(['move', 'place', 'return'])} {fighter} to {dice.pick(spaces)}",
        f"choose {fighter}",
        card[: 1 + dice.below(len(card))],
        "end turn",
    ]
    told = []
    for words in tries:
        try:
            parse(state, words)
        except IllegalOption as error:
            told.append(str(error))
    return told


def refusals_name_no_hidden_card(state: State, dice: Dice) -> None:
    if state.decision is None:
        return
    names = {card.name for seat in state.game.seats for card in seat.deck}
    allowed = names_known(state, state.decision.seat)
    for message in refusals(state, dice):
        asked, _, answer = message[1:].partition("'")
        named = {word for word in re.findall(r"[\w-]+", answer) if word in names}
        assert named - set(re.findall(r"[\w-]+", asked)) <= allowed, message


def names_known(state: State, viewer: int) -> set[str]:
    """The names of all cards that a seat may know to be somewhere."""
    seats = len(state.game.seats)
    found = set()
    for seat in state.game.seats:
        cards = state.public[seat.number] | state.known[viewer * seats + seat.number]
        if sees(state, viewer, seat.number):
            cards |= state.hand[seat.number] | state.played[seat.number]
        found |= {seat.deck[card].name for card in members(cards)}
    return found


def copies_cannot_be_told_apart(state: State, dice: Dice) -> None:
    """Play a few decisions on two states that differ in two copies of one card: nobody sees a difference."""
    other = with_copies_swapped(state, dice)
    state = state.clone()
    for _ in range(1 + dice.below(6)):
        for viewer in viewers(state):
            assert view_of(state, viewer).numbers() == view_of(other, viewer).numbers()
        assert notations(state) == notations(other)
        if state.decision is None:
            return
        assert notations(state) == notations(view_of(state, state.decision.seat).position)
        at = state.decision.options.index(choose(state.decision, dice))
        events = _events(state, state.decision.options[at])
        others = _events(other, other.decision.options[at] if other.decision else -1)
        for viewer in viewers(state):
            assert _told(state, events, viewer) == _told(other, others, viewer)


def _events(state: State, option: int) -> list[Event]:
    """Take an option; return what happened."""
    log: list[Event] = []
    state.log = log
    take(state, option)
    state.log = None
    return log


def _told(state: State, events: list[Event], viewer: int) -> list[object]:
    """Events as a viewer sees them, with the names of cards in the place of their numbers."""
    found: list[object] = []
    for event in events:
        seen = event.for_seat(viewer)
        name = state.game.seats[seen.owner()].deck[seen.card].name if seen.card >= 0 else str(seen.card)
        found.append((seen.kind, seen.seat, seen.fighter, name, seen.amount, seen.other))
    return found


def _seen(events: list[Event], viewer: int) -> Seen:
    return [event.for_seat(viewer).numbers() for event in events]


def _looked(state: State, events: list[Event], viewer: int) -> bool:
    """Whether a viewer has seen cards that stay hidden."""
    looks = {LOOKED_AT_HAND, LOOKED_AT_TOP}
    if any(one.kind in {DREW, KEPT} and sees(state, viewer, one.seat) for one in events):
        return True
    return any(one.kind == TAKEN or (one.kind in looks and one.seat == viewer) for one in events)


def _shows_a_card(seen: Seen, others: Seen) -> bool:
    """Whether what happened differs; if so, it must differ first in a card or a token that is shown."""
    for one, other in zip_longest(seen, others):
        if one != other:
            both = [event for event in (one, other) if event is not None]
            assert any(event[_CARD] >= 0 or event[0] in _TURNED_UP for event in both), both
            return True
    return False


def nothing_but_events_tells(state: State, dice: Dice) -> None:
    """Two states that look alike still look alike after the same option, until a card is shown."""
    viewer = dice.pick(viewers(state))
    other = redealt(state, viewer, dice, 1 + dice.below(40))
    state = state.clone()
    for _ in range(3):
        if state.decision is None or other.decision is None:
            return
        shared = [option for option in state.decision.options if option in other.decision.options]
        if not shared:
            return
        option = dice.pick(shared)
        if any(frame.picked == HIDDEN for frame in view_of(state, viewer).position.frames):
            return  # what a hidden card is good for may be seen: damage as great as its boost
        events, others = _events(state, option), _events(other, option)
        if _looked(state, events, viewer) or _shows_a_card(_seen(events, viewer), _seen(others, viewer)):
            return
        assert view_of(state, viewer).numbers() == view_of(other, viewer).numbers()


def imagined_states_agree_with_the_view(state: State, dice: Dice) -> None:
    viewer = dice.pick(viewers(state))
    view = view_of(state, viewer)
    before = view.numbers()
    imagined = view.imagine(dice.below(1 << 30))
    assert before == view_of(imagined, viewer).numbers()
    check(imagined, dice)
    if dice.once_in(25):
        a_game_comes_to_its_end(imagined, dice)
    play_on(imagined, dice, 1 + dice.below(2))
    check(imagined, dice)
    assert before == view.numbers()


def imagined_states_differ(state: State, dice: Dice) -> None:
    viewer = dice.pick(viewers(state))
    piles = [(place, card) for place, card in deal_of(state).items() if not place.is_held]
    hidden = [place for place, card in piles if not is_known(state, viewer, place.owner, card)]
    if len(hidden) > 6:
        view = view_of(state, viewer)
        seeds = [dice.below(1 << 30) for _ in range(4)]
        found = {tuple(_without_rng(view.imagine(seed))) for seed in seeds}
        assert len(found) > 1
        assert numbers(view.imagine(seeds[0])) == numbers(view.imagine(seeds[0]))


def _without_rng(state: State) -> list[int]:
    found = numbers(state)
    return found[:_RNG] + found[_RNG + 1 :]


def hand_sizes_are_public(state: State, _dice: Dice) -> None:
    for viewer in viewers(state):
        view = view_of(state, viewer)
        assert [size(hand) for hand in state.hand] == view.hand_sizes
        for seat in range(len(state.game.seats)):
            assert len(state.deck[seat]) == len(view.position.deck[seat])
            assert state.discard[seat] == view.position.discard[seat]


SECRETS: Final[tuple[Law, ...]] = (
    views_do_not_depend_on_what_is_hidden,
    views_hide_what_others_know,
    hand_sizes_are_public,
    copies_cannot_be_told_apart,
    nothing_but_events_tells,
    imagined_states_agree_with_the_view,
    imagined_states_differ,
    refusals_name_no_hidden_card,
)
