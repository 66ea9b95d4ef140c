"""What everyone plays on a day: drawn from the date and the server's secret, so that nobody knows it in advance."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from matchless.match.mistakes import RANDOM
from matchless.match.setup import Setup
from matchless.players.registry import STAND_IN
from matchless.presentation.wire.table import SeatWish, TableWish

if TYPE_CHECKING:
    from matchless.library.library import Library

GRACE: Final = timedelta(hours=1)
"""How long whoever began before midnight may take to finish; until then the day's replays stay closed."""
_EVENTS: Final = 1
_DUELS: Final = 2


class Plan(Struct, frozen=True):
    """The challenge of a day."""

    day: str
    key: str  # deals the cards
    hero: str
    board: str
    rival: str = ""  # in a duel
    villain: str = ""  # in an adventure
    minions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    def wish(self) -> TableWish:
        """Return the table that everyone plays at."""
        me = SeatWish("me", self.hero)
        if not self.villain:
            return TableWish("duel", self.board, (me, SeatWish("bot", self.rival, STAND_IN)))
        return TableWish(
            "adventure", None, (me,), villain=self.villain, minions=self.minions, events=self.events
        )


def day_at(moment: float) -> str:
    """Return the day of a moment, in Greenwich.

    >>> day_at(1_794_000_000)
    '2026-11-06'
    """
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Return when a day ends."""
    midnight = datetime.combine(date.fromisoformat(day) + timedelta(days=1), datetime.min.time(), UTC)
    return midnight.timestamp()


def closing_of(day: str) -> float:
    """Return when the last attempts of a day stop counting, and its replays are opened to all."""
    return end_of(day) + GRACE.total_seconds()


def day_before(day: str) -> str:
    """Return the previous day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def day_after(day: str) -> str:
    """Return the next day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def plan_of(library: Library, secret: str, day: str) -> Plan:
    """Return what is played on a day: a duel against a bot, and an adventure on the next."""
    number = date.fromisoformat(day).toordinal()
    chance = Random(_drawn(secret, f"plan {day}"))  # noqa: S311 - the secret is in the seed
    hero = _in_turn(library.heroes, secret, number)
    key = _drawn(secret, f"key {day}").hex()
    if number % _DUELS:
        villain = _in_turn(library.villains, secret, number // _DUELS)
        setup = Setup("", (hero,), 0, villain=villain, minions=(RANDOM,), events=(RANDOM,) * _EVENTS)
        drawn = setup.fill_random(library, chance)
        board = drawn.board_name(library)
        return Plan(day, key, hero, board, villain=villain, minions=drawn.minions, events=drawn.events)
    drawn = Setup(RANDOM, (hero, RANDOM), 0).fill_random(library, chance)
    return Plan(day, key, hero, drawn.board, rival=drawn.heroes[1])


def _in_turn(names: tuple[str, ...], secret: str, number: int) -> str:
    """Return one of some names: each comes once before any comes again, in an order that changes each time."""
    time, at = divmod(number, len(names))
    order = sorted(names)
    Random(_drawn(secret, f"order {time} of {' '.join(order)}")).shuffle(order)  # noqa: S311 - as above
    return order[at]


def _drawn(secret: str, what: str) -> bytes:
    """Return 32 bytes that only the server can work out."""
    return hmac.digest(secret.encode(), f"matchless day\n{what}".encode(), "sha256")
