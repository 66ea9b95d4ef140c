"""From nodes to clauses: one step, one clause.

mypy fails here until every verb of the language has a clause.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import structs

from matchless.lang import nodes
from matchless.text.adventure.clauses import adventure_clause
from matchless.text.discourse import (
    A_CARD,
    CHOSEN,
    CHOSEN_CARD,
    DISCARDED,
    HAND,
    OPPOSING_CARD,
    REVEALED,
    THIS_CARD,
    Clause,
    Scene,
)
from matchless.text.grammar import Grammar
from matchless.text.shapes import BothDraw, OtherOne, Shape, ToOne, Vary
from matchless.text.things import Mention, Where

PlainStep: TypeAlias = nodes.Verb | nodes.AdventureVerb | nodes.Choose | nodes.ChooseNumber | Shape


def clause(step: PlainStep, scene: Scene, grammar: Grammar) -> Clause:
    """A step as a clause."""
    group, scene.looks_back = scene.group, False
    said = _clause(step, scene, grammar)
    if scene.looks_back:
        said = structs.replace(said, about=True)
    scene.settle()
    if scene.group is group:
        scene.group = None
    return said


def _clause(step: PlainStep, scene: Scene, grammar: Grammar) -> Clause:
    if isinstance(step, Shape):
        said = _shape(step, scene, grammar)
    elif isinstance(step, nodes.HandVerb):
        said = _hand(step, scene, grammar)
    elif isinstance(step, nodes.PileVerb):
        said = _piles(step, scene, grammar)
    elif isinstance(step, nodes.PositionVerb):
        said = _place(step, scene, grammar)
    elif isinstance(step, nodes.HealthVerb):
        said = _health(step, scene, grammar)
    elif isinstance(step, nodes.CombatVerb):
        said = _combat(step, scene, grammar)
    elif isinstance(step, nodes.TurnVerb):
        said = _turn(step, scene, grammar)
    elif isinstance(step, nodes.AdventureVerb):
        said = adventure_clause(step, scene, grammar)
    else:
        said = _choice(step, scene, grammar)
    return said


def _shape(step: Shape, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case ToOne(choice, act):
            scene.one_of = choice
            said = _clause(act, scene, grammar)
            scene.one_of = None
            return said
        case BothDraw(amount):
            scene.name(A_CARD)
            return verbs.both_draw(amount)
        case Vary(amount):
            scene.name(THIS_CARD)
            return verbs.vary_value(amount)
        case OtherOne():
            return verbs.other_takes_over()
        case _:
            assert_never(step)


def _hand(  # noqa: C901, PLR0912 - one case a word
    step: nodes.HandVerb, scene: Scene, grammar: Grammar
) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Draw(amount, who):
            scene.name(A_CARD)
            return verbs.draw(who, scene.quantity(amount))
        case nodes.Discard(number, who, how):
            if number == "chosen":
                return verbs.discard_chosen(who, again=scene.recalls(CHOSEN_CARD))
            if how == "random" and number == 1:
                scene.focus = DISCARDED
            else:
                scene.name(A_CARD)
            return verbs.discard(who, number, at_random=how == "random")
        case nodes.LookAtHand():
            scene.focus = HAND
            return verbs.look_at_hand()
        case nodes.Keep(number):
            scene.kept, scene.cards_seen = True, scene.cards_seen - number
            scene.name(A_CARD)
            return verbs.keep(number, only=scene.cards_looked == 1)
        case nodes.TakeBack():
            scene.name(THIS_CARD)
            return verbs.take_back()
        case nodes.DiscardTop(number, deck):
            again = number == 1 and _is_of(scene.revealed, deck) and scene.recalls(REVEALED)
            scene.focus = DISCARDED
            return verbs.discard_top(step, again=again)
        case nodes.LookAtTop(number, deck):
            scene.cards_looked, scene.cards_seen, scene.kept = number, number, False
            scene.name(A_CARD)
            return verbs.look_at_top(step)
        case nodes.PutBack():
            return verbs.put_back(step, scene.cards_looked, single=scene.cards_seen == 1, rest=scene.kept)
        case nodes.Shuffle():
            return verbs.shuffle()
        case nodes.SearchFor(card):
            scene.name(A_CARD)
            return verbs.search_for(card)
        case nodes.Take(tag=tag, named=named):
            other = scene.is_own_tag(tag) or (named is not None and named == scene.card)
            scene.name(A_CARD)
            return verbs.take(step, other=other)
        case _:
            assert_never(step)


def _is_of(revealed: nodes.RevealTop | nodes.RevealBottom | None, deck: str) -> bool:
    """Whether the revealed card is the top card of a deck."""
    return isinstance(revealed, nodes.RevealTop) and revealed.of == deck


def _piles(step: nodes.PileVerb, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.ShuffleIn(by=by):
            return verbs.shuffle_in(step, scene.where(None, by).adjacent)
        case nodes.PutUnderDeck("one"):
            scene.kept, scene.cards_seen = True, scene.cards_seen - 1
            return verbs.put_one_under(only=scene.cards_looked == 1)
        case nodes.PutUnderDeck():
            deck = "your_deck" if scene.chosen_among == "your_discard" else "opponent_deck"
            return verbs.put_under(deck, again=scene.recalls(CHOSEN_CARD))
        case nodes.RevealTop(deck):
            scene.focus, scene.revealed = (None if deck == "both_decks" else REVEALED), step
            return verbs.reveal_top(step)
        case nodes.RevealBottom():
            scene.focus, scene.revealed = REVEALED, step
            return verbs.reveal_bottom()
        case nodes.BottomToTop(deck):
            revealed = scene.revealed == nodes.RevealBottom(deck)
            return verbs.bottom_to_top(again=revealed and scene.recalls(REVEALED), revealed=revealed)
        case nodes.RevealPair():
            return verbs.reveal_pair()
        case _:
            assert_never(step)


def _place(step: nodes.PositionVerb, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Move(who):
            mention = _target(who, scene)
            if mention.several and not mention.any_one:
                scene.group = (who, None, None)
            return verbs.move(mention, step)
        case nodes.PlaceFighter(who, on, zone, adjacent):
            return verbs.place(_target(who, scene), scene.where(zone, adjacent), other=on == "other_space")
        case nodes.Return(who, zone, adjacent):
            mention, certain = scene.group_of(who), scene.known_defeated == who
            said = verbs.return_(mention, scene.where(zone, adjacent), certain=certain)
            if mention.several:
                scene.bring(who)
            return said
        case nodes.Summon():
            return _summon(step, scene, grammar)
        case nodes.Swap(who, other):
            one, two = scene.who(who), scene.who(other)
            scene.focus = None  # both have been mentioned
            return verbs.swap(one, two)
        case nodes.Hold():
            return verbs.hold()
        case _:
            assert_never(step)


def _summon(step: nodes.Summon, scene: Scene, grammar: Grammar) -> Clause:
    """A summons; if somebody makes way, also what happens to that fighter, by name, since two have been mentioned."""
    mention = Mention(step.who, several=scene.is_group(step.who), like=step.who)
    if step.in_place_of is None:
        said = grammar.verbs.summon(mention, scene.where(step.in_zone_of, step.adjacent_to), None)
    else:
        other = scene.who(step.in_place_of)
        first = grammar.verbs.summon(mention, Where(), other)
        where = scene.where(step.in_zone_of, step.adjacent_to)
        then = grammar.verbs.place(structs.replace(other, again=False), where, other=False)
        said = structs.replace(
            first,
            order=first.order + grammar.joins.then + then.order,
            infinitive=first.infinitive + grammar.joins.then + then.infinitive,
            ends=True,
        )
    if mention.several:
        scene.bring(step.who)
    if step.in_place_of is not None:
        scene.focus = None
    return said


def _health(step: nodes.HealthVerb, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Damage(amount, to, zone, adjacent, on):
            mention, where = _targets(to, zone, adjacent, scene)
            if on == "chosen_spaces":
                mention, where = scene.who(to), scene.where(zone, adjacent, on_chosen=True)
            quantity, scene.group = scene.quantity(amount), None  # some of those counted may be defeated
            return verbs.damage(quantity, mention, where)
        case nodes.Defeat(who):
            return verbs.defeat(_target(who, scene))
        case nodes.Recover(amount, who, zone, adjacent):
            quantity = scene.quantity(amount)
            return verbs.recover(quantity, *_targets(who, zone, adjacent, scene))
        case nodes.SetHealth(number, of):
            return verbs.set_health(number, _target(of, scene))
        case nodes.Prevent(what, to):
            return verbs.prevent(scene.who(to), what)
        case nodes.Redirect(_, to):
            away_from = scene.who("your_fighter")
            return verbs.redirect(away_from, scene.who(to))
        case nodes.KeepAlive(who):
            return verbs.keep_alive(scene.who(who))
        case _:
            assert_never(step)


def _target(who: str, scene: Scene) -> Mention:
    """The target of a step, which may be one of several, chosen for it."""
    choice = scene.one_of
    if who != CHOSEN or choice is None:
        return scene.who(who)
    mention = scene.who(choice.among or "all_fighters")
    where = scene.where(choice.in_zone_of, choice.adjacent_to)
    but = scene.where(None, choice.other_than).adjacent
    return structs.replace(mention, any_one=True, at=where, but=but)


def _targets(who: str, zone: str | None, adjacent: str | None, scene: Scene) -> tuple[Mention, Where]:
    """The targets of a step, and where they are; fighters just mentioned are "those"."""
    if scene.is_several(who) and scene.those(who, zone, adjacent):
        return Mention(who, again=True, several=True, like=scene.who(who).like), Where()
    return _target(who, scene), scene.where(zone, adjacent)


def _combat(step: nodes.CombatVerb, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.SetValue(amount):
            scene.name(THIS_CARD)
            return verbs.set_value(scene.quantity(amount))
        case nodes.AddValue(amount):
            scene.name(THIS_CARD)
            return verbs.add_value(scene.quantity(amount))
        case nodes.IgnoreValue():
            again, scene.focus = scene.recalls(OPPOSING_CARD), OPPOSING_CARD
            return verbs.ignore_value(again=again)
        case nodes.LockValue():
            scene.name(OPPOSING_CARD)
            return verbs.lock_value()
        case nodes.Boost(what):
            scene.name(THIS_CARD)
            return verbs.boost(opposing=what == "opponent_card")
        case nodes.CommitBoost():
            return verbs.commit_boost()
        case nodes.Cancel():
            scene.focus = OPPOSING_CARD
            return verbs.cancel()
        case nodes.TakeOver(who):
            return verbs.take_over(scene.who(who))
        case nodes.BonusAttack(name):
            return verbs.bonus_attack(name)
        case _:
            assert_never(step)


def _turn(step: nodes.TurnVerb, scene: Scene, grammar: Grammar) -> Clause:
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
        case nodes.GainCounter(number, counter):
            return verbs.gain(scene.quantity(number), counter)
        case nodes.Spend(number, counter):
            scene.spent = counter
            most = number == scene.hero.counters[counter].most
            return verbs.spend(number, counter, most=most)
        case _:
            assert_never(step)


def _choice(step: nodes.Choose | nodes.ChooseNumber, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    if isinstance(step, nodes.ChooseNumber):
        scene.spent = None
        return verbs.choose_number(step.up_to)
    match step.what:
        case "fighter":
            among = scene.group_of(step.among or "all_fighters")
            but = scene.where(None, step.other_than).adjacent
            said = verbs.choose_fighter(among, scene.where(step.in_zone_of, step.adjacent_to), but)
            scene.choose_fighter(step.among)
            return said
        case "space":
            where = scene.where(step.in_zone_of, step.adjacent_to)
            scene.choose_space()
            return verbs.choose_space(where, ends=scene.chosen_spaces > 1)
        case "card":
            seen = step.among == "opponent_hand" and scene.recalls(HAND)
            scene.focus, scene.chosen_among = CHOSEN_CARD, step.among
            return verbs.choose_card(step.among, seen=seen)
        case _:
            assert_never(step.what)
