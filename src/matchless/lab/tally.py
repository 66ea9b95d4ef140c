"""Counting outcomes: wins with intervals, by bot, seat and hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from matchless.analysis.wilson import wilson

if TYPE_CHECKING:
    from matchless.lab.arena import Outcome
    from matchless.lab.plan import Plan

Key: TypeAlias = tuple[str | int, ...]
"""What is counted: a bot, a seat, a hero, or a bot with a hero."""


def rates(wins: int, games: int, name: str = "rate") -> dict[str, Any]:
    """Return how often games are won, with the interval."""
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, name: wins / games if games else 0.0, "low": low, "high": high}


class Faults:
    """The games that bots lost by faults of their own."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self._games: dict[int, int] = {}
        self._first: dict[int, Outcome] = {}

    def add(self, outcome: Outcome) -> None:
        """Count a game, if a bot was at fault."""
        if outcome.fault is None:
            return
        bot = outcome.bots[outcome.fault.seat]
        self._games[bot] = self._games.get(bot, 0) + 1
        first = self._first.setdefault(bot, outcome)
        if outcome.number < first.number:
            self._first[bot] = outcome

    @property
    def games(self) -> int:
        """How many games were lost this way."""
        return sum(self._games.values())

    def lines(self) -> list[dict[str, Any]]:
        """Return, for each bot that was at fault, in how many games, and the reason of the first fault."""
        found = []
        for bot, games in sorted(self._games.items()):
            first = self._first[bot]
            assert first.fault is not None
            about = {"game": first.number, "kind": first.fault.kind, "reason": first.fault.reason}
            found.append({"bot": self.bots[bot], "games": games, "first": about})
        return found


class Tally:
    """Totals over the games so far; the order in which they are added does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self._wins: dict[Key, int] = {}
        self._played: dict[Key, int] = {}
        self.faults = Faults(plan.bots)

    def add(self, outcome: Outcome) -> None:
        """Count a game; a hero against itself counts once for each seat."""
        self.games += 1
        self.faults.add(outcome)
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        for seat in range(len(outcome.bots)):
            bot, hero = outcome.bots[seat], outcome.heroes[seat]
            other = outcome.heroes[1 - seat]
            keys: tuple[Key, ...] = (
                ("bot", bot),
                ("seat", seat),
                ("hero", hero),
                ("bot", bot, hero),
                ("pair", hero, other),
            )
            for key in keys:
                self._played[key] = self._played.get(key, 0) + 1
                self._wins[key] = self._wins.get(key, 0) + (seat == outcome.winner)

    def _line(self, key: Key) -> dict[str, Any]:
        return rates(self._wins.get(key, 0), self._played.get(key, 0))

    def bots(self) -> list[dict[str, Any]]:
        """Return the wins of each bot, in the order of the plan, and with which hero."""
        return [
            {"bot": name, **self._line(("bot", at)), "heroes": self._heroes(("bot", at))}
            for at, name in enumerate(self.plan.bots)
        ]

    def seats(self) -> list[dict[str, Any]]:
        """Return the wins from each seat; seats count from 1."""
        return [{"seat": seat + 1, **self._line(("seat", seat))} for seat in range(len(self.plan.bots))]

    def heroes(self) -> list[dict[str, Any]]:
        """Return the wins of each hero, by name, whoever played it."""
        return self._heroes(("hero",))

    def _heroes(self, key: Key) -> list[dict[str, Any]]:
        names = sorted({hero for pair in self.plan.pairs for hero in pair})
        return [{"hero": name, **self._line((*key, name))} for name in names]

    def matrix(self) -> list[dict[str, Any]]:
        """Return the wins of each hero against each other hero, whoever played it."""
        pairs = sorted({two for one, other in self.plan.pairs for two in ((one, other), (other, one))})
        return [{"hero": one, "against": other, **self._line(("pair", one, other))} for one, other in pairs]

    def summary(self) -> dict[str, Any]:
        """Return everything that does not depend on the machine."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "bots": self.bots(),
            "seats": self.seats(),
            "heroes": self.heroes(),
            "mean_turns": self.turns / games,
            "mean_decisions": self.decisions / games,
            "faults": self.faults.lines(),
        }
