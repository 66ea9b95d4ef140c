"""Descriptions of the fighters that an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.adventure import ENEMIES
from matchless.rules.board.bits import members
from matchless.rules.op import Where, Who
from matchless.rules.ops.players import opponent, opposing_fighter
from matchless.rules.state.frame import NO_CARD, NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class These(Who):
    """Fighters known beforehand, such as those with a given name."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def meant(self, state: State, frame: Frame) -> int:
        return self.group


@final
class YourFighter(Who):
    """The fighter who uses the card."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        combat = state.combat
        fighter = frame.fighter
        if combat is not None and frame.card != NO_CARD:  # the fighter in a combat may have been replaced
            fighter = combat.fighter_of(combat.side_of(frame.seat))
        return 1 << fighter if fighter >= 0 else 0


@final
class OpposingFighter(Who):
    """The other fighter of the combat."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        fighter = opposing_fighter(state, frame)
        return 1 << fighter if fighter >= 0 else 0


@final
class FightersInCombat(Who):
    """Both fighters of the combat."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        combat = state.combat
        return 0 if combat is None else 1 << combat.attacker | 1 << combat.defender


@final
class Chosen(Who):
    """The fighter chosen earlier."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return 1 << frame.chosen if frame.chosen >= 0 else 0


@final
class OfTeam(Who):
    """All fighters of the player's team, or all others."""

    __slots__ = ("friendly",)

    def __init__(self, friendly: bool) -> None:
        self.friendly: Final = friendly

    def meant(self, state: State, frame: Frame) -> int:
        team = state.game.sides[frame.seat]
        found = 0
        for other in range(state.game.teams):
            if (other == team) == self.friendly:
                found |= state.game.team_fighters[other]
        return found


@final
class OfSeat(Who):
    """All the player's fighters."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return state.game.seats[frame.seat].fighter_set


@final
class Everyone(Who):
    """All fighters."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return (1 << len(state.game.fighters)) - 1


@final
class Standing(Who):
    """Those of some fighters who are on certain spaces."""

    __slots__ = ("where", "who")

    def __init__(self, who: Who, where: Where) -> None:
        self.who: Final = who
        self.where: Final = where

    def fighters(self, state: State, frame: Frame) -> int:
        spaces = self.where.spaces(state, frame)
        found = 0
        for fighter in members(self.who.fighters(state, frame)):
            if spaces >> state.space[fighter] & 1:
                found |= 1 << fighter
        return found

    def meant(self, state: State, frame: Frame) -> int:
        """The same: whoever is off the board is on no space."""
        return self.fighters(state, frame)


@final
class OpponentsHero(Who):
    """The hero of the opponent."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        seat = opponent(state, frame)
        if seat == NOBODY or seat >= state.game.players:
            return 0
        return 1 << state.game.seats[seat].first


@final
class OfRole(Who):
    """All opposing heroes, or all opposing sidekicks; enemies are neither (A3.2)."""

    __slots__ = ("heroes",)

    def __init__(self, heroes: bool) -> None:
        self.heroes: Final = heroes

    def meant(self, state: State, frame: Frame) -> int:
        team = state.game.sides[frame.seat]
        found = 0
        for fighter in state.game.fighters:
            wanted = fighter.is_hero if self.heroes else fighter.is_sidekick
            if wanted and fighter.team != team:
                found |= 1 << fighter.number
        return found


@final
class Enemies(Who):
    """The villain and the minions (A3.1)."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        if state.game.adventure is None:
            return 0
        return state.game.team_fighters[ENEMIES]


@final
class JustDamaged(Who):
    """The fighters that the latest damage was aimed at, prevented or not."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return state.damage_targets


@final
class JustHurt(Who):
    """The fighters that the latest damage hurt, defeated or not."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return state.hurt


@final
class JustCrossed(Who):
    """The fighters that the latest move passed through."""

    __slots__ = ()

    def meant(self, state: State, frame: Frame) -> int:
        return frame.moved & (1 << len(state.game.fighters)) - 1


@final
class Others(Who):
    """Some fighters except others."""

    __slots__ = ("who", "without")

    def __init__(self, who: Who, without: Who) -> None:
        self.who: Final = who
        self.without: Final = without

    def meant(self, state: State, frame: Frame) -> int:
        return self.who.meant(state, frame) & ~self.without.meant(state, frame)
