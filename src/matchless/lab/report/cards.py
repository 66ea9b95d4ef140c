"""What the games say about individual cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import polars as pl

from matchless.analysis.wilson import wilson
from matchless.library.statistics import CardCounts

if TYPE_CHECKING:
    from typing import Any

_COUNTED: Final = ("drawn", "attacks", "defenses", "schemes", "boosts", "left", "value")


@dataclass(frozen=True)
class CardFinding:
    """What became of a card; shares are of the copies drawn unless a field says otherwise."""

    card: str
    copies: int
    drawn: int  # copies that were drawn, in all games
    draw_rate: float  # of the copies in the deck
    played: float  # in any way
    attacks: float
    defenses: float
    schemes: float
    boosts: float
    left: float  # in hand at the end
    mean_value: float | None  # of attacks and defenses
    won_played: tuple[float, float, float] | None  # win rate of games where it was played, with its interval
    won_held: tuple[float, float, float] | None  # … where it was drawn and never played

    @property
    def gain(self) -> float | None:
        """How much more often its player wins when it is played than when it is only held."""
        if self.won_played is None or self.won_held is None:
            return None
        return self.won_played[0] - self.won_held[0]

    @property
    def is_clear(self) -> bool:
        """Whether the gain is beyond chance: the intervals lie apart."""
        if self.won_played is None or self.won_held is None:
            return False
        return self.won_played[1] > self.won_held[2] or self.won_played[2] < self.won_held[1]


def card_findings(cards: pl.DataFrame) -> dict[str, list[CardFinding]]:
    """Return the cards of each hero, those played most often first."""
    found: dict[str, list[CardFinding]] = {}
    for row in _summed(cards):
        found.setdefault(row["hero"], []).append(_finding(row))
    for cards_of_hero in found.values():
        cards_of_hero.sort(key=lambda card: (-card.played, card.card))
    return found


def card_counts(cards: pl.DataFrame) -> dict[str, dict[str, CardCounts]]:
    """Return what became of each card of each hero, as the statistics of a pack keep it."""
    found: dict[str, dict[str, CardCounts]] = {}
    for row in _summed(cards):
        found.setdefault(row["hero"], {})[row["card"]] = CardCounts(
            **{name: row[name] for name in _COUNTED},
            played=(row["won_played"], row["games_played"]),
            held=(row["won_held"], row["games_held"]),
        )
    return found


def _summed(cards: pl.DataFrame) -> list[dict[str, Any]]:
    """Return the totals of each card of each hero over all games."""
    if cards.is_empty():
        return []
    uses = pl.col("attacks") + pl.col("defenses") + pl.col("schemes")
    marked = cards.with_columns(
        played=uses.cast(pl.Int64),
        is_played=uses > 0,
        is_held=(uses == 0) & (pl.col("boosts") == 0) & (pl.col("drawn") > 0),
    )
    summed = marked.group_by("hero", "card", maintain_order=True).agg(
        pl.col("copies").max().alias("each"),
        *(pl.col(name).cast(pl.Int64).sum() for name in ("copies", "played", *_COUNTED)),
        pl.col("is_played").sum().alias("games_played"),
        (pl.col("is_played") & pl.col("won")).sum().alias("won_played"),
        pl.col("is_held").sum().alias("games_held"),
        (pl.col("is_held") & pl.col("won")).sum().alias("won_held"),
    )
    return list(summed.sort("hero", "card").iter_rows(named=True))


def _finding(row: dict[str, Any]) -> CardFinding:
    drawn = max(1, row["drawn"])
    fights = row["attacks"] + row["defenses"]
    return CardFinding(
        card=row["card"],
        copies=row["each"],
        drawn=row["drawn"],
        draw_rate=row["drawn"] / max(1, row["copies"]),
        played=row["played"] / drawn,
        attacks=row["attacks"] / drawn,
        defenses=row["defenses"] / drawn,
        schemes=row["schemes"] / drawn,
        boosts=row["boosts"] / drawn,
        left=row["left"] / drawn,
        mean_value=row["value"] / fights if fights else None,
        won_played=_rate(row["won_played"], row["games_played"]),
        won_held=_rate(row["won_held"], row["games_held"]),
    )


def _rate(wins: int, games: int) -> tuple[float, float, float] | None:
    return (wins / games, *wilson(wins, games)) if games else None
