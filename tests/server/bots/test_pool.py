"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from pathlib import Path

import pytest

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.players.registry import new_bot
from matchless.rules.state.packing import packed, unpacked
from matchless.rules.state.view import View, view_of
from matchless.server.bots import pool, turns
from matchless.server.bots.pace import Pace
from matchless.server.bots.pool import BotPool
from matchless.server.config import Config
from matchless.server.tables.registry import TableRegistry
from tests.support.dice import Dice
from tests.support.matches import ADVENTURES, SETUPS, play
from tests.support.server.registry import BOT, run, table_of

SETUP = Setup("sarpedon", ("king-arthur", "medusa"), 11)


def test_a_view_comes_back_from_its_numbers_as_it_was() -> None:
    for setup in (*SETUPS[::3], *ADVENTURES):
        for at, match in enumerate(play(setup, 120)):
            decision = match.state.decision
            if decision is None or at % 3:
                continue
            view = view_of(match.state, decision.seat)
            again = unpacked(match.game, pickle.loads(pickle.dumps(packed(view))))  # noqa: S301 - our own
            assert view.numbers() == again.numbers()


def test_what_a_worker_is_sent_holds_nothing_hidden() -> None:
    match = Match(Library(), SETUP)
    state = match.state
    assert state.decision is not None
    other = state.clone()
    other.hand[1] ^= 0b11 << 20
    seat = state.decision.seat
    assert 0 == seat
    assert packed(view_of(state, seat))[3:] == packed(view_of(other, seat))[3:]


def test_a_bot_in_a_process_answers_as_one_at_hand() -> None:
    async def think() -> None:
        match, dice = Match(Library(), SETUP), Dice(2)
        thinkers = BotPool(1)
        try:
            for _ in range(25):
                decision = match.state.decision
                assert decision is not None
                view = view_of(match.state, decision.seat)
                option = await thinkers.choose("greedy", 5, match.setup, view)
                assert new_bot("greedy", 5).choose(view) == option
                match.take(decision.options[dice.below(len(decision.options))])
        finally:
            thinkers.close()

    asyncio.run(think())


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on() -> None:
    async def think() -> None:
        match = Match(Library(), SETUP)
        thinkers = BotPool(1)
        try:
            for _ in range(3):
                decision = match.state.decision
                assert decision is not None
                option = await thinkers.choose("random", 5, match.setup, view_of(match.state, decision.seat))
                match.take(option)
                assert thinkers.processes._pool is not None
                for process in list((thinkers.processes._pool._processes or {}).values()):
                    assert process.pid is not None
                    os.kill(process.pid, signal.SIGKILL)
        finally:
            thinkers.close()

    asyncio.run(think())


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def watch(registry: TableRegistry) -> None:
        table, host = await table_of(registry, BOT, BOT, start=True)
        for _ in range(4000):
            host.listen()
            if table.data.phase == "over":
                break
            await asyncio.sleep(0.01)
        assert "over" == table.data.phase
        assert 1 == len(host.last["game"]["winners"])
        assert -1 == host.last["game"]["viewer"]

    run(tmp_path, watch)


def test_a_forced_answer_takes_the_same_way_and_the_same_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever watches the clock must not learn that a bot had no card to defend with."""
    pause = 0.7
    naps: list[float] = []
    thoughts: list[int] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await asyncio.sleep(0)

    async def watch(registry: TableRegistry) -> None:
        registry.config = Config(registry.config.database, bot_pause=pause)
        choose = registry.thinkers.choose

        async def thinking(bot: str, seed: int, setup: Setup, view: View) -> int:
            assert view.position.decision is not None
            thoughts.append(len(view.position.decision.options))
            return await choose(bot, seed, setup, view)

        monkeypatch.setattr(registry.thinkers, "choose", thinking)
        monkeypatch.setattr(turns, "sleep", nap)
        table, host = await table_of(registry, BOT, BOT, start=True)
        assert table.play is not None
        for _ in range(4000):
            host.listen()
            if table.data.phase == "over":
                break
            await asyncio.sleep(0.01)
        taken = table.play.taken
        assert any(one.is_forced for one in taken)
        assert len(taken) == len(naps) == len(thoughts)
        assert all(nap > 0 for nap in naps)

    run(tmp_path, watch)


def test_a_long_thought_ends_with_a_whole_number_of_pauses_and_so_do_those_after_it() -> None:
    pace = Pace()
    assert 0.25 == pace.rest(0.25, 0.5)
    assert 0.25 == pace.rest(1.25, 0.5)
    assert [1.25] * 7 == [pace.rest(0.25, 0.5) for _ in range(7)], "forced or not, nobody can tell"
    assert 0.25 == pace.rest(0.25, 0.5), "one hiccup is forgotten in time"
    assert 0.0 == pace.rest(1.25, 0.0)


def test_who_thinks_long_keeps_nobody_else_waiting() -> None:
    async def think() -> None:
        match = Match(Library(), SETUP)
        assert match.state.decision is not None
        view = view_of(match.state, match.state.decision.seat)
        thinkers = BotPool(1, most=3000, patience=600)
        try:
            await thinkers.choose("sparrow", 5, match.setup, view)
            assert thinkers.deep._pool is None, "a process that nobody needs is not started"
            owl = asyncio.create_task(thinkers.choose("owl", 5, match.setup, view))
            await asyncio.sleep(0)
            for _ in range(5):
                await thinkers.choose("sparrow", 5, match.setup, view)
            assert not owl.done()
            assert new_bot("owl", 5, 3000).choose(view) == await owl
        finally:
            thinkers.close()

    asyncio.run(think())


def test_whoever_is_out_of_time_answers_at_once_as_after_a_hundred_lines() -> None:
    async def think() -> None:
        match = Match(Library(), SETUP)
        assert match.state.decision is not None
        view = view_of(match.state, match.state.decision.seat)
        thinkers = BotPool(1, patience=0)
        try:
            owls = [thinkers.choose("owl", seed, match.setup, view) for seed in range(4)]
            assert [new_bot("owl", seed, 100).choose(view) for seed in range(4)] == await asyncio.gather(
                *owls
            )
        finally:
            thinkers.close()

    asyncio.run(think())


def test_those_who_think_long_share_the_time_with_those_behind_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing takes any time here but thinking, of which everybody would like 0.3 seconds."""
    now = 100.0
    monkeypatch.setattr(pool, "monotonic", lambda: now)

    async def think(owls: int, workers: int) -> list[float]:
        thinkers = BotPool(workers, patience=1.2)
        ends: list[float] = []

        async def run(_work: object, _who: object, end: float, *_: object) -> int:
            nonlocal now
            await asyncio.sleep(0)
            ends.append(round(end - 100, 6))
            now = min(end, now + 0.3)
            return 0

        monkeypatch.setattr(thinkers.deep, "run", run)
        match = Match(Library(), SETUP)
        view = view_of(match.state, 0)
        await asyncio.gather(*(thinkers.choose("owl", seed, match.setup, view) for seed in range(owls)))
        return ends

    assert [1.2, 0.6, 0.9, 1.2] == asyncio.run(think(4, 1)), "the first does not know yet who will come"
    now = 100.0
    assert [1.2, 0.45, 0.6, 0.75, 0.9, 1.05, 1.2] == asyncio.run(think(7, 1))
    now = 100.0
    assert [1.2, 1.2] == asyncio.run(think(2, 2))
