"""Cards that teammates show each other: in memory only, sent to the team alone, until they leave the hand.

Neither the game nor its record knows of it. Of two copies of a card, the one that was shown leaves the hand first.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, final

from matchless.presentation.sheets.cache import sheet_cache
from matchless.presentation.wire.socket import ShowCard, ShownCards
from matchless.rules.board.bits import members
from matchless.server.refused import Refused
from matchless.server.tables.curtain import viewpoint

if TYPE_CHECKING:
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.play import Play
    from matchless.server.tables.table import Table


@final
class Showing:
    """What the seats of one table show to their teams."""

    def __init__(self) -> None:
        self._shown: dict[int, Counter[str]] = {}
        self._hands: dict[int, tuple[Counter[str], Counter[str]]] = {}

    def show(self, play: Play, seat: int, card: str) -> None:
        """Show one more copy of a card; Refused if the hand has none that is not shown."""
        held, _ = _cards(play, seat)
        shown = self._shown.setdefault(seat, Counter())
        if shown[card] >= held[card]:
            raise Refused("card_not_held")
        shown[card] += 1
        self._hands[seat] = _cards(play, seat)

    def hide(self, seat: int, card: str) -> None:
        """Take a card back up."""
        self._shown[seat] = self._shown.get(seat, Counter()) - Counter((card,))

    def follow(self, play: Play) -> None:
        """Forget what has left the hands since the last time."""
        for seat, shown in self._shown.items():
            held, gone = _cards(play, seat)
            held_before, gone_before = self._hands[seat]
            left = (held_before - held) | (gone - gone_before)
            self._shown[seat] = (shown - left) & held
            self._hands[seat] = held, gone

    def told(self, seats: set[int]) -> tuple[ShownCards, ...]:
        """Return what some seats show."""
        return tuple(
            ShownCards(seat, tuple(sorted(shown.elements())))
            for seat, shown in sorted(self._shown.items())
            if seat in seats and shown
        )


def _cards(play: Play, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Return the cards in a hand, and those that have been played or discarded."""
    state = play.match.state
    slugs = sheet_cache(play.names("en")).slugs[seat]
    gone = (*members(state.played[seat]), *state.discard[seat])
    return Counter(slugs[card] for card in members(state.hand[seat])), Counter(slugs[card] for card in gone)


def show(table: Table, connection: Connection, message: ShowCard) -> None:
    """Show a card of one's hand to the team, or take it back up."""
    play = table.playing()
    if not _has_team(table, message.seat):
        raise Refused("no_team")
    if message.seat not in viewpoint(table, connection).eyes or table.data.seats[message.seat].conceded:
        raise Refused("not_your_seat")
    if message.shown:
        table.showing.show(play, message.seat, message.card)
    else:
        table.showing.hide(message.seat, message.card)
    table.broadcast()


def _has_team(table: Table, seat: int) -> bool:
    data = table.data
    return data.mode in ("teams", "adventure") and any(
        data.team(seat) == data.team(other) for other in range(len(data.seats)) if other != seat
    )


def shown_to(table: Table, eyes: tuple[int, ...]) -> tuple[ShownCards, ...]:
    """Return the cards shown to those who look through some eyes: their teams', and no others."""
    data = table.data
    teams = {data.team(eye) for eye in eyes}
    return table.showing.told({seat for seat in range(len(data.seats)) if data.team(seat) in teams})
