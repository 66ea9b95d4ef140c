"""Deeds: each is found where it was done, for whom did it, and the end of no game fails for counting them."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from matchless.library.library import Library
from matchless.match.deeds.deeds import DEEDS, deeds_in
from matchless.match.deeds.story import Story
from matchless.match.match import Match
from matchless.match.mistakes import RANDOM
from matchless.match.setup import Setup
from matchless.presentation.wire.my import AchievementName
from matchless.rules.state import event as events
from matchless.rules.state.event import EVERYONE, Event

LIBRARY = Library()
DUEL = Match(LIBRARY, Setup("sarpedon", ("medusa", "king-arthur"), 1))
QUEST = Match(
    LIBRARY, Setup("", ("medusa",), 1, villain="mothman", minions=("blob",), events=("full-moon",) * 0)
)
MINE, FOE = (DUEL.game.seats[seat].first for seat in (0, 1))
SIDEKICK = next(one.number for one in DUEL.game.seats[0].fighters if one.is_sidekick)
FEINT = next(at for at, card in enumerate(DUEL.game.seats[0].deck) if card.name == "feint")


def event(  # noqa: PLR0913 - an event is flat
    kind: int,
    seat: int = -1,
    fighter: int = -1,
    *,
    amount: int = 0,
    other: int = -1,
    detail: tuple[tuple[int, ...], ...] = (),
    source: tuple[int, int, int] | None = None,
) -> Event:
    return Event(kind, seat, fighter, -1, amount, other, EVERYONE, detail, source)


TURN = event(events.TURN_BEGAN, 0)
ATTACK = event(events.ATTACKED, 0, MINE, other=FOE)
THEIRS = event(events.ATTACKED, 1, FOE, other=MINE)
MANEUVER = event(events.MANEUVERED, 0)
SCHEME = event(events.SCHEMED, 0)
DOWN = event(events.DEFEATED, fighter=FOE)
DONE = {
    "boosted-maneuver": [TURN, MANEUVER, event(events.BOOSTED, 0)],
    "stinging-defense": [THEIRS, event(events.DAMAGED, fighter=FOE, amount=1, other=0, source=(0, 0, 2))],
    "feint": [THEIRS, event(events.CANCELLED, 1, source=(0, 0, FEINT))],
    "exhausted-foe": [event(events.EXHAUSTED, 1), event(events.DAMAGED, fighter=FOE), DOWN],
    "sidekicks-safe": [TURN],
    "hard-blow": [ATTACK, event(events.DAMAGED, fighter=FOE, amount=7, other=1)],
    "held-wall": [THEIRS, event(events.COMBAT_VALUES, 1, amount=5, other=5)],
    "deadly-scheme": [TURN, SCHEME, DOWN],
    "door": [event(events.DOOR_WORKED, 0)],
    "from-above": [ATTACK, event(events.COMBAT_VALUES, 0, detail=((1, 0), ())), event(events.COMBAT_WON, 0)],
    "sidekick-blow": [
        event(events.ATTACKED, 0, SIDEKICK, other=FOE),
        event(events.DAMAGED, fighter=FOE, amount=2, other=1),
        DOWN,
    ],
    "shove": [event(events.MOVED, fighter=FOE, source=(0, 0, 3))],
    "look": [event(events.LOOKED_AT_HAND, 0, other=1)],
    "busy-turn": [TURN, MANEUVER, SCHEME, ATTACK],
    "bridge": [event(events.BRIDGE_ACTIVATED, 0)],
}
NOT_QUITE = {
    "boosted-maneuver": [TURN, ATTACK, event(events.BOOSTED, 0)],
    "stinging-defense": [ATTACK, event(events.DAMAGED, fighter=FOE, amount=1, other=0, source=(0, 0, 2))],
    "feint": [ATTACK, event(events.CANCELLED, 0, source=(0, 1, FEINT))],
    "exhausted-foe": [event(events.EXHAUSTED, 1), ATTACK, DOWN],
    "hard-blow": [ATTACK, event(events.DAMAGED, fighter=FOE, amount=6, other=1)],
    "held-wall": [THEIRS, event(events.COMBAT_VALUES, 1, amount=6, other=5)],
    "deadly-scheme": [TURN, SCHEME, ATTACK, DOWN],
    "from-above": [ATTACK, event(events.COMBAT_VALUES, 0, detail=((0, 1), ())), event(events.COMBAT_WON, 0)],
    "sidekick-blow": [ATTACK, event(events.DAMAGED, fighter=FOE, amount=2, other=1), DOWN],
    "shove": [event(events.MOVED, fighter=MINE, source=(0, 0, 3))],
    "busy-turn": [TURN, MANEUVER, SCHEME, TURN, ATTACK],
}


def story(found: list[Event], *, seat: int = 0, has_won: bool = True) -> Story:
    return Story(DUEL.game, found, [seat], has_won, DUEL.state.health)


@pytest.mark.parametrize("name", DONE)
def test_a_deed_is_found_for_whom_did_it(name: str) -> None:
    assert 1 == DEEDS[name](story(DONE[name]))
    if name != "sidekicks-safe":
        assert 0 == DEEDS[name](story(DONE[name], seat=1))


@pytest.mark.parametrize("name", NOT_QUITE)
def test_what_is_only_like_it_does_not_count(name: str) -> None:
    assert 0 == DEEDS[name](story(NOT_QUITE[name]))


def test_some_deeds_need_a_win() -> None:
    fallen = event(events.DEFEATED, fighter=SIDEKICK)
    assert {"sidekicks-safe"} == {*deeds_in(story([]))}
    assert not deeds_in(story([], has_won=False))
    assert not deeds_in(story([fallen]))
    health = list(DUEL.state.health)
    health[MINE] = 1
    assert "last-breath" in deeds_in(Story(DUEL.game, [], [0], True, health))  # noqa: FBT003
    assert "last-breath" not in deeds_in(Story(DUEL.game, [], [0], False, health))  # noqa: FBT003


def test_the_minions_first() -> None:
    game = QUEST.game
    minions = [one.number for one in game.fighters if one.is_enemy and one.number != game.villain]
    fallen = [event(events.DEFEATED, fighter=one) for one in minions]
    assert minions
    assert 1 == DEEDS["minions-first"](Story(game, fallen, [0], True, QUEST.state.health))  # noqa: FBT003
    assert 0 == DEEDS["minions-first"](Story(game, fallen[1:], [0], True, QUEST.state.health))  # noqa: FBT003


def test_every_deed_is_an_achievement() -> None:
    assert {*DEEDS} <= {*get_args(AchievementName)}


@pytest.mark.parametrize("mode", ["duel", "teams", "adventure"])
def test_no_game_is_too_odd_for_counting(mode: str) -> None:
    setups = {
        "duel": Setup(RANDOM, (RANDOM, RANDOM), 0),
        "teams": Setup("hanging-gardens", (RANDOM,) * 4, 0, "core-2023", {}, True),  # noqa: FBT003
        "adventure": Setup("", (RANDOM,) * 2, 0, villain=RANDOM, minions=(RANDOM,) * 2, events=(RANDOM,) * 3),
    }
    for seed in range(6):
        chance = Random(seed)  # noqa: S311 - a player of tests
        match = Match(LIBRARY, setups[mode].fill_random(LIBRARY, chance))
        while match.state.decision is not None:
            match.take(chance.choice(match.state.decision.options))
        for seat in range(match.game.players):
            for has_won in (True, False):
                found = deeds_in(Story(match.game, match.events, [seat], has_won, match.state.health))
                assert all(count > 0 for count in found.values())
                assert {*found} <= {*DEEDS}
