"""What became of each card in a game: drawn, played, boosted with, left in hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from matchless.rules.board.bits import members
from matchless.rules.state.event import ATTACKED, BOOSTED, COMBAT_VALUES, REVEALED, SCHEMED

if TYPE_CHECKING:
    from matchless.rules.state.state import State

_NOBODY: Final = -1


class CardRow(Struct, array_like=True):
    """What a player did with all copies of one card in a game."""

    seat: int
    hero: str
    card: str
    won: bool
    copies: int
    drawn: int = 0  # copies that were no longer in the deck at the end
    attacks: int = 0
    defenses: int = 0
    schemes: int = 0
    boosts: int = 0
    left: int = 0  # copies in hand at the end
    value: int = 0  # the final values of its attacks and defenses, added up


def card_rows(state: State, heroes: tuple[str, ...]) -> list[CardRow]:
    """Return a row for each card of each player's deck, from a game whose events were logged from the start."""
    game = state.game
    rows: list[dict[str, CardRow]] = []
    for seat in range(game.players):
        deck = game.seats[seat].deck
        won = game.sides[seat] == state.winner
        copies = Counter(card.name for card in deck)
        rows.append({name: CardRow(seat, heroes[seat], name, won, count) for name, count in copies.items()})
        for number in range(len(deck)):
            rows[seat][deck[number].name].drawn += 1
        for number in state.deck[seat]:
            rows[seat][deck[number].name].drawn -= 1
        for number in members(state.hand[seat]):
            if number < len(deck):
                rows[seat][deck[number].name].left += 1
    _count_uses(state, rows)
    return [row for seat in rows for row in seat.values()]


def _count_uses(state: State, rows: list[dict[str, CardRow]]) -> None:
    """Count how cards were played, from the events."""
    seats = state.game.seats
    attacker = _NOBODY
    fighting: dict[int, CardRow] = {}
    for event in state.log or []:
        seat = event.seat
        if event.kind == ATTACKED:
            attacker = seat
            fighting = {}
        elif event.kind == COMBAT_VALUES:
            for side, row in fighting.items():
                row.value += event.amount if side == attacker else event.other
            fighting = {}
        elif 0 <= seat < len(rows) and 0 <= event.card < len(seats[seat].deck):
            row = rows[seat][seats[seat].deck[event.card].name]
            if event.kind == SCHEMED:
                row.schemes += 1
            elif event.kind == BOOSTED:
                row.boosts += 1
            elif event.kind == REVEALED:
                row.attacks += seat == attacker
                row.defenses += seat != attacker
                fighting[seat] = row
