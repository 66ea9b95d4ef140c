"""Taking decisions back: alone at will, with others by consent, never past something that was shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from matchless.presentation.wire.socket import Answer, AnswerUndo, TakeScreen, Undo
from matchless.presentation.wire.table import SeatWish
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from matchless.text.interface import ui
from tests.support.server.registry import BOT, Visitor, duel, registry_at, run, table_of


async def answer_with(visitor: Visitor, words: str) -> None:
    """Answer with the first option whose notation begins with words."""
    question = visitor.question
    assert question is not None
    at = next(n for n, one in enumerate(question["options"]) if one["notation"].startswith(words))
    await visitor.answer(at)


def taken(table: Table) -> list[int]:
    assert table.play is not None
    return list(table.play.match.taken)


async def settled(table: Table, visitor: Visitor) -> None:
    """Wait until bots have played and the visitor is asked."""
    for _ in range(2000):
        if visitor.question is not None or table.data.phase == "over":
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nobody was asked")


def test_with_a_bot_a_placement_is_taken_back_at_will_and_for_good(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
        await host.answer(0)
        await host.answer(0)
        assert host.last["table"]["can_undo"]
        assert "" == host.last["table"]["cannot_undo"]
        await host.say(Undo())
        assert 1 == len(taken(table))
        assert host.last["whole"]
        await host.answer(1)
        kept = [move.option for move in await registry.store.moves(table.data.code)]
        assert taken(table) == kept

    run(tmp_path, play)


def test_nothing_is_taken_back_past_a_drawn_card(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(
            registry, SeatWish("me", "king-arthur"), SeatWish("me", "medusa"), start=True
        )

        while True:
            curtain = host.last["table"]["curtain"]
            if curtain is not None:
                await host.say(TakeScreen(curtain))
            question = host.question
            assert question is not None
            if question["ask"] == "action":
                break
            await host.answer(0)
        await answer_with(host, "maneuver")
        assert not host.last["table"]["can_undo"]
        assert ui("en", "refused_undo_shown") == host.last["table"]["cannot_undo"]
        assert "undo_shown" == await host.is_refused(Undo())

    run(tmp_path, play)


def test_nobody_takes_back_what_is_not_theirs(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        assert "nothing_to_undo" == await host.is_refused(Undo())
        await host.answer(0)
        assert "nothing_to_undo" == await guest.is_refused(Undo())
        stranger = await Visitor(table, None).enter()
        assert "not_your_seat" == await stranger.is_refused(Undo())

    run(tmp_path, play)


@pytest.mark.parametrize("yes", [True, False])
def test_online_the_opponent_must_allow_it(tmp_path: Path, yes: bool) -> None:  # noqa: FBT001
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        await host.answer(0)
        before = taken(table)
        await host.say(Undo())
        assert before == taken(table)
        assert 0 == guest.last["table"]["undo_asked_by"]
        assert "undo_pending" == await host.is_refused(Undo())
        assert "not_your_seat" == await host.is_refused(AnswerUndo(yes=True))
        await guest.say(AnswerUndo(yes=yes))
        assert (before[:-1] if yes else before) == taken(table)
        assert guest.last["table"]["undo_asked_by"] is None
        assert "no_undo_asked" == await guest.is_refused(AnswerUndo(yes=True))

    run(tmp_path, play)


def test_a_decision_ends_the_wish_to_take_one_back(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, visitors = await duel(registry)
        await visitors[0].answer(0)
        await visitors[0].say(Undo())
        asked = next(one for one in visitors if one.question is not None)
        await asked.answer(0)
        assert table.undo_wish is None
        assert "no_undo_asked" == await visitors[1].is_refused(AnswerUndo(yes=True))

    run(tmp_path, play)


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
            await host.answer(0)
            await host.answer(1)
            await host.say(Undo())
            options, code = taken(table), table.data.code
        async with registry_at(tmp_path / "a.db") as registry:
            again = await registry.table(code)
            assert options == taken(again)
            back = await Visitor(again, host.player).enter()
            question = back.question
            assert question is not None
            await back.say(Answer(question["decision"], 0))

    asyncio.run(play())
