"""Adventures at a table: alone with one hero or several, together on one screen, online."""

from __future__ import annotations

import asyncio
from pathlib import Path

from matchless.presentation.wire.socket import Answer, AnswerUndo, Begin, Sit, TakeScreen, Undo
from matchless.presentation.wire.table import SeatWish
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.dice import Dice
from tests.support.server.registry import BOT, ME, OPEN, Visitor, adventure_of, run

THREE = (SeatWish("me", "alice"), SeatWish("me", "medusa"), SeatWish("me", "sinbad"))
OPEN_HANDS = {"openHands": "yes"}
CARD_QUESTIONS = ("defense", "boost-move", "boost-attack", "card", "discard", "hand-limit", "pay", "reveal")


async def play_on(table: Table, visitors: list[Visitor], dice: Dice, most: int = 2000) -> None:
    """Let whoever is asked answer at random, until the adventure is over."""
    for _ in range(most):
        if table.data.phase == "over":
            return
        asked = next((one for one in visitors if one.question is not None), None)
        if asked is None:
            await asyncio.sleep(0.002)
            continue
        question = asked.question
        assert question is not None
        await asked.say(Answer(question["decision"], dice.below(len(question["options"]))))


def test_one_hero_alone_plays_a_whole_adventure(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, SeatWish("me", "alice"), start=True)
        await play_on(table, [host], Dice(1))
        assert "over" == table.data.phase
        winners = host.last["game"]["winners"]
        assert winners in ([0], [1, 2])
        assert [0] == host.last["game"]["eyes"]

    run(tmp_path, play)


def test_with_several_heroes_one_person_sees_all_hands_and_one_story(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, *THREE, villain="martian-invader", start=True)
        host.listen()
        viewers = set()
        for _ in range(60):
            question = host.question
            assert question is not None
            game = host.last["game"]
            viewers.add(game["viewer"])
            assert host.last["table"]["curtain"] is None
            assert [0, 1, 2] == game["eyes"]
            assert game["viewer"] == question["seat"]
            assert game["others_question"] is None
            for seat in game["seats"][:3]:
                assert seat["hand_size"] == len(seat["hand"])
            await host.answer(len(question["options"]) - 1)
        assert {0, 1, 2} == viewers
        news = host.heard[1:]
        assert not [update for update in news if update["whole"]]
        told = [step for update in host.heard for step in update["steps"]]
        assert list(range(len(told))) == [step["number"] for step in told]
        drawn = [step for step in told if step["kind"] == "drew"]
        assert drawn
        assert all(step["card"] is not None for step in drawn)
        await play_on(table, [host], Dice(2))
        assert "over" == table.data.phase

    run(tmp_path, play)


def test_people_of_different_names_on_one_screen_have_a_curtain_between_them(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await adventure_of(
            registry, SeatWish("me", "alice", name="Ann"), SeatWish("me", "medusa", name="Bob"), start=True
        )
        assert (0, -1) == (host.last["table"]["curtain"], host.last["game"]["viewer"])
        assert all(not seat["hand"] for seat in host.last["game"]["seats"])
        await host.say(TakeScreen(0))
        while host.question is not None:
            assert [0] == host.last["game"]["eyes"]
            assert not host.last["game"]["seats"][1]["hand"]
            await host.answer(0)
        assert 1 == host.last["table"]["curtain"]

    run(tmp_path, play)


def test_with_open_hands_no_curtain_is_needed(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await adventure_of(
            registry,
            SeatWish("me", "alice", name="Ann"),
            SeatWish("me", "medusa", name="Bob"),
            changes=OPEN_HANDS,
            start=True,
        )
        assert (None, [0, 1]) == (host.last["table"]["curtain"], host.last["game"]["eyes"])
        assert [5, 5] == [len(seat["hand"]) for seat in host.last["game"]["seats"][:2]]

    run(tmp_path, play)


def test_online_open_hands_are_open_to_the_players_only(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN, changes=OPEN_HANDS)
        guest = await Visitor(table, new_player()).enter()
        stranger = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        for player in (host, guest):
            assert [5, 5] == [len(seat["hand"]) for seat in player.last["game"]["seats"][:2]]
        assert [0, 0] == [len(seat["hand"]) for seat in stranger.last["game"]["seats"][:2]]

    run(tmp_path, play)


def test_two_people_and_a_bot_play_a_whole_adventure_together(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(
            registry, SeatWish("me", "alice"), SeatWish("open", "medusa"), BOT, events=2
        )
        guest = await Visitor(table, new_player(), "uk").enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        await play_on(table, [host, guest], Dice(4))
        assert "over" == table.data.phase
        assert host.last["game"]["winners"] == guest.last["game"]["winners"]
        assert host.last["game"]["winners"] in ([0, 1, 2], [3, 4, 5, 6])

    run(tmp_path, play)


def test_everyone_sees_what_one_decides_for_all(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN)
        guest = await Visitor(table, new_player()).enter()
        stranger = await Visitor(table, None).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        mine, others = host.question, guest.last["game"]["others_question"]
        assert mine is not None
        assert mine["options"] == others["options"]
        assert (mine["line"], mine["decision"], 0) == (others["line"], others["decision"], others["seat"])
        assert others == stranger.last["game"]["others_question"]
        assert [0, 0] == [one.last["game"]["adventure"]["decider"] for one in (host, guest)]
        while host.last["game"]["question"] is not None and host.last["game"]["adventure"]["decider"] == 0:
            await host.answer(0)
        assert host.question is not None, "the own starting space is nobody else's business"
        assert guest.last["game"]["adventure"]["decider"] is None

    run(tmp_path, play)


def test_what_follows_from_a_hand_is_asked_without_its_options(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        # Neither takes back cards that all have seen: their hands are never known as a whole.
        seats = SeatWish("me", "medusa"), SeatWish("open", "alice")
        table, host = await adventure_of(registry, *seats)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        hidden = 0
        for _ in range(80):
            asked, other = (host, guest) if host.question is not None else (guest, host)
            question = asked.question
            if question is None:
                break
            told = other.last["game"]["others_question"]
            assert (question["line"], question["ask"]) == (told["line"], told["ask"])
            hand_size = asked.last["game"]["seats"][question["seat"]]["hand_size"]
            if question["ask"] == "sift-card":
                assert [] == told["options"], "what one sees of an enemy's deck stays one's own"
            elif question["ask"] in ("action", *CARD_QUESTIONS) and hand_size:
                hidden += 1
                assert [] == told["options"]
            else:
                assert question["options"] == told["options"]
            assert {} == told["cannot"]
            await asked.answer(len(question["options"]) // 2)
        assert hidden > 10

    run(tmp_path, play)


def test_alone_a_start_space_is_taken_back_but_no_revealed_initiative_card(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await adventure_of(registry, SeatWish("me", "medusa"), minions=("blob",), start=True)
        first = host.question
        await host.answer(0)
        assert host.last["table"]["can_undo"]
        await host.say(Undo())
        assert first == host.question
        while host.last["game"]["adventure"]["stage"] == "setup":
            await host.answer(0)
        assert host.last["game"]["adventure"]["row"]
        assert "undo_shown" == await host.is_refused(Undo())

    run(tmp_path, play)


def test_online_the_others_must_allow_it(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        await host.answer(0)
        await host.say(Undo())
        assert 0 == guest.last["table"]["undo_asked_by"]
        await guest.say(AnswerUndo(yes=True))
        assert 0 == guest.last["game"]["decision"]

    run(tmp_path, play)
