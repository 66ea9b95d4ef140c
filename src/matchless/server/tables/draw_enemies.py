"""Whom an adventure is played against: the villain, its minions and the events, chosen or drawn at random."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeVar

from matchless.lang.adventure.game import MOST_EVENTS
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.library import Library
    from matchless.presentation.wire.table import TableWish
    from matchless.server.store.data import TableData

_Thing = TypeVar("_Thing")


def board_wished(library: Library, wish: TableWish) -> str:
    """Return the board of a wish; in an adventure the villain's, or nothing while the villain is unknown."""
    if wish.mode != "adventure":
        if wish.villain is not None or wish.minions or wish.events:
            raise Refused("only_adventure")
        if wish.board is None or wish.board not in library.boards:
            raise Refused("no_board", board=wish.board or "–")
        return wish.board
    if wish.heroes == "draft":
        raise Refused("draft_in_adventure")  # each player chooses a hero (A2.4), and none is an opponent's
    _check_enemies(library, wish)
    _check_events(library, wish)
    board = "" if wish.villain is None else library.enemy(wish.villain).board or ""
    if wish.board is not None and wish.board != board:
        raise Refused("wrong_board")
    return board


def _check_enemies(library: Library, wish: TableWish) -> None:
    """Refuse enemies that do not exist, or do not match the number of players (A2.2)."""
    if wish.villain is not None and wish.villain not in library.villains:
        raise Refused("no_villain", villain=wish.villain)
    if wish.minions is None:
        return
    for minion in wish.minions:
        if minion not in library.minions:
            raise Refused("no_minion", minion=minion)
    if len(wish.minions) != len(wish.seats):
        raise Refused("wrong_minions", n=len(wish.seats))
    if len(set(wish.minions)) < len(wish.minions):
        raise Refused("minion_twice")


def _check_events(library: Library, wish: TableWish) -> None:
    """Refuse events that do not exist, or too many of them (A16.1)."""
    by_name = () if isinstance(wish.events, int) else wish.events
    for event in by_name:
        if event not in library.events:
            raise Refused("no_event", event=event)
    count = wish.events if isinstance(wish.events, int) else len(by_name)
    if count > MOST_EVENTS:
        raise Refused("many_events", most=MOST_EVENTS)
    if len(set(by_name)) < len(by_name):
        raise Refused("event_twice")


def draw(library: Library, data: TableData) -> None:
    """Draw at random what nobody has chosen."""
    if not data.is_adventure:
        return
    fill(
        library,
        data,
        secrets.choice(library.villains),
        _shuffled(library.minions),
        _shuffled(library.events),
    )


def fill(
    library: Library, data: TableData, villain: str, minions: Sequence[str], events: Sequence[str]
) -> None:
    """Fill in what nobody has chosen with the first of each list."""
    data.villain = data.villain or villain
    data.board = library.enemy(data.villain).board or ""
    if data.minions is None:
        data.minions = tuple(minions[: len(data.seats)])
    if isinstance(data.events, int):
        data.events = tuple(events[: data.events])


def _shuffled(things: Sequence[_Thing]) -> list[_Thing]:
    return secrets.SystemRandom().sample(things, len(things))
