"""A match in characters: the map, and below it every fighter's state, by the names in the files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.match.drawing.board_map import BoardMap, Token, zone_letters
from matchless.match.drawing.ground import ground_of
from matchless.rules.board.bits import size
from matchless.rules.board.board import NOWHERE
from matchless.rules.notation import legal

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.match.match import Match
    from matchless.rules.game import Fighter, Seat
    from matchless.rules.state.state import State

_SIZE: Final = (100, 32)
"""The size of the map in columns and rows."""


def picture(match: Match) -> str:
    """Return the board with the figures on it, the sides, and what is asked."""
    return f"{state_picture(match.library, match.state)}\n{match.standing}"


def state_picture(library: Library, state: State) -> str:
    """Return the board with the figures on it, and the sides."""
    game = state.game
    spaces = game.board.spaces
    board = library.board(game.board.name)
    letters = zone_letters({zone: zone for zone in board.zones})
    tokens = {
        spaces[state.space[fighter.number]]: Token(_figure(fighter), "")
        for fighter in game.fighters
        if state.space[fighter.number] != NOWHERE
    }
    lit = {spaces[option.choice.space] for option in legal(state) if option.choice.space >= 0}
    drawn = BoardMap(board, letters, _SIZE, ground_of(state)).draw(tokens, lit, ascii_only=False)
    zones = "  ".join(f"{letter} {zone}" for zone, letter in letters.items())
    sides = [_side(state, seat) for seat in game.seats]
    return "\n".join([*("".join(piece.text for piece in row).rstrip() for row in drawn), zones, *sides])


def _figure(fighter: Fighter) -> str:
    """Return two letters: capitals for heroes and enemies, lower case for sidekicks; brackets tell sides apart."""
    words = fighter.name.split("-")
    letters = words[0][:1] + words[1][:1] if len(words) > 1 else fighter.name[:2]
    letters = letters if fighter.is_sidekick else letters.upper()
    return f"[{letters}]" if fighter.team == 0 else f"<{letters}>"


def _side(state: State, seat: Seat) -> str:
    parts = []
    for fighter in seat.fighters:
        at = state.space[fighter.number]
        where = state.game.board.spaces[at] if at != NOWHERE else "off the board"
        parts.append(
            f"{_figure(fighter)} {fighter.name} {state.health[fighter.number]}/{fighter.health} {where}"
        )
    cards = f"hand {size(state.hand[seat.number])}, deck {len(state.deck[seat.number])}"
    return f"{'  '.join(parts)}  ({cards}, discard {len(state.discard[seat.number])})"
