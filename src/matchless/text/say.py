"""From nodes to clauses: one step, one clause.

mypy fails here as long as a word of the language is not said.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import structs

from matchless.lang import nodes
from matchless.text.grammar import Grammar
from matchless.text.scene import (
    CHOSEN_CARD,
    DISCARDED,
    HAND,
    REVEALED,
    UNSAID,
    Clause,
    Mention,
    Scene,
    Where,
)

HandStep: TypeAlias = (
    nodes.Draw | nodes.Discard | nodes.LookAtHand | nodes.Keep | nodes.TakeBack | nodes.RevealPair
)
DeckStep: TypeAlias = (
    nodes.DiscardTop | nodes.LookAtTop | nodes.PutBack | nodes.Shuffle | nodes.SearchFor | nodes.Take
)
PileStep: TypeAlias = (
    nodes.ShuffleIn | nodes.PutUnderDeck | nodes.RevealTop | nodes.RevealBottom | nodes.BottomToTop
)
PlaceStep: TypeAlias = nodes.Move | nodes.PlaceFighter | nodes.Return | nodes.Summon | nodes.Swap | nodes.Hold
HealthStep: TypeAlias = (
    nodes.Damage
    | nodes.Defeat
    | nodes.Recover
    | nodes.SetHealth
    | nodes.Prevent
    | nodes.Redirect
    | nodes.KeepAlive
)
ValueStep: TypeAlias = (
    nodes.SetValue | nodes.AddValue | nodes.IgnoreValue | nodes.LockValue | nodes.Boost | nodes.CommitBoost
)
CombatStep: TypeAlias = nodes.Cancel | nodes.TakeOver | nodes.BonusAttack
TurnStep: TypeAlias = (
    nodes.GainActions
    | nodes.EndTurn
    | nodes.ChooseForm
    | nodes.ChangeForm
    | nodes.GainCounter
    | nodes.Spend
    | nodes.ChooseNumber
)
EnemyStep: TypeAlias = (
    nodes.Strew
    | nodes.TakeTurn
    | nodes.ActAgain
    | nodes.AddInitiative
    | nodes.PlaceAtStart
    | nodes.Strengthen
    | nodes.ChooseWeakest
)
SiteStep: TypeAlias = (
    nodes.Threat
    | nodes.PlaceTokens
    | nodes.Destroy
    | nodes.TurnUp
    | nodes.Activate
    | nodes.Clear
    | nodes.DrawTo
    | nodes.Sift
)
AdventureStep: TypeAlias = EnemyStep | SiteStep
CardStep: TypeAlias = HandStep | DeckStep | PileStep
FightStep: TypeAlias = ValueStep | CombatStep
PlainStep: TypeAlias = CardStep | PlaceStep | HealthStep | FightStep | TurnStep | AdventureStep | nodes.Choose


def clause(step: PlainStep, scene: Scene, grammar: Grammar) -> Clause:
    """A step in words."""
    if isinstance(step, CardStep):
        said = _cards(step, scene, grammar)
    elif isinstance(step, PlaceStep):
        said = _place(step, scene, grammar)
    elif isinstance(step, HealthStep):
        said = _health(step, scene, grammar)
    elif isinstance(step, FightStep):
        said = _fight(step, scene, grammar)
    elif isinstance(step, TurnStep):
        said = _turn(step, scene, grammar)
    elif isinstance(step, EnemyStep):
        said = _enemy(step, scene, grammar)
    elif isinstance(step, SiteStep):
        said = _site(step, scene, grammar)
    else:
        said = _choose(step, scene, grammar)
    return said


def _cards(step: CardStep, scene: Scene, grammar: Grammar) -> Clause:
    if isinstance(step, HandStep):
        return _hand(step, scene, grammar)
    return _deck(step, scene, grammar) if isinstance(step, DeckStep) else _piles(step, scene, grammar)


def _fight(step: FightStep, scene: Scene, grammar: Grammar) -> Clause:
    if isinstance(step, ValueStep):
        return _value(step, scene, grammar)
    return _combat(step, scene, grammar)


def _hand(step: HandStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Draw(amount, who):
            return verbs.draw(who, scene.quantity(amount))
        case nodes.Discard(number, who, how):
            if number == "chosen":
                return verbs.discard_chosen(who, again=scene.focus == CHOSEN_CARD)
            if how == "random" and number == 1:
                scene.focus = DISCARDED
            return verbs.discard(who, number, at_random=how == "random")
        case nodes.LookAtHand():
            scene.focus = HAND
            return verbs.look_at_hand()
        case nodes.Keep(number):
            scene.kept, scene.cards_seen = True, scene.cards_seen - number
            return verbs.keep(number)
        case nodes.TakeBack():
            return verbs.take_back()
        case nodes.RevealPair():
            return verbs.reveal_pair()
        case _:
            assert_never(step)


def _deck(step: DeckStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.DiscardTop(number, deck):
            again = number == 1 and scene.focus == REVEALED and _is_of(scene.revealed, deck)
            scene.focus = DISCARDED
            return verbs.discard_top(step, again=again)
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


def _is_of(revealed: nodes.RevealTop | nodes.RevealBottom | None, deck: str) -> bool:
    """Whether the card revealed is the top card of a deck."""
    return isinstance(revealed, nodes.RevealTop) and revealed.of == deck


def _piles(step: PileStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.ShuffleIn(by=by):
            return verbs.shuffle_in(step, scene.where(None, by).adjacent)
        case nodes.PutUnderDeck("one"):
            scene.kept, scene.cards_seen = True, scene.cards_seen - 1
            return verbs.put_under(scene.deck_seen, one=True, again=True)
        case nodes.PutUnderDeck():
            deck = "your_deck" if scene.chosen_among == "your_discard" else "opponent_deck"
            return verbs.put_under(deck, one=False, again=scene.focus == CHOSEN_CARD)
        case nodes.RevealTop(deck):
            scene.focus, scene.revealed = (None if deck == "both_decks" else REVEALED), step
            return verbs.reveal_top(step)
        case nodes.RevealBottom():
            scene.focus, scene.revealed = REVEALED, step
            return verbs.reveal_bottom()
        case nodes.BottomToTop(deck):
            again = scene.focus == REVEALED and scene.revealed == nodes.RevealBottom(deck)
            return verbs.bottom_to_top(again=again)
        case _:
            assert_never(step)


def _place(step: PlaceStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Move(who):
            return verbs.move(scene.who(who), step)
        case nodes.PlaceFighter(who, on, zone, adjacent):
            return verbs.place(scene.who(who), scene.where(zone, adjacent), other=on == "other_space")
        case nodes.Return(who, zone, adjacent):
            mention, certain = scene.who(who), scene.known_defeated == who
            said = verbs.return_(mention, scene.where(zone, adjacent), certain=certain)
            if mention.several:
                scene.choose_fighter(who)
            return said
        case nodes.Summon():
            return _summon(step, scene, grammar)
        case nodes.Swap(who, other):
            one, two = scene.who(who), scene.who(other)
            scene.focus = None  # both have been spoken of
            return verbs.swap(one, two)
        case nodes.Hold():
            return verbs.hold()
        case _:
            assert_never(step)


def _summon(step: nodes.Summon, scene: Scene, grammar: Grammar) -> Clause:
    """A summons; where somebody makes way, what becomes of that one too, by name: two have been spoken of."""
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
        scene.choose_fighter(step.who)
    if step.in_place_of is not None:
        scene.focus = None
    return said


def _health(step: HealthStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Damage(amount, to, zone, adjacent, on):
            mention = scene.who(to)
            where = scene.where(zone, adjacent, on_chosen=on == "chosen_spaces")
            return verbs.damage(scene.quantity(amount), mention, where)
        case nodes.Defeat(who):
            return verbs.defeat(scene.who(who))
        case nodes.Recover(amount, who, zone, adjacent):
            quantity, mention = scene.quantity(amount), scene.who(who)
            return verbs.recover(quantity, mention, scene.where(zone, adjacent))
        case nodes.SetHealth(number, of):
            return verbs.set_health(number, scene.who(of))
        case nodes.Prevent(what, to):
            return verbs.prevent(scene.who(to), what)
        case nodes.Redirect(_, to):
            away_from = scene.who("your_fighter")
            return verbs.redirect(away_from, scene.who(to))
        case nodes.KeepAlive(who):
            return verbs.keep_alive(scene.who(who))
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
        case nodes.LockValue():
            return verbs.lock_value()
        case nodes.Boost(what):
            return verbs.boost(opposing=what == "opponent_card")
        case nodes.CommitBoost():
            return verbs.commit_boost()
        case _:
            assert_never(step)


def _combat(step: CombatStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step:
        case nodes.Cancel():
            return verbs.cancel()
        case nodes.TakeOver(who):
            return verbs.take_over(scene.who(who))
        case nodes.BonusAttack(name):
            return verbs.bonus_attack(name)
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
        case nodes.GainCounter(number, counter):
            return verbs.gain(scene.quantity(number), counter)
        case nodes.Spend(number, counter):
            scene.spent = counter
            return verbs.spend(number, counter)
        case nodes.ChooseNumber(up_to):
            scene.spent = None
            return verbs.choose_number(up_to)
        case _:
            assert_never(step)


def _enemy(step: EnemyStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.adventure
    match step:
        case nodes.Strew(kind):
            return verbs.strew(kind, scene.who("your_fighter"))
        case nodes.TakeTurn():
            return verbs.take_turn(scene.who("your_fighter"), scene.hero.move)
        case nodes.ActAgain():
            return verbs.act_again(scene.who("your_fighter"))
        case nodes.AddInitiative(number, name):
            return verbs.add_initiative(number, name)
        case nodes.PlaceAtStart():
            return verbs.place_at_start(scene.who("your_fighter"))
        case nodes.Strengthen(number):
            return verbs.strengthen(number)
        case nodes.ChooseWeakest(among):
            scene.choose_weakest(among)
            return UNSAID
        case _:
            assert_never(step)


def _site(step: SiteStep, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.adventure
    match step:
        case nodes.Threat(amount):
            return verbs.threat(scene.quantity(amount))
        case nodes.PlaceTokens(amount, "beside"):
            return verbs.place_tokens_beside(scene.quantity(amount), scene.who("your_fighter"), scene.sites)
        case nodes.PlaceTokens(amount, on):
            return verbs.place_tokens(scene.quantity(amount), scene.sites, empty=on == "lowest_empty")
        case nodes.Destroy():
            return verbs.destroy()
        case nodes.TurnUp():
            return verbs.turn_up()
        case nodes.Activate():
            return verbs.activate()
        case nodes.Clear(number):
            return verbs.clear(number, scene.sites)
        case nodes.DrawTo(number):
            return verbs.draw_to(number)
        case nodes.Sift(number):
            return verbs.sift(number)
        case _:
            assert_never(step)


def _choose(step: nodes.Choose, scene: Scene, grammar: Grammar) -> Clause:
    verbs = grammar.verbs
    match step.what:
        case "fighter":
            among = scene.who(step.among or "all_fighters")
            but = scene.where(None, step.other_than).adjacent
            said = verbs.choose_fighter(among, scene.where(step.in_zone_of, step.adjacent_to), but)
            scene.choose_fighter(step.among)
            return said
        case "space":
            where = scene.where(step.in_zone_of, step.adjacent_to)
            scene.choose_space()
            return verbs.choose_space(where, ends=scene.chosen_spaces > 1)
        case "card":
            seen = scene.focus == HAND and step.among == "opponent_hand"
            scene.focus, scene.chosen_among = CHOSEN_CARD, step.among
            return verbs.choose_card(step.among, seen=seen)
        case _:
            assert_never(step.what)
