"""Bots' turns: their answers arrive as if from a player."""

from __future__ import annotations

from asyncio import sleep
from time import monotonic
from typing import TYPE_CHECKING

from matchless.players.outside.fault import BotFault
from matchless.players.registry import STAND_IN
from matchless.rules.state.view import view_of
from matchless.server.config import GUEST
from matchless.server.lobby import draft, start
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision
    from matchless.server.tables.table import Table

_AFTER_TROUBLE = 1.0


def is_due(table: Table) -> bool:
    """Return whether it is a bot's turn."""
    if table.broken is not None:
        return False
    if table.data.phase == "draft":
        return table.data.seats[draft.turn(table.data)].kind == "bot"
    asked = table.asked
    return asked is not None and table.data.is_played_by_bot(asked)


async def run(table: Table) -> None:
    """Act as long as it is a bot's turn."""
    while is_due(table):
        try:
            if table.data.phase == "draft":
                await _draft(table)
            else:
                await _decide(table)
        except Refused:  # the disk is full, or something like it: the game waits
            await sleep(_AFTER_TROUBLE)
        except Exception as error:  # noqa: BLE001 - a bot in trouble must not stop its table for good
            table.registry.log.problem("bot failed", table.data.code, error)
            await sleep(_AFTER_TROUBLE)


async def _draft(table: Table) -> None:
    await sleep(table.registry.config.bot_pause)
    async with table.lock:
        if is_due(table) and table.data.phase == "draft":
            data = draft.choose(table.registry.library, table.data, draft.turn(table.data), None)
            await start.drafted(table, data)


async def _decide(table: Table) -> None:
    play = table.play
    assert play is not None
    decision = play.decision
    assert decision is not None
    try:
        option = await _thought(table, decision)
    except BotFault as fault:
        await _give_up(table, decision, fault)
        return
    async with table.lock:
        # Meanwhile somebody may have taken a decision back, or given up.
        if is_due(table) and table.play is play and play.decision is decision:
            await table.take(option)


async def _give_up(table: Table, decision: Decision, fault: BotFault) -> None:
    """Give up for a bot from outside that has failed; the log does not say why, for that may name its cards."""
    play = table.play
    async with table.lock:
        if is_due(table) and play is not None and play.decision is decision:
            bot = table.data.seats[decision.seat].bot or ""
            table.registry.log.event("bot gave up", table.data.code, bot=bot, fault=fault.kind)
            await table.give_up(decision.seat, fault.kind)


async def _thought(table: Table, decision: Decision) -> int:
    """Return a bot's answer, but not before people can follow.

    A forced answer goes the same way, through the pool's queue and the pause.
    """
    play = table.play
    assert play is not None
    registry = table.registry
    began = monotonic()
    seat = table.data.seats[decision.seat]
    name = STAND_IN if seat.conceded else seat.bot or STAND_IN
    seed, setup = table.data.bot_seed(decision.seat), play.match.setup
    view = view_of(play.match.state, decision.seat)
    if name.startswith(GUEST):
        place = place_of(table.data.code, decision.seat)
        option = await registry.guests.choose(name, place, seed, setup, view)
    else:
        option = await registry.thinkers.choose(name, seed, setup, view)
    took = monotonic() - began
    registry.metrics.thinking.observe(took)
    await sleep(table.paces[decision.seat].rest(took, registry.config.bot_pause))
    return view.answer(option)


def place_of(code: str, seat: int) -> str:
    """Return what tells a seat apart from all others of the server."""
    return f"{code}/{seat}"


async def dismiss_guests(table: Table) -> None:
    """Tell the bots from outside that the game is over."""
    play, registry = table.play, table.registry
    if play is None:
        return
    for number, seat in enumerate(table.data.seats):
        if seat.bot is not None and seat.bot in registry.guests.bots:
            view = view_of(play.match.state, number)
            await registry.guests.dismiss(place_of(table.data.code, number), play.match.setup, view)
