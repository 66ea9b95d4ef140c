"""Information-set tree search: each iteration imagines the hidden cards afresh, and every seat has its own tree.

In one iteration all seats walk down their own trees at once (many observers), so nobody answers by what it cannot
see. An answer is chosen by PUCT: its value so far, plus its prior as long as it was tried little. A leaf is played on
by the policy to the next action and then judged.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.rules.flow.play import answer
from matchless.rules.flow.programs import COMBAT_PROGRAM
from matchless.rules.flow.turn import is_attack, is_scheme, with_card
from matchless.rules.op import PASS
from matchless.rules.query import program
from matchless.rules.state.rng import below, seeded, step
from matchless.rules.state.state import ACTION, CARD
from matchless.search.belief import redeal
from matchless.search.evaluation import chances
from matchless.search.policy.policy import scores
from matchless.search.tree import Edge, Node

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.state.state import Decision, State
    from matchless.rules.state.view import View
    from matchless.search.parameters import Parameters
    from matchless.search.tables import Tables

_PRIME: Final = (1 << 40) - 87
_FACTOR: Final = 1_000_003
_LONGEST: Final = 600
"""The most decisions that a leaf is played on for."""
_MILLION: Final = 1_000_000
_FACE_DOWN: Final = 1
"""What others see of a card that is laid face down."""


class Finding(NamedTuple):
    """What the search found about one option."""

    option: int
    visits: int
    value: float  # how likely the seat's side is to win
    prior: float


@final
class Search:
    """A search for one decision of one seat."""

    __slots__ = ("_own", "_parameters", "_rng", "_roots", "_tables", "_view", "iterations", "nodes")

    def __init__(self, tables: Tables, parameters: Parameters, view: View, seed: int) -> None:
        self._tables: Final = tables
        self._parameters: Final = parameters
        self._view: Final = view
        self._rng: int = seeded(seed)
        self._roots: Final = [Node() for _player in range(tables.game.players)]  # enemies never choose
        self._own: Final = self._roots[view.seat]
        self.iterations: int = 0
        self.nodes: int = len(self._roots)

    def run(self, iterations: int) -> None:
        """Search on."""
        for _iteration in range(iterations):
            self._iterate()
        self.iterations += iterations

    def findings(self) -> list[Finding]:
        """Return what is known about each option of the decision."""
        decision = self._view.decision
        assert decision is not None
        found: list[Finding] = []
        for option in decision.options:
            edge = self._own.edges.get(self._key(decision, option))
            if edge is None:
                found.append(Finding(option, 0, 0.0, 0.0))
            else:
                visits: int = edge.visits
                value = edge.total / float(visits) if visits else 0.0
                found.append(Finding(option, visits, value, edge.prior))
        return found

    def best(self) -> int:
        """Return the option that was tried most, among equals the better one.

        A card that is laid face down is mixed among those tried nearly as often, so that nobody can read it.
        """
        found = self.findings()
        top = found[0]
        for one in found:
            if one.visits > top.visits or (one.visits == top.visits and one.value > top.value):
                top = one
        mixing = self._parameters.mixing
        if mixing >= 1.0 or not self._is_face_down(top.option):
            return top.option
        least = mixing * float(top.visits)
        close: list[Finding] = []
        total = 0
        for one in found:
            if float(one.visits) >= least and self._is_face_down(one.option):
                close.append(one)
                total += one.visits
        mark = self._random(max(1, total))
        for one in close:
            mark -= one.visits
            if mark < 0:
                return one.option
        return top.option

    def liked(self) -> int:
        """Return the option that the policy likes best, without searching."""
        decision = self._view.decision
        assert decision is not None
        logits = scores(self._tables, self._view.imagine(self._rng), decision)
        best = 0
        for at in range(len(logits)):
            if logits[at] > logits[best]:
                best = at
        return decision.options[best]

    def play_on(self, state: State, option: int) -> None:
        """Give an answer in an imagined state, and play on to the next action.

        Everybody answers as the tree found best; where it has not been, as the policy likes best.
        """
        nodes = self._roots[:]
        decision = state.decision
        assert decision is not None
        for _ in range(_LONGEST):
            if len(decision.options) == 1:
                answer(state, option)
            else:
                seat = decision.seat
                key = self._key(decision, option)
                seen = seen_of(decision, option, key)
                answer(state, option)
                follow(nodes, seat, key, seen, observed(state))
            decision = state.decision
            if decision is None or decision.kind == ACTION:
                return
            option = self._usual(nodes[decision.seat], state, decision)

    def _usual(self, node: Node, state: State, decision: Decision) -> int:
        """Return the answer that was tried most at a node, or else the one that the policy likes best."""
        options = decision.options
        best = options[0]
        most = 0
        for option in options:
            edge = node.edges.get(self._key(decision, option))
            visits: int = edge.visits if edge is not None else 0
            if visits > most:
                most = visits
                best = option
        if most == 0 and len(options) > 1:
            logits = scores(self._tables, state, decision)
            top = 0
            for at in range(len(logits)):
                if logits[at] > logits[top]:
                    top = at
            best = options[top]
        return best

    def _is_face_down(self, option: int) -> bool:
        """Return whether an option lays a card of a combat face down."""
        decision = self._view.decision
        assert decision is not None
        if decision.kind == ACTION:
            return is_attack(option)
        combat = self._view.position.combat
        return (
            decision.kind == CARD
            and option < PASS
            and combat is not None
            and not combat.revealed
            and combat.defender_seat == decision.seat
            and program(self._view.position) == COMBAT_PROGRAM
        )

    def _key(self, decision: Decision, option: int) -> int:
        """Return an option with its card replaced by the first of its copies, which nobody can tell apart."""
        if decision.kind == ACTION:
            if is_attack(option) or is_scheme(option):
                return with_card(option, self._tables.first[decision.seat])
            return option
        if decision.kind == CARD and option < PASS:
            first = self._tables.first[decision.seat]
            return first[option] if option < len(first) else option
        return option

    def _iterate(self) -> None:
        parameters = self._parameters
        game = self._tables.game
        self._rng = step(self._rng)
        state = self._view.imagine(self._rng)
        if parameters.belief:
            self._rng = redeal(self._tables, self._view, state, self._rng)
        nodes = self._roots[:]
        path: list[Edge] = []
        sides: list[int] = []
        decision = state.decision
        while decision is not None and len(path) < parameters.depth:
            options = decision.options
            if len(options) == 1:
                answer(state, options[0])
                decision = state.decision
                continue
            seat = decision.seat
            node = nodes[seat]
            edges = self._edges(node, state, decision)
            at = self._select(edges)
            edge = edges[at]
            option = options[at]
            key = self._key(decision, option)
            seen = seen_of(decision, option, key)
            path.append(edge)
            sides.append(game.sides[seat])
            fresh = edge.visits == 0
            answer(state, option)
            decision = state.decision
            if fresh:
                break
            self.nodes += follow(nodes, seat, key, seen, observed(state))
        values = self._judge(state)
        for at in range(len(path)):
            edge = path[at]
            edge.visits += 1
            edge.total += values[sides[at]]

    def _edges(self, node: Node, state: State, decision: Decision) -> list[Edge]:
        """Return the edges of a decision's options; new ones get their priors."""
        options = decision.options
        if node.options == options:
            return node.latest
        priors: list[float] = []
        found: list[Edge] = []
        for at in range(len(options)):
            key = self._key(decision, options[at])
            edge = node.edges.get(key)
            if edge is None:
                if not priors:
                    priors = self._priors(state, decision)
                edge = Edge(priors[at])
                node.edges[key] = edge
            found.append(edge)
        node.options = options
        node.latest = found
        return found

    def _priors(self, state: State, decision: Decision) -> list[float]:
        logits = scores(self._tables, state, decision)
        parameters = self._parameters
        softened(logits, parameters.sharpness)
        even = parameters.uniform / float(len(logits))
        return [(1.0 - parameters.uniform) * one + even for one in logits]

    def _select(self, edges: list[Edge]) -> int:
        """Return the place of the edge to follow (PUCT)."""
        total = 0.0
        tried = 0.0
        mass = 0.0
        for edge in edges:
            mass += edge.prior
            if edge.visits:
                total += edge.total
                tried += float(edge.visits)
        unknown = total / tried - self._parameters.first_play if tried > 0.0 else 0.5
        # Priors were worked out for the options of the first visit; here they count for those of this one.
        scale = self._parameters.exploration * sqrt(tried + 1.0) / mass
        best = 0
        top = -1.0e18
        for at in range(len(edges)):
            edge = edges[at]
            visits = float(edge.visits)
            value = edge.total / visits if edge.visits else unknown
            bound = value + scale * edge.prior / (1.0 + visits)
            if bound > top:
                top = bound
                best = at
        return best

    def _judge(self, state: State) -> list[float]:
        """Play on by the policy, then return how likely each side is to win."""
        parameters = self._parameters
        limit = state.turns + parameters.horizon
        count = 0
        decision = state.decision
        while decision is not None and count < _LONGEST:
            if decision.kind == ACTION and state.turns >= limit:
                break
            answer(state, self._pick(state, decision))
            count += 1
            decision = state.decision
        return chances(self._tables, state)

    def _pick(self, state: State, decision: Decision) -> int:
        """Return an option that the policy picks, or now and then a random one."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self._random(_MILLION) < int(self._parameters.rollout_noise * float(_MILLION)):
            return options[self._random(len(options))]
        logits = scores(self._tables, state, decision)
        softened(logits, 2.0)
        mark = float(self._random(_MILLION)) / float(_MILLION)
        for at in range(len(options)):
            mark -= logits[at]
            if mark < 0.0:
                return options[at]
        return options[len(options) - 1]

    def _random(self, bound: int) -> int:
        self._rng = step(self._rng)
        return below(self._rng, bound)


def seen_of(decision: Decision, option: int, key: int) -> int:
    """Return what others see of an answer: not the card of an attack, nor one that may lie face down."""
    if decision.kind == ACTION:
        return with_card(option, None) if is_attack(option) else key
    return _FACE_DOWN if decision.kind == CARD and option != PASS else key


def follow(nodes: list[Node], seat: int, key: i64, seen: i64, code: i64) -> int:
    """Take every observer to its next node: who answered knows with what, the others what they saw of it.

    Returns how many nodes are new.
    """
    new = 0
    for one in range(len(nodes)):
        label: i64 = ((key if one == seat else seen) % _PRIME * _FACTOR + code) % _PRIME
        kid = nodes[one].kids.get(label)
        if kid is None:
            kid = Node()
            nodes[one].kids[label] = kid
            new += 1
        nodes[one] = kid
    return new


def softened(logits: list[float], sharpness: float) -> None:
    """Turn logits into shares that add up to 1."""
    high = logits[0]
    for one in logits:
        high = max(high, one)
    total = 0.0
    for at in range(len(logits)):
        share = exp(sharpness * (logits[at] - high))
        logits[at] = share
        total += share
    for at in range(len(logits)):
        logits[at] = logits[at] / total


def observed(state: State) -> i64:
    """Return a code of what everybody sees: open cards, health and spaces."""
    code: i64 = state.actions
    for public in state.public:
        code = (code * _FACTOR + public) % _PRIME
    for health in state.health:
        code = (code * _FACTOR + health) % _PRIME
    for space in state.space:
        code = (code * _FACTOR + space + 1) % _PRIME
    return code
