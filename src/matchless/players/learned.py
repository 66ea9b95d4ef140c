"""The file of learned weights: reading it, and writing it after training."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, field

from matchless.search.adventure.terms import ADVENTURE
from matchless.search.evaluation import FEATURES
from matchless.search.policy.terms import TERMS
from matchless.search.weights import ROLES, Weights

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WEIGHTS: Final = Path(__file__).parents[1] / "search" / "weights.json"
"""What ships with the game; `matchless train` makes it."""
_POSITIONS: Final = tuple(name for name, _start in FEATURES)
_CHOICES: Final = tuple(name for name, _start in TERMS)
_ADVENTURE: Final = tuple(name for name, _start in ADVENTURE)
_DIGITS: Final = 4


class HeroFile(Struct, omit_defaults=True):
    """The weights of a hero: what it adds to those of positions, and by card and role."""

    positions: dict[str, float] = field(default_factory=dict)
    cards: dict[str, dict[str, float]] = field(default_factory=dict)


class AdventureFile(Struct, omit_defaults=True):
    """The general weights of adventures."""

    positions: dict[str, float] = field(default_factory=dict)
    choices: dict[str, float] = field(default_factory=dict)


class WeightsFile(Struct, omit_defaults=True):
    """Weights by name; what is missing has its first value."""

    about: str = ""
    positions: dict[str, float] = field(default_factory=dict)
    choices: dict[str, float] = field(default_factory=dict)
    adventure: AdventureFile = field(default_factory=AdventureFile)
    heroes: dict[str, HeroFile] = field(default_factory=dict)


def first_weights() -> Weights:
    """Return the weights to begin with: nothing learned."""
    choices = [start for _name, start in TERMS]
    return Weights(
        [start for _name, start in FEATURES],
        choices,
        {},
        {},
        [start for _name, start in ADVENTURE],
        choices[:],
    )


@cache
def standard_weights() -> Weights:
    """Return the weights that ship with the game."""
    return read_weights(WEIGHTS) if WEIGHTS.exists() else first_weights()


def read_weights(path: Path) -> Weights:
    """Return the weights of a file."""
    found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    return Weights(
        [found.positions.get(name, start) for name, start in FEATURES],
        [found.choices.get(name, start) for name, start in TERMS],
        {hero: _listed(of.positions, _POSITIONS) for hero, of in found.heroes.items()},
        {
            hero: {card: _listed(roles, ROLES) for card, roles in of.cards.items()}
            for hero, of in found.heroes.items()
        },
        [found.adventure.positions.get(name, start) for name, start in ADVENTURE],
        [found.adventure.choices.get(name, start) for name, start in TERMS],
    )


def write_weights(path: Path, weights: Weights, about: str = "") -> None:
    """Write weights to a file, so that a person can read it."""
    file = WeightsFile(
        about,
        _named(weights.positions, _POSITIONS, keep=True),
        _named(weights.choices, _CHOICES, keep=True),
        AdventureFile(
            _named(weights.adventure_positions, _ADVENTURE, keep=True),
            _named(weights.adventure_choices, _CHOICES, keep=True),
        ),
        {
            hero: HeroFile(
                _named(weights.heroes.get(hero, []), _POSITIONS),
                {card: _named(roles, ROLES) for card, roles in sorted(weights.cards.get(hero, {}).items())},
            )
            for hero in sorted({*weights.heroes, *weights.cards})
        },
    )
    text = msgspec.json.format(msgspec.json.encode(file), indent=1)
    path.write_bytes(text + b"\n")


def _listed(named: dict[str, float], names: Sequence[str]) -> list[float]:
    return [named.get(name, 0.0) for name in names]


def _named(listed: Iterable[float], names: Sequence[str], *, keep: bool = False) -> dict[str, float]:
    rounded = {name: round(value, _DIGITS) for name, value in zip(names, listed, strict=False)}
    return rounded if keep else {name: value for name, value in rounded.items() if value}
