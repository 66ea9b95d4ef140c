"""A game as one viewer may see it, made only from that seat's view."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.presentation.adventure.sheet import adventure_sheet
from matchless.presentation.sheets.cache import sheet_cache
from matchless.presentation.sheets.combat import combat_sheet
from matchless.presentation.sheets.others_question import others_question
from matchless.presentation.sheets.question import question_sheet
from matchless.presentation.wire.game import CounterSheet, FormSheet, GameSheet, SeatSheet
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.view import UNKNOWN, view_of

if TYPE_CHECKING:
    from matchless.match.match import Match
    from matchless.presentation.names import GameNames
    from matchless.rules.game import Seat
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View


def game_sheet(match: Match, names: GameNames, viewer: int, eyes: tuple[int, ...] | None = None) -> GameSheet:
    """Return everything that a seat, or a spectator (-1), may know about a game.

    In an adventure, one person may hold several seats and sees what all of them see.
    """
    view = view_of(match.state, viewer)
    sheet = sheet_of(view, match, names)
    if eyes is None:
        eyes = () if viewer < 0 else (viewer,)
    seats = sheet.seats
    for eye in eyes:
        if eye != viewer:
            other = view_of(match.state, eye)
            slugs = sheet_cache(names).slugs
            seen = [_seat(other, names, slugs[seat.number], seat) for seat in match.game.seats]
            seats = tuple(map(_merged, seats, seen))
    return replace(sheet, seats=seats, eyes=eyes, others_question=others_question(match.state, view, names))


def _merged(seat: SeatSheet, other: SeatSheet) -> SeatSheet:
    """Return what two viewers together know about a seat's cards."""
    tops = zip_longest(seat.top, other.top)
    hand = max(seat.hand, other.hand, key=len)
    return replace(seat, hand=hand, top=tuple(first or second for first, second in tops))


def sheet_of(view: View, match: Match, names: GameNames) -> GameSheet:
    """Return a view of a match, for the wire."""
    position = view.position
    known = sheet_cache(names)
    fighters = range(len(position.game.fighters))
    decision = position.decision
    return GameSheet(
        view.seat,
        position.number,
        None if decision is None else decision.seat,
        position.turn,
        position.turns,
        position.actions,
        tuple([known.fighter(position, number) for number in fighters]),
        tuple([_seat(view, names, known.slugs[seat.number], seat) for seat in position.game.seats]),
        _closed(position),
        combat_sheet(view, match.events, names),
        question_sheet(view, names),
        _winners(position),
        {number: known.reach(position, number) for number in fighters if position.space[number] != NOWHERE},
        () if view.seat < 0 else (view.seat,),
        adventure_sheet(position, names),
    )


def _closed(position: State) -> tuple[int, ...]:
    """Return the closed doors; the numbers after them stand for destroyed bridges."""
    doors = position.doors & ((1 << position.game.board.doors) - 1)
    return tuple(members(doors)) if doors else ()


def _seat(view: View, names: GameNames, slugs: list[str], seat: Seat) -> SeatSheet:
    """Return a seat's cards and counters as the viewer knows them."""
    position = view.position
    number = seat.number
    counters = position.counters
    return SeatSheet(
        number,
        seat.hero,
        seat.team,
        names.player(number),
        tuple([slugs[card] for card in members(position.hand[number])]),
        view.hand_sizes[number],
        len(position.deck[number]) + len(position.aside[number]),
        _top(position.deck[number], slugs),
        tuple([slugs[card] for card in position.discard[number]]),
        tuple(
            CounterSheet(one.name, names.counter(number, one.name), counters[one.counter], one.most)
            for one in seat.counters
        ),
        tuple(
            FormSheet(form.name, value, names.form(number, value) or value)
            for form in seat.forms
            for value in (form.values[counters[form.counter]],)
        ),
        _is_out(position, seat),
    )


def _top(pile: bytes, slugs: list[str]) -> tuple[str | None, ...]:
    """Return a deck from the top, down to the last card in it that is known."""
    if pile.count(UNKNOWN) == len(pile):
        return ()
    lowest = next(at for at, card in enumerate(pile) if card != UNKNOWN)
    return tuple(None if card == UNKNOWN else slugs[card] for card in reversed(pile[lowest:]))


def _is_out(position: State, seat: Seat) -> bool:
    """Return whether a seat has lost: its hero is defeated and nobody else fights on, or others have won."""
    if position.winner != NOBODY:
        return position.winner != seat.team
    if position.health[seat.first] > 0:
        return False
    return all(position.space[fighter.number] == NOWHERE for fighter in seat.fighters)


def _winners(position: State) -> tuple[int, ...]:
    if position.winner == NOBODY:
        return ()
    return tuple(seat.number for seat in position.game.seats if seat.team == position.winner)
