"""The challenge of the day at a server: who has played it, who may watch, and the table to play it at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, final

from msgspec.structs import astuple, replace

from matchless.presentation.wire.my import Daily, DailyBoard, DailyPast, DailyResult
from matchless.server.daily.plan import Plan, closing_of, day_at, day_before, end_of, plan_of
from matchless.server.daily.streak import streaks
from matchless.server.lobby import lobby, start
from matchless.server.store.results import Ranked, attempt_kept, ranked

if TYPE_CHECKING:
    from matchless.server.store.data import TableData
    from matchless.server.store.results import Result
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table

_SHOWN: Final = 20
"""The results that are listed, beside the visitor's own."""
_PAST: Final = 14


@final
class Challenge:
    """One challenge a day, as it is in Greenwich."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.clock: Callable[[], float] = time.time
        self._plan: Plan | None = None
        self._boards: dict[
            str, dict[str, Ranked]
        ] = {}  # by day that is not closed: everyone's counted attempt
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Load who has finished: what is shown about the open days comes from memory."""
        today = self.today
        for day in (today, day_before(today)):
            ranking = await self.registry.store.results.ranking(day)
            self._boards[day] = {one.player: one for one in ranking}

    @property
    def today(self) -> str:
        """The day, in Greenwich."""
        return day_at(self.clock())

    def plan(self) -> Plan:
        """Return what is played today."""
        today = self.today
        if self._plan is None or self._plan.day != today:
            self._plan = plan_of(self.registry.library, self.registry.store.secret, today)
        return self._plan

    def is_closed(self, day: str) -> bool:
        """Return whether attempts of a day have stopped counting."""
        return self.clock() >= closing_of(day)

    def finished(self, data: TableData, results: list[Result]) -> None:
        """Note who has finished the attempt that counts."""
        for one in results:
            if one.score is not None:
                name = data.seats[data.seats_of(one.player)[0]].name
                self._boards.setdefault(one.day, {})[one.player] = ranked(one, name)
                self._boards = {day: board for day, board in self._boards.items() if not self.is_closed(day)}

    def rename(self, player: str, name: str) -> None:
        """Show somebody under another name."""
        for board in self._boards.values():
            if player in board:
                board[player] = replace(board[player], name=name)

    def forget(self, player: str) -> None:
        """Forget that somebody has finished."""
        for board in self._boards.values():
            board.pop(player, None)

    def has_finished(self, player: str | None, day: str) -> bool:
        """Return whether somebody has finished the attempt that counts."""
        return player in self._boards.get(day, {})

    def may_watch(self, data: TableData, player: str | None) -> bool:
        """Return whether somebody may see a table: with the cards of a challenge, only if it cannot help them.

        Everyone gets the same cards, so a game of the challenge is shown to others only once it is over, and only to
        those who have finished theirs, until the day is closed.
        """
        if not data.day or data.is_at_home(player) or self.is_closed(data.day):
            return True
        return data.phase == "over" and self.has_finished(player, data.day)

    async def play(self, player: str, name: str, address: str) -> Table:
        """Return the table for somebody's attempt: the one that counts, begun or to be continued, then practice."""
        registry = self.registry
        async with self._lock:
            plan = self.plan()
            table = await self._attempt(plan.day, player)
            is_counted = table is None or table.broken is not None
            if table is not None and not is_counted:
                if table.data.phase == "lobby":  # the server was stopped at this very moment
                    await _begin(table, player)
                if table.data.phase == "playing":
                    return table
            registry.quotas.new_table(address)
            data = lobby.new_table(registry.library, plan.wish(), player, name)
            data.day, data.key, data.is_counted = plan.day, plan.key, is_counted
            data.code = await registry.unused(data.code)
            writes = (attempt_kept(plan.day, player, data.code),) if is_counted else ()
            table = await registry.add(data, also=writes)
            await _begin(table, player)
            return table

    async def _attempt(self, day: str, player: str) -> Table | None:
        code = await self.registry.store.results.attempt(day, player)
        return None if code is None else await self.registry.table(code)

    async def sheet(self, player: str | None) -> Daily:
        """Return the challenge as somebody sees it."""
        results = self.registry.store.results
        plan = self.plan()
        code = None if player is None else await results.attempt(plan.day, player)
        shown = self._shown(self._boards.get(plan.day, {}).values(), player)
        yours = next((one for one in shown if one.you), None)
        streak, best = streaks(set() if player is None else await results.days(player), plan.day)
        past = [] if player is None else await results.past(player, plan.day, _PAST)
        is_duel = not plan.villain
        return Daily(
            day=plan.day,
            ends=end_of(plan.day),
            mode="duel" if is_duel else "adventure",
            board=plan.board,
            hero=plan.hero,
            rival=plan.rival or None,
            bot=plan.wish().seats[1].bot if is_duel else None,
            villain=plan.villain or None,
            minions=plan.minions,
            events=plan.events,
            state="open" if code is None else "done" if self.has_finished(player, plan.day) else "running",
            code=code,
            yours=yours,
            results=tuple(shown[:_SHOWN]),
            players=len(shown),
            streak=streak,
            best_streak=best,
            yesterday=await self._yesterday(day_before(plan.day), player),
            past=tuple(DailyPast(*astuple(one)) for one in past),
        )

    async def _yesterday(self, day: str, player: str | None) -> DailyBoard:
        plan = plan_of(self.registry.library, self.registry.store.secret, day)
        kept = self._boards.get(day)
        shown = self._shown(
            await self.registry.store.results.ranking(day) if kept is None else kept.values(), player
        )
        return DailyBoard(
            day=day,
            board=plan.board,
            hero=plan.hero,
            rival=plan.rival or None,
            villain=plan.villain or None,
            results=tuple(shown[:_SHOWN]),
            players=len(shown),
        )

    def _shown(self, ranking: Iterable[Ranked], player: str | None) -> list[DailyResult]:
        """Return counted attempts from the best on, as somebody may see them."""
        best = sorted(ranking, key=lambda one: (-one.score, one.finished))
        return [
            DailyResult(
                place=place,
                name=one.name,
                won=one.won,
                turns=one.turns,
                health=one.health,
                score=one.score,
                you=one.player == player,
                code=one.code if self._may_replay(one, player) else None,
            )
            for place, one in enumerate(best, 1)
        ]

    def _may_replay(self, one: Ranked, player: str | None) -> bool:
        return one.player == player or self.is_closed(one.day) or self.has_finished(player, one.day)


async def _begin(table: Table, player: str) -> None:
    async with table.lock:
        await start.begin(table, player)
