"""Counting adventures: how often the players win, how they lose, and with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from matchless.lab.tally import Faults, rates

if TYPE_CHECKING:
    from matchless.lab.adventure.plan import AdventurePlan
    from matchless.lab.arena import Outcome

Key: TypeAlias = tuple[str, str]
"""What is counted: a kind, and a name of that kind."""

_RATE = "win_rate"
KINDS = ("minion", "hero", "event")


class AdventureTally:
    """Totals over the adventures of some plans; the order in which they are added does not matter."""

    def __init__(self, plans: list[AdventurePlan]) -> None:
        self.plans = plans
        self.faults = Faults(max((plan.bots for plan in plans), key=len))
        self.games = 0
        self.wins = 0
        self.by_objective = 0
        self.rounds = 0
        self.decisions = 0
        self._wins: dict[Key, int] = {}
        self._played: dict[Key, int] = {}

    def add(self, outcome: Outcome) -> None:
        """Add an adventure."""
        won = outcome.winner == 0
        self.games += 1
        self.faults.add(outcome)
        self.wins += won
        self.by_objective += outcome.by_objective
        self.rounds += outcome.rounds
        self.decisions += outcome.decisions
        for kind, names in zip(KINDS, (outcome.minions, outcome.heroes, outcome.events), strict=True):
            for name in names:
                self._played[kind, name] = self._played.get((kind, name), 0) + 1
                self._wins[kind, name] = self._wins.get((kind, name), 0) + won

    def lines(self, kind: str) -> list[dict[str, Any]]:
        """Return, by name, the wins when each member of a kind is present."""
        names = sorted(name for one, name in self._played if one == kind)
        return [
            {kind: name, **rates(self._wins[kind, name], self._played[kind, name], _RATE)} for name in names
        ]

    def summary(self) -> dict[str, Any]:
        """Return everything that does not depend on the machine."""
        games = max(1, self.games)
        return {
            "villain": _one([plan.villain for plan in self.plans]),
            "players": _one([plan.players for plan in self.plans]),
            **rates(self.wins, self.games, _RATE),
            "lost_by_objective": self.by_objective,
            "lost_by_fault": (at_fault := self.faults.games),
            "lost_all_defeated": self.games - self.wins - self.by_objective - at_fault,
            "mean_rounds": self.rounds / games,
            "mean_decisions": self.decisions / games,
            "minions": self.lines("minion"),
            "heroes": self.lines("hero"),
            "events": self.lines("event"),
            "faults": self.faults.lines(),
        }


def _one(values: list[Any]) -> Any:  # noqa: ANN401 - a name or a number
    """Return the value that all plans share, or ``all``."""
    return values[0] if len(set(values)) == 1 else "all"
