"""What does not change during a game, worked out once: seats as each seat counts them, distances, printed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.cards import Deck
from matchless.encoding.layout import COUNTERS
from matchless.encoding.nearness import nearness
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY
from matchless.search.distances import FAR

if TYPE_CHECKING:
    from matchless.encoding.layout import Layout
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

EMPTY: Final = -1
"""A place of the layout that no seat takes."""


@final
class Tables:
    """A game as it is encoded in a layout."""

    __slots__ = ("counters", "decks", "game", "kinds", "layout", "leaders", "order", "rivals", "slots", "teams",
                 "until", "ways")  # fmt: skip

    def __init__(self, game: Game, layout: Layout) -> None:
        _check_room(game, layout)
        self.game: Final = game
        self.layout: Final = layout
        self.teams: Final = game.sides
        near = nearness(game.board.layouts[0])
        # For each fighter, target space and own space: the steps to where it can attack the target.
        self.until: Final = [near.until[1 if fighter.ranged else 0] for fighter in game.fighters]
        # For each fighter and other one, and then there * WIDTH + here: those steps, and the other's.
        self.ways: Final = [
            [near.both[1 if fighter.ranged else 0][1 if other.ranged else 0] for other in game.fighters]
            for fighter in game.fighters
        ]
        self.decks: Final = [Deck(seat, layout.cards) for seat in game.seats]
        # By seat and card: the place of the printed card.
        self.kinds: Final = [deck.kinds for deck in self.decks]
        # By seat: which of the state's counters are shown.
        self.counters: Final[list[list[int]]] = [
            ([form.counter for form in seat.forms] + [one.counter for one in seat.counters])[:COUNTERS]
            for seat in game.seats
        ]
        # By deciding seat: the seats in the order in which it counts them, and the slots of all fighters.
        self.order: Final[list[list[int]]] = [_order(game, layout, seat) for seat in range(game.players)]
        self.slots: Final[list[list[int]]] = [_slots(game, layout, order) for order in self.order]
        # By deciding seat: the first fighters of the seats against it, and the only one of them, or NOBODY.
        self.leaders: Final[list[list[int]]] = [
            [other.first for other in game.seats if other.team != game.sides[seat]]
            for seat in range(game.players)
        ]
        self.rivals: Final[list[int]] = [
            leaders[0] if len(leaders) == 1 else NOBODY for leaders in self.leaders
        ]

    def nearest_leader(self, state: State, seat: int, fighter: int) -> int:
        """Return the opposing leader on the board that a fighter can attack soonest, or NOBODY."""
        rival = self.rivals[seat]
        if rival != NOBODY:
            return rival if state.space[rival] != NOWHERE else NOBODY
        here = state.space[fighter]
        best = FAR + 1
        found = NOBODY
        until = self.until[fighter]
        for leader in self.leaders[seat]:
            space = state.space[leader]
            if space != NOWHERE:
                steps = until[space][here] if here != NOWHERE else 0
                if steps < best:
                    best = steps
                    found = leader
        return found


def _check_room(game: Game, layout: Layout) -> None:
    """Refuse a game that needs more room."""
    fighters = 0
    cards = 0
    for seat in game.seats:
        fighters = max(fighters, len(seat.fighters))
        cards = max(cards, len({card.first for card in seat.deck}))
    needs = (game.players, len(game.seats) - game.players, fighters, cards, game.board.size)
    room = (layout.players, layout.enemies, layout.fighters, layout.cards, layout.spaces)
    names = ("players", "enemies", "fighters of a seat", "printed cards of a deck", "spaces")
    for at in range(len(names)):
        if needs[at] > room[at]:
            raise ValueError(f"the layout has room for {room[at]} {names[at]}, but the game has {needs[at]}")


def _order(game: Game, layout: Layout, seat: int) -> list[int]:
    """Return the seats as one of them counts: itself, the players after it in turn order, then the enemies."""
    found = [EMPTY] * layout.seats
    for at in range(game.players):
        found[at] = (seat + at) % game.players
    for at in range(game.players, len(game.seats)):
        found[layout.players + at - game.players] = at
    return found


def _slots(game: Game, layout: Layout, order: list[int]) -> list[int]:
    """Return the slot of every fighter."""
    found = [0] * len(game.fighters)
    for at in range(len(order)):
        if order[at] != EMPTY:
            for fighter in game.seats[order[at]].fighters:
                found[fighter.number] = at * layout.fighters + fighter.rank
    return found
