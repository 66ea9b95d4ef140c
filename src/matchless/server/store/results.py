"""Finished games, as they are kept for each of their people."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, field
from sqlalchemy import and_, bindparam, delete, func, or_, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert

from matchless.presentation.wire.my import Outcome
from matchless.presentation.wire.table import Mode
from matchless.server.store.data import TableData
from matchless.server.store.schema import ATTEMPTS, PLAYERS, RESULTS, SEATS
from matchless.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Row, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

PAGE: Final = 20
_KEY: Final = 16


class Foe(Struct, frozen=True):
    """An opponent: a bot, or a person by the name at that time and a key that is good for one visitor alone."""

    key: str
    name: str
    hero: str
    bot: str | None = None


class Rest(Struct, frozen=True):
    """What is not searched by itself."""

    heroes: tuple[str, ...]
    allies: tuple[str, ...] = ()
    foes: tuple[Foe, ...] = ()
    gave_up: bool = False
    out_of_time: bool = False  # gave up because the clock ran out
    turns: int | None = None
    health: int | None = None
    deeds: dict[str, int] = field(default_factory=dict)


class Result(Struct, frozen=True):
    """A finished game of one person."""

    code: str
    player: str
    finished: float
    mode: Mode
    board: str
    villain: str | None
    outcome: Outcome
    day: str
    score: int | None
    examined: int
    rest: Rest


class Search(Struct, frozen=True):
    """Which finished games somebody looks for; None: any."""

    mode: str | None = None
    hero: str | None = None
    outcome: str | None = None
    opponent: str | None = None


class Ranked(Struct, frozen=True):
    """A counted attempt, with the name of whose it is."""

    player: str
    name: str
    code: str
    day: str
    won: bool
    turns: int
    health: int
    score: int
    finished: float


class Past(Struct, frozen=True):
    """Somebody's counted attempt of a past day, and how it compares."""

    day: str
    code: str
    won: bool
    score: int
    place: int
    players: int


_PUT: Final = upsert(RESULTS).on_conflict_do_nothing()
_EXAMINED: Final = (
    update(RESULTS)
    .where(RESULTS.c.code == bindparam("its"), RESULTS.c.player == bindparam("whose"))
    .values(examined=bindparam("for_deeds"), data=bindparam("told"))
)
_ATTEMPT: Final = upsert(ATTEMPTS)
_PUT_ATTEMPT: Final = _ATTEMPT.on_conflict_do_update(
    index_elements=["day", "player"], set_={"code": _ATTEMPT.excluded.code}
)
_DELETE: Final = tuple(
    delete(table).where(table.c.player == bindparam("whose")) for table in (RESULTS, ATTEMPTS)
)
_HAS_HERO: Final = "EXISTS (SELECT 1 FROM json_each(results.data, '$.heroes') WHERE value = :hero)"
_HAS_FOE: Final = (
    "EXISTS (SELECT 1 FROM json_each(results.data, '$.foes') WHERE json_extract(value, '$.key') = :opponent)"
)


def results_of(data: TableData, finished: float) -> list[Result]:
    """Return the result of a finished game for each of its people, as far as the table knows it."""
    return [_result(data, player, finished) for player in sorted(data.people())]


def _result(data: TableData, player: str, finished: float) -> Result:
    mine = data.seats_of(player)
    teams = {data.team(seat) for seat in mine}
    others = [seat for seat in range(len(data.seats)) if seat not in mine]
    outcome: Outcome = "won" if any(seat in data.winners for seat in mine) else "lost"
    rest = Rest(
        heroes=tuple(data.seats[seat].hero or "" for seat in mine),
        allies=tuple(data.seats[seat].hero or "" for seat in others if data.team(seat) in teams),
        foes=tuple(_foe(data, seat, player) for seat in others if data.team(seat) not in teams),
        gave_up=any(data.seats[seat].conceded for seat in mine),
        out_of_time=any(data.seats[seat].is_out_of_time for seat in mine),
    )
    return Result(
        code=data.code,
        player=player,
        finished=finished,
        mode=data.mode,
        board=data.board,
        villain=data.villain,
        outcome="both" if len(teams) > 1 else outcome,
        day=data.day,
        score=None,
        examined=0,
        rest=rest,
    )


def _foe(data: TableData, number: int, player: str) -> Foe:
    seat = data.seats[number]
    if seat.player is None:
        return Foe(f"bot-{seat.bot}", seat.name, seat.hero or "", seat.bot)
    return Foe(key_of(seat.player, player), seat.name, seat.hero or "")


def key_of(opponent: str, player: str) -> str:
    """Return what stands for an opponent in somebody's results.

    Ids are random, so nobody can tell an id from this, and two people have different keys for a third.
    """
    return hashlib.sha256(f"{player}\n{opponent}".encode()).hexdigest()[:_KEY]


def result_kept(result: Result) -> Write:
    """Return the write that stores a result; a game has one for each of its people, and the first stands."""
    return Write(_PUT, row_of(result))


def examination_kept(result: Result) -> Write:
    """Return the write that adds what a game's moves show to a result, unless that was deleted meanwhile."""
    values = {"its": result.code, "whose": result.player, "for_deeds": result.examined}
    return Write(_EXAMINED, {**values, "told": _told(result.rest)})


def row_of(result: Result) -> dict[str, object]:
    """Return a result as the database keeps it."""
    return {
        "code": result.code,
        "player": result.player,
        "finished": result.finished,
        "mode": result.mode,
        "board": result.board,
        "villain": result.villain,
        "outcome": result.outcome,
        "day": result.day,
        "score": result.score,
        "examined": result.examined,
        "data": _told(result.rest),
    }


def _told(rest: Rest) -> str:
    return msgspec.json.encode(rest).decode()


def attempt_kept(day: str, player: str, code: str) -> Write:
    """Return the write that stores somebody's attempt of a day."""
    return Write(_PUT_ATTEMPT, {"day": day, "player": player, "code": code})


def forgotten(player: str) -> list[Write]:
    """Return the writes that delete somebody's results and attempts."""
    return [Write(statement, {"whose": player}) for statement in _DELETE]


def ranked(result: Result, name: str) -> Ranked:
    """Return a counted attempt as it is compared with others."""
    return Ranked(
        player=result.player,
        name=name,
        code=result.code,
        day=result.day,
        won=result.outcome == "won",
        turns=result.rest.turns or 0,
        health=result.rest.health or 0,
        score=result.score or 0,
        finished=result.finished,
    )


class Results:
    """The finished games in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, player: str) -> list[Result]:
        """Return all finished games of somebody, oldest first."""
        wanted = select(RESULTS).where(RESULTS.c.player == player)
        return await self._read(wanted.order_by(RESULTS.c.finished, RESULTS.c.code))

    async def beside(self, player: str) -> list[Result]:
        """Return the results of the others in somebody's finished games."""
        codes = select(SEATS.c.code).where(SEATS.c.player == player)
        return await self._read(select(RESULTS).where(RESULTS.c.code.in_(codes), RESULTS.c.player != player))

    async def page(self, player: str, search: Search, page: int) -> tuple[list[Result], int]:
        """Return one page of those that somebody looks for, the latest first, and how many there are in all."""
        tests = _tests(player, search)
        found = select(RESULTS).where(*tests).order_by(RESULTS.c.finished.desc(), RESULTS.c.code)
        async with self.engine.connect() as connection:
            total = await connection.scalar(select(func.count()).select_from(RESULTS).where(*tests)) or 0
        return await self._read(found.limit(PAGE).offset(PAGE * page)), total

    async def unexamined(self, version: int, most: int) -> list[Result]:
        """Return some games that have not been examined for all deeds."""
        return await self._read(select(RESULTS).where(RESULTS.c.examined < version).limit(most))

    async def attempt(self, day: str, player: str) -> str | None:
        """Return the code of somebody's attempt of a day."""
        wanted = select(ATTEMPTS.c.code).where(ATTEMPTS.c.day == day, ATTEMPTS.c.player == player)
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def days(self, player: str) -> set[str]:
        """Return the days on which somebody has finished an attempt that counted."""
        wanted = select(RESULTS.c.day).where(RESULTS.c.player == player, RESULTS.c.score.is_not(None))
        async with self.engine.connect() as connection:
            return {day for (day,) in await connection.execute(wanted)}

    async def past(self, player: str, before: str, most: int) -> list[Past]:
        """Return somebody's latest counted attempts before a day, each with its place among all of that day."""
        mine, others = RESULTS.alias("mine"), RESULTS.alias("others")
        is_better = or_(
            others.c.score > mine.c.score,
            and_(others.c.score == mine.c.score, others.c.finished < mine.c.finished),
        )
        same_day = and_(others.c.day == mine.c.day, others.c.score.is_not(None))
        better = select(func.count()).where(same_day, is_better).correlate(mine).scalar_subquery()
        players = select(func.count()).where(same_day).correlate(mine).scalar_subquery()
        columns = (mine.c.day, mine.c.code, mine.c.outcome, mine.c.score, better, players)
        tests = (mine.c.player == player, mine.c.score.is_not(None), mine.c.day < before)
        wanted = select(*columns).where(*tests).order_by(mine.c.day.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Past(day, code, outcome == "won", score, ahead + 1, among)
                for day, code, outcome, score, ahead, among in rows
            ]

    async def ranking(self, day: str) -> list[Ranked]:
        """Return the counted attempts of a day."""
        columns = select(RESULTS, PLAYERS.c.name)
        joined = columns.select_from(RESULTS.outerjoin(PLAYERS, PLAYERS.c.id == RESULTS.c.player))
        wanted = joined.where(RESULTS.c.day == day, RESULTS.c.score.is_not(None))
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [ranked(_read_row(row), row.name or "") for row in rows]

    async def _read(self, wanted: Select[tuple[object, ...]]) -> list[Result]:
        async with self.engine.connect() as connection:
            return [_read_row(row) for row in await connection.execute(wanted)]


def _tests(player: str, search: Search) -> Sequence[ColumnElement[bool]]:
    tests: list[ColumnElement[bool]] = [RESULTS.c.player == player]
    if search.mode is not None:
        tests.append(RESULTS.c.mode == search.mode)
    if search.outcome is not None:
        tests.append(RESULTS.c.outcome == search.outcome)
    if search.hero is not None:
        tests.append(text(_HAS_HERO).bindparams(hero=search.hero))  # type: ignore[arg-type]
    if search.opponent is not None:
        tests.append(text(_HAS_FOE).bindparams(opponent=search.opponent))  # type: ignore[arg-type]
    return tests


def _read_row(row: Row[tuple[object, ...]]) -> Result:
    kept = row._mapping  # noqa: SLF001 - so SQLAlchemy calls the row by names
    return Result(
        code=kept["code"],
        player=kept["player"],
        finished=kept["finished"],
        mode=kept["mode"],
        board=kept["board"],
        villain=kept["villain"],
        outcome=kept["outcome"],
        day=kept["day"],
        score=kept["score"],
        examined=kept["examined"],
        rest=msgspec.json.decode(kept["data"], type=Rest),
    )
