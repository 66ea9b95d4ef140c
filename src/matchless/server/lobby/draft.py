"""Drafting heroes: each seat bans one, then they pick in reverse order; no hero is taken twice."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from matchless.presentation.wire.table import DraftSheet
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.server.store.data import TableData


def order(data: TableData) -> list[int]:
    """Return the seats in the order of their turns: bans from the first seat, picks from the last."""
    seats = list(range(len(data.seats)))
    return [*seats, *reversed(seats)]


def turn(data: TableData) -> int:
    """Return the seat whose turn it is."""
    return order(data)[len(data.drafted)]


def sheet(data: TableData) -> DraftSheet | None:
    """Return the state of the draft."""
    if data.phase != "draft":
        return None
    count = len(data.seats)
    is_ban = len(data.drafted) < count
    return DraftSheet(
        turn(data), "ban" if is_ban else "pick", tuple(data.drafted[:count]), tuple(data.drafted[count:])
    )


def choose(library: Library, data: TableData, seat: int, hero: str | None) -> TableData:
    """Ban or pick a hero for the seat whose turn it is; None: any that is left."""
    data = data.copy()
    if turn(data) != seat:
        raise Refused("not_your_pick")
    left = [one for one in library.heroes if one not in data.drafted]
    if hero is not None and hero not in left:
        raise Refused("hero_taken" if hero in library.heroes else "no_hero", hero=hero)
    chosen = hero or secrets.choice(left)
    if len(data.drafted) >= len(data.seats):
        data.seats[seat].hero = chosen
    data.drafted.append(chosen)
    return data


def is_done(data: TableData) -> bool:
    """Return whether every seat has its hero."""
    return len(data.drafted) == 2 * len(data.seats)
