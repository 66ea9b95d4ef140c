"""What an observation says, read off by the names in the layout, is what the state holds."""

from __future__ import annotations

import pytest

from matchless.encoding.cards import Deck
from matchless.encoding.layout import Layout
from matchless.encoding.observation import Viewer
from matchless.encoding.pieces import joined, pair
from matchless.encoding.tables import Tables
from matchless.rules.board.bits import members
from matchless.rules.flow.play import take
from matchless.rules.game import Card, Fighter, Seat
from matchless.rules.state.state import State
from tests.support.dice import Dice
from tests.support.tables import SCALE, begin, choose, random_adventure, random_setup

ROOM = Layout(4, 5, 6, 24, 61)


def said(observation: bytes) -> dict[tuple[str, str], bytes]:
    """What an observation says, by section and name."""
    return {
        (field.section, field.name): observation[field.start : field.start + field.length]
        for field in ROOM.fields
    }


def counted(seat: Seat, cards: int, room: int) -> bytes:
    firsts = sorted({card.first for card in seat.deck})
    found = [0] * room
    for card in members(cards):
        found[firsts.index(seat.deck[card].first)] += 1
    return bytes(found)


def amounting_to(seat: Seat, cards: int) -> list[int]:
    held = [seat.deck[card] for card in members(cards)]
    attacks = [card.value for card in held if card.attacks]
    defenses = [card.guard for card in held if card.defends]
    schemes = [card for card in held if card.is_scheme]
    boosts = [card.boost for card in held]
    best = [max([0, *numbers]) for numbers in (attacks, defenses, boosts)]
    return [len(attacks), len(defenses), len(schemes), *best]


def check(tables: Tables, state: State, viewer: int, observation: bytes) -> None:
    """Compare what is said about the viewer's own cards, and about everybody's fighters and piles, with the state."""
    told = said(observation)
    assert ROOM.size == len(observation)
    assert state.actions == told["general", "actions left"][0]
    assert min(state.turns, 255) == told["general", "turns begun"][0]
    assert (state.combat is not None) == told["combat", "under way"][0]
    if state.combat is not None and state.combat.revealed:
        assert min(max(state.combat.defense_value, 0), 255) == told["combat", "defense value"][0]
    for slot, owner in enumerate(tables.order[viewer]):
        name = ROOM.seat_name(slot)
        if owner < 0:
            assert 0 == told[name, "there"][0]
            continue
        seat = state.game.seats[owner]
        standing = [one for one in seat.fighters if state.space[one.number] >= 0]
        assert (not standing) == told[name, "out"][0]
        assert state.hand[owner].bit_count() == told[name, "cards in hand"][0]
        assert len(state.deck[owner]) == told[name, "cards in deck"][0]
        assert len(state.discard[owner]) == told[name, "cards in discard pile"][0]
        assert counted(seat, state.public[owner], ROOM.cards) == told[name, "cards in the open"]
        for rank, fighter in enumerate(seat.fighters):
            assert state.health[fighter.number] == told[f"{name}, fighter {rank}", "health"][0]
            assert state.space[fighter.number] + 1 == told[f"{name}, fighter {rank}", "space + 1"][0]
        if owner == viewer:
            hand = state.hand[owner]
            assert counted(seat, hand, ROOM.cards) == told[name, "cards seen in hand"]
            summary = f"{name}, cards seen in hand"
            words = ("attacks", "defenses", "schemes", "best attack", "best defense", "best boost")
            assert amounting_to(seat, hand) == [told[summary, word][0] for word in words]


@pytest.mark.parametrize("kind", ["table", "adventure"])
def test_observation_says_what_the_state_holds(kind: str) -> None:
    """The same viewers all through a game, so that nothing they remember of the decision before is left over."""
    dice = Dice(11 if kind == "table" else 12)
    for _ in range(8 * SCALE):
        state = begin(random_adventure(dice) if kind == "adventure" else random_setup(dice))
        tables = Tables(state.game, ROOM)
        viewers = [Viewer(tables, seat) for seat in range(state.game.players)]
        while state.decision is not None:
            for viewer in viewers:
                observation = viewer.observe(state)
                assert Viewer(tables, viewer.seat).observe(state) == observation
                check(tables, state, viewer.seat, observation)
            take(state, choose(state.decision, dice))


@pytest.mark.parametrize("copies", [[2, 3, 1, 4, 5, 1], [12, 1, 2], [3, 14], [1] * 20, []])
def test_cards_are_counted_in_decks_of_any_shape(copies: list[int]) -> None:
    deck: list[Card] = []
    for at, count in enumerate(copies):
        kind = ("attack", "defense", "versatile", "scheme")[at % 4]
        deck += [Card(f"card {at}", kind, at, at % 4, 1, 0, len(deck), count, [])] * count
    fighter = Fighter("hero", "", 0, 0, 0, 0, 12, 0, is_hero=True, ranged=False, aside=False)
    seat = Seat(0, 0, "hero", 2, [fighter], deck, [], [], [], [], [], [])
    known = Deck(seat, 24)
    dice = Dice(len(deck))
    for _ in range(200):
        cards = dice.below(1 << len(deck)) & dice.below(1 << len(deck))
        assert counted(seat, cards, 24) == joined([known.count(cards)])
        assert amounting_to(seat, cards) == list(joined([known.summary(cards)]))


@pytest.mark.parametrize("first", [-1, 0, 63, 64, 255, 300])
@pytest.mark.parametrize("second", [-1, 0, 63, 64, 255, 300])
def test_numbers_are_cut_to_a_byte(first: int, second: int) -> None:
    assert [min(max(first, 0), 255), min(max(second, 0), 255)] == list(joined([pair(first, second)]))
