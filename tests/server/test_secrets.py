"""Whole games in which every message is searched for cards that its reader may not know."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from matchless.presentation.wire.socket import Answer, Begin, Sit, TakeScreen
from matchless.presentation.wire.table import Mode, SeatWish
from matchless.rules.board.bits import members
from matchless.rules.state.view import SPECTATOR
from matchless.server.replays.frames import Order, replay_frames
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.dice import Dice
from tests.support.server.club import Json
from tests.support.server.registry import Visitor, adventure_of, run, table_of

CARD_FIELDS = ("card", "boost")


class Knowledge:
    """What every seat, and the public, may know by now: kept beside the server, from the engine alone."""

    def __init__(self, table: Table) -> None:
        assert table.play is not None
        self.match = table.play.match
        seats = range(len(self.match.game.seats))
        self.seen: dict[int, list[set[str]]] = {
            viewer: [set() for _ in seats] for viewer in (SPECTATOR, *seats)
        }
        self.is_open = self.match.game.ruleset.open_hands  # to a team, and to the players of an adventure
        self.told = 0

    def grow(self) -> None:
        """Take in what the last decision brought into the open, and what it showed to whom."""
        state = self.match.state
        seats = len(state.game.seats)
        for viewer, seen in self.seen.items():
            for owner in range(seats):
                known = state.known[viewer * seats + owner] if viewer >= 0 else 0
                own = state.hand[owner] | state.played[owner] | known if self.sees(viewer, owner) else 0
                seen[owner] |= self.names(owner, state.public[owner] | known | own)
            for event in self.match.events[self.told :]:
                card = event.for_seat(viewer).card
                if card >= 0:
                    seen[event.seat] |= self.names(event.seat, 1 << card)
        self.told = len(self.match.events)

    def sees(self, viewer: int, owner: int) -> bool:
        """Whether a viewer sees a hand: the own one, or an open one."""
        game = self.match.game
        is_friend = viewer >= 0 and owner < game.players and game.sides[viewer] == game.sides[owner]
        return viewer == owner or (self.is_open and is_friend)

    def names(self, seat: int, cards: int) -> set[str]:
        deck = self.match.game.seats[seat].deck
        return {deck[card].name for card in members(cards)}

    def hidden(self, viewer: int) -> set[str]:
        """The cards that a viewer has never seen, of decks that are not the viewer's own."""
        game = self.match.game
        every = {
            (seat.number, card.name) for seat in game.seats for card in seat.deck if seat.number != viewer
        }
        unseen = {name for seat, name in every if name not in self.seen[viewer][seat]}
        own = {card.name for card in game.seats[viewer].deck} if viewer >= 0 else set()
        return unseen - own - set().union(*self.seen[viewer])

    def told_of(self, table: Table, viewer: int, text: str) -> list[str]:
        """What hidden cards a text names, in any language; "Prophecy" is not named by "Dread Prophecy"."""
        assert table.play is not None
        hidden = self.hidden(viewer)
        titles = {
            (names.card(seat.number, card.name), card.name in hidden)
            for names in map(table.play.names, ("en", "fr", "uk"))
            for seat in self.match.game.seats
            for card in seat.deck
        }
        secret = {title for title, is_hidden in titles if is_hidden}
        for title, is_hidden in titles:
            if not is_hidden and any(one in title for one in secret - {title}):
                text = text.replace(title, "")
        return [title for title in secret if title in text]

    def hand(self, viewer: int, owner: int) -> Counter[str]:
        """The cards of a hand that a viewer knows to be there."""
        state = self.match.state
        cards = state.hand[owner]
        if viewer != owner:
            known = state.known[viewer * len(state.game.seats) + owner] if viewer >= 0 else 0
            cards = known & (state.hand[owner] | state.played[owner] & ~state.public[owner])
            if self.sees(viewer, owner):
                cards = state.hand[owner]
        deck = state.game.seats[owner].deck
        return Counter(deck[card].name for card in members(cards))


def cards_in(found: Json) -> set[str]:
    """Every card that a message names in a field for cards."""
    if isinstance(found, list):
        return set().union(*(cards_in(one) for one in found)) if found else set()
    if not isinstance(found, dict):
        return set()
    names = {found[field] for field in CARD_FIELDS if isinstance(found.get(field), str)}
    for field in ("hand", "discard", "top"):
        names |= {one for one in found.get(field, ()) if one is not None}
    names |= set(found.get("cannot", {}))
    return names.union(*(cards_in(one) for one in found.values()))


def check(known: Knowledge, raw: str, table: Table, strangers: list[str]) -> None:
    """Search one message."""
    message = json.loads(raw)
    game = message.get("game")
    if game is not None:
        viewer = game["viewer"]
        hidden = known.hidden(viewer)
        assert not cards_in(message) & hidden
        for name in hidden:  # also in sentences: words of the notation, and titles in the story
            assert f'"{name}"' not in raw
        told = " ".join([*map(words, message["steps"]), *asked_of_others(game)])
        assert [] == known.told_of(table, viewer, told)
        for seat in game["seats"]:
            assert known.hand(viewer, seat["seat"]) == Counter(seat["hand"])
        if game["question"] is not None:
            assert viewer == game["question"]["seat"] == game["asked"]
        check_course(known, game, message["steps"])
    assert table.data.key not in raw
    for secret in (table.registry.store.secret, *strangers):
        assert secret not in raw


def plain(spans: list[Json]) -> str:
    return "".join(span if isinstance(span, str) else span["text"] for span in spans)


def words(step: Json) -> str:
    """Every word that a step tells: its sentence, what caused it, and the reasons of values."""
    labels = [reason["label"] for side in step.get("values", ()) for reason in side["steps"]]
    return " ".join([*labels, plain([*step.get("text", ()), step.get("cause", "")])])


def asked_of_others(game: Json) -> list[str]:
    """Every word that a viewer is told about what another is asked."""
    question = game["others_question"]
    if question is None:
        return []
    told = [[plain(option["label"]), option["group"], option["notation"]] for option in question["options"]]
    return [plain(question["line"]), *question["about"], *(word for option in told for word in option)]


def check_course(known: Knowledge, game: Json, steps: list[Json]) -> None:
    """The order of initiative cards to come, and of symbols that lie face down, is nowhere to be found."""
    course, state = game["adventure"], known.match.state
    if state.quest is None or state.game.adventure is None:
        assert course is None
        return
    cards = state.game.adventure.initiative
    told = [step["initiative"].get("to_come", []) for step in steps if "initiative" in step]
    for to_come in ([card["slug"] for card in course["to_come"]], *told):
        numbers = [next(at for at, card in enumerate(cards) if card.name == slug) for slug in to_come]
        assert sorted(numbers) == numbers
    tiles = [tile.name for tile in state.game.adventure.tiles]
    asleep = [tile["slug"] for tile in course["asleep"]]
    assert sorted(asleep, key=tiles.index) == asleep
    if not state.game.adventure.are_bridges:
        assert {tiles[tile] for tile in state.quest.tiles[: state.quest.goals]} == {
            tile["slug"] for tile in course["awake"]
        }


def seats(heroes: tuple[str, ...]) -> list[SeatWish]:
    return [SeatWish("me" if at == 0 else "open", hero) for at, hero in enumerate(heroes)]


async def begun(table: Table, host: Visitor, players: int) -> list[Visitor]:
    """Begin the game; return its players, and two who only watch."""
    visitors = [host]
    for seat in range(1, players):
        visitors.append(await Visitor(table, new_player(), "uk").enter())
        await visitors[-1].say(Sit(seat, f"Guest {seat}"))
    visitors.append(await Visitor(table, new_player(), "fr").enter())
    visitors.append(await Visitor(table, None).enter())
    await host.say(Begin())
    for visitor in visitors:
        visitor.listen()
        visitor.raw.clear()
    return visitors


async def watched(table: Table, visitors: list[Visitor], seed: int, most: int) -> None:
    """Play at random, and search everything that anyone is told."""
    known = Knowledge(table)
    dice = Dice(seed)
    players = [one.player for one in visitors if one.player is not None]
    for _ in range(most):
        known.grow()
        for visitor in visitors:
            start = len(visitor.raw)
            visitor.listen()
            mine = {SPECTATOR, *table.data.seats_of(visitor.player)}
            for raw in visitor.raw[start:]:
                assert json.loads(raw)["game"]["viewer"] in mine
                check(known, raw, table, players)
        if table.asked is None:
            return
        await _act(visitors, dice)


async def _act(visitors: list[Visitor], dice: Dice) -> None:
    """Let whoever is asked answer, or take over the screen."""
    for visitor in visitors:
        told = visitor.heard[-1]
        if told["table"]["curtain"] is not None:
            assert SPECTATOR == told["game"]["viewer"]
            assert told["game"]["question"] is None
            await visitor.say(TakeScreen(told["table"]["curtain"]))
            return
        question = told["game"]["question"]
        if question is not None:
            await visitor.say(Answer(question["decision"], dice.below(len(question["options"]))))
            return
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(
    ("mode", "heroes", "board", "changes"),
    [
        ("duel", ("alice", "king-arthur"), "sarpedon", {}),
        ("duel", ("sinbad", "bloody-mary"), "marmoreal", {}),
        ("duel", ("nikola-tesla", "little-red-riding-hood"), "heorot", {}),
        ("free-for-all", ("medusa", "golden-bat", "dr-jill-trent", "sun-wukong"), "hanging-gardens", {}),
        ("teams", ("alice", "achilles", "annie-christmas", "yennenga"), "hanging-gardens", {}),
        ("teams", ("sinbad", "medusa", "alice", "bloody-mary"), "hanging-gardens", {"openHands": "yes"}),
    ],
)
def test_nobody_is_told_what_they_may_not_know(
    tmp_path: Path, mode: Mode, heroes: tuple[str, ...], board: str, changes: dict[str, str]
) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, *seats(heroes), mode=mode, board=board, changes=changes)
        await watched(table, await begun(table, host, len(heroes)), len(heroes), 250)

    run(tmp_path, play)


@pytest.mark.parametrize(
    ("villain", "heroes", "changes"),
    [
        ("mothman", ("alice", "king-arthur"), {}),
        ("martian-invader", ("medusa", "sinbad", "sun-wukong"), {}),
        ("mothman", ("bloody-mary", "nikola-tesla", "yennenga", "achilles"), {"openHands": "yes"}),
    ],
)
def test_in_an_adventure_nobody_is_told_what_they_may_not_know(
    tmp_path: Path, villain: str, heroes: tuple[str, ...], changes: dict[str, str]
) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, *seats(heroes), villain=villain, events=3, changes=changes)
        await watched(table, await begun(table, host, len(heroes)), len(heroes), 400)
        assert table.play is not None
        assert table.play.match.state.quest is not None
        assert table.play.match.state.quest.rounds > 2

    run(tmp_path, play)


def test_on_one_screen_the_curtain_hides_both_hands(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, SeatWish("me", "alice"), SeatWish("me", "medusa", name="Second"), start=True
        )
        assert 0 == host.last["table"]["curtain"]
        assert all(not seat["hand"] for seat in host.last["game"]["seats"])
        await watched(table, [host], 3, 200)
        # Each change of eyes tells the whole story anew, so that none of the other's is left on the screen.
        updates = host.heard
        changes = [new for old, new in pairwise(updates) if old["game"]["viewer"] != new["game"]["viewer"]]
        assert len(changes) > 4
        assert all(update["whole"] for update in changes)

    run(tmp_path, play)


def test_the_replay_of_a_running_game_tells_no_more_than_the_game(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, SeatWish("me", "king-arthur"), SeatWish("me", "sinbad"), start=True
        )
        known = Knowledge(table)
        dice = Dice(5)
        for _ in range(80):
            known.grow()
            host.listen()
            if table.asked is None:
                break
            await _act([host], dice)
        known.grow()
        assert table.play is not None
        for viewer in (SPECTATOR, 0, 1):
            hidden = known.hidden(viewer)
            assert hidden
            match = table.play.match
            order = Order(match.setup, match.game.version, tuple(match.taken), "en", viewer)
            frames = await asyncio.to_thread(replay_frames, registry.library, order)
            raw = json.dumps(msgspec.to_builtins(frames))
            assert not cards_in(json.loads(raw)) & hidden
            assert not [name for name in hidden if f'"{name}"' in raw]

    run(tmp_path, play)
