"""What the fighters' attacks are expected to achieve, from wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import ATTACK_VALUE, DEFENSE_VALUE

if TYPE_CHECKING:
    from matchless.players.knowledge import Knowledge
    from matchless.rules.game import Fighter
    from matchless.rules.state.state import State

Row: TypeAlias = tuple[int, list[list[int]], list[int], list[tuple[int, float]]]
"""A fighter, its distances, what they take to cross, and what an attack on each other fighter would be worth."""
Approach: TypeAlias = tuple[int, list[list[int]], int]
"""A fighter, its distances, and a hero to get close to."""
Situation: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Hands, health and forms: everything that attacks depend on, except positions."""

# How likely an attack is, by what it takes: nothing more, a maneuver, a boosted one, two of them, or more.
_NOW: Final = (  # for the side whose turn it is, with no, one or two actions left
    (0.5, 0.45, 0.4, 0.25, 0.1),
    (1.0, 0.45, 0.4, 0.25, 0.1),
    (1.0, 0.85, 0.5, 0.3, 0.15),
)
_NEXT: Final = (  # for the other side, with that many left before its turn
    (1.0, 0.85, 0.5, 0.3, 0.15),
    (0.7, 0.6, 0.4, 0.25, 0.1),
    (0.7, 0.6, 0.4, 0.25, 0.1),
)
_LEAST: Final = 0.3
"""What even a hopeless attack is worth: it uses up a defense card."""


@final
class Prospects:
    """The attacks that both sides could make. Positions only matter in ``value``."""

    __slots__ = ("_approaches", "_knowledge", "_ours", "_theirs")

    def __init__(self, knowledge: Knowledge, state: State, hands: tuple[int, ...]) -> None:
        """Weigh every attack; ``hands`` are cards if the seat knows them, otherwise numbers of cards."""
        self._knowledge: Final = knowledge
        fighters = state.game.fighters
        strikes = [self._strike(state, fighter, hands[fighter.seat]) for fighter in fighters]
        guards = [self._guard(state, fighter, hands[fighter.seat]) for fighter in fighters]
        mine = [
            fighter for fighter in fighters if fighter.team == knowledge.team and state.health[fighter.number]
        ]
        foes = [
            fighter for fighter in fighters if fighter.team != knowledge.team and state.health[fighter.number]
        ]
        self._ours: Final = self._attacks(state, mine, foes, strikes, guards)
        self._theirs: Final = self._attacks(state, foes, mine, strikes, guards)
        until = knowledge.tables.until
        self._approaches: Final[list[Approach]] = [
            (fighter.number, until[fighter.number], foe.number)
            for fighter in mine
            for foe in foes
            if foe.is_hero
        ]

    def _strike(self, state: State, fighter: Fighter, cards: int) -> float:
        """Return the expected attack value of a fighter, with the best card it has."""
        value = self._knowledge.best(fighter, cards, attacking=True)
        return value + standing_bonus(state, ATTACK_VALUE, fighter.seat, fighter.number) if value > 0 else 0.0

    def _guard(self, state: State, fighter: Fighter, cards: int) -> float:
        """Return the expected defense value of a fighter."""
        value = self._knowledge.best(fighter, cards, attacking=False)
        if value > 0:
            value += standing_bonus(state, DEFENSE_VALUE, fighter.seat, fighter.number)
        return value * self._knowledge.tables.weights.block

    def _attacks(
        self,
        state: State,
        attackers: list[Fighter],
        defenders: list[Fighter],
        strikes: list[float],
        guards: list[float],
    ) -> list[Row]:
        """Return what attacks by some fighters on others would do."""
        tables = self._knowledge.tables
        found = []
        for fighter in attackers:
            number = fighter.number
            if strikes[number] > 0:
                values = [
                    (
                        other.number,
                        self._harm(other, state.health[other.number], strikes[number] - guards[other.number]),
                    )
                    for other in defenders
                ]
                found.append((number, tables.until[number], tables.stages[number], values))
        return found

    def _harm(self, fighter: Fighter, health: int, damage: float) -> float:
        """Return what damage to a fighter is worth."""
        weights = self._knowledge.tables.weights
        damage = max(damage, _LEAST)
        if fighter.is_hero:
            return weights.kill + health if damage >= health else damage
        return weights.sidekick * min(damage, health) + (weights.standing if damage >= health else 0.0)

    def value(self, space: list[int], actions: int, active: bool) -> float:  # noqa: FBT001 - called by the thousand
        """Return what the fighters' positions are worth, given the actions left to the side whose turn it is."""
        weights = self._knowledge.tables.weights
        press = _assault(space, self._ours, (_NOW if active else _NEXT)[actions])
        fear = _assault(space, self._theirs, (_NEXT if active else _NOW)[actions])
        steps = 0
        for fighter, until, target in self._approaches:
            steps += until[space[target]][space[fighter]]
        return weights.press * press - weights.fear * fear - weights.approach * steps


def _assault(space: list[int], rows: list[Row], chances: tuple[float, ...]) -> float:
    """Return what one side may hope for: its most promising attack and half of the next."""
    best = second = 0.0
    for fighter, until, stages, values in rows:
        here = space[fighter]
        top = 0.0
        for other, value in values:
            hope = value * chances[stages[until[space[other]][here]]]
            if hope > top:  # noqa: PLR1730 - a call of `max` would cost more than all the rest
                top = hope
        if top > best:
            second = best
            best = top
        elif top > second:
            second = top
    return best + second / 2
