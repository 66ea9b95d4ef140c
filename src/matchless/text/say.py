"""From nodes to clauses: one step, one clause; one condition, one clause.

mypy fails here as long as a word of the language is not said.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from matchless.lang import nodes
from matchless.lang.words import SimpleCondition
from matchless.text.grammar import Grammar
from matchless.text.scene import CHOSEN_CARD, DISCARDED, HAND, Clause, Mention, Scene

HandStep: TypeAlias = nodes.Draw | nodes.Discard | nodes.LookAtHand | nodes.Keep
DeckStep: TypeAlias = (
    nodes.DiscardTop | nodes.LookAtTop | nodes.PutBack | nodes.Shuffle | nodes.SearchFor | nodes.Take
)
PlaceStep: TypeAlias = nodes.Move | nodes.PlaceFighter | nodes.Return
HealthStep: TypeAlias = nodes.Damage | nodes.Recover | nodes.SetHealth | nodes.Prevent
ValueStep: TypeAlias = (
    nodes.SetValue | nodes.AddValue | nodes.IgnoreValue | nodes.Boost | nodes.CommitBoost | nodes.Cancel
)
TurnStep: TypeAlias = nodes.GainActions | nodes.EndTurn | nodes.ChooseForm | nodes.ChangeForm
State: TypeAlias = nodes.HealthOf | nodes.FormIs | nodes.Defeated | nodes.Undefeated
PlainStep: TypeAlias = HandStep | DeckStep | PlaceStep | HealthStep | ValueStep | TurnStep | nodes.Choose


def clause(step: PlainStep, scene: Scene, grammar: Grammar) -> Clause:
    """A step in words."""
    if isinstance(step, HandStep):
        said = _hand(step, scene, grammar)
    elif isinstance(step, DeckStep):
        said = _deck(step, scene, grammar)
    elif isinstance(step, PlaceStep):
        said = _place(step, scene, grammar)
    elif isinstance(step, HealthStep):
        said = _health(step, scene, grammar)
    elif isinstance(step, ValueStep):
        said = _value(step, scene, grammar)
    elif isinstance(step, TurnStep):
        said = _turn(step, scene, grammar)
    else:
        said = _choose(step, scene, grammar)
    return said


def _hand(step: HandStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Draw(amount, who):
            return verbs.draw(who, scene.quantity(amount))
        case nodes.Discard(number, who, how):
            if number == "chosen":
                return verbs.discard_chosen(who, again=scene.focus == CHOSEN_CARD)
            return verbs.discard(who, number, at_random=how == "random")
        case nodes.LookAtHand():
            scene.focus = HAND
            return verbs.look_at_hand()
        case nodes.Keep(number):
            scene.kept, scene.cards_seen = True, scene.cards_seen - number
            return verbs.keep(number)
        case _:
            assert_never(step)


def _deck(step: DeckStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.DiscardTop():
            scene.focus = DISCARDED
            return verbs.discard_top(step)
        case nodes.LookAtTop(number, deck):
            scene.deck_seen, scene.cards_seen, scene.kept = deck, number, False
            return verbs.look_at_top(step)
        case nodes.PutBack():
            return verbs.put_back(step, scene.deck_seen, single=scene.cards_seen == 1, rest=scene.kept)
        case nodes.Shuffle():
            return verbs.shuffle()
        case nodes.SearchFor(card):
            return verbs.search_for(card)
        case nodes.Take(tag=tag, named=named):
            other = scene.is_own_tag(tag) or (named is not None and named == scene.card)
            return verbs.take(step, other=other)
        case _:
            assert_never(step)


def _place(step: PlaceStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Move(who):
            return verbs.move(scene.who(who), step)
        case nodes.PlaceFighter(who, on, zone, adjacent):
            mention = scene.who(who)
            return verbs.place(mention, scene.where(zone, adjacent), other=on == "other_space")
        case nodes.Return(who, zone, adjacent):
            mention, certain = scene.who(who), scene.known_defeated == who
            return verbs.return_(mention, scene.where(zone, adjacent), certain=certain)
        case _:
            assert_never(step)


def _health(step: HealthStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Damage(amount, to, zone, adjacent, on):
            mention = scene.who(to)
            where = scene.where(zone, adjacent, on_chosen=on == "chosen_spaces")
            return verbs.damage(scene.quantity(amount), mention, where)
        case nodes.Recover(amount, who):
            return verbs.recover(scene.quantity(amount), scene.who(who))
        case nodes.SetHealth(number, of):
            return verbs.set_health(number, scene.who(of))
        case nodes.Prevent(what, to):
            return verbs.prevent(scene.who(to), combat_only=what == "combat_damage")
        case _:
            assert_never(step)


def _value(step: ValueStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.SetValue(amount):
            return verbs.set_value(scene.quantity(amount))
        case nodes.AddValue(amount):
            return verbs.add_value(scene.quantity(amount))
        case nodes.IgnoreValue():
            return verbs.ignore_value()
        case nodes.Boost():
            return verbs.boost()
        case nodes.CommitBoost():
            return verbs.commit_boost()
        case nodes.Cancel():
            return verbs.cancel()
        case _:
            assert_never(step)


def _turn(step: TurnStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.GainActions(amount, who):
            return verbs.gain_actions(who, amount)
        case nodes.EndTurn():
            return verbs.end_turn()
        case nodes.ChooseForm(form):
            return verbs.choose_form(scene.who(scene.leader), form)
        case nodes.ChangeForm(form):
            return verbs.change_form(scene.who(scene.leader), form)
        case _:
            assert_never(step)


def _choose(step: nodes.Choose, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step.what:
        case "fighter":
            among = scene.who(step.among or "all_fighters")
            said = verbs.choose_fighter(among, scene.where(step.in_zone_of, step.adjacent_to))
            scene.choose_fighter(step.among)
            return said
        case "space":
            where = scene.where(step.in_zone_of, step.adjacent_to)
            scene.choose_space()
            return verbs.choose_space(where, ends=scene.chosen_spaces > 1)
        case "card":
            seen = scene.focus == HAND and step.among == "opponent_hand"
            scene.focus = CHOSEN_CARD
            return verbs.choose_card(step.among, seen=seen)
        case _:
            assert_never(step.what)


def condition(node: nodes.Condition, scene: Scene, grammar: Grammar, *, yes: bool = True) -> str:
    """A condition in words, or its opposite."""
    match node:
        case str():
            return grammar.conditions.simple(node, _subject(node, scene), yes=yes)
        case nodes.Not(inner):
            return condition(inner, scene, grammar, yes=not yes)
        case nodes.Adjacent(who, other) | nodes.SameZone(who, other):
            mention, whom = scene.who(who), scene.who(other)
            scene.focus = scene.focus if mention.several else mention.word
            words = grammar.conditions
            said = words.adjacent if isinstance(node, nodes.Adjacent) else words.same_zone
            return said(mention, whom, yes=yes)
        case _:
            return _state(node, scene, grammar, yes=yes)


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
        case _:
            assert_never(node)


def _subject(word: SimpleCondition, scene: Scene) -> Mention:
    """The fighter that a simple condition speaks of, if any."""
    if word == "opposing_fighter_is_hero":
        return scene.who("opposing_fighter")
    if word in ("attacking", "defending", "began_turn_elsewhere"):
        return scene.who("your_fighter")
    return Mention("your_fighter")
