"""Random matches to look at: several heroes, two to four seats, teams, both presets, adventures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.steps import steps_from
from matchless.presentation.wire.game import Step
from tests.support.dice import Dice
from tests.support.tables import choose

LIBRARY: Final = Library()
LANGS: Final = ("en", "fr", "uk")
SETUPS: Final = (
    Setup("sarpedon", ("king-arthur", "medusa"), 1),
    Setup("marmoreal", ("alice", "sinbad"), 2, "classic-2020"),
    Setup("hanging-gardens", ("beowulf", "little-red-riding-hood"), 3),
    Setup("mcminnville", ("annie-christmas", "nikola-tesla"), 4),
    Setup("point-pleasant", ("golden-bat", "dr-jill-trent"), 5, "classic-2020"),
    Setup("heorot", ("yennenga", "sun-wukong"), 6),
    Setup("marmoreal", ("achilles", "achilles", "bloody-mary"), 7),
    Setup("hanging-gardens", ("king-arthur", "sun-wukong", "alice", "achilles"), 8, in_teams=True),
    Setup("hanging-gardens", ("nikola-tesla", "beowulf", "medusa", "golden-bat"), 9),
)
ADVENTURES: Final = (
    Setup(
        "", ("alice",), 12, villain="mothman", minions=("blob",), events=("cornered-beast", "creeping-dread")
    ),
    Setup(
        "",
        ("medusa", "king-arthur", "sinbad"),
        14,
        villain="martian-invader",
        minions=("tarantula", "ant-queen", "loveland-frog"),
        events=("full-moon", "pack-instinct", "bad-omens"),
    ),
    Setup(
        "",
        ("achilles", "annie-christmas"),
        13,
        changes={"openHands": "yes"},
        villain="mothman",
        minions=("jersey-devil", "skunk-ape"),
    ),
)
ALL: Final = (*SETUPS, *ADVENTURES)


def play(setup: Setup, decisions: int = 10_000) -> Iterator[Match]:
    """A match at each of its decisions, and at its end."""
    match = Match(LIBRARY, setup)
    dice = Dice(setup.seed)
    yield match
    for _ in range(decisions):
        decision = match.state.decision
        if decision is None:
            break
        match.take(choose(decision, dice))
        yield match


def finished(setup: Setup) -> Match:
    """A match that has been played to its end."""
    *_, match = play(setup)
    return match


def viewers(match: Match) -> range:
    """Every seat of a player, and the spectators."""
    return range(-1, match.game.players)


def steps_of(match: Match, names: GameNames, viewer: int, start: int = 0) -> tuple[Step, ...]:
    """Everything that happened in a match, told to a viewer."""
    return steps_from(match.events, names, viewer, start)
