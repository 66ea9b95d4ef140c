"""Adventures before they begin: whom they are played against, and who takes part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from matchless.presentation.wire.socket import Begin, Concede, Rematch, Seat, Sit
from matchless.presentation.wire.table import SeatWish, TableWish
from matchless.server.refused import Refused
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import Person, club
from tests.support.server.registry import BOT, ME, OPEN, Visitor, adventure_of, run, table_of

ALICE = SeatWish("me", "alice")


@pytest.mark.parametrize(
    ("seats", "wishes", "code"),
    [
        (1, {"villain": "dracula"}, "no_villain"),
        (1, {"villain": "blob"}, "no_villain"),
        (1, {"villain": "random"}, "rules"),
        (1, {"minions": ("random",)}, "rules"),
        (1, {"events": ("random",)}, "rules"),
        (1, {"minions": ("kraken",)}, "no_minion"),
        (1, {"minions": ("mothman",)}, "no_minion"),
        (2, {"minions": ("blob",)}, "wrong_minions"),
        (1, {"minions": ("blob", "tarantula")}, "wrong_minions"),
        (2, {"minions": ("blob", "blob")}, "minion_twice"),
        (1, {"minions": ()}, "wrong_minions"),
        (1, {"events": ("rain",)}, "no_event"),
        (1, {"events": 4}, "many_events"),
        (1, {"events": ("bad-omens", "full-moon", "head-start", "thick-hides")}, "many_events"),
        (1, {"events": ("bad-omens", "bad-omens")}, "event_twice"),
        (2, {"heroes": "draft"}, "draft_in_adventure"),
        (1, {"changes": {"openHands": "maybe"}}, "rules"),
    ],
)
def test_what_does_not_fit_together_is_refused_in_words(
    tmp_path: Path, seats: int, wishes: dict[str, Any], code: str
) -> None:
    async def play(registry: TableRegistry) -> None:
        with pytest.raises(Refused) as refused:
            await adventure_of(registry, *([ME] * seats), **wishes)
        assert code == refused.value.code
        assert 3 == len({refused.value.said(lang) for lang in ("en", "fr", "uk")})
        assert {} == registry.tables

    run(tmp_path, play)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (TableWish("adventure", "sarpedon", (ME,), villain="mothman"), "wrong_board"),
        (TableWish("adventure", "point-pleasant", (ME,)), "wrong_board"),
        (TableWish("duel", None, (ME, BOT)), "no_board"),
        (TableWish("duel", "random", (ME, BOT)), "rules"),
        (TableWish("duel", "sarpedon", (ME, SeatWish("bot", "random"))), "rules"),
        (TableWish("duel", "sarpedon", (ME,)), "wrong_seats"),
        (TableWish("duel", "sarpedon", (ME, BOT), villain="mothman"), "only_adventure"),
        (TableWish("duel", "sarpedon", (ME, BOT), minions=("blob",)), "only_adventure"),
        (TableWish("duel", "sarpedon", (ME, BOT), events=1), "only_adventure"),
    ],
)
def test_board_and_enemies_belong_together(tmp_path: Path, wish: TableWish, code: str) -> None:
    async def play(registry: TableRegistry) -> None:
        with pytest.raises(Refused) as refused:
            await registry.create(wish, new_player(), "Host")
        assert code == refused.value.code

    run(tmp_path, play)


def test_what_nobody_chose_is_drawn_when_the_adventure_begins(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ALICE, BOT, OPEN, villain=None, events=2)
        sheet = host.last["table"]
        assert (None, None, 2, "") == (sheet["villain"], sheet["minions"], sheet["events"], sheet["board"])
        assert "wait" not in sheet["cannot_start"]
        await host.say(Seat(2, "random"))
        await host.say(Begin())
        sheet = host.last["table"]
        assert sheet["villain"] in registry.library.villains
        assert registry.library.enemy(sheet["villain"]).board == sheet["board"]
        assert 3 == len(set(sheet["minions"]))
        assert 2 == len(set(sheet["events"]))
        assert 7 == len(host.last["game"]["seats"])
        kept = await registry.store.table(table.data.code)
        assert kept is not None
        assert tuple(sheet["minions"]) == kept.minions

    run(tmp_path, play)


def test_what_was_chosen_is_played(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await adventure_of(
            registry, ALICE, BOT, minions=("tarantula", "blob"), events=("full-moon",), start=True
        )
        game, sheet = host.last["game"], host.last["table"]
        assert ["alice", "mothman", "tarantula", "blob"] == [
            seat["hero"] for seat in (game["seats"][0], *game["seats"][2:])
        ]
        assert (["tarantula", "blob"], ["full-moon"]) == (sheet["minions"], sheet["events"])
        assert [0, 0] == [seat["team"] for seat in sheet["seats"]]
        assert ["full-moon"] == [event["slug"] for event in game["adventure"]["events"]]

    run(tmp_path, play)


def test_one_person_may_take_several_seats_beside_others(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN, OPEN, OPEN)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await guest.say(Sit(2, "Guest"))
        await host.say(Sit(3, "Host"))
        await host.say(Begin())
        assert ["Host", "Guest", "Guest", "Host"] == [seat["name"] for seat in host.last["table"]["seats"]]

    run(tmp_path, play)


def test_who_gives_up_an_adventure_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ALICE, OPEN, BOT)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        await guest.say(Concede(1))
        assert "playing" == table.data.phase
        assert table.data.is_played_by_bot(1)
        await host.say(Concede(0))
        assert ("over", (3, 4, 5, 6)) == (table.data.phase, table.data.winners)
        assert [3, 4, 5, 6] == host.last["game"]["winners"]
        assert host.last["game"]["others_question"] is None

    run(tmp_path, play)


def test_once_more_is_the_same_adventure_with_the_same_seats(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ALICE, SeatWish("me", "medusa"), events=1, start=True)
        for seat in (0, 1):
            await host.say(Concede(seat))
        await host.say(Rematch())
        again = await registry.table(host.last["table"]["rematch"])
        assert ("playing", ["alice", "medusa"]) == (again.data.phase, [one.hero for one in again.data.seats])
        first, second = table.data, again.data
        assert (first.villain, first.minions, first.events) == (second.villain, second.minions, second.events)
        assert first.key != second.key

    run(tmp_path, play)


def test_too_much_of_something_is_told_over_http(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host:
        wish = {"mode": "adventure", "board": None, "seats": [{"kind": "me"}], "events": 7}
        answer = host.http.post("/api/tables", json=wish, headers={"accept-language": "en"})
        assert (409, "many_events") == (answer.status_code, answer.json()["code"])
        assert "An adventure has at most 3 events." == answer.json()["detail"]
        answer = host.http.post("/api/tables", json={**wish, "events": ["A B"]})
        assert (400, "malformed") == (answer.status_code, answer.json()["code"])
        code = host.post("/api/tables", {**wish, "events": 3, "start": True})["code"]
        (listed,) = host.get("/api/my-games")
        assert (code, "adventure", True) == (listed["code"], listed["mode"], listed["your_turn"])
        assert listed["villain"] in ("mothman", "martian-invader")


def test_a_duel_knows_nothing_of_adventures(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, BOT, start=True)
        assert host.last["game"]["adventure"] is None
        assert host.last["game"]["others_question"] is None
        assert (None, None, 0) == tuple(host.last["table"][name] for name in ("villain", "minions", "events"))

    run(tmp_path, play)
