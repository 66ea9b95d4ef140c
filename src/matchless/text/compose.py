"""From a list of steps to sentences: what is joined by "and", by "then", by "if", and what stands apart."""

from __future__ import annotations

from copy import copy

from msgspec import structs

from matchless.lang import nodes
from matchless.text.grammar import Grammar
from matchless.text.reasons import condition, conditions
from matchless.text.say import clause
from matchless.text.scene import Clause, Scene

CONTROL = (nodes.If, nodes.May, nodes.OpponentMay)
"""The steps that make sentences of their own."""

NUMBERS = frozenset({"amount", "up_to", "exactly"})
"""The fields in which two steps may differ when the second is said as "… instead"."""


def sentences(steps: nodes.Steps, scene: Scene, grammar: Grammar, *, inside: bool = False) -> list[str]:
    """Steps as sentences, without capital letters and full stops; inside another sentence if so wished."""
    told: list[str] = []
    chain: list[Clause] = []
    for before, step in zip((None, *steps), steps, strict=False):
        match step:
            case nodes.If():
                told += _told(chain, grammar)
                chain = []
                first, *more = _conditional(step, scene, grammar)
                told += [grammar.joins.then_if(first) if inside and told else first, *more]
            case nodes.May() | nodes.OpponentMay():
                may, *follow = _choice(step, scene, grammar)
                told += [*_told([*chain, may], grammar), *(said.order for said in follow)]
                chain = []
            case _:
                said = _simple(step, scene, grammar)
                if not said.order:
                    continue
                if inside and isinstance(before, nodes.If):
                    # What hangs on the condition ends here.
                    said = structs.replace(said, order=grammar.joins.anyway(said.order))
                if chain and said.infinitive and not chain[-1].infinitive:
                    # After what somebody else does, an order needs a sentence of its own.
                    told += _told(chain, grammar)
                    chain = [structs.replace(said, order=grammar.joins.afterwards(said.order))]
                else:
                    chain.append(said)
                if said.ends:
                    told += _told(chain, grammar)
                    chain = []
    return told + _told(chain, grammar)


def _simple(step: nodes.Step, scene: Scene, grammar: Grammar) -> Clause:
    """A step that makes one clause."""
    assert not isinstance(step, nodes.If | nodes.May | nodes.OpponentMay)
    if not isinstance(step, nodes.Pick | nodes.Tiers):
        return clause(step, scene, grammar)
    options, focus = [], scene.focus
    for option in step.of.values():
        scene.focus = focus if isinstance(step, nodes.Tiers) else None
        options.append(_run_on(option, scene, grammar))
    scene.focus = focus
    if isinstance(step, nodes.Tiers):
        return grammar.verbs.tiers(step.counter, options)
    if any(grammar.joins.semicolon in option for option in options):
        options = [f"{number}) {option}" for number, option in enumerate(options, 1)]
    if isinstance(step.amount, nodes.ChosenNumber):
        return grammar.verbs.pick_that_many(step.amount.times, options)
    return grammar.verbs.pick(step.amount, options)


def _told(chain: list[Clause], grammar: Grammar) -> list[str]:
    """Clauses as one sentence, with the notes that go with them."""
    if not chain:
        return []
    return [
        _joined(chain, [said.order for said in chain], grammar),
        *(note for said in chain for note in said.notes),
    ]


def _joined(chain: list[Clause], texts: list[str], grammar: Grammar) -> str:
    """Clauses in a row: "choose A and do B", "do A, then do B", "do A, do B, then do C"."""
    joins = grammar.joins
    text, joined_by_and = texts[0], False
    for index in range(1, len(chain)):
        before, after = chain[index - 1], chain[index]
        if before.links and not joined_by_and and after.infinitive and not after.choice:
            shared = after.shared if before.shared else ""
            text, joined_by_and = text + joins.and_ + (shared or texts[index]), True
            continue
        if before.links and not after.infinitive:
            link = joins.semicolon
        else:
            link = joins.then if index == len(chain) - 1 or joined_by_and else joins.comma
        text, joined_by_and = text + link + texts[index], False
    return text


def _conditional(step: nodes.If, scene: Scene, grammar: Grammar) -> list[str]:
    """An "if" with what follows from it."""
    if _differ_in_number(step.then, step.otherwise):
        return [_instead(step, scene, grammar)]
    reasons = [step.condition]
    then, otherwise = step.then, step.otherwise
    while len(then) == 1 and isinstance(then[0], nodes.If) and not then[0].otherwise and not otherwise:
        reasons.append(then[0].condition)
        then = then[0].then
    when = grammar.joins.both(conditions(reasons, scene, grammar))
    focus = None if isinstance(step.condition, nodes.YourFighterIs) else scene.focus
    told = [grammar.joins.when(when, _run_on(then, scene, grammar))]
    scene.known_defeated = None
    if otherwise:
        after, scene.focus = scene.focus, focus
        told.append(grammar.joins.otherwise(_run_on(otherwise, scene, grammar)))
        scene.focus = scene.focus if scene.focus == after else None
    return told


def _instead(step: nodes.If, scene: Scene, grammar: Grammar) -> str:
    """As in "draw 1 card; if you won the combat, draw 2 instead"."""
    usual, special, when = step.otherwise[0], step.then[0], step.condition
    if isinstance(when, nodes.Not):
        usual, special, when = special, usual, when.condition
    first = _simple(usual, scene, grammar)
    reason = condition(when, scene, grammar)
    second = _simple(special, scene, grammar)
    changed = grammar.joins.instead(second.short or second.order)
    return first.order + grammar.joins.semicolon + grammar.joins.when(reason, changed)


def _differ_in_number(one: nodes.Steps, other: nodes.Steps) -> bool:
    """Whether two branches are the same step with another number."""
    if len(one) != 1 or len(other) != 1 or type(one[0]) is not type(other[0]):
        return False
    if isinstance(one[0], (*CONTROL, nodes.Pick, nodes.Tiers)):
        return False
    first, second = structs.asdict(one[0]), structs.asdict(other[0])
    changed = [name for name in first if first[name] != second[name]]
    return all(
        name in NUMBERS and isinstance(first[name], int) and isinstance(second[name], int) for name in changed
    )


def _choice(step: nodes.May | nodes.OpponentMay, scene: Scene, grammar: Grammar) -> list[Clause]:
    """What you, or your opponent, may do."""
    if isinstance(step, nodes.May):
        return _permission(step, scene, grammar)
    return _offer(step, scene, grammar)


def _permission(step: nodes.May, scene: Scene, grammar: Grammar) -> list[Clause]:
    """A "you may", then what follows only if you do, or only if you do not."""
    chain: list[Clause] = []
    rest = list(step.steps)
    joins = grammar.joins
    while rest and not (chain and chain[-1].price):
        if isinstance(rest[0], nodes.May) and not rest[0].otherwise:
            rest[:1] = rest[0].steps
            continue
        if isinstance(rest[0], CONTROL) or not _simple(rest[0], copy(scene), grammar).infinitive:
            break
        chain.append(_simple(rest.pop(0), scene, grammar))
    before = copy(scene)
    follow = _run_on(tuple(rest), scene, grammar)
    told = [Clause(order=joins.if_wished(follow))]
    if chain:
        wish = _joined(chain, [said.infinitive for said in chain], grammar)
        notes = tuple(note for said in chain for note in said.notes)
        told = [Clause(order=joins.may(wish), infinitive=wish, notes=notes, ends=True, choice=True)]
        told += [Clause(order=joins.in_that_case(follow))] if rest else []
    if step.otherwise:
        told.append(Clause(order=joins.if_not(_run_on(step.otherwise, before, grammar), they=False)))
        scene.focus = None
    return told


def _offer(step: nodes.OpponentMay, scene: Scene, grammar: Grammar) -> list[Clause]:
    """A "your opponent may", then what follows only if they do, or only if they do not."""
    chain: list[str] = []
    rest = list(step.steps)
    joins = grammar.joins
    while rest and not isinstance(rest[0], CONTROL) and _simple(rest[0], copy(scene), grammar).theirs:
        chain.append(_simple(rest.pop(0), scene, grammar).theirs)
    before = copy(scene)
    follow = _run_on(tuple(rest), scene, grammar)
    if chain:
        told = [Clause(order=joins.opponent_may(joins.then.join(chain)))]
        told += [Clause(order=joins.if_they_do(follow))] if rest else []
    else:
        told = [Clause(order=joins.if_they_wish(follow))]
    if step.otherwise:
        told.append(Clause(order=joins.if_not(_run_on(step.otherwise, before, grammar), they=True)))
        scene.focus = None
    return told


def _run_on(steps: nodes.Steps, scene: Scene, grammar: Grammar) -> str:
    """Steps inside another sentence."""
    return grammar.joins.semicolon.join(sentences(steps, scene, grammar, inside=True))


def finished(told: list[str], grammar: Grammar) -> str:
    """Sentences with capital letters and full stops."""
    polished = [grammar.joins.polish(text) for text in told]
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in polished)
