"""Why a choice is not possible now: a code and its arguments. Reveals only what the asked seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    ASK_ACTION,
    ASK_BOOST_ATTACK,
    ASK_BOOST_MOVE,
    ASK_DEFENSE,
    DO_ATTACK,
    DO_BOOST,
    DO_DEFEND,
    DO_DISCARD,
    DO_DONE,
    DO_MOVE,
    DO_PLACE,
    DO_REVIVE,
    DO_SCHEME,
    DO_SUMMON,
    NONE,
    Choice,
)
from matchless.rules.flow.play import asking
from matchless.rules.flow.values import targets
from matchless.rules.game import NO_BOOST
from matchless.rules.state.state import ACTION

if TYPE_CHECKING:
    from matchless.rules.game import Card, Seat
    from matchless.rules.state.state import State


class Refusal(NamedTuple):
    """A reason. ``card`` is from the asked seat's deck, ``users`` are the fighters who may use it."""

    code: str
    fighter: int = NONE
    card: int = NONE
    space: int = NONE
    users: int = 0
    number: int = 0
    word: str = ""  # a name that means nothing


_ENGLISH: Final = {
    "no_fighter": "there is no fighter '{word}'",
    "no_space": "there is no space '{word}' on {board}",
    "no_card": "there is no card '{word}' in this deck",
    "not_held": "you do not hold {card}",
    "actions_left": "all actions must be taken, {number} left",
    "no_user": "no fighter who may use {card} is on the board",
    "no_attack_card": "you hold no attack card",
    "no_scheme_card": "you hold no scheme",
    "no_target": "nobody is in reach",
    "all_protected": "whoever is in reach may not be attacked in the first round",
    "protected": "in the first round, only those who come next or have played may be attacked",
    "defense_only": "{card} is a defense card",
    "no_attack": "{card} is not an attack card",
    "no_defense": "{card} is not a defense card",
    "no_scheme": "{card} is not a scheme",
    "no_boost": "{card} has no boost value",
    "not_for_defender": "{card} may not be used by the defender",
    "not_for": "{fighter} may not use {card}",
    "out_of_reach": "{fighter} is out of reach of {users}",
    "friend": "{fighter} is on your side",
    "not_there": "{fighter} is not on the board",
    "not_yours": "{fighter} is not yours",
    "moved": "{fighter} has already moved",
    "too_far": "{fighter} cannot get to {space}",
    "occupied": "{space} is occupied",
}
"""Every code with its sentence, for logs and scenarios; screens have their own words."""

CODES: Final = tuple(_ENGLISH)


def in_english(state: State, refusal: Refusal) -> str:
    """Return a reason as a sentence without a full stop."""
    game = state.game
    decision = state.decision
    assert decision is not None
    return _ENGLISH[refusal.code].format(
        word=refusal.word,
        number=refusal.number,
        board=game.board.name,
        fighter=game.fighters[refusal.fighter].name if refusal.fighter >= 0 else "",
        card=game.seats[decision.seat].deck[refusal.card].name if refusal.card >= 0 else "",
        space=game.board.spaces[refusal.space] if refusal.space >= 0 else "",
        users=" and ".join([game.fighters[fighter].name for fighter in members(refusal.users)]),
    )


def refusal(state: State, choice: Choice) -> Refusal | None:
    """Return why a choice is not among the options now, or nothing if that is unknown."""
    decision = state.decision
    assert decision is not None
    seat = state.game.seats[decision.seat]
    if choice.verb in (DO_MOVE, DO_PLACE, DO_REVIVE, DO_SUMMON):
        return _no_move(state, seat, choice)
    if choice.verb == DO_ATTACK and decision.kind == ACTION:
        return _no_attack(state, seat, choice)
    if choice.verb == DO_SCHEME and decision.kind == ACTION:
        return _no_scheme(state, seat, choice)
    if choice.verb == DO_DEFEND and asking(state).question(state, state.frames[-1]).ask == ASK_DEFENSE:
        return _no_defense(state, seat, choice)
    if choice.verb in (DO_BOOST, DO_DISCARD):
        return _not_held(state, seat, choice.card) or _no_boost(seat, choice)
    if choice.verb == DO_DONE and decision.kind == ACTION:
        return Refusal("actions_left", number=state.actions)
    return None


def _no_move(state: State, seat: Seat, choice: Choice) -> Refusal:
    fighter = choice.fighter
    if state.occupied() >> choice.space & 1:
        return Refusal("occupied", space=choice.space)
    frame = state.frames[-1]
    if state.game.fighters[fighter].seat != seat.number and frame.card < 0:
        return Refusal("not_yours", fighter)
    if frame.moved >> fighter & 1:
        return Refusal("moved", fighter)
    return Refusal("too_far", fighter, space=choice.space)


def _not_held(state: State, seat: Seat, card: int) -> Refusal | None:
    """Return why a card is not in hand, or nothing if it is."""
    return None if state.hand[seat.number] & seat.deck[card].copies else Refusal("not_held", card=card)


def _users(seat: Seat, card: Card, by: int) -> int:
    """Return the fighters who may use a card, or just the named one if it may."""
    users = 0
    for fighter in seat.fighters:
        if card.users >> fighter.rank & 1 and by in (NONE, fighter.number):
            users |= 1 << fighter.number
    return users


def _there(state: State, users: int) -> list[int]:
    return [fighter for fighter in members(users) if state.space[fighter] != NOWHERE]


def _no_attack(state: State, seat: Seat, choice: Choice) -> Refusal | None:
    missing = _not_held(state, seat, choice.card)
    if missing is not None:
        return missing
    card = seat.deck[choice.card]
    victim = choice.target
    if not card.attacks:
        return Refusal("no_attack", card=choice.card)
    if state.game.fighters[victim].team == seat.team:
        return Refusal("friend", victim)
    if state.space[victim] == NOWHERE:
        return Refusal("not_there", victim)
    users = _users(seat, card, choice.fighter)
    if not users:
        return Refusal("not_for", choice.fighter, choice.card)
    there = 1 << state.space[victim]
    for fighter in _there(state, users):
        if targets(state, fighter) & there:
            return None
    return Refusal("out_of_reach", victim, users=users)


def _no_scheme(state: State, seat: Seat, choice: Choice) -> Refusal | None:
    missing = _not_held(state, seat, choice.card)
    if missing is not None:
        return missing
    card = seat.deck[choice.card]
    if not card.is_scheme:
        return Refusal("no_scheme", card=choice.card)
    users = _users(seat, card, choice.fighter)
    if not users:
        return Refusal("not_for", choice.fighter, choice.card)
    if choice.fighter != NONE:
        return Refusal("not_there", choice.fighter)
    return None if _there(state, users) else Refusal("no_user", card=choice.card, users=users)


def _no_defense(state: State, seat: Seat, choice: Choice) -> Refusal | None:
    missing = _not_held(state, seat, choice.card)
    if missing is not None:
        return missing
    return _not_a_defense(state, seat, choice.card)


def _not_a_defense(state: State, seat: Seat, card: int) -> Refusal:
    combat = state.combat
    if combat is not None and seat.deck[card].defends:
        return Refusal("not_for_defender", combat.defender, card)
    return Refusal("no_defense", card=card)


def _no_boost(seat: Seat, choice: Choice) -> Refusal | None:
    if choice.verb == DO_BOOST and seat.deck[choice.card].boost == NO_BOOST:
        return Refusal("no_boost", card=choice.card)
    return None


def unplayable(state: State, card: int) -> Refusal | None:
    """Return why a card in hand answers the pending question in no way, or nothing if the question plays no card.

    The card must not be among the options.
    """
    decision = state.decision
    assert decision is not None
    seat = state.game.seats[decision.seat]
    ask = asking(state).question(state, state.frames[-1]).ask
    if ask == ASK_ACTION:
        return _no_action(state, seat, card)
    if ask == ASK_DEFENSE:
        return _not_a_defense(state, seat, card)
    if ask in (ASK_BOOST_MOVE, ASK_BOOST_ATTACK) and seat.deck[card].boost == NO_BOOST:
        return Refusal("no_boost", card=card)
    return None


def _no_action(state: State, seat: Seat, number: int) -> Refusal:
    card = seat.deck[number]
    if not card.is_scheme and not card.attacks:
        return Refusal("defense_only", card=number)
    users = _users(seat, card, NONE)
    there = _there(state, users)
    if not there:
        return Refusal("no_user", card=number, users=users)
    for fighter in there:
        if targets(state, fighter):
            return Refusal("protected", card=number)
    return Refusal("no_target", card=number)


def impossible(state: State, verb: str) -> Refusal:
    """Return why the active player can attack nobody, or play no scheme. There must be no such option."""
    seat = state.game.seats[state.turn]
    is_attack = verb == DO_ATTACK
    cards = members(state.hand[seat.number] & (seat.attacks if is_attack else seat.schemes))
    if not cards:
        return Refusal("no_attack_card" if is_attack else "no_scheme_card")
    users = 0
    for card in cards:
        users |= _users(seat, seat.deck[card], NONE)
    there = _there(state, users)
    if not there:
        return Refusal("no_user", card=cards[0], users=users)
    in_reach = any(targets(state, fighter) for fighter in there)
    return Refusal("all_protected" if in_reach else "no_target")
