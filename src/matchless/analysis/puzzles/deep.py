"""Judges every choice in a position closely enough for a puzzle, from what the seat knows.

Each choice is played in many imagined worlds, dealt according to what the hidden hand is likely to hold. The other
seats answer from their own views until the seat has to choose again; there a search judges the position. All choices
meet the same worlds, so the difference between two of them has a standard error.

`analysis/judge.py` does the same more cheaply: it stops at the next decision of anybody. An opponent does not know the
card of an attack, so there two cards look alike.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, final

from msgspec import Struct

from matchless.analysis.calibration import standard_calibration, value_of
from matchless.players.bot import asked, mixed
from matchless.players.learned import standard_weights
from matchless.players.search_bot import standard_parameters
from matchless.rules.flow.play import answer
from matchless.rules.state.view import view_of
from matchless.search.belief import redeal
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.game import Game
    from matchless.rules.state.view import View

_SEED: Final = 104_729
_RIVALS: Final = 4
"""How many rivals of the best choice are examined first, and most closely."""


class Depth(Struct, frozen=True):
    """How deep to look."""

    iterations: int = 10_000  # of each search of the position
    searches: int = 3  # of the position, with different seeds
    glance: int = 8  # worlds in which the likeliest choices are taken first
    some: int = 8  # worlds in which every choice is taken
    worlds: int = 48  # worlds in which the best few are taken
    ahead: int = 200  # iterations of the search that judges what came of it
    between: int = 60  # iterations of whoever answers in between


class Weighed(NamedTuple):
    """A choice, and how good it is."""

    words: str
    option: int
    chance: float  # of winning
    error: float  # the standard error of its difference from the best; 0 for the best
    won: float  # how often it won the game before the seat was asked again


class _Sample(NamedTuple):
    """What came of a choice in one world."""

    chance: float
    has_won: bool


_Samples: TypeAlias = dict[str, list[_Sample]]
"""By choice, in the order of the worlds."""


class _Gap(NamedTuple):
    mean: float
    error: float


@final
class DeepLook:
    """Examines positions of one duel. The same view gives the same figures, whatever the hidden cards are."""

    def __init__(self, game: Game, depth: Depth) -> None:
        self.tables: Final = Tables(game, standard_weights())
        self.depth: Final = depth
        self._parameters: Final = standard_parameters()
        self._calibration: Final = standard_calibration()

    def ranked(self, view: View) -> list[str] | None:
        """Return the choices in notation, the most tried first; None if the searches disagree on the best."""
        tried: dict[str, int] = {}
        best = ""
        words = words_of(view)
        for number in range(self.depth.searches):
            found = self._searched(view, mixed(_SEED, number), self.depth.iterations).findings()
            top = words[max(found, key=lambda one: (one.visits, one.value)).option]
            if best not in ("", top):
                return None
            best = top
            for one in {words[one.option]: one for one in found}.values():
                tried[words[one.option]] = tried.get(words[one.option], 0) + one.visits
        return sorted(tried, key=lambda one: (one != best, -tried[one], one))

    def stands(self, view: View, ranked: Sequence[str], enough: float) -> bool:
        """Return whether a glance confirms that the first choice is better by ``enough`` than those ranked next."""
        return self._glance(view, ranked[: _RIVALS + 1], enough) is not None

    def weigh(self, view: View, ranked: Sequence[str], enough: float = -1.0) -> list[Weighed] | None:
        """Return every choice with its chance: the first of ``ranked``, then the others from best to worst.

        None as soon as another choice comes closer to the first than ``enough``.
        """
        samples = self._glance(view, ranked[: _RIVALS + 1], enough)
        if samples is None:
            return None
        best, *others = ranked
        self._look(view, samples, ranked, self.depth.some)
        others.sort(key=lambda one: _gap(samples[best], samples[one]).mean)
        self._look(view, samples, [best, *others[:_RIVALS]], self.depth.worlds)
        if min(_gap(samples[best], samples[one]).mean for one in others) < enough:
            return None
        options = options_of(view)
        chance = _mean([one.chance for one in samples[best]])
        found = []
        for words in ranked:
            gap = _gap(samples[best], samples[words])
            won = _mean([float(one.has_won) for one in samples[words]])
            found.append(Weighed(words, options[words], max(0.0, chance - gap.mean), gap.error, won))
        return sorted(found, key=lambda one: (one.words != best, -one.chance, one.words))

    def _glance(self, view: View, choices: Sequence[str], enough: float) -> _Samples | None:
        samples: _Samples = {}
        best = choices[0]
        for one in choices:
            self._look(view, samples, [one], self.depth.glance)
            if one != best and _gap(samples[best], samples[one]).mean < enough:
                return None
        return samples

    def _look(self, view: View, samples: _Samples, choices: Sequence[str], worlds: int) -> None:
        """Play choices out until each has been seen in that many worlds."""
        options = options_of(view)
        for words in choices:
            found = samples.setdefault(words, [])
            found += [self._worth(view, options[words], world) for world in range(len(found), worlds)]

    def _worth(self, view: View, option: int, world: int) -> _Sample:
        """Return the chance after an option in one imagined world, and whether that has won the game."""
        seed = mixed(world + 1, _SEED)
        sides = self.tables.game.sides
        side = sides[view.seat]
        state = view.imagine(seed)
        if self._parameters.belief:
            redeal(self.tables, view, state, seed)
        answer(state, option)
        while state.decision is not None:
            decision = state.decision
            if len(decision.options) == 1:
                answer(state, decision.options[0])
                continue
            seen = view_of(state, decision.seat)
            is_ours = sides[decision.seat] == side
            iterations = self.depth.ahead if is_ours else self.depth.between
            search = self._searched(seen, mixed(seed, decision.number), iterations)
            if is_ours:
                edge = self._calibration.edge(seen.position, side)
                value = value_of(search.findings())
                return _Sample(self._calibration.chance(value, self.tables.game.teams, edge), has_won=False)
            answer(state, seen.answer(search.best()))
        has_won = state.winner == side
        return _Sample(float(has_won), has_won)

    def _searched(self, view: View, seed: int, iterations: int) -> Search:
        search = Search(self.tables, self._parameters, view, seed)
        search.run(iterations)
        return search


def words_of(view: View) -> dict[int, str]:
    """Return the notation of each option; copies of a card share one."""
    return {one.number: str(one) for one in view.legal}


def options_of(view: View) -> dict[str, int]:
    """Return each notation with an option that it stands for, in the order of the question."""
    words = words_of(view)
    return {words[option]: option for option in reversed(asked(view).options)}


def _gap(best: Sequence[_Sample], other: Sequence[_Sample]) -> _Gap:
    """Return by how much one choice is better than another in the worlds that both have met."""
    gaps = [one.chance - two.chance for one, two in zip(best, other, strict=False)]
    mean = _mean(gaps)
    spread = sum((one - mean) ** 2 for one in gaps) / max(1, len(gaps) - 1)
    return _Gap(mean, sqrt(spread / len(gaps)))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
