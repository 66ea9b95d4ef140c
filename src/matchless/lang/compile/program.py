"""From the steps of a card to the program that carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.compile.verbs import MANDATORY, op_of
from matchless.lang.lint.costs import Cost, costs_of, payable
from matchless.lang.nodes.walk import keys_of, nodes_in
from matchless.rules.game import NOTHING
from matchless.rules.ops import control, modes, pools
from matchless.rules.ops.places import CanSwap
from matchless.rules.ops.rivals import ChooseRival

if TYPE_CHECKING:
    from matchless.lang.compile.words import Lexicon
    from matchless.rules.op import Condition, Op

_DECLINABLE = (
    nodes.Choose
    | nodes.PlaceFighter
    | nodes.Return
    | nodes.Boost
    | nodes.CommitBoost
    | nodes.Spend
    | nodes.RevealPair
)
"""Steps whose own question allows declining."""


@final
class Compiler:
    """Collects programs; a program's place in the list is its number."""

    def __init__(self, programs: list[tuple[Op, ...]]) -> None:
        """Start after the rules' own programs."""
        self.programs = programs

    def program(self, steps: nodes.Steps, lexicon: Lexicon) -> int:
        """Compile a list of steps; return the number of its program."""
        if not steps:
            return NOTHING
        writer = _Writer(lexicon)
        words = [*nodes_in(steps)]
        if any(_means_an_opponent(node) for node in words):
            writer.ops.append(ChooseRival())
        if any(isinstance(node, nodes.InBasket) for node in words):
            writer.ops.append(pools.LookForItem())
        writer.steps(steps)
        self.programs.append(tuple(op for op in writer.ops if op is not None))
        return len(self.programs) - 1


def _means_an_opponent(node: object) -> bool:
    """Return whether a word refers to one opponent."""
    match node:
        case nodes.LookAtHand() | nodes.OpponentMay() | nodes.CardsIn(pile="opponent_hand"):
            return True
        case nodes.Draw(who="opponent") | nodes.Discard(who="opponent") | nodes.GainActions(who="opponent"):
            return True
        case nodes.DiscardTop(of="opponent_deck") | nodes.LookAtTop(of="opponent_deck"):
            return True
        case nodes.RevealTop(of="opponent_deck" | "both_decks"):
            return True
        case Struct():
            return any(written.value == "opponents_hero" for written in keys_of(node))
        case _:
            return False


@final
class _Writer:
    """Writes one program, op by op. A place whose op needs a later address is reserved with None."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.ops: list[Op | None] = []

    def steps(self, steps: nodes.Steps) -> None:
        crosses = any(getattr(node, "to", None) == "crossed" for node in nodes_in(steps))
        for step in steps:
            self.step(step, crosses=crosses)

    def reserve(self) -> int:
        self.ops.append(None)
        return len(self.ops) - 1

    def step(self, step: nodes.Step, *, crosses: bool) -> None:
        """Write a step; ``crosses``: a later one asks whom a move crossed."""
        match step:
            case nodes.If():
                self._if(step)
            case nodes.May(steps, otherwise):
                self._may(steps, otherwise)
            case nodes.OpponentMay(steps, otherwise):
                self._opponent_may(steps, otherwise)
            case nodes.Pick():
                self._pick(step)
            case nodes.Tiers(counter, of):
                self._tiers(counter, of)
            case _:
                self.ops.append(op_of(step, self.lexicon, MANDATORY, crosses=crosses))

    def _if(self, step: nodes.If) -> None:
        test = self.reserve()
        self.steps(step.then)
        leap = self.reserve() if step.otherwise else -1
        self.ops[test] = control.Unless(self.lexicon.condition(step.condition), len(self.ops))
        self._finish(leap, step.otherwise)

    def _finish(self, leap: int, otherwise: nodes.Steps) -> None:
        """Write what happens otherwise, and the jump over it."""
        if leap >= 0:
            self.steps(otherwise)
            self.ops[leap] = control.Jump(len(self.ops))

    def _may(self, steps: nodes.Steps, otherwise: nodes.Steps) -> None:
        """Write optional steps: the player may decline at the first choice among them."""
        first = steps[0]
        gate, costs = self._gate(steps, otherwise, theirs=False)
        place = self.reserve()
        # "May move up to N": staying is already an option, so there is nothing to ask first.
        stays = (
            isinstance(first, nodes.Move) and first.up_to is not None and len(steps) == 1 and not otherwise
        )
        declinable = isinstance(first, _DECLINABLE | nodes.Pick)
        if isinstance(first, nodes.Pick):
            self._modes(first)
        self._paid(steps, costs, begun=declinable or stays)
        leap = self.reserve() if otherwise else -1
        skip = len(self.ops)
        if stays:
            self.ops[place] = op_of(first, self.lexicon, MANDATORY, crosses=False)
        elif isinstance(first, nodes.Pick):
            self.ops[place] = self._question(first, skip)
        elif declinable:
            self.ops[place] = op_of(first, self.lexicon, skip, crosses=False)
        else:
            self.ops[place] = control.Offer(skip, by_opponent=False)
        if gate >= 0:
            self.ops[gate] = control.Unless(self._possible(first, costs), skip)
        self._finish(leap, otherwise)

    def _opponent_may(self, steps: nodes.Steps, otherwise: nodes.Steps) -> None:
        """Write steps that the opponent may decline, at the first step's own question if it has one."""
        first = steps[0]
        gate, costs = self._gate(steps, otherwise, theirs=True)
        place = self.reserve()
        declinable = isinstance(first, nodes.Boost) or (
            isinstance(first, nodes.Discard) and first.amount != "chosen"
        )
        self.steps(steps[1:] if declinable else steps)
        leap = self.reserve() if otherwise else -1
        skip = len(self.ops)
        if declinable:
            self.ops[place] = op_of(first, self.lexicon, skip, crosses=False)
        else:
            self.ops[place] = control.Offer(skip, by_opponent=True)
        if gate >= 0:
            self.ops[gate] = control.Unless(payable(costs, self.lexicon), skip)
        self._finish(leap, otherwise)

    def _gate(self, steps: nodes.Steps, otherwise: nodes.Steps, *, theirs: bool) -> tuple[int, list[Cost]]:
        """Reserve a place for the check whether an offer can be made, if there is one; return the costs."""
        follows = len(steps) > 1 or bool(otherwise)
        costs = costs_of(steps, self.lexicon.hero, theirs=theirs) if follows else []
        return (self.reserve() if costs or isinstance(steps[0], nodes.Swap) else -1), costs

    def _possible(self, first: nodes.Step, costs: list[Cost]) -> Condition:
        """Whether what is offered can be done; if not, what depends on it does not happen."""
        if isinstance(first, nodes.Swap):
            return CanSwap(self.lexicon.who(first.who), self.lexicon.who(first.other))
        return payable(costs, self.lexicon)

    def _paid(self, steps: nodes.Steps, costs: list[Cost], *, begun: bool) -> None:
        """Write the steps of an offer, without the first if that is ``begun``; as a cost, `any` is not 0."""
        for step in steps[1 if begun else 0 : len(costs)]:
            if isinstance(step, nodes.Spend) and step.amount == "any":
                self.ops.append(pools.SpendAny(self.lexicon.counters[step.of], MANDATORY, least=1))
            else:
                self.steps((step,))
        self.steps(steps[max(len(costs), 1 if begun else 0) :])

    def _pick(self, step: nodes.Pick) -> None:
        question = self.reserve()
        self._modes(step)
        self.ops[question] = self._question(step, MANDATORY)

    def _question(self, step: nodes.Pick, skip: int) -> Op:
        """Ask for the options; ``skip`` is where to continue if none is wanted."""
        return modes.PickModes(self.lexicon.amount(step.amount), list(step.of), skip)

    def _modes(self, step: nodes.Pick) -> None:
        """Write the options one after another, each ending with a jump back to where the next one begins."""
        run = self.reserve()
        targets = []
        for steps in step.of.values():
            targets.append(len(self.ops))
            self.steps(steps)
            self.ops.append(control.Jump(run))
        self.ops[run] = modes.RunModes(targets, len(self.ops))

    def _tiers(self, counter: str, of: dict[str, nodes.Steps]) -> None:
        """Write the steps of each tier one after another, each ending with a jump over the others."""
        place = self.reserve()
        targets = []
        leaps = []
        for steps in of.values():
            targets.append(len(self.ops))
            self.steps(steps)
            leaps.append(self.reserve())
        for leap in leaps:
            self.ops[leap] = control.Jump(len(self.ops))
        self.ops[place] = pools.SpendTier(self.lexicon.counters[counter], targets, len(self.ops))
