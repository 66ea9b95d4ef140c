"""The texts of a hero's cards and abilities in a language."""

from __future__ import annotations

from copy import copy
from typing import Final, NamedTuple, assert_never

from matchless.lang import nodes
from matchless.lang.adventure.files import EnemyCard
from matchless.lang.names import EnemyNames, Names, of, of_enemy
from matchless.lang.nodes.words import Kind, Moment
from matchless.text.compose import depending, finished, sentences
from matchless.text.conditions import condition, conditions
from matchless.text.discourse import Scene
from matchless.text.grammar import Grammar, Role, Speaker, Timing
from matchless.text.interface import ui
from matchless.text.language import language

TIMINGS: Final[tuple[Timing, ...]] = ("immediately", "during_combat", "after_combat")
IN_COMBAT: Final[tuple[Moment, ...]] = ("immediately", "during_combat", "after_combat", "combat_ended")


def grammar_of(names: Names, lang: str, speaker: Speaker = "card", foe: EnemyNames | None = None) -> Grammar:
    """The grammar of a language with the names of a hero or enemy; "this card" is only used on a card."""
    return language(lang).grammar(of(names, lang), speaker, of_enemy(foe, lang) if foe else None)


class Part(NamedTuple):
    """A part of a card's text: the label of its timing, if any, and its sentences."""

    label: str
    text: str


def card_text(hero: nodes.Hero, names: Names, card: str, lang: str) -> list[str]:
    """The text of a card, a line for each part."""
    colon = grammar_of(names, lang).joins.colon
    return [line(part, colon) for part in card_parts(hero, names, card, lang)]


def card_parts(hero: nodes.Hero, names: Names, card: str, lang: str) -> list[Part]:
    """The text of a card in parts.

    The effects of a scheme have no label, those of a combat one for each timing; a bonus attack and the
    symbol on the banner have parts of their own.
    """
    grammar = grammar_of(names, lang)
    joins = grammar.joins
    definition = hero.deck[card]
    parts = []
    if definition.uncancellable:
        parts.append(Part("", finished([joins.uncancellable()], grammar)))
    if definition.also_defends is not None:
        reason = condition(definition.also_defends, _scene(hero, card, grammar), grammar)
        parts.append(Part("", finished([joins.when(reason, joins.also_defends())], grammar)))
    if definition.fights_as is not None:
        parts.append(
            Part(
                "",
                finished([_fights_as(definition.fights_as, _scene(hero, card, grammar), grammar)], grammar),
            )
        )
    if definition.scheme:
        parts.append(
            Part("", finished(sentences(definition.scheme, _scene(hero, card, grammar), grammar), grammar))
        )
    parts += timed(definition, _scene(hero, card, grammar), grammar)
    attack = grammar_of(names, lang, "bonus attack")
    for name, bonus in definition.bonus.items():
        text = finished([joins.bonus_attack(name, bonus.value)], grammar)
        effects = [line(part, joins.colon) for part in timed(bonus, _scene(hero, card, attack), attack)]
        parts.append(Part("", " ".join([text, *effects])))
    if definition.item:
        parts.append(Part("", finished([joins.symbol(definition.item)], grammar)))
    return parts


def _fights_as(node: nodes.FightsAs, scene: Scene, grammar: Grammar) -> str:
    """Whose abilities the fighter shares, and while which condition holds."""
    reasons = conditions(list(node.condition), scene, grammar)
    whom = scene.who(node.who)
    said = grammar.joins.fights_as(whom, scene.who("your_fighter"))
    return grammar.joins.when(grammar.joins.both(reasons), said) if reasons else said


def line(part: Part, colon: str) -> str:
    """A part with its label."""
    return f"{part.label}{colon}{part.text}" if part.label else part.text


def timed(definition: nodes.Card | nodes.Bonus | EnemyCard, scene: Scene, grammar: Grammar) -> list[Part]:
    """The effects in a combat, a labelled part for each timing."""
    parts = []
    for timing in TIMINGS:
        steps: nodes.Steps = getattr(definition, timing)
        if steps:
            text = finished(sentences(steps, copy(scene), grammar), grammar)
            parts.append(Part(grammar.joins.label(timing), text))
    return parts


def steps_text(hero: nodes.Hero, names: Names, card: str, steps: nodes.Steps, lang: str) -> str:
    """Some steps of a card, such as one option of a `pick`."""
    grammar = grammar_of(names, lang)
    return finished(sentences(steps, _scene(hero, card, grammar), grammar), grammar)


def ability_text(hero: nodes.Hero, names: Names, lang: str) -> list[str]:
    """The text of the special ability, a line for each part."""
    grammar = grammar_of(names, lang, "ability")
    said = [_ability(ability, hero, names, grammar) for ability in hero.abilities]
    return [finished(sentence, grammar) for sentence in (*said, *_beginning(hero, grammar))]


class Setting(NamedTuple):
    """What an ability is about, and the steps that are left to describe."""

    steps: nodes.Steps
    role: Role | None = None  # it answers only attacks, or only defenses
    form: nodes.FormIs | None = None  # what the hero must have: the ability belongs to that thing


def _setting(moment: Moment, steps: nodes.Steps, names: Names) -> Setting:
    """The conditions at the start of an ability that read better before it."""
    found = Setting(steps)
    while len(found.steps) == 1 and isinstance(step := found.steps[0], nodes.If) and not step.otherwise:
        match step.condition:
            case "attacking" | "defending" as role if found.role is None and moment in IN_COMBAT:
                found = found._replace(role=role, steps=step.then)
            case nodes.FormIs(form) if found.form is None and names.en.forms[form].thing:
                found = found._replace(form=step.condition, steps=step.then)
            case _:
                break
    return found


def _ability(ability: nodes.Ability, hero: nodes.Hero, names: Names, grammar: Grammar) -> list[str]:
    joins = grammar.joins
    scene = Scene(hero, kind=grammar.kind)
    match ability:
        case nodes.Answer(moment, steps, of):
            setting = _setting(moment, steps, names)
            fighter = scene.who(of) if of else None
            scene.settle()
            scene.own = of if of and not scene.is_group(of) else None
            block = depending(setting.steps, scene, grammar)
            when = joins.at(moment, fighter, setting.role)
            said = joins.opened(when, block.text, colon=block.listed)
            if setting.form is not None:
                said = joins.labelled(setting.form.form, setting.form.equals, said)
            return [said, *block.tail]
        case nodes.Standing(what, amount, of, when):
            scene.own = of if of and not scene.is_group(of) else None
            reason = condition(when, scene, grammar) if when is not None else ""
            fighter = scene.who(of) if of else None
            said = joins.bonus(what, scene.quantity(amount), fighter)
            return [joins.while_(reason, said) if reason else said]
        case nodes.Sharing(who, to, zone):
            sharer, others = scene.who(who), scene.who(to)
            return [joins.sharing(sharer, others, scene.where(zone, None))]
        case _:
            assert_never(ability)


def _beginning(hero: nodes.Hero, grammar: Grammar) -> list[list[str]]:
    """The starting counters, items, and fighters off the board of a hero."""
    joins = grammar.joins
    told = [[joins.counter(name, counter.start, counter.most)] for name, counter in hero.counters.items()]
    for name, fighter in hero.fighters.items():
        if fighter.starts == "aside":
            told.append([joins.aside(Scene(hero).who(name))])
    if hero.items:
        told.append(joins.items(list(hero.items)))
    return told


def _scene(hero: nodes.Hero, card: str, grammar: Grammar) -> Scene:
    """The scene at the start of a card's text: a card that only one fighter may use is that fighter's."""
    by = hero.deck[card].by
    alone = by in hero.fighters and hero.fighters[by].count == 1
    return Scene(hero, card, by if alone else None, kind=grammar.kind)


def hero_name(names: Names, lang: str) -> str:
    """The name of the hero."""
    return of(names, lang).hero


def ability_name(names: Names, lang: str) -> str | None:
    """The name of the special ability, if it has one."""
    return of(names, lang).ability


def card_name(names: Names, card: str, lang: str) -> str:
    """The name of a card."""
    return of(names, lang).cards[card]


def item_name(names: Names, item: str, lang: str) -> str:
    """The name of an item, or of the symbol that stands for any."""
    if item == "any":
        return ui(lang, "joker")
    return language(lang).bare(of(names, lang).items[item])


def fighter_name(names: Names, fighter: str, lang: str) -> str:
    """The name of a fighter on its own."""
    name = of(names, lang).fighters[fighter].title
    return name[:1].upper() + name[1:]


def kind_name(kind: Kind, lang: str) -> str:
    """The name of a kind of card."""
    return ui(lang, kind)
