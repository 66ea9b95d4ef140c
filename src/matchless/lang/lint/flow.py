"""Lints on the order of steps: nothing is used before it is chosen, and no step is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.lint.fault import Fault, Path
from matchless.lang.lint.stage import Stage, bonuses, stages
from matchless.lang.lint.verdict import Facts, assume, facts_at, verdict
from matchless.lang.nodes import Condition, Hero, Step, Steps
from matchless.lang.nodes.shape import PLACE, WHO
from matchless.lang.nodes.walk import conditions_in, keys_of, words_in
from matchless.lang.nodes.words import CHOSEN_SPACE


class Known(NamedTuple):
    """What is known after the steps so far, whichever way was taken through them."""

    facts: Facts
    chosen: frozenset[str] = frozenset()  # what a step has certainly chosen or done; see _DONE
    looking: bool = False  # cards have certainly been set aside to look at
    aside: int = 0  # how many of them may still be there
    damaged: bool = False  # damage may have been dealt
    ended: bool = False  # the turn has certainly ended


def check_flow(hero: Hero) -> Iterator[Fault]:
    """What is wrong with the order of a hero's steps."""
    for stage in stages(hero):
        yield from flow_at(stage, hero)
    for name, card in hero.deck.items():
        yield from flow_of_condition(card.also_defends, ("deck", name, "also_defends"), hero)
        for at, condition in enumerate(card.fights_as.condition if card.fights_as else ()):
            yield from flow_of_condition(condition, ("deck", name, "fights_as", "while", at), hero)
    for path, bonus in bonuses(hero):
        flow = _Flow(hero, Stage(path, bonus.what, ()))
        flow.needs(bonus, path, Known(Facts()))
        if bonus.condition is not None:
            flow.parts(bonus.condition, (*path, "while"), Facts())
        yield from flow.faults


def flow_of_condition(condition: Condition | None, path: Path, hero: Hero) -> list[Fault]:
    """What is wrong with a condition that has no steps before it."""
    flow = _Flow(hero, Stage(path, "immediately", ()))
    if isinstance(condition, str):
        flow.fits(condition, Known(Facts()), path, is_who=False)
    elif condition is not None:
        flow.needs(condition, path, Known(Facts()))
        flow.parts(condition, path, Facts())
    return flow.faults


def flow_at(stage: Stage, hero: Hero) -> list[Fault]:
    """What is wrong with the order of one list of steps."""
    return _Flow(hero, stage).faults


class _Flow:
    """One list of steps, read from first to last."""

    def __init__(self, hero: Hero, stage: Stage) -> None:
        self.hero = hero
        self.faults: list[Fault] = []
        self.optional = False  # inside `may`, or a tier
        self.offered = False  # inside `opponent_may`
        self.versatile = stage.kind == "versatile"
        self.look: Path = ()  # the last `look_at_top`
        known = self.steps(stage.steps, stage.path, Known(facts_at(stage)))
        if known.aside and not known.ended:
            self.fault(self.look, "the cards looked at are not put back on every path from here")

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
        self.free(step, path, known)
        match step:
            case nodes.If():
                return self.branch(step, path, known)
            case nodes.May() | nodes.OpponentMay():
                return self.may(step, path, known)
            case nodes.Pick():
                return self.pick(step, path, known)
            case nodes.Tiers():
                return self.tiers(step, path, known)
            case nodes.LookAtTop() | nodes.Keep() | nodes.PutBack() | nodes.PutUnderDeck(what="one"):
                return self.cards_aside(step, path, known)
        return _after(step, known)

    def free(self, step: Step, path: Path, known: Known) -> None:
        """Report a step that nobody can be forced to take, or that only an attacker can."""
        match step:
            case nodes.Boost(what="opponent_card"):
                if not self.offered:
                    self.fault(path, "boosting is never forced: write this inside 'opponent_may'")
            case nodes.Boost() | nodes.CommitBoost():
                if not self.optional:
                    self.fault(path, "boosting is never forced: write this inside 'may'")
            case nodes.RevealPair():
                if not self.optional:
                    self.fault(path, "a hand may not hold two: write this inside 'may'")
            case nodes.BonusAttack() if self.versatile and "attacking" not in known.facts.true:
                self.fault(
                    path, "a bonus attack is made only when attacking: write this inside 'if: attacking'"
                )

    def may(self, step: nodes.May | nodes.OpponentMay, path: Path, known: Known) -> Known:
        outside = self.optional, self.offered
        mine = isinstance(step, nodes.May)
        self.optional, self.offered = mine, not mine
        done = self.steps(step.steps, (*path, "may" if mine else "opponent_may"), known)
        self.optional, self.offered = outside
        return _either(self.steps(step.otherwise, (*path, "otherwise"), known), done)

    def tiers(self, step: nodes.Tiers, path: Path, known: Known) -> Known:
        outside, self.optional = self.optional, True
        after = known
        for name, steps in step.of.items():
            after = _either(after, self.steps(steps, (*path, "of", name), _after(step, known)))
        self.optional = outside
        return after

    def branch(self, step: nodes.If, path: Path, known: Known) -> Known:
        sure = verdict(step.condition, known.facts, self.hero)
        if sure is None:
            self.parts(step.condition, (*path, "if"), known.facts)
        else:
            lost = "otherwise" if sure else "then"
            so = f", so '{lost}' is never carried out" if getattr(step, lost) else ""
            self.fault((*path, "if"), f"this {'always' if sure else 'never'} holds here{so}")
        ways = []
        for key, holds in (("then", True), ("otherwise", False)):
            facts = assume(step.condition, known.facts, self.hero, holds=holds)
            ways.append(self.steps(getattr(step, key), (*path, key), known._replace(facts=facts)))
        return _either(*ways)

    def parts(self, condition: Condition, path: Path, facts: Facts) -> None:
        """Report a part of `all` or `any` that always or never holds, so that it could be left out."""
        if isinstance(condition, nodes.Not):
            self.parts(condition.condition, (*path, "not"), facts)
        if not isinstance(condition, nodes.AllOf | nodes.AnyOf):
            return
        is_all = isinstance(condition, nodes.AllOf)
        for index, part in enumerate(condition.conditions):
            here = (*path, "all" if is_all else "any", index)
            sure = verdict(part, facts, self.hero)
            if sure is None:
                self.parts(part, here, facts)
            else:
                self.fault(here, f"this {'always' if sure else 'never'} holds here, so it can be left out")
            facts = assume(part, facts, self.hero, holds=is_all)

    def pick(self, step: nodes.Pick, path: Path, known: Known) -> Known:
        ways = [self.steps(steps, (*path, "of", name), known) for name, steps in step.of.items()]
        if not ways:
            return known
        after = ways[0]
        for way in ways[1:]:
            after = _either(after, way)
        if not isinstance(step.amount, int):
            return _either(known, after)
        if step.amount >= len(ways):
            # All options are carried out, in some order.
            after = after._replace(chosen=frozenset().union(*(way.chosen for way in ways)))
        return after

    def cards_aside(
        self,
        step: nodes.LookAtTop | nodes.Keep | nodes.PutBack | nodes.PutUnderDeck,
        path: Path,
        known: Known,
    ) -> Known:
        if isinstance(step, nodes.LookAtTop):
            if known.aside:
                self.fault(path, "put back the cards looked at before you look at others")
            self.look = path
            return known._replace(looking=True, aside=step.amount)
        if not known.looking:
            self.fault(path, "no earlier step has looked at cards on every path to here; 'look_at_top' does")
        if isinstance(step, nodes.Keep | nodes.PutUnderDeck):
            taken = step.amount if isinstance(step, nodes.Keep) else 1
            return known._replace(aside=max(0, known.aside - taken))
        return known._replace(looking=False, aside=0)

    def needs(self, node: Struct, path: Path, known: Known) -> None:
        """Report what a step uses and no earlier step has provided."""
        if isinstance(node, nodes.ChosenNumber) and "number" not in known.chosen:
            self.fault(path, f"no earlier step has {_DONE['number']} on every path to here")
        if isinstance(node, nodes.WasDamaged) and not known.damaged:
            self.fault(path, "no earlier step deals damage")
        for written in keys_of(node, path):
            value = written.value
            if isinstance(value, Struct):
                self.needs(value, written.path, known)
            elif isinstance(value, tuple) and conditions_in(written):
                for index, part in enumerate(value):
                    if isinstance(part, Struct):
                        self.needs(part, (*written.path, index), known)
            is_who = written.field.shape.text in (WHO, PLACE) or written.field.attribute == "among"
            looks_back = isinstance(node, nodes.WasDamaged | nodes.WasDefeated)
            for at, word in words_in(written):
                self.fits(word, known, at, is_who=is_who)
                if is_who and word in known.facts.gone and not looks_back:
                    self.fault(at, f"'{word}' is defeated here, so this never fits")

    def fits(self, word: str, known: Known, path: Path, *, is_who: bool) -> None:
        needed = _needed(word, is_who=is_who)
        if needed and needed not in known.chosen:
            self.fault(path, f"no earlier step has {_DONE[needed]} on every path to here")
        if (word == "defeated_a_fighter" or (is_who and word == "damaged")) and not known.damaged:
            self.fault(path, "no earlier step deals damage")


_DONE: Final = {
    "fighter": "chosen a fighter",
    "space": "chosen a space",
    "card": "chosen a card",
    "discarded": "discarded the top of a deck or a random card",
    "revealed": "revealed a card",
    "both": "revealed the top of both decks",
    "number": "chosen or spent a number",
    "crossed": "moved a fighter 'through_opponents'",
}


def _needed(word: str, *, is_who: bool) -> str:
    """What must have been chosen or done before a word may be used, or nothing."""
    if word == "chosen":
        return "fighter" if is_who else "card"
    if word == "crossed" and not is_who:
        return ""
    return _NEEDED.get(word, "")


_NEEDED: Final = {
    CHOSEN_SPACE: "space",
    "chosen_spaces": "space",
    "discarded": "discarded",
    "revealed": "revealed",
    "your_revealed_boost_is_higher": "both",
    "crossed": "crossed",
}


def _after(step: Step, known: Known) -> Known:
    """What is known after a step without inner steps."""
    known = known._replace(chosen=known.chosen | _provided(step))
    match step:
        case nodes.Damage():
            return known._replace(damaged=True)
        case nodes.Return() | nodes.Summon():
            return known._replace(facts=known.facts._replace(gone=known.facts.gone - {step.who}))
        case nodes.EndTurn():
            return known._replace(ended=True)
    return known


def _provided(step: Step) -> set[str]:
    """What later steps may refer to after a step."""
    match step:
        case nodes.Choose():
            return {step.what}
        case nodes.Return() | nodes.Summon() | nodes.ChooseWeakest():
            return {"fighter"}
        case nodes.DiscardTop() | nodes.Discard(how="random"):
            return {"discarded"}
        case nodes.RevealTop(of="both_decks"):
            return {"both"}
        case nodes.RevealTop() | nodes.RevealBottom():
            return {"revealed"}
        case nodes.Spend() | nodes.ChooseNumber() | nodes.Tiers():
            return {"number"}
        case nodes.Move(through_opponents=True):
            return {"crossed"}
    return set()


def _either(one: Known, other: Known) -> Known:
    """What is known after either of two branches."""
    if one.ended or other.ended:
        return other if one.ended else one
    return Known(
        Facts(*(mine & theirs for mine, theirs in zip(one.facts, other.facts, strict=True))),
        one.chosen & other.chosen,
        one.looking and other.looking,
        max(one.aside, other.aside),
        one.damaged or other.damaged,
    )
