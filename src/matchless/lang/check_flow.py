"""Lints on the order of steps: nothing is used before it was chosen, and no step is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.fault import Fault, Path
from matchless.lang.nodes import Hero, Step, Steps
from matchless.lang.shape import PLACE, WHO
from matchless.lang.stage import Stage, bonuses, stages
from matchless.lang.verdict import Facts, assume, facts_at, verdict
from matchless.lang.walk import keys_of
from matchless.lang.words import CHOSEN_SPACE

_WRITTEN_INSIDE_MAY: Final = (nodes.Boost, nodes.CommitBoost)


class Known(NamedTuple):
    """What is known after the steps so far, whichever way was taken through them."""

    facts: Facts
    chosen: frozenset[str] = frozenset()  # what a step has surely chosen: fighter, space, card, discarded
    looking: bool = False  # cards have surely been taken aside to look at
    aside: int = 0  # of them, how many may still lie there
    damaged: bool = False  # damage may have been dealt
    ended: bool = False  # the turn has surely ended


def check_flow(hero: Hero) -> Iterator[Fault]:
    """What is wrong with the order of a hero's steps."""
    for stage in stages(hero):
        yield from _Flow(hero, stage).faults
    for path, bonus in bonuses(hero):
        flow = _Flow(hero, Stage(path, bonus.what, ()))
        flow.needs(bonus, path, Known(Facts()))
        yield from flow.faults


class _Flow:
    """One list of steps, read from its first step to its last."""

    def __init__(self, hero: Hero, stage: Stage) -> None:
        self.hero = hero
        self.faults: list[Fault] = []
        self.optional = False  # inside `may`
        self.look: Path = ()  # the last `look_at_top`
        known = self.steps(stage.steps, stage.path, Known(facts_at(stage)))
        if known.aside and not known.ended:
            self.fault(self.look, "the cards looked at are not put back on every way from here")

    def fault(self, path: Path, message: str) -> None:
        self.faults.append(Fault(path, message))

    def steps(self, steps: Steps, path: Path, known: Known) -> Known:
        for index, step in enumerate(steps):
            here = (*path, index)
            if known.ended:
                self.fault(here, "this is never carried out: the turn has ended before it")
                return known
            self.needs(step, here, known)
            known = self.step(step, here, known)
        return known

    def step(self, step: Step, path: Path, known: Known) -> Known:
        """What is known after one more step."""
        if isinstance(step, _WRITTEN_INSIDE_MAY) and not self.optional:
            self.fault(path, "boosting is never forced: write this inside 'may'")
        match step:
            case nodes.If():
                return self.branch(step, path, known)
            case nodes.May():
                return _either(known, self.may(step, path, known))
            case nodes.Pick():
                return self.pick(step, path, known)
            case nodes.LookAtTop() | nodes.Keep() | nodes.PutBack():
                return self.cards_aside(step, path, known)
        return _after(step, known)

    def may(self, step: nodes.May, path: Path, known: Known) -> Known:
        outside, self.optional = self.optional, True
        known = self.steps(step.steps, (*path, "may"), known)
        self.optional = outside
        return known

    def branch(self, step: nodes.If, path: Path, known: Known) -> Known:
        sure = verdict(step.condition, known.facts)
        if sure is not None:
            lost = "otherwise" if sure else "then"
            so = f", so '{lost}' is never carried out" if getattr(step, lost) else ""
            self.fault((*path, "if"), f"this {'always' if sure else 'never'} holds here{so}")
        ways = []
        for key, holds in (("then", True), ("otherwise", False)):
            facts = assume(step.condition, known.facts, self.hero, holds=holds)
            ways.append(self.steps(getattr(step, key), (*path, key), known._replace(facts=facts)))
        return _either(*ways)

    def pick(self, step: nodes.Pick, path: Path, known: Known) -> Known:
        ways = [self.steps(steps, (*path, "of", name), known) for name, steps in step.of.items()]
        if not ways:
            return known
        after = ways[0]
        for way in ways[1:]:
            after = _either(after, way)
        if step.amount >= len(ways):
            # All options are carried out, in whatever order.
            after = after._replace(chosen=frozenset().union(*(way.chosen for way in ways)))
        return after

    def cards_aside(
        self, step: nodes.LookAtTop | nodes.Keep | nodes.PutBack, path: Path, known: Known
    ) -> Known:
        if isinstance(step, nodes.LookAtTop):
            if known.aside:
                self.fault(path, "put back the cards looked at before you look at others")
            self.look = path
            return known._replace(looking=True, aside=step.amount)
        if not known.looking:
            self.fault(path, "no earlier step has looked at cards on every way here; 'look_at_top' does")
        if isinstance(step, nodes.Keep):
            return known._replace(aside=max(0, known.aside - step.amount))
        return known._replace(looking=False, aside=0)

    def needs(self, node: Struct, path: Path, known: Known) -> None:
        """Complain about what a step uses and no earlier step has provided."""
        for written in keys_of(node, path):
            value = written.value
            if isinstance(value, Struct):
                self.needs(value, written.path, known)
            elif isinstance(value, str):
                is_who = written.field.shape.text in (WHO, PLACE) or written.field.attribute == "among"
                self.fits(value, known, written.path, is_who=is_who)

    def fits(self, word: str, known: Known, path: Path, *, is_who: bool) -> None:
        needed = _needed(word, is_who=is_who)
        if needed and needed not in known.chosen:
            self.fault(path, f"no earlier step has {_DONE[needed]} on every way here")
        if word == "defeated_a_fighter" and not known.damaged:
            self.fault(path, "no earlier step deals damage")
        if is_who and word in known.facts.gone:
            self.fault(path, f"'{word}' is defeated here, so this never fits")


_DONE: Final = {
    "fighter": "chosen a fighter",
    "space": "chosen a space",
    "card": "chosen a card",
    "discarded": "discarded the top of a deck",
}


def _needed(word: str, *, is_who: bool) -> str:
    """What must have been chosen before a word may be used, or nothing."""
    if word in (CHOSEN_SPACE, "chosen_spaces"):
        return "space"
    if word == "discarded":
        return "discarded"
    if word == "chosen":
        return "fighter" if is_who else "card"
    return ""


def _after(step: Step, known: Known) -> Known:
    """What is known after a step that has no steps inside."""
    match step:
        case nodes.Choose():
            return known._replace(chosen=known.chosen | {step.what})
        case nodes.DiscardTop():
            return known._replace(chosen=known.chosen | {"discarded"})
        case nodes.Damage():
            return known._replace(damaged=True)
        case nodes.Return():
            return known._replace(facts=known.facts._replace(gone=known.facts.gone - {step.who}))
        case nodes.EndTurn():
            return known._replace(ended=True)
    return known


def _either(one: Known, other: Known) -> Known:
    """What is known after either of two ways."""
    if one.ended or other.ended:
        return other if one.ended else one
    return Known(
        Facts(*(mine & theirs for mine, theirs in zip(one.facts, other.facts, strict=True))),
        one.chosen & other.chosen,
        one.looking and other.looking,
        max(one.aside, other.aside),
        one.damaged or other.damaged,
    )
