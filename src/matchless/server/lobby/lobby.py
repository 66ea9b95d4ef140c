"""Before the game: who sits where, with which hero. Every change is made to a copy of the table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from matchless.match.mistakes import RANDOM
from matchless.players.characters.character import USUAL
from matchless.players.registry import BOTS
from matchless.server.lobby.codes import new_code
from matchless.server.refused import Refused
from matchless.server.store.data import SeatData, TableData
from matchless.server.tables import names

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.presentation.wire.table import SeatWish, TableWish

Guests: TypeAlias = Mapping[str, str]
"""What people call the bots from outside that the host offers, by slug."""
NO_GUESTS: Final[Guests] = {}
SEATS = {"duel": (2,), "free-for-all": (3, 4), "teams": (4,), "adventure": (1, 2, 3, 4)}


def new_table(
    library: Library, wish: TableWish, host: str, name: str, guests: Guests = NO_GUESTS
) -> TableData:
    """Return the table that a host wants; Refused says what is wrong with the wish."""
    is_adventure = wish.mode == "adventure"
    if len(wish.seats) not in SEATS[wish.mode]:
        raise Refused("wrong_seats")
    if not is_adventure and (wish.villain is not None or wish.minions or wish.events):
        raise Refused("only_adventure")
    if is_adventure and wish.heroes == "draft":
        raise Refused("draft_in_adventure")  # each player chooses a hero (A2.4), and none is an opponent's
    seats = [_seat(one, host, name, guests, is_free=wish.heroes == "free") for one in wish.seats]
    data = TableData(
        new_code(), host, wish.mode, wish.board or "", seats, time.time(), wish.preset, dict(wish.changes),
        wish.heroes, wish.clock, wish.spectators, wish.talk, wish.hints,
        villain=wish.villain, minions=wish.minions, events=wish.events,
    )  # fmt: skip
    check(library, data)
    data.board = data.setup().board_name(library)
    return data


def _seat(wish: SeatWish, host: str, name: str, guests: Guests, *, is_free: bool) -> SeatData:
    hero = wish.hero if is_free else None
    match wish.kind:
        case "me":
            return SeatData("human", host, name if wish.name is None else names.clean(wish.name), hero)
        case "open":
            return SeatData("open", None, "", hero)
        case _:
            return _bot(wish.bot or USUAL, hero, guests)


def _bot(bot: str, hero: str | None, guests: Guests) -> SeatData:
    """Return the seat of a bot; Refused if the server has none of this name."""
    if bot not in BOTS and bot not in guests:
        raise Refused("no_bot", bot=bot)
    return SeatData("bot", None, guests.get(bot, ""), hero, bot)


def check(library: Library, data: TableData) -> None:
    """Refuse what cannot be played, in words."""
    events = () if isinstance(data.events, int) else data.events
    heroes = (seat.hero for seat in data.seats)
    if RANDOM in (data.board, data.villain, *heroes, *(data.minions or ()), *events):
        raise Refused("rules", reason=f"'{RANDOM}' is not a name")  # what is left open is not named at all
    mistakes = data.setup().check(library)
    if mistakes:
        raise Refused(mistakes[0].code, **mistakes[0].values)


def _in_lobby(data: TableData) -> None:
    if data.phase != "lobby":
        raise Refused("has_started")


def seat_at(data: TableData, number: int) -> SeatData:
    """Return a seat; Refused if the table has no seat of this number."""
    if number >= len(data.seats):
        raise Refused("no_seat")
    return data.seats[number]


def sit(data: TableData, player: str, name: str, number: int | None) -> TableData:
    """Give somebody an open seat: a particular one, or the first."""
    _in_lobby(data)
    data = data.copy()
    if number is None:
        if data.seats_of(player):
            return data
        number = next((at for at, seat in enumerate(data.seats) if seat.kind == "open"), None)
        if number is None:
            raise Refused("no_open_seat")
    seat = seat_at(data, number)
    if seat.kind != "open":
        raise Refused("seat_taken")
    mine = data.seats_of(player)
    others = data.people() - {player}
    if mine and others and any(data.team(one) != data.team(number) for one in mine):
        raise Refused("one_team_only")  # only on one screen may one person play both sides
    data.seats[number] = SeatData("human", player, name, seat.hero)
    return data


def leave(data: TableData, player: str, number: int) -> TableData:
    """Open a seat again, for its owner or for the host."""
    _in_lobby(data)
    data = data.copy()
    seat = seat_at(data, number)
    if seat.player != player and (data.host != player or seat.kind != "human"):
        raise Refused("not_your_seat")
    data.seats[number] = SeatData("open", None, "", seat.hero)
    return data


def make_bot(
    data: TableData, player: str, number: int, bot: str | None, guests: Guests = NO_GUESTS
) -> TableData:
    """Give a seat to a bot, or open it; only the host may, and never a person's seat."""
    _in_lobby(data)
    if data.host != player:
        raise Refused("not_host")
    data = data.copy()
    seat = seat_at(data, number)
    if seat.kind == "human" and seat.player != player:
        raise Refused("seat_taken")
    opened = SeatData("open", None, "", seat.hero)
    data.seats[number] = opened if bot is None else _bot(bot, seat.hero, guests)
    return data


def choose_hero(library: Library, data: TableData, player: str, number: int, hero: str | None) -> TableData:
    """Choose the hero of one's own seat or, as host, of a bot's or an open one; None: at random."""
    _in_lobby(data)
    data = data.copy()
    seat = seat_at(data, number)
    if seat.player != player and (data.host != player or seat.kind == "human"):
        raise Refused("not_your_seat")
    if data.heroes != "free":
        raise Refused("hero_by_lot" if data.heroes == "random" else "hero_by_draft")
    seat.hero = hero
    check(library, data)
    return data


def open_seats(data: TableData) -> int:
    """Return how many seats are still open."""
    return sum(seat.kind == "open" for seat in data.seats)


def again(data: TableData) -> TableData:
    """Return a new table for the same people; an adventure stays the same, otherwise the second player begins."""
    new = data.copy()
    new.code = new_code()
    new.created = time.time()
    new.phase = "lobby"
    new.drafted = []
    new.seed, new.key, new.commitment = 0, "", ""
    new.day, new.is_counted = "", False
    new.version, new.winners, new.spent = "", (), None
    new.rematch, new.rematch_by, new.rematch_declined = None, (), None
    new.awaited = () if new.clock is None else tuple(sorted(new.people()))
    if not new.is_adventure:
        new.seats = [*new.seats[1:], *new.seats[:1]]
    for seat in new.seats:
        seat.conceded, seat.conceded_at, seat.fault = False, None, ""
        seat.is_out_of_time = False
        if new.heroes != "free":
            seat.hero = None
    return new
