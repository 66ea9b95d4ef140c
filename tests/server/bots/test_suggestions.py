"""Suggestions: what others would answer, shown to all until the decision is answered."""

from __future__ import annotations

from pathlib import Path

from matchless.presentation.wire.socket import Begin, Concede, Sit, Suggest, Undo
from matchless.presentation.wire.table import SeatWish
from matchless.server.rate_limit import Bucket
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import ME, OPEN, Visitor, adventure_of, duel, run


async def together(registry: TableRegistry, *, open_hands: bool = False) -> tuple[Visitor, Visitor, Visitor]:
    """Two people in an adventure, begun, and a stranger who looks on."""
    changes = {"openHands": "yes"} if open_hands else {}
    seats = (SeatWish("me", "alice"), SeatWish("open", "medusa"))
    table, host = await adventure_of(registry, *seats, minions=("blob", "skunk-ape"), changes=changes)
    guest = await Visitor(table, new_player(), "fr").enter()
    stranger = await Visitor(table, None).enter()
    await guest.say(Sit(1, "Guest"))
    await host.say(Begin())
    return host, guest, stranger


async def until(ask: str, *visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Play on until somebody is asked that; return who, and the other."""
    host, guest = visitors
    for _ in range(200):
        asked, other = (host, guest) if host.question is not None else (guest, host)
        question = asked.question
        assert question is not None
        if question["ask"] == ask:
            return asked, other
        await asked.answer(0)
    raise AssertionError(f"nobody was asked for {ask}")


def test_a_suggestion_is_shown_to_all_until_the_decision_is_answered(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, stranger = await together(registry)
        question = host.question
        assert question is not None
        await guest.say(Suggest(question["decision"], 1))
        wanted = question["options"][1]
        for visitor in (host, guest, stranger):
            (told,) = visitor.last["suggestions"]
            assert (1, "Guest", 1) == (told["seat"], told["name"], told["option"])
            assert (wanted["fighter"], wanted["space"]) == (told["fighter"], told["space"])
        await guest.say(Suggest(question["decision"], 0))
        assert [0] == [told["option"] for told in host.last["suggestions"]]
        await guest.say(Suggest(question["decision"], None))
        assert [] == host.last["suggestions"]
        await guest.say(Suggest(question["decision"], 1))
        await host.answer(1)
        assert [] == host.last["suggestions"]
        assert [] == stranger.last["suggestions"]

    run(tmp_path, play)


def test_what_is_no_suggestion_is_refused(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, stranger = await together(registry)
        number = host.last["game"]["decision"]
        assert "suggest_self" == await host.is_refused(Suggest(number, 0))
        assert "not_your_seat" == await stranger.is_refused(Suggest(number, 0))
        assert "stale" == await guest.is_refused(Suggest(number + 1, 0))
        assert "no_option" == await guest.is_refused(Suggest(number, 99))
        guest.connection.hints = Bucket(1, 0)
        await guest.say(Suggest(number, 0))
        assert "too_fast" == await guest.is_refused(Suggest(number, 1))
        guest.connection.hints = None
        await host.say(Concede(0))
        assert "suggest_bot" == await guest.is_refused(Suggest(number, 0))

    run(tmp_path, play)


def test_nobody_suggests_what_to_do_with_a_hidden_hand(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, _ = await together(registry)
        asked, other = await until("action", host, guest)
        number = asked.last["game"]["decision"]
        assert "suggest_hidden" == await other.is_refused(Suggest(number, 0))

    run(tmp_path, play)


def test_with_open_hands_cards_are_suggested_but_not_shown_to_strangers(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, stranger = await together(registry, open_hands=True)
        asked, other = await until("action", host, guest)
        question = asked.question
        assert question is not None
        told = other.last["game"]["others_question"]["options"]
        assert [one["notation"] for one in question["options"]] == [one["notation"] for one in told]
        await other.say(Suggest(question["decision"], len(told) - 1))
        assert 1 == len(asked.last["suggestions"])
        assert [] == stranger.last["suggestions"]
        assert [] == stranger.last["game"]["others_question"]["options"]

    run(tmp_path, play)


def test_what_was_suggested_goes_with_a_decision_taken_back(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        await host.answer(0)
        await guest.say(Suggest(host.last["game"]["decision"], 0))
        assert host.last["suggestions"]
        await guest.say(Concede(1))
        await host.say(Undo())
        assert [] == host.last["suggestions"]

    run(tmp_path, play)


def test_in_a_duel_nobody_suggests_anything(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, (host, guest) = await duel(registry)
        assert "no_suggestions" == await guest.is_refused(Suggest(0, 0))
        assert [] == host.last["suggestions"]

    run(tmp_path, play)
