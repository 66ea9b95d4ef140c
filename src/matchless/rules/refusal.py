"""Why something is not possible, in a player's words. Speaks only of what the asked seat may know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from matchless.rules.board import NOWHERE
from matchless.rules.game import NO_BOOST
from matchless.rules.state import ACTION, CARD
from matchless.rules.values import targets

if TYPE_CHECKING:
    from matchless.rules.game import Card, Fighter, Seat
    from matchless.rules.state import State


def reason(state: State, words: str) -> str:
    """Return why the words are no option now, or nothing if that cannot be told."""
    decision = state.decision
    if decision is None:
        return "the game is over"
    seat = state.game.seats[decision.seat]
    moved = re.fullmatch(r"(?:move|place|return) (\S+) (?:to|on) (\S+)", words)
    if moved:
        return _no_move(state, seat, moved.group(1), moved.group(2))
    attacked = re.fullmatch(r"attack (\S+) with (\S+)(?: by (\S+))?", words)
    if attacked and decision.kind == ACTION:
        return _no_attack(state, seat, attacked.group(1), attacked.group(2), attacked.group(3))
    played = re.fullmatch(r"(scheme|defend with|boost with|discard) (\S+)(?: by (\S+))?", words)
    if played and _is_time(state, decision.kind, played.group(1)):
        return _no_card(state, seat, played.group(1), played.group(2), played.group(3))
    if words in ("end turn", "pass", "done") and decision.kind == ACTION:
        return f"all actions must be taken, {state.actions} left"
    return ""


def _is_time(state: State, kind: int, verb: str) -> bool:
    """Tell whether cards can be played in this way now, by whomever."""
    if verb == "scheme":
        return kind == ACTION
    return verb != "defend with" or (kind == CARD and state.combat is not None and not state.combat.revealed)


def _fighter(state: State, name: str) -> Fighter | None:
    for fighter in state.game.fighters:
        if fighter.name.casefold() == name:
            return fighter
    return None


def _card(seat: Seat, name: str) -> Card | None:
    for card in seat.deck:
        if card.name == name:
            return card
    return None


def _no_move(state: State, seat: Seat, name: str, place: str) -> str:
    fighter = _fighter(state, name)
    if fighter is None:
        return f"there is no fighter '{name}'"
    spaces = state.game.board.spaces
    if place not in spaces:
        return f"there is no space '{place}' on {state.game.board.name}"
    space = spaces.index(place)
    if state.occupied() >> space & 1:
        return f"{place} is occupied"
    if fighter.seat != seat.number and state.frames and state.frames[-1].card < 0:
        return f"{fighter.name} is not yours"
    if state.frames and state.frames[-1].moved >> fighter.number & 1:
        return f"{fighter.name} has already moved"
    return f"{fighter.name} cannot get to {place}"


def _held(state: State, seat: Seat, name: str) -> str:
    """Return why a card is not in hand, or nothing if it is."""
    card = _card(seat, name)
    if card is None:
        return f"there is no card '{name}' in this deck"
    if not state.hand[seat.number] & card.copies:
        return f"you do not hold {name}"
    return ""


def _no_attack(state: State, seat: Seat, target: str, name: str, by: str | None) -> str:
    missing = _held(state, seat, name)
    if missing:
        return missing
    card = _card(seat, name)
    victim = _fighter(state, target)
    assert card is not None
    if not card.attacks:
        return f"{name} is not an attack card"
    if victim is None:
        return f"there is no fighter '{target}'"
    if victim.team == seat.team:
        return f"{victim.name} is on your side"
    if state.space[victim.number] == NOWHERE:
        return f"{victim.name} is not on the board"
    users = [
        fighter for fighter in seat.fighters if card.users >> fighter.rank & 1 and by in (None, fighter.name)
    ]
    if not users:
        return f"{by} may not use {name}"
    there = 1 << state.space[victim.number]
    if not any(state.space[f.number] != NOWHERE and targets(state, f.number) & there for f in users):
        return f"{victim.name} is out of reach of {' and '.join(f.name for f in users)}"
    return ""


def _no_card(state: State, seat: Seat, verb: str, name: str, by: str | None) -> str:
    missing = _held(state, seat, name)
    if missing:
        return missing
    card = _card(seat, name)
    assert card is not None
    if verb == "scheme":
        if not card.is_scheme:
            return f"{name} is not a scheme"
        if by is not None:
            return f"{by} may not use {name}, or is not on the board"
        return f"no fighter who may use {name} is on the board"
    if verb == "defend with":
        return f"{name} may not be used by the defender" if card.defends else f"{name} is not a defense card"
    if verb == "boost with" and card.boost == NO_BOOST:
        return f"{name} has no boost value"
    return ""
