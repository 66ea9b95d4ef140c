"""Cards that teammates show each other: seen by the team, by nobody else, until they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matchless.presentation.wire.socket import Begin, ShowCard, Sit
from matchless.presentation.wire.table import SeatWish, TableWish
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import ME, OPEN, Visitor, adventure_of, run, table_of, team_game


def shown(visitor: Visitor) -> list[dict[str, Any]]:
    """What the last update says that others show."""
    found: list[dict[str, Any]] = visitor.last["shown"]
    return found


def hand(visitor: Visitor, seat: int) -> list[str]:
    """A hand as a visitor sees it."""
    found: list[str] = visitor.last["game"]["seats"][seat]["hand"]
    return found


def test_a_card_is_shown_to_the_team_alone(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, foe, friend, second_foe, stranger = await team_game(registry)
        card = hand(host, 0)[0]
        for other in (foe, second_foe, stranger):
            other.listen()
            other.raw.clear()
        await host.say(ShowCard(0, card))
        assert [{"seat": 0, "cards": [card]}] == shown(host) == shown(friend)
        for other in (foe, second_foe, stranger):
            assert [] == shown(other)
            assert f'"{card}"' not in "".join(other.raw)
        assert [{"seat": 0, "cards": [card]}] == shown(await Visitor(host.table, friend.player).enter())
        assert [] == hand(friend, 0), "what the game itself shows stays the same"
        assert "not_your_seat" == await friend.is_refused(ShowCard(0, card))
        assert "not_your_seat" == await stranger.is_refused(ShowCard(0, card))
        assert "card_not_held" == await host.is_refused(ShowCard(0, "no-such-card"))
        await host.say(ShowCard(0, card, shown=False))
        assert [] == shown(friend)

    run(tmp_path, play)


def test_a_shown_card_is_forgotten_when_it_leaves_the_hand(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, SeatWish("me", "alice"), SeatWish("open", "medusa"))
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        await host.say(Begin())
        showed = 0
        for _ in range(120):
            asked, other, seat = (host, guest, 0) if host.question is not None else (guest, host, 1)
            held, told = hand(asked, seat), [one for one in shown(other) if one["seat"] == seat]
            assert all(one["cards"].count(card) <= held.count(card) for one in told for card in one["cards"])
            if not told and held:
                showed += 1
                await asked.say(ShowCard(seat, held[0]))
            assert asked.question is not None
            await asked.answer(len(asked.question["options"]) // 2)
            if table.asked is None:
                break
        assert showed > 2, "cards were played, so others had to be shown"

    run(tmp_path, play)


def test_who_has_no_team_shows_nothing(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, SeatWish("bot", bot="random"), start=True)
        assert "no_team" == await host.is_refused(ShowCard(0, hand(host, 0)[0]))
        _, alone = await adventure_of(registry, ME, start=True)
        assert "no_team" == await alone.is_refused(ShowCard(0, hand(alone, 0)[0]))

    run(tmp_path, play)


def test_a_team_may_play_with_open_hands(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        wish = TableWish("teams", "hanging-gardens", (ME, OPEN, OPEN, OPEN), changes={"openHands": "yes"})
        table = await registry.create(wish, new_player(), "Host")
        people = [await Visitor(table, table.data.host).enter()]
        for seat in range(1, 4):
            people.append(await Visitor(table, new_player()).enter())
            await people[-1].say(Sit(seat, f"Guest {seat}"))
        stranger = await Visitor(table, None).enter()
        await people[0].say(Begin())
        for seat, person in enumerate(people):
            assert [5 if seat % 2 == other % 2 else 0 for other in range(4)] == [
                len(hand(person, other)) for other in range(4)
            ]
        assert not any(hand(stranger, seat) for seat in range(4))

    run(tmp_path, play)
