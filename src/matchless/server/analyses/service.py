"""Analyses on request: made part by part in a separate process, and stored when they are whole."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, Final, final

import msgspec

from matchless.analysis.judge import effort_of
from matchless.presentation.wire.analysis import AnalysisSheet
from matchless.server.analyses.work import Kept, Telling, judged, told_made
from matchless.server.processes import Processes
from matchless.server.refused import Refused
from matchless.server.replays.service import open_order
from matchless.server.store.analyses import analysis_kept, kept_analysis

if TYPE_CHECKING:
    from matchless.server.replays.frames import Order
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table

_WAITING: Final = 8
"""How many analyses may be under way; each takes some seconds."""
_BEHIND: Final = 15
"""The nice value of the process: it gives way to everything else."""
_PART: Final = 6
"""How many decisions are judged at a time, so that progress shows and several games take turns."""


@final
class Analyses:
    """The analyses being made. What is unfinished when the server stops starts over when somebody asks again."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.processes = Processes(1, _BEHIND)
        self._done: dict[str, int] = {}  # by table: decisions judged so far
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def sheet(self, table: Table, lang: str) -> bytes:
        """Return the analysis of a finished game, or how far it is, as JSON."""
        order = await _order(table, lang)
        code, total = table.data.code, len(order.options)
        if code in self._tasks:
            return msgspec.json.encode(AnalysisSheet("running", self._done[code], total))
        kept = await kept_analysis(self.registry.store.engine, code)
        if kept is None:
            return msgspec.json.encode(AnalysisSheet("none", 0, total))
        work = msgspec.json.encode(Telling(order, kept))
        told = zlib.decompress(await self.registry.replays.made(told_made, work))
        return msgspec.json.encode(_Done("done", total, total, msgspec.Raw(told)))

    async def is_kept(self, table: Table) -> bool:
        """Return whether there is an analysis, or one is being made."""
        code = table.data.code
        return code in self._tasks or await kept_analysis(self.registry.store.engine, code) is not None

    async def begin(self, table: Table) -> None:
        """Begin to analyse a finished game; Refused if it cannot be, or if too many are being made."""
        order = await _order(table, "")
        code = table.data.code
        if code in self._tasks:
            return
        if len(self._tasks) >= _WAITING:
            raise Refused("busy_analysing", 503)
        self._done[code] = 0
        self._tasks[code] = asyncio.create_task(self._make(code, order), name=f"analysis of {code}")

    async def _make(self, code: str, order: Order) -> None:
        iterations = self.registry.config.analysis
        told = msgspec.json.encode(order)
        effort = effort_of(iterations)
        kept = Kept(iterations)
        try:
            for first in range(0, len(order.options), _PART):
                part = await self.processes.run(
                    judged, told, msgspec.json.encode(effort), first, first + _PART
                )
                kept.verdicts.extend(msgspec.json.decode(part, type=Kept).verdicts)
                self._done[code] = min(len(order.options), first + _PART)
            await self.registry.store.writer.keep(analysis_kept(code, msgspec.json.encode(kept)))
        except Exception as error:  # noqa: BLE001 - whoever asks again hears that there is none
            self.registry.log.problem("not analysed", code, error)
        finally:
            del self._tasks[code], self._done[code]

    async def close(self) -> None:
        """Leave what is not finished, and end the process."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.processes.close()


class _Done(msgspec.Struct, frozen=True):
    """An AnalysisSheet whose analysis is already encoded."""

    phase: str
    done: int
    total: int
    analysis: msgspec.Raw


async def _order(table: Table, lang: str) -> Order:
    """Return a game that may be analysed; Refused if it is not over, or an adventure."""
    order = await open_order(table, lang)
    if table.data.is_adventure:
        raise Refused("no_analysis")
    return order
