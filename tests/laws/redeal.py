"""Dealing again what a seat cannot know, without asking the engine what that is or how to imagine it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matchless.rules.board.bits import members, set_of
from matchless.rules.state.codec import from_numbers, numbers
from matchless.rules.state.frame import with_picked
from matchless.rules.state.state import State
from tests.laws.checkers import face_down, fits
from tests.support.dice import Dice

HAND: Final = "hand"
DECK: Final = "deck"
ASIDE: Final = "aside"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
BOOST: Final = "boost"


@dataclass(frozen=True)
class Place:
    """Where a hidden card of a seat lies: in hand, at a height of a pile, or face down on the table."""

    owner: int
    pile: str
    height: int = 0

    @property
    def is_held(self) -> bool:
        """Whether the card is in hand or was put face down from there."""
        return self.pile not in {DECK, ASIDE}

    @property
    def is_face_down(self) -> bool:
        """Whether the card lies on the table."""
        return self.pile not in {DECK, ASIDE, HAND}


Deal = dict[Place, int]
"""Every hidden card by its place."""


def deal_of(state: State) -> Deal:
    """Where all hidden cards lie."""
    found: Deal = {}
    for owner in range(len(state.game.seats)):
        for height, card in enumerate(members(state.hand[owner])):
            found[Place(owner, HAND, height)] = card
        for height, card in enumerate(state.deck[owner]):
            found[Place(owner, DECK, height)] = card
        for height, card in enumerate(state.aside[owner]):
            found[Place(owner, ASIDE, height)] = card
    combat = state.combat
    if combat is not None and not combat.revealed:
        if not combat.bonus:  # the card of a bonus attack has lain open since the main attack
            found[Place(combat.attacker_seat, ATTACK)] = combat.attack_card
        if combat.boost_card >= 0:
            found[Place(combat.attacker_seat, BOOST)] = combat.boost_card
        if combat.defense_card >= 0:
            found[Place(combat.defender_seat, DEFENSE)] = combat.defense_card
    return found


def with_deal(state: State, deal: Deal, known: list[int]) -> State:
    """The state with its hidden cards at other places, standing at its decision."""
    new = state.clone()
    new.known = known
    for owner in range(len(state.game.seats)):
        piles: dict[str, list[int]] = {HAND: [], DECK: [], ASIDE: []}
        new.played[owner] &= new.public[owner]
        for place, card in deal.items():
            if place.owner == owner:
                piles.setdefault(place.pile, []).append(card)
        new.hand[owner] = set_of(piles[HAND])
        new.deck[owner], new.aside[owner] = bytes(piles[DECK]), bytes(piles[ASIDE])
        combat = new.combat
        for pile in (ATTACK, DEFENSE, BOOST):
            for card in piles.get(pile, []):
                assert combat is not None
                setattr(combat, f"{pile}_card", card)
        new.played[owner] |= set_of(face_down(new, owner))
    moved = {(place.owner, card): deal[place] for place, card in deal_of(state).items()}
    for at, frame in enumerate(new.frames):
        card = moved.get((frame.picked_from, frame.picked), frame.picked)
        new.frames[at] = with_picked(frame, card, frame.picked_from)
    return from_numbers(state.game, numbers(new))


def is_known(state: State, viewer: int, owner: int, card: int) -> bool:
    """Whether a seat, or a spectator (-1), has seen a hidden card of a seat."""
    return viewer >= 0 and bool(state.known[viewer * len(state.game.seats) + owner] >> card & 1)


def sees(state: State, viewer: int, owner: int) -> bool:
    """Whether a viewer sees the hand of a seat and its cards on the table: its own, or those that a team lays open."""
    game = state.game
    is_friend = viewer >= 0 and owner < game.players and game.sides[viewer] == game.sides[owner]
    return viewer == owner or (game.ruleset.open_hands and is_friend)


def may_swap(state: State, viewer: int, one: Place, other: Place, deal: Deal) -> bool:
    """Whether a viewer cannot tell, and the rules do not mind, that two cards change places."""
    if one.owner != other.owner:
        return False
    if sees(state, viewer, one.owner) and (one.is_held or other.is_held):
        return False
    for frame in state.frames:
        if (
            frame.seat == viewer
            and frame.picked_from == one.owner
            and frame.picked in {deal[one], deal[other]}
        ):
            return False
    for place, card in ((one, deal[other]), (other, deal[one])):
        if place.is_face_down and not fits(state, place.owner, place.pile, card):
            return False
    if one.is_held and other.is_held:
        return (
            True  # even of a card it has seen, nobody else can tell whether it is still in hand or face down
        )
    return not any(is_known(state, viewer, one.owner, deal[place]) for place in (one, other))


def swapped_knowledge(state: State, known: list[int], viewer: int, owner: int, cards: int) -> list[int]:
    """What everyone but the viewer knows when two cards, a set, change places: the same places."""
    seats = len(state.game.seats)
    new = known[:]
    for observer in range(seats):
        at = observer * seats + owner
        if observer != viewer and known[at] & cards not in {0, cards}:
            new[at] ^= cards
    return new


def redealt(state: State, viewer: int, dice: Dice, swaps: int) -> State:
    """A state that looks the same to a viewer, with the cards that it cannot know at other places."""
    state = with_quest_shuffled(state, dice)
    deal = deal_of(state)
    places = list(deal)
    known = state.known[:]
    for _ in range(swaps if places else 0):
        one, other = dice.pick(places), dice.pick(places)
        if may_swap(state, viewer, one, other, deal):
            cards = 1 << deal[one] | 1 << deal[other]
            if not (one.is_held and other.is_held):
                known = swapped_knowledge(state, known, viewer, one.owner, cards)
            deal[one], deal[other] = deal[other], deal[one]
    return with_deal(state, deal, known)


def with_quest_shuffled(state: State, dice: Dice) -> State:
    """The state with the initiative cards to come, and the tokens that lie face down, in any other order."""
    new = state.clone()
    quest, adventure = new.quest, new.game.adventure
    if quest is None or adventure is None:
        return new
    under, cards = quest.initiative[: quest.under], quest.initiative[quest.under :]
    quest.initiative = under + _shuffled(cards, dice)
    if not adventure.are_bridges:
        quest.tiles = quest.tiles[: quest.goals] + _shuffled(quest.tiles[quest.goals :], dice)
    return new


def _shuffled(pile: bytes, dice: Dice) -> bytes:
    left = list(pile)
    return bytes(left.pop(dice.below(len(left))) for _ in pile)


def with_copies_swapped(state: State, dice: Dice) -> State:
    """The state with two hidden copies of one card at each other's places."""
    deal = deal_of(state)
    if not deal:
        return state.clone()
    place = dice.pick(list(deal))
    telling = [
        one
        for one in deal
        if one.is_face_down or is_known(state, 0 if one.owner else 1, one.owner, deal[one])
    ]
    if telling and dice.once_in(2):
        place = dice.pick(telling)
    owner = place.owner
    copies = state.game.seats[owner].deck[deal[place]].copies
    twins = [one for one in deal if one.owner == owner and one != place and copies >> deal[one] & 1]
    twin = dice.pick(twins) if twins else place
    cards = 1 << deal[place] | 1 << deal[twin]
    deal[place], deal[twin] = deal[twin], deal[place]
    known = swapped_knowledge(state, state.known, -1, owner, cards)
    return with_deal(state, deal, known)
