"""The six characters, from first steps to champion."""

from __future__ import annotations

from typing import Final, NamedTuple

_ALL: Final = 100
_FAR: Final = 60


class Character(NamedTuple):
    """How a computer player thinks. The weaker ones err as people do: they overlook things and see less far."""

    name: str
    level: int
    iterations: int  # the lines it plays out for a decision; with one it goes by its first impression
    depth: int  # the most decisions that it thinks ahead
    recalls: int  # percent: how likely it is to think of a card in hand during a turn
    minds: int  # percent: how likely it is to think of a sidekick during a turn
    sight: int  # the farthest move that it considers, in spaces
    softness: float  # how readily it takes the second best; 0: never


CHARACTERS: Final = (
    Character("sparrow", 1, 1, 1, recalls=65, minds=40, sight=2, softness=0.8),
    Character("hare", 2, 20, 3, recalls=85, minds=70, sight=3, softness=0.6),
    Character("otter", 3, 60, 6, recalls=95, minds=90, sight=_FAR, softness=0.35),
    Character("fox", 4, 400, _FAR, recalls=_ALL, minds=_ALL, sight=_FAR, softness=0.0),
    Character("lynx", 5, 2000, _FAR, recalls=_ALL, minds=_ALL, sight=_FAR, softness=0.0),
    Character("owl", 6, 10_000, _FAR, recalls=_ALL, minds=_ALL, sight=_FAR, softness=0.0),
)
"""By level, from 1 to 6."""
USUAL: Final = "hare"
"""The opponent that newcomers meet."""
