"""Why a hero may be as strong as it is: where its games differ from one another, and its deck from those it meets."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

import polars as pl

from matchless.analysis.wilson import wilson
from matchless.lab.experiment.file import DUEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from matchless.lab.experiment.play import GameRow
    from matchless.lang.nodes.hero import Fighter
    from matchless.library.library import Library

_VALUE: Final = 0.3
"""Points by which the cards of two sides differ in combat before it is worth telling."""
_SHARE: Final = 0.1
"""The same for shares of the cards drawn."""
_DRAWN: Final = 0.15
_ATTACKS: Final = 1.2
"""How many times as often one side attacks as the other before it is worth telling."""


_SEVERAL: Final = 4
"""So many others make it plain what is usual."""


class Cause(NamedTuple):
    """A cause that figures point to."""

    words: str  # with a place for the name
    name: str = ""

    def told(self, named: Callable[[str], str]) -> str:
        """Return it as a sentence."""
        return self.words.format(named(self.name))


def causes(hero: str, rows: list[GameRow], cards: pl.DataFrame, library: Library) -> list[Cause]:
    """Return what the duels of a hero point to: only differences beyond chance, or too large to overlook."""
    duels = [
        row
        for row in rows
        if row.mode == DUEL and hero in row.heroes and row.heroes[0] != row.heroes[1] and row.winners
    ]
    return [
        *_build(hero, {name for row in duels for name in row.heroes}, library),
        *_deck(hero, cards.filter(pl.col("game").is_in([row.game for row in duels]))),
        *_splits(hero, duels, library),
    ]


def _build(hero: str, met: Iterable[str], library: Library) -> Iterator[Cause]:
    """Yield where the hero itself is beyond all whom it has met."""
    others = [name for name in met if name != hero and name in library.heroes]
    if hero not in library.heroes or len(others) < _SEVERAL:
        return
    health, healths = _leader(library, hero).health, [_leader(library, name).health for name in others]
    if not min(healths) <= health <= max(healths):
        yield Cause(f"it begins with {health} health, the others with {min(healths)} to {max(healths)}.")
    move, moves = library.hero(hero).move, [library.hero(name).move for name in others]
    if not min(moves) <= move <= max(moves):
        yield Cause(f"it moves {move} spaces, the others {min(moves)} to {max(moves)}.")


def _deck(hero: str, cards: pl.DataFrame) -> Iterator[Cause]:
    """Yield where its cards fare unlike those of its opponents, in the same games."""
    own, other = (_fared(cards.filter(side)) for side in (pl.col("hero") == hero, pl.col("hero") != hero))
    if own is None or other is None:
        return
    if abs(own.value - other.value) >= _VALUE:
        outcome = "it wins exchanges of blows" if own.value > other.value else "it loses exchanges of blows"
        yield Cause(
            f"its cards reach {own.value:.1f} in combat on average, those of its opponents {other.value:.1f}: {outcome}."
        )
    if own.attacks >= _ATTACKS * other.attacks:
        yield Cause(
            f"it attacks {own.attacks:.1f} times a game, its opponents {other.attacks:.1f}: it keeps them on the defensive."
        )
    elif other.attacks >= _ATTACKS * own.attacks:
        yield Cause(
            f"it attacks {own.attacks:.1f} times a game, its opponents {other.attacks:.1f}: it hardly gets within reach, or "
            "has too few attacks."
        )
    if own.boosts - other.boosts >= _SHARE:
        yield Cause(
            f"{own.boosts:.0%} of the cards it draws are discarded as a boost, of its opponents’ {other.boosts:.0%}: "
            "too few of them are worth playing."
        )
    if own.left - other.left >= _SHARE:
        yield Cause(
            f"{own.left:.0%} of the cards it draws are still in hand at the end, of its opponents’ {other.left:.0%}: "
            "they wait for what seldom comes."
        )
    if abs(own.drawn - other.drawn) >= _DRAWN:
        outcome = (
            "it may run out of cards"
            if own.drawn > other.drawn
            else "it sees too little of its deck to find what it needs"
        )
        yield Cause(
            f"it draws {own.drawn:.0%} of its deck, its opponents {other.drawn:.0%} of theirs: {outcome}."
        )


class _Fared(NamedTuple):
    """What became of one side's cards."""

    value: float  # in combat, on average
    boosts: float  # of the cards drawn
    left: float
    drawn: float  # of the deck
    attacks: float  # a game


def _fared(cards: pl.DataFrame) -> _Fared | None:
    names = ("copies", "drawn", "attacks", "defenses", "boosts", "left", "value")
    sums = {name: int(cards[name].cast(pl.Int64).sum()) for name in names}
    fights = sums["attacks"] + sums["defenses"]
    if not fights or not sums["drawn"]:
        return None
    drawn = sums["drawn"]
    return _Fared(
        value=sums["value"] / fights,
        boosts=sums["boosts"] / drawn,
        left=sums["left"] / drawn,
        drawn=drawn / sums["copies"],
        attacks=sums["attacks"] / cards["game"].n_unique(),
    )


class _Split(NamedTuple):
    """What wins may depend on."""

    holds: Callable[[GameRow], bool]
    words: str
    more: str  # what it may mean if the hero wins more often where that holds
    less: str
    name: str = ""


def _splits(hero: str, duels: list[GameRow], library: Library) -> Iterator[Cause]:
    """Yield what its wins depend on."""
    if not duels:
        return
    middle = median(row.turns for row in duels)
    ranged = {name for name in library.heroes if _leader(library, name).attack == "ranged"}
    found = [
        _Split(
            lambda row: row.heroes[1 - row.heroes.index(hero)] in ranged,
            "against ranged heroes it wins {}, against the others {}",
            "it reaches those who keep away, and suffers at close quarters",
            "it may be too slow to reach them, or too frail on the way",
        ),
        _Split(
            lambda row: row.heroes[0] == hero,
            "when it begins it wins {}, otherwise {}",
            "its first turns decide too much",
            "it gains from seeing the other one move first",
        ),
        _Split(
            lambda row: row.turns <= middle,
            "it wins {} of the shorter half of its games, {} of the longer half",
            "it strikes early and runs out of steam",
            "it needs time to get going",
        ),
    ]
    found += [
        _Split(
            lambda row, board=board: row.board == board,  # type: ignore[misc]
            "on {{}} it wins {}, on the other boards {}",
            "zones and distances suit it there",
            "zones and distances do not suit it there",
            board,
        )
        for board in sorted({row.board for row in duels})
    ]
    for split in found:
        rates = _rates(hero, duels, split.holds)
        if rates is not None:
            here, there = rates
            meaning = split.more if here > there else split.less
            yield Cause(f"{split.words.format(f'{here:.0%}', f'{there:.0%}')}: {meaning}.", split.name)


def _rates(hero: str, duels: list[GameRow], holds: Callable[[GameRow], bool]) -> tuple[float, float] | None:
    """Return how often the hero wins where something holds and where it does not, if they differ beyond chance."""
    counts = []
    for wanted in (True, False):
        some = [row for row in duels if holds(row) is wanted]
        if not some:
            return None
        wins = sum(row.heroes[row.winners[0]] == hero for row in some)
        counts.append((wins / len(some), *wilson(wins, len(some))))
    (here, low, high), (there, other_low, other_high) = counts
    return (here, there) if low > other_high or high < other_low else None


def _leader(library: Library, name: str) -> Fighter:
    """Return a hero's own fighter."""
    return next(one for one in library.hero(name).fighters.values() if one.role == "hero")
