"""The file of an experiment: which games to play, with which bots, and what to keep."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.lint.fault import Fault
from matchless.lang.nodes import Name
from matchless.library.load import load_text
from matchless.library.problem import ContentError, Problem

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, description="a bot, perhaps with settings")]
Folder: TypeAlias = Annotated[
    str, Meta(min_length=1, description="a folder of heroes and boards of one's own")
]
Games: TypeAlias = Annotated[int, Meta(ge=1, le=100_000_000)]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Events: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Names: TypeAlias = Literal["all"] | tuple[Name, ...]
Preset: TypeAlias = Literal["core-2023", "classic-2020"]
Mode: TypeAlias = Literal["duel", "free-for-all", "teams", "adventure"]
Table: TypeAlias = Literal["cards", "decisions", "events", "records"]

ALL: Final = "all"
ADEPT: Final = "adept"
ADEPT_IS: Final = "strategist:iterations=200"
"""What `adept` stands for: the search, strong enough to use its cards well and fast enough for many games."""
DUEL: Final = "duel"
FREE_FOR_ALL: Final = "free-for-all"
TEAMS: Final = "teams"
ADVENTURE: Final = "adventure"
_ONLY: Final = {
    "focus": (DUEL,),
    "mirror": (DUEL,),
    "players": (FREE_FOR_ALL, ADVENTURE),
    "villains": (ADVENTURE,),
    "minions": (ADVENTURE,),
    "events": (ADVENTURE,),
}
"""Keys of a match that only some modes use."""


class Matches(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one mode; every pairing, villain or number of players has its own line of results."""

    games: Annotated[Games, Meta(description="for each line of results; rounded up to whole blocks")]
    mode: Mode = "duel"
    heroes: Names = "all"
    focus: Annotated[tuple[Name, ...], Meta(description="only pairings with one of these heroes")] = ()
    mirror: Annotated[bool, Meta(description="heroes meet themselves, too")] = False
    boards: Names = "all"
    bots: Annotated[
        tuple[BotName, ...],
        Meta(description="one plays against itself; of several, each pair plays"),
    ] = ("greedy",)
    lineups: Annotated[
        tuple[tuple[BotName, ...], ...], Meta(description="who sits at a table, in place of `bots`")
    ] = ()
    players: tuple[Players, ...] | None = None
    villains: Names = "all"
    minions: Names = "all"
    events: Annotated[tuple[Events, ...], Meta(description="how many are drawn")] = (0,)
    rules: Preset = "core-2023"
    options: Annotated[dict[Text, Text], Meta(description="rules that differ from the preset")] = {}


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan of games. The same plan gives the same games, whoever plays them."""

    name: Name
    matches: tuple[Matches, ...]
    seed: Seed = 1
    record: Annotated[tuple[Table, ...], Meta(description="what is kept beside the results")] = ("cards",)
    content: Annotated[tuple[Folder, ...], Meta(description="beside what comes with the game")] = ()
    part: Annotated[Games | None, Meta(description="games in a file of results")] = None


def read_experiment(path: Path) -> Experiment:
    """Return the experiment in a file; ContentError lists every mistake with its line and column."""
    experiment = load_text(path, Experiment, _faults)
    if not experiment.matches:
        raise ContentError([Problem(str(path), 1, 1, "'matches' is empty: nothing would be played")])
    return experiment


def _faults(experiment: Experiment) -> list[Fault]:
    """Return the keys that mean nothing in the mode of their match."""
    usual = Matches(games=1)
    found: list[Fault] = []
    for at, matches in enumerate(experiment.matches):
        for word, modes in _ONLY.items():
            if getattr(matches, word) != getattr(usual, word) and matches.mode not in modes:
                where = " and ".join(f"'{mode}'" for mode in modes)
                found.append(
                    Fault(("matches", at, word), f"'{word}' belongs to {where}, not to '{matches.mode}'")
                )
        if matches.mode == ADVENTURE and matches.boards != ALL:
            found.append(Fault(("matches", at, "boards"), "the villain of an adventure brings its own board"))
    return found
