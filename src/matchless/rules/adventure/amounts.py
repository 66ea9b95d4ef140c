"""Amounts in an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.objectives import lowest_site
from matchless.rules.adventure.state import quest_of
from matchless.rules.adventure.threat import threat_level
from matchless.rules.op import Amount
from matchless.rules.ops.players import players_in_order
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class ThreatLevel(Amount):
    """The threat level."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        return threat_level(state)


@final
class TokensOnLowest(Amount):
    """The number of tokens on the remaining bridge or field with the lowest number, plus some more."""

    __slots__ = ("plus",)

    def __init__(self, plus: int) -> None:
        self.plus: Final = plus

    def value(self, state: State, frame: Frame) -> int:
        site = lowest_site(state)
        return self.plus + (0 if site == NOBODY else quest_of(state).tokens[site])


@final
class OccupiedSites(Amount):
    """One for every few occupied bridges or fields, plus a constant."""

    __slots__ = ("per", "plus")

    def __init__(self, per: int, plus: int) -> None:
        self.per: Final = per
        self.plus: Final = plus

    def value(self, state: State, frame: Frame) -> int:
        occupied = 0
        for tokens in quest_of(state).tokens:
            if tokens:
                occupied += 1
        return self.plus + occupied // self.per


@final
class PlayersLeft(Amount):
    """The number of players still in the game, times a factor."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def value(self, state: State, frame: Frame) -> int:
        return self.times * len(players_in_order(state))
