"""From a list of steps to sentences, so that a reader sees what depends on what.

- What follows "if …", "if you do" or "if you wish" depends on it up to the full stop. After that nothing does, except
  a sentence that refers back: "if you do, …", "if you do not, …", "otherwise, …", or a note.
- Inside such a sentence a condition that ends earlier stands behind its step: "do A if X; then do B".
- What cannot be said that way becomes a list: "if X: 1) …; 2) …"; a list inside it has letters.
- Each `may` is a permission of its own: "you may", "if you wish". "Otherwise" answers an "if", "if you do not" a "may".
- A pronoun stands for a thing only if nothing mentioned since could be meant by it (`Scene.settle`).

Programs of different meaning have different texts: `tests/text/test_meaning.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, Literal, NamedTuple, TypeAlias

from matchless.lang import nodes
from matchless.text import chains
from matchless.text.clauses import clause
from matchless.text.conditions import condition, conditions
from matchless.text.discourse import Clause, Scene
from matchless.text.grammar import Grammar
from matchless.text.shapes import Seen, differ_in_number, fusible, if_any, seen

Parts: TypeAlias = Sequence[Seen]
Sequel: TypeAlias = Literal["", "otherwise", "if you do not"]
CONTROL: Final = (nodes.If, nodes.May, nodes.OpponentMay)
"""The steps that make their own sentences."""

PERMITS: Final = (nodes.May, nodes.OpponentMay, nodes.Tiers, nodes.Activate, nodes.Clear)
"""The steps that "if you do not" could refer to."""

OPEN: Final = (*CONTROL, *PERMITS, nodes.Pick, nodes.SearchFor, nodes.CommitBoost, nodes.Destroy)
"""The steps after which a sentence cannot continue: they end in options, a note, or something conditional."""


class Block(NamedTuple):
    """What depends on something: the rest of its sentence, and sentences that refer back to it."""

    text: str
    tail: tuple[str, ...] = ()
    colon: bool = False  # it is a list or begins with a condition, so a colon goes before it
    listed: bool = False

    def closed(self, grammar: Grammar) -> str:
        """All of it inside one sentence."""
        return grammar.joins.semicolon.join([self.text, *self.tail])


class Offer(NamedTuple):
    """What somebody may do, and the sentences that refer back to it."""

    head: list[Clause]  # "you may …"; empty if it is written as "if you wish, …"
    wish: str
    tail: tuple[str, ...]


def sentences(steps: nodes.Steps, scene: Scene, grammar: Grammar) -> list[str]:
    """A program as sentences, without capital letters and full stops."""
    scene.fuses = fusible(steps, scene)
    told: list[str] = []
    chain: list[Clause] = []
    for step in seen(steps, scene):
        if isinstance(step, nodes.If):
            told += chains.told(chain, grammar.joins)
            block = _conditional(step, scene, grammar, 0, inline=False)
            told += [block.text, *block.tail]
            chain = []
        elif isinstance(step, nodes.May | nodes.OpponentMay):
            offer = _offer(step, scene, grammar, 0, inline=False)
            told += chains.told([*chain, *offer.head], grammar.joins)
            told += [*([offer.wish] if offer.wish else []), *offer.tail]
            chain = []
        else:
            chain += _said(step, scene, grammar, 0)
    return told + chains.told(chain, grammar.joins)


def depending(steps: nodes.Steps, scene: Scene, grammar: Grammar) -> Block:
    """A program that depends on what comes before it, such as the moment of an ability."""
    scene.fuses = fusible(steps, scene)
    return _inside(seen(steps, scene), scene, grammar, 0)


def finished(told: list[str], grammar: Grammar) -> str:
    """Sentences with capital letters and full stops."""
    polished = [grammar.joins.polish(text) for text in told]
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in polished)


# One clause --------------------------------------------------------------------------------------------------------


def _said(step: Seen, scene: Scene, grammar: Grammar, level: int) -> list[Clause]:
    """A step that makes one clause, or none if it only changes what later ones refer to."""
    assert not isinstance(step, nodes.If | nodes.May | nodes.OpponentMay)
    if isinstance(step, nodes.Pick):
        said = _pick(step, scene, grammar, level)
    elif isinstance(step, nodes.Tiers):
        said = _tiers(step, scene, grammar, level)
    else:
        said = clause(step, scene, grammar)
    return [said] if said.order else []


def _pick(step: nodes.Pick, scene: Scene, grammar: Grammar, level: int) -> Clause:
    """Options; numbered if one of them has parts or is conditional."""
    texts, numbered = [], False
    for option in step.of.values():
        scene.forget()
        parts = seen(option, scene)
        texts.append(_inside(parts, scene, grammar, level + 1).closed(grammar))
        numbered = numbered or isinstance(parts[-1], OPEN) or grammar.joins.semicolon in texts[-1]
    scene.forget()
    texts = grammar.joins.marked(texts, level) if numbered else texts
    if isinstance(step.amount, nodes.ChosenNumber):
        return grammar.verbs.pick_that_many(step.amount.times, texts, numbered=numbered)
    return grammar.verbs.pick(step.amount, texts, numbered=numbered)


def _tiers(step: nodes.Tiers, scene: Scene, grammar: Grammar, level: int) -> Clause:
    """What can be bought: "1 to do A, or 2 to do B"; with colons if an option is not a simple order."""
    options = list(step.of.values())
    before = copy(scene)
    orders = [_orders(option, copy(before), grammar) for option in options]
    texts = []
    for at, option in enumerate(options):
        again = at > 0 and differ_in_number(options[at - 1], option)
        scene.recall(before)
        if all(orders):
            short = orders[at][0].brief if again else ""
            texts.append(short or chains.purposes(orders[at], grammar.joins))
            continue
        parts = seen(option, scene)
        short = _said(parts[0], copy(scene), grammar, level)[0].short if again else ""
        texts.append(short or _inside(parts, scene, grammar, level + 1).closed(grammar))
    scene.forget()
    return grammar.verbs.tiers(step.counter, texts, purpose=all(orders))


def _orders(steps: nodes.Steps, scene: Scene, grammar: Grammar) -> list[Clause]:
    """Steps that are all simple orders; nothing if one is not."""
    chain: list[Clause] = []
    for step in seen(steps, scene):
        if isinstance(step, OPEN):
            return []
        said = clause(step, scene, grammar)
        if not said.infinitive or said.ends:
            return []
        chain.append(said)
    return chain


# What depends on something -----------------------------------------------------------------------------------------


def _inside(parts: Parts, scene: Scene, grammar: Grammar, level: int, before: Sequel = "") -> Block:
    """Steps that depend on something; ``before`` is how the next sentence begins, if it refers to them."""
    if (
        any(isinstance(step, OPEN) and not _short(step, scene) for step in parts[:-1])
        or (before == "otherwise" and any(isinstance(step, nodes.If) for step in parts))
        or (before == "if you do not" and any(isinstance(step, PERMITS) for step in parts))
    ):
        return _list(parts, scene, grammar, level)
    joins = grammar.joins
    told: list[str] = []
    chain: list[Clause] = []
    tail: tuple[str, ...] = ()
    for at, step in enumerate(parts):
        if isinstance(step, nodes.If):
            told += _after(told, chains.told(chain, joins), grammar)
            chain = []
            if at < len(parts) - 1:
                told += _after(told, [_suffixed(step, scene, grammar)], grammar)
                continue
            block = _conditional(step, scene, grammar, level, inline=True)
            told.append(joins.then_if(block.text) if told else block.text)
            tail = block.tail
        elif isinstance(step, nodes.May | nodes.OpponentMay):
            offer = _offer(step, scene, grammar, level, inline=True)
            told += _after(told, chains.told([*chain, *offer.head], joins), grammar)
            chain = []
            if offer.wish:
                told.append(joins.then_if(offer.wish) if told else offer.wish)
            told, tail = ([*told, *offer.tail], ()) if step.otherwise else (told, offer.tail)
        else:
            chain += _said(step, scene, grammar, level)
    told += _after(told, chains.told(chain, joins), grammar)
    if chain and chain[-1].notes:
        told, tail = told[: -len(chain[-1].notes)], chain[-1].notes
    openings = (*joins.ifs, *joins.marked([""], level))  # "if …" or a list after "if …"
    colon = isinstance(parts[0], CONTROL) and told[0].startswith(openings)
    return Block(joins.semicolon.join(told), tail, colon=colon)


def _after(told: list[str], more: list[str], grammar: Grammar) -> list[str]:
    """What follows in the same sentence, after a semicolon."""
    return [grammar.joins.afterwards(more[0]), *more[1:]] if told and more else more


def _list(parts: Parts, scene: Scene, grammar: Grammar, level: int) -> Block:
    """Steps as a list: consecutive plain ones share an entry."""
    entries: list[list[Seen]] = []
    for step in parts:
        if entries and not isinstance(step, OPEN) and not isinstance(entries[-1][-1], OPEN):
            entries[-1].append(step)
        else:
            entries.append([step])
    texts = [_inside(entry, scene, grammar, level + 1).closed(grammar) for entry in entries]
    return Block(
        grammar.joins.semicolon.join(grammar.joins.marked(texts, level)), (), colon=True, listed=True
    )


def _short(step: Seen, scene: Scene) -> bool:
    """Whether a condition may follow its only step."""
    if not isinstance(step, nodes.If) or step.otherwise:
        return False
    parts = seen(step.then, scene)
    return len(parts) == 1 and not isinstance(parts[0], OPEN)


def _suffixed(step: nodes.If, scene: Scene, grammar: Grammar) -> str:
    """As in "draw 1 card if you won the combat"."""
    (said,) = _said(seen(step.then, scene)[0], scene, grammar, 0) or [Clause(order="")]
    reason = condition(step.condition, scene, grammar)
    return grammar.joins.suffixed(said.order, reason)


def _conditional(step: nodes.If, scene: Scene, grammar: Grammar, level: int, *, inline: bool) -> Block:
    """An "if" with its consequences; ``inline``: inside a sentence that has begun."""
    joins = grammar.joins
    if if_any(step):
        (said,) = _said(step.then[0], scene, grammar, level)
        return Block(joins.if_any(said.order))
    if differ_in_number(step.then, step.otherwise):
        first, second = _instead(step, scene, grammar)
        return Block(first + joins.semicolon + second) if inline else Block(first, (second,))
    if not step.otherwise:
        return _when([], [step], scene, grammar, level)
    reason = condition(step.condition, scene, grammar)
    other = copy(scene)
    parts = seen(step.then, scene)
    paired = inline and _is_open(parts)
    inner = level + paired
    then = _inside(parts, scene, grammar, inner, "" if inline else "otherwise")
    scene.known_defeated = other.known_defeated = None
    if isinstance(step.condition, nodes.YourFighterIs):
        other.forget()
    els = _inside(seen(step.otherwise, other), other, grammar, inner)
    scene.meet(other)
    if_ = joins.when(reason, then.closed(grammar), colon=then.colon)
    otherwise = joins.otherwise(els.text, colon=els.colon)
    if not inline:
        return Block(if_, (otherwise, *els.tail))
    if paired:
        return _pair([if_], [otherwise, *els.tail], grammar, level)
    return Block(if_ + joins.semicolon + otherwise, els.tail)


def _is_open(parts: Parts) -> bool:
    """Whether a sentence would leave unclear where steps end and what answers them begins."""
    return any(isinstance(step, OPEN) for step in parts)


def _pair(one: list[str], other: list[str], grammar: Grammar, level: int) -> Block:
    """Two alternatives as a list, because the first has no clear end in its sentence."""
    joins = grammar.joins
    ways = joins.marked([joins.semicolon.join(one), joins.semicolon.join(other)], level)
    return Block(joins.semicolon.join(ways), colon=True, listed=True)


def _when(  # noqa: PLR0913 - reasons, what follows from them, and what both are said with
    reasons: list[str], parts: Parts, scene: Scene, grammar: Grammar, level: int, *, before: Sequel = ""
) -> Block:
    """The consequences of reasons, and of reasons nested in them."""
    more: list[nodes.Condition] = []
    while (
        len(parts) == 1 and isinstance(step := parts[0], nodes.If) and not step.otherwise and not if_any(step)
    ):
        more.append(step.condition)
        parts = seen(step.then, scene)
    reasons = [*reasons, *conditions(more, scene, grammar)]
    block = _inside(parts, scene, grammar, level, before)
    scene.known_defeated = None
    text = grammar.joins.when(grammar.joins.both(reasons), block.text, colon=block.colon)
    return Block(text, block.tail)


def _instead(step: nodes.If, scene: Scene, grammar: Grammar) -> tuple[str, str]:
    """As in "draw 1 card; if you won the combat, draw 2 instead"."""
    usual, special, when = step.otherwise[0], step.then[0], step.condition
    if isinstance(when, nodes.Not):
        usual, special, when = special, usual, when.condition
    (first,) = _said(usual, scene, grammar, 0)
    reason = condition(when, scene, grammar)
    (second,) = _said(special, scene, grammar, 0)
    changed = grammar.joins.instead(second.short or second.order)
    return first.order, grammar.joins.when(reason, changed)


# Permissions -------------------------------------------------------------------------------------------------------


def _offer(
    step: nodes.May | nodes.OpponentMay, scene: Scene, grammar: Grammar, level: int, *, inline: bool
) -> Offer:
    """A "you may" or "your opponent may", then what follows only if they do, or only if they do not."""
    they = isinstance(step, nodes.OpponentMay)
    joins = grammar.joins
    parts = seen(step.steps, scene)
    chain = _allowed(parts, scene, grammar, level, they=they)
    rest = parts[len(chain) :]
    other = copy(scene)
    paired = inline and bool(step.otherwise) and _is_open(rest)
    did: list[str] = []
    if rest:
        reason = joins.did[they] if chain else joins.wishes[they]
        before: Sequel = "if you do not" if step.otherwise and not paired else ""
        block = _when([reason], rest, scene, grammar, level + paired, before=before)
        did = [block.text, *block.tail]
    did_not: list[str] = []
    if step.otherwise:
        alternative = seen(step.otherwise, other)
        block = _when([joins.did_not[they]], alternative, other, grammar, level + paired)
        did_not = [block.text, *block.tail]
        scene.meet(other)
    if paired:
        did, did_not = [_pair(did, did_not, grammar, level).text], []
    if not chain:
        return Offer([], did[0], (*did[1:], *did_not))
    wish = joins.then.join(said.theirs for said in chain) if they else chains.infinitives(chain, joins)
    text = joins.opponent_may(wish) if they else joins.may(wish)
    if paired:
        text, did = text + joins.colon + did[0], []
    notes = [note for said in chain for note in said.notes]
    head = Clause(order=text, infinitive="" if they else wish, about=chain[0].about, ends=True, choice=True)
    return Offer([head], "", (*notes, *did, *did_not))


def _allowed(parts: Parts, scene: Scene, grammar: Grammar, level: int, *, they: bool) -> list[Clause]:
    """The first steps of a permission, as many as fit in its sentence."""
    chain: list[Clause] = []
    for step in parts:
        if isinstance(step, CONTROL) or (chain and (chain[-1].price or chain[-1].ends)):
            break
        if chain and isinstance(step, nodes.Spend):
            break  # only the first step of a permission is a price; a later one takes what there is
        trial = copy(scene)
        said = _said(step, trial, grammar, level)
        if not said or said[0].choice or not (said[0].theirs if they else said[0].infinitive):
            break
        if not they and not chains.fits([*chain, *said]):
            break
        chain += said
        scene.become(trial)
    return chain
