"""Figures of a hero, as a run of the lab leaves them in a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.library.statistics import CardCounts, HeroCounts, Measurement, Statistics, write_statistics
from matchless.rules.flow.play import REVISION

if TYPE_CHECKING:
    from pathlib import Path

    from matchless.library.library import Library

OPPONENTS = ("alice", "sinbad")
CARDS = {
    "gaze-of-stone": CardCounts(30, 6, 3, 0, 9, 6, 36, (9, 9), (0, 11)),
    "winged-frenzy": CardCounts(0, 0, 0, 0, 0, 0, 0, (0, 0), (0, 0)),
}


def write_figures(folder: Path, library: Library, hero: str) -> None:
    """Write figures of Medusa, or of a hero with her cards, into its pack: twenty duels, of which twelve were won."""
    measured = Measurement(
        day="2026-11-19",
        rules=REVISION,
        bots=("greedy",),
        games=30,
        boards=("sarpedon",),
        first=(18, 30),
        turns={"10": 20, "13": 10},
        versions={name: library.version("hero", name) for name in (hero, *OPPONENTS)},
    )
    counts = HeroCounts(
        of="test",
        version=measured.versions[hero],
        rating=(1520, 1480, 1560),
        place=(1, 3),
        first=(8, 10),
        turns=240,
        against={"alice": (4, 10), "sinbad": (8, 10)},
        cards=CARDS,
    )
    made = Statistics(format=1, measurements={"test": measured}, heroes={hero: counts})
    write_statistics(folder, made)
