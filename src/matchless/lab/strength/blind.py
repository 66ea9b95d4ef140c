"""A textbook search as a yardstick: it knows only the rules.

Many-observer information-set tree search with UCB1, and random play from each leaf to the end of the game.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final, final

from matchless.players.bot import asked, mixed
from matchless.rules.flow.play import answer
from matchless.rules.flow.playout import playout
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.rng import below, seeded, step
from matchless.search.search import observed

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_EXPLORATION: Final = 0.7
_LONGEST: Final = 2000
"""Games still going after this many random decisions count as drawn."""


class Node:
    """A point of the game as one observer knows it: for each answer how often it was possible, tried and won."""

    __slots__ = ("kids", "tried")

    def __init__(self) -> None:
        self.kids: dict[int, Node] = {}
        self.tried: dict[int, list[float]] = {}


@final
class BlindBot:
    """Searches without knowing what is good."""

    def __init__(self, seed: int, iterations: int) -> None:
        self.seed: Final = seed
        self.iterations: Final = iterations
        self._rng = seeded(seed)

    def choose(self, view: View) -> int:
        """Return the option that was tried most."""
        options = asked(view).options
        if len(options) == 1:
            return options[0]
        self._rng = seeded(mixed(self.seed, view.position.number))
        roots = [Node() for _seat in view.position.game.seats]
        for _iteration in range(self.iterations):
            self._iterate(view, roots)
        tried = roots[view.seat].tried
        return max(options, key=lambda option: tried[option][1] if option in tried else 0.0)

    def _iterate(self, view: View, roots: list[Node]) -> None:
        self._rng = step(self._rng)
        state = view.imagine(self._rng)
        nodes = roots[:]
        path: list[tuple[list[float], int]] = []
        decision = state.decision
        while decision is not None:
            if len(decision.options) == 1:
                answer(state, decision.options[0])
                decision = state.decision
                continue
            seat = decision.seat
            option, edge = self._select(nodes[seat], decision.options)
            path.append((edge, state.game.sides[seat]))
            kind = decision.kind
            is_new = not edge[1]
            answer(state, option)
            decision = state.decision
            if is_new:
                break
            code = observed(state)
            for one, node in enumerate(nodes):
                label = hash((option if one == seat else kind, code))
                kid = node.kids.get(label)
                if kid is None:
                    kid = node.kids[label] = Node()
                nodes[one] = kid
        values = self._judge(state)
        for edge, side in path:
            edge[1] += 1.0
            edge[2] += values[side]

    def _select(self, node: Node, options: list[int]) -> tuple[int, list[float]]:
        """Return an option that was never tried, or the one with the highest bound (UCB1 over what was possible)."""
        best, top = options[0], -1.0
        fresh: list[int] = []
        for option in options:
            edge = node.tried.get(option)
            if edge is None:
                edge = node.tried[option] = [0.0, 0.0, 0.0]
            edge[0] += 1.0
            if not edge[1]:
                fresh.append(option)
            elif not fresh:
                bound = edge[2] / edge[1] + _EXPLORATION * sqrt(log(edge[0]) / edge[1])
                if bound > top:
                    best, top = option, bound
        if fresh:
            self._rng = step(self._rng)
            best = fresh[below(self._rng, len(fresh))]
        return best, node.tried[best]

    def _judge(self, state: State) -> list[float]:
        self._rng = step(self._rng)
        playout(state, self._rng, _LONGEST)
        sides = range(state.game.teams)
        if state.winner == NOBODY:
            return [1.0 / len(sides)] * len(sides)
        return [float(side == state.winner) for side in sides]
