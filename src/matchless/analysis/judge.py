"""How well a seat stands, and what a choice costs, judged by what the seat knew.

The chance of a position is what a search finds, calibrated. Two choices are compared as backgammon programs do it, with
the same luck for both: worlds are imagined that agree with all the seat knew, each choice is taken in each of them, and
a search judges what comes of it, from the view of whoever is asked next. So the difference has a standard error.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, final

from msgspec import Struct

from matchless.analysis.calibration import Calibration, standard_calibration, value_of
from matchless.players.advice import Reason, reasons_for
from matchless.players.bot import mixed
from matchless.players.learned import standard_weights
from matchless.players.outcomes import outcome_of
from matchless.players.search_bot import standard_parameters
from matchless.rules.flow.play import answer
from matchless.rules.state.view import view_of
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.game import Game
    from matchless.rules.state.view import View
    from matchless.search.search import Finding

_SIDES: Final = 2
_GLANCE: Final = 8
"""After this many worlds, no more are spent on a difference that is certainly small."""


class Effort(Struct, frozen=True):
    """How hard to look."""

    iterations: int = 2000  # of the search for a decision
    worlds: int = 32  # in which two choices are compared
    ahead: int = 64  # iterations of the search after a choice, in each world


def effort_of(iterations: int) -> Effort:
    """Return an effort in proportion to the iterations for a decision.

    >>> effort_of(2000), effort_of(200)
    (Effort(iterations=2000, worlds=32, ahead=64), Effort(iterations=200, worlds=10, ahead=20))
    """
    root = sqrt(max(1, iterations) / 2000)
    return Effort(iterations, max(4, round(32 * root)), max(8, round(64 * root)))


class Loss(NamedTuple):
    """What a choice costs against another, as a share of all games: the mean over worlds, and its standard error."""

    mean: float
    error: float


@final
class Judge:
    """Judges positions of one game. The same view gives the same verdict, whatever lies hidden behind it."""

    def __init__(self, game: Game, effort: Effort, calibration: Calibration | None = None) -> None:
        self._tables: Final = Tables(game, standard_weights())
        self._parameters: Final = standard_parameters()
        self._calibration: Final = calibration or standard_calibration()
        self._sides: Final = game.sides
        self._teams: Final = game.teams
        self.effort: Final = effort

    def look(self, view: View) -> list[Finding]:
        """Return what a search finds out about each option of the seat that is asked."""
        return self._looked(view).findings()

    def _looked(self, view: View) -> Search:
        return self._searched(view, mixed(0, view.position.number), self.effort.iterations)

    def chance(self, view: View, findings: Sequence[Finding]) -> float:
        """Return how likely the side of the seat that is asked is to win."""
        return self._calibration.chance(value_of(findings), self._teams, self._edge(view))

    def stake(self, view: View, findings: Sequence[Finding]) -> float:
        """Return how much lower the chance is after an option at random, as far as the search has tried them."""
        edge = self._edge(view)
        tried = [self._calibration.chance(one.value, self._teams, edge) for one in findings if one.visits]
        return max(0.0, self.chance(view, findings) - sum(tried) / len(tried))

    def _edge(self, view: View) -> float:
        return self._calibration.edge(view.position, self._sides[view.seat])

    def compare(self, view: View, better: int, taken: int, enough: float = 0.0) -> Loss:
        """Return what one option costs against another; less than ``enough`` is not measured more closely than that."""
        side = self._sides[view.seat]
        found: list[float] = []
        loss = Loss(0.0, 0.0)
        for world in range(self.effort.worlds):
            seed = mixed(world + 1, view.position.number)
            found.append(self._worth(view, better, side, seed) - self._worth(view, taken, side, seed))
            if len(found) >= min(_GLANCE, self.effort.worlds):
                loss = _mean(found)
                if loss.mean + 2 * loss.error < enough:
                    break
        return loss

    def reasons(self, view: View, better: int, taken: int) -> tuple[Reason, ...]:
        """Return what speaks for one option against another, by the terms of the evaluation, as in hints."""
        search, tables = self._looked(view), self._tables
        best, other = (outcome_of(tables, search, view, one) for one in (better, taken))
        return reasons_for(tables, view, best, [other]) or (Reason("later"),)

    def _worth(self, view: View, option: int, side: int, seed: int) -> float:
        """Return a side's chance after an option, in one imagined world."""
        state = view.imagine(seed)
        answer(state, option)
        decision = state.decision
        while decision is not None:
            if len(decision.options) == 1:
                answer(state, decision.options[0])
            else:
                seen = view_of(state, decision.seat)
                search = self._searched(seen, seed, self.effort.ahead)
                chance = self.chance(seen, search.findings())
                if self._sides[decision.seat] == side:
                    return chance
                if self._teams == _SIDES:
                    return 1.0 - chance
                # Among several sides, what one of them thinks does not tell how another stands: it plays on.
                answer(state, seen.answer(search.best()))
            decision = state.decision
        return 1.0 if state.winner == side else 0.0

    def _searched(self, view: View, seed: int, iterations: int) -> Search:
        search = Search(self._tables, self._parameters, view, seed)
        search.run(iterations)
        return search


def _mean(values: Sequence[float]) -> Loss:
    count = len(values)
    mean = sum(values) / count
    spread = sum((one - mean) ** 2 for one in values) / max(1, count - 1)
    return Loss(mean, sqrt(spread / count))
