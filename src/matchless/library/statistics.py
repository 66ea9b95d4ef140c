"""The statistics of a pack: what games of bots found out about its heroes. A run of the lab makes the file.

It holds counts; whoever shows them works out rates and intervals. With each hero stands the fingerprint under which it
was measured: figures of a hero that has changed since are not taken for its own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from matchless.library.problem import ContentError, Problem, unknown
from matchless.rules.flow.play import REVISION

if TYPE_CHECKING:
    from pathlib import Path

    from matchless.library.library import Library

STATISTICS_FILE: Final = "statistics/heroes.json"
"""Where the file lies in a pack."""
_MAX_BYTES: Final = 2_000_000

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Wins: TypeAlias = tuple[Count, Count]
"""Games won, and games played."""
Standing: TypeAlias = Literal["measured", "older", "changed", "missing"]
"""Figures as things are now; by older rules or against opponents that have changed since; of another deck; none."""


class CardCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """What became of all copies of a card, in all games of its hero."""

    drawn: Count
    attacks: Count
    defenses: Count
    schemes: Count
    boosts: Count
    left: Count  # in hand at the end
    value: int  # final values of its attacks and defenses, added up
    played: Wins  # games in which it was played
    held: Wins  # games in which it was drawn, and neither played nor boosted with


class HeroCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """How one hero fared in a measurement."""

    of: str  # which measurement
    version: str  # the hero's fingerprint then
    rating: tuple[int, int, int]  # with its interval
    place: tuple[int, int]  # its rank, and among how many heroes
    first: Wins  # games that it began
    turns: Count  # of all its games
    against: dict[str, Wins]  # by opponent
    cards: dict[str, CardCounts]

    @property
    def won(self) -> Wins:
        """All its games."""
        return sum(wins for wins, _ in self.against.values()), sum(
            games for _, games in self.against.values()
        )


class Measurement(Struct, frozen=True, forbid_unknown_fields=True):
    """Games that were played to measure heroes."""

    day: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    rules: int  # their revision
    bots: tuple[str, ...]
    games: Count
    boards: tuple[str, ...]
    first: Wins  # how often whoever began won
    turns: dict[str, Count]  # games by their number of turns
    versions: dict[str, str]  # the fingerprint of everybody who played


class Statistics(Struct, frozen=True, forbid_unknown_fields=True):
    """The heroes of a pack, each with the measurement that its figures come from."""

    format: Literal[1]
    measurements: dict[str, Measurement]
    heroes: dict[str, HeroCounts]

    def standing(self, hero: str, library: Library) -> Standing:
        """Return what is known of a hero of the library as it is now."""
        counts = self.heroes.get(hero)
        if counts is None:
            return "missing"
        if counts.version != library.version("hero", hero):
            return "changed"
        measured = self.measurements[counts.of]
        is_now = measured.rules == REVISION and all(
            name in library.heroes and library.version("hero", name) == measured.versions.get(name)
            for name in counts.against
        )
        return "measured" if is_now else "older"


def read_statistics(folder: Path) -> Statistics | None:
    """Return the statistics of a pack, or nothing if it has none; ContentError says what is wrong with the file."""
    path = folder / STATISTICS_FILE
    if not path.is_file():
        return None
    if path.stat().st_size > _MAX_BYTES:
        raise _refused(path, f"the file is larger than {_MAX_BYTES:,} bytes")
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Statistics)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _refused(path, f"{error}: 'matchless lab publish' writes this file") from error
    lost = [name for name, counts in found.heroes.items() if counts.of not in found.measurements]
    if lost:
        raise _refused(path, f"the measurement of {', '.join(lost)} is missing")
    return found


def _refused(path: Path, message: str) -> ContentError:
    return ContentError([Problem(str(path), 1, 1, message)])


def check_statistics(folder: Path, library: Library) -> list[Problem]:
    """Return everything that cannot be true in the statistics of a pack: unknown heroes, cards that a deck lacks."""
    try:
        found = read_statistics(folder)
    except ContentError as error:
        return [*error.problems]
    if found is None:
        return []
    messages: list[str] = []
    for name, counts in found.heroes.items():
        if name not in library.heroes:
            messages.append(unknown(name, library.heroes, "the hero"))
        elif counts.version == library.version("hero", name):
            deck = library.hero(name).deck
            messages += [
                unknown(card, deck, f"{name}: the card") for card in counts.cards if card not in deck
            ]
    return [Problem(str(folder / STATISTICS_FILE), 1, 1, message) for message in messages]


def notes_on_statistics(folder: Path, library: Library) -> list[Problem]:
    """Return which heroes of a pack its statistics do not fit any more; nothing if the pack has none."""
    found = read_statistics(folder)
    if found is None:
        return []
    own = [name for name in library.heroes if library.home_of("hero", name).resolve() == folder.resolve()]
    path = str(folder / STATISTICS_FILE)
    standings = [(name, found.standing(name, library)) for name in own]
    return [Problem(path, 1, 1, f"{name} {_TOLD[how]}") for name, how in standings if how != "measured"]


_TOLD: Final[dict[Standing, str]] = {
    "missing": "has not been measured",
    "changed": "has changed since it was measured, so its figures are not shown",
    "older": "was measured under older rules, or against heroes that have changed since",
}


def write_statistics(folder: Path, statistics: Statistics) -> Path:
    """Write the statistics of a pack, laid out so that two versions can be compared line by line."""
    path = folder / STATISTICS_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_laid_out(msgspec.to_builtins(statistics)) + "\n", encoding="utf-8")
    return path


def _laid_out(value: Any, indent: str = "") -> str:  # noqa: ANN401 - JSON
    """Return JSON with a line for every mapping that holds no other."""
    if not isinstance(value, dict) or not any(isinstance(one, dict) for one in value.values()):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + " "
    lines = [f"{inner}{json.dumps(key)}: {_laid_out(one, inner)}" for key, one in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
