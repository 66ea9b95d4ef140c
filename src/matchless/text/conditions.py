"""Conditions in words: one condition, one clause.

mypy fails here until every condition of the language has a clause.
"""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from matchless.lang import nodes
from matchless.lang.nodes.words import SimpleCondition
from matchless.text.discourse import A_CARD, CARDS, Scene
from matchless.text.grammar import Grammar
from matchless.text.things import Limits, Mention

State: TypeAlias = (
    nodes.HealthOf | nodes.FormIs | nodes.Defeated | nodes.Undefeated | nodes.WasDamaged | nodes.WasDefeated
)
Matter: TypeAlias = (
    nodes.CountIs
    | nodes.ActionNumber
    | nodes.YourFighterIs
    | nodes.FreeSpaceBy
    | nodes.InBasket
    | nodes.FaceUp
    | nodes.OnToken
)

OF_THE_OPPONENT: Final = (
    "opposing_fighter_is_hero",
    "opposing_fighter_is_sidekick",
    "beside_another_enemy",
)
OF_YOUR_FIGHTER: Final = (
    "attacking",
    "defending",
    "began_turn_elsewhere",
    "began_turn_in_another_zone",
    "less_health_than_opposing_fighter",
)
"""The simple conditions about a fighter."""

OF_THE_WINNER: Final = ("won_combat", "lost_combat")
"""Those about you; on an enemy's card, about its fighter."""


def condition(node: nodes.Condition, scene: Scene, grammar: Grammar, *, yes: bool = True) -> str:
    """A condition in words, or its negation."""
    said = _condition(node, scene, grammar, yes=yes)
    scene.settle()
    scene.group = None
    return said


def _condition(node: nodes.Condition, scene: Scene, grammar: Grammar, *, yes: bool) -> str:
    match node:
        case str():
            return grammar.conditions.simple(node, _subject(node, scene), yes=yes)
        case nodes.Not(inner):
            return _condition(inner, scene, grammar, yes=not yes)
        case nodes.AllOf(parts) | nodes.AnyOf(parts):
            return _several(parts, scene, grammar, yes=yes, every=isinstance(node, nodes.AllOf) == yes)
        case nodes.Adjacent(who, other) | nodes.SameZone(who, other):
            mention, whom = scene.who(who), scene.who(other)
            scene.focus = scene.focus if mention.several else mention.word
            words = grammar.conditions
            said = words.adjacent if isinstance(node, nodes.Adjacent) else words.same_zone
            return said(mention, whom, yes=yes)
        case (
            nodes.HealthOf()
            | nodes.FormIs()
            | nodes.Defeated()
            | nodes.Undefeated()
            | nodes.WasDamaged()
            | nodes.WasDefeated()
        ):
            return _state(node, scene, grammar, yes=yes)
        case _:
            return _matter(node, scene, grammar, yes=yes)


def _several(
    parts: tuple[nodes.Condition, ...], scene: Scene, grammar: Grammar, *, yes: bool, every: bool
) -> str:
    """Conditions, or their negations, joined by "and" if all must hold, otherwise by "or"."""
    if every and yes:
        said = conditions(list(parts), scene, grammar)
    else:
        said = [condition(part, scene, grammar, yes=yes) for part in parts]
    scene.focus = None  # "it" could be any of those mentioned
    scene.known_defeated = scene.known_defeated if every else None
    return grammar.joins.both(said) if every else grammar.joins.either(said)


def conditions(all_of: list[nodes.Condition], scene: Scene, grammar: Grammar) -> list[str]:
    """Conditions in words, one after another; two fighters on the board are said together."""
    said: list[str] = []
    rest = list(all_of)
    while rest:
        match rest:
            case [nodes.AllOf(parts), *_]:
                rest[:1] = parts
            case [nodes.Undefeated(one), nodes.Undefeated(other), *_] if not (
                scene.is_several(one) or scene.is_several(other)
            ):
                said.append(grammar.conditions.both_undefeated(scene.who(one), scene.who(other)))
                scene.focus = None  # both have been mentioned
                del rest[:2]
            case _:
                said.append(condition(rest.pop(0), scene, grammar))
    return said


def _state(node: State, scene: Scene, grammar: Grammar, *, yes: bool) -> str:
    said = grammar.conditions
    match node:
        case nodes.HealthOf(who, at_most, at_least):
            return said.health(scene.who(who), 1 if at_least is None else at_least, at_most, yes=yes)
        case nodes.FormIs(form, value):
            return said.form(scene.who(scene.leader), form, value, yes=yes)
        case nodes.Defeated(who):
            scene.known_defeated = who if yes else None
            return said.defeated(scene.who(who), yes=yes)
        case nodes.Undefeated(who):
            return said.undefeated(scene.who(who), yes=yes)
        case nodes.WasDamaged(who):
            return said.was_damaged(scene.who(who), yes=yes)
        case nodes.WasDefeated(who):
            return said.was_defeated(scene.who(who), yes=yes)
        case _:
            assert_never(node)


def _matter(node: Matter, scene: Scene, grammar: Grammar, *, yes: bool) -> str:
    said = grammar.conditions
    match node:
        case nodes.CountIs(amount):
            limits, yes = _limits(node, yes=yes)
            quantity = scene.quantity(amount)
            return said.count(quantity, limits, yes=yes)
        case nodes.ActionNumber(number):
            return said.action_number(number, yes=yes)
        case nodes.YourFighterIs(who):
            scene.focus = None
            return said.your_fighter_is(scene.who(who), yes=yes)
        case nodes.FreeSpaceBy(who):
            return said.free_space(scene.who(who), yes=yes)
        case nodes.InBasket(item):
            if scene.focus in CARDS:
                scene.forget()  # "its value" would be that of the item
            return said.item(item, yes=yes)
        case nodes.FaceUp(tile):
            scene.forget()  # "it" would be the token
            return said.face_up(tile, yes=yes)
        case nodes.OnToken(kind):
            return said.on_token(scene.who("your_fighter"), kind, yes=yes)
        case _:
            assert_never(node)


def _limits(node: nodes.CountIs, *, yes: bool) -> tuple[Limits, bool]:
    """The limits of a number, and whether it must be within them; negating a single limit reverses it."""
    if node.exactly == 0 and not yes:
        return Limits(1, None), True
    if node.exactly is not None:
        return Limits(node.exactly, node.exactly), yes
    low, high = node.at_least, node.at_most
    if not yes and high is None and low:
        return Limits(None, low - 1), True
    if not yes and low is None and high is not None:
        return Limits(high + 1, None), True
    return Limits(low, high), yes


OF_CARDS: Final = (
    "values_match",
    "opponent_played_a_card",
    "opponent_played_a_card_before",
    "printed_value_is_lower",
    "printed_value_is_higher",
    "your_revealed_boost_is_higher",
    "card_in_opponents_discard",
)
"""Those about cards."""


def _subject(word: SimpleCondition, scene: Scene) -> Mention:
    """The fighter that a simple condition is about, if any."""
    if word in OF_CARDS:
        scene.name(A_CARD)
    if word in OF_THE_OPPONENT:
        return scene.who("opposing_fighter")
    if word in OF_YOUR_FIGHTER or (scene.by_enemy and word in OF_THE_WINNER):
        return scene.who("your_fighter")
    return Mention("your_fighter")
