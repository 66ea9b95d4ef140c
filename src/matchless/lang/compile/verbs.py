"""The op of each verb: one line per word."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from matchless.lang import nodes
from matchless.lang.adventure.compile import adventure_op
from matchless.rules.describe.fighters import Others
from matchless.rules.ops import (
    combat_roles,
    combat_values,
    control,
    crossing,
    damage,
    deck_search,
    hands,
    movement,
    places,
    pools,
    reveals,
)

if TYPE_CHECKING:
    from matchless.lang.compile.words import Lexicon
    from matchless.rules.op import Op

MANDATORY = -1
_PLAYERS = {"you": hands.YOU, "opponent": hands.OPPONENT, "each_player": hands.EACH_PLAYER}
_DECKS = {"your_deck": hands.YOU, "opponent_deck": hands.OPPONENT, "each_deck": hands.EACH_PLAYER}
_DAMAGE = {
    "all_damage": damage.ALL_DAMAGE,
    "combat_damage": damage.COMBAT_DAMAGE,
    "effect_damage": damage.EFFECT_DAMAGE,
}


def op_of(step: nodes.Step, words: Lexicon, skip: int, *, crosses: bool) -> Op:
    """Return the op of a step; ``skip``: where to continue if it is declined; ``crosses``: the way matters."""
    if isinstance(step, nodes.HandVerb):
        return _hand(step, words, skip)
    if isinstance(step, nodes.PileVerb):
        return _pile(step, words, skip)
    if isinstance(step, nodes.PositionVerb):
        return _position(step, words, skip, crosses=crosses)
    if isinstance(step, nodes.HealthVerb):
        return _health(step, words)
    if isinstance(step, nodes.CombatVerb):
        return _combat(step, words, skip)
    if isinstance(step, nodes.TurnVerb):
        return _turn(step, words, skip)
    if isinstance(step, nodes.AdventureVerb):
        return adventure_op(step, words)
    if isinstance(step, nodes.Choose | nodes.ChooseNumber):
        return _choice(step, words, skip)
    raise AssertionError("written by the compiler itself")


def _hand(step: nodes.HandVerb, words: Lexicon, skip: int) -> Op:  # noqa: C901, PLR0912 - one line a word
    match step:
        case nodes.Draw(amount, player):
            return hands.DrawCards(words.amount(amount), _PLAYERS[player])
        case nodes.Discard(how_many, player, how):
            return _discard(how_many, _PLAYERS[player], skip, at_random=how == "random")
        case nodes.DiscardTop(count, deck):
            return hands.DiscardTopCards(count, _DECKS[deck])
        case nodes.LookAtHand():
            return deck_search.LookAtHandCards()
        case nodes.LookAtTop(count, deck, openly):
            return deck_search.LookAtTopCards(count, _DECKS[deck], openly)
        case nodes.Keep(count):
            return deck_search.KeepCards(count)
        case nodes.PutBack(place):
            return deck_search.PutCardsBack(on_top=place == "top")
        case nodes.SearchFor(card):
            return deck_search.SearchForCard(words.copies(card))
        case nodes.Take(how_many, tag, named):
            if how_many in ("random", "top"):
                return reveals.TakeOneFromDiscard(at_random=how_many == "random")
            fitting = words.tagged[tag] if tag else words.copies(named) if named else -1
            return deck_search.TakeCards(how_many if isinstance(how_many, int) else 0, fitting)
        case nodes.TakeBack():
            return combat_roles.TakeCardBack()
        case nodes.Shuffle():
            return deck_search.ShuffleDeck()
        case _:
            assert_never(step)


def _discard(amount: int | str, player: int, skip: int, *, at_random: bool) -> Op:
    if isinstance(amount, str):
        return hands.DiscardPicked()
    if at_random:
        return hands.DiscardRandomly(amount, player)
    if player == hands.EACH_PLAYER:
        return hands.DiscardEach(amount)
    return hands.DiscardCards(amount, player, skip)


def _pile(step: nodes.PileVerb, words: Lexicon, skip: int) -> Op:
    match step:
        case nodes.ShuffleIn(count, up_to, by):
            return reveals.ShuffleCardsIn(count, words.cards_by(by) if by else -1, up_to)
        case nodes.PutUnderDeck(what):
            return reveals.PutPickedUnder() if what == "chosen" else reveals.PutOneUnder()
        case nodes.RevealTop("both_decks"):
            return reveals.CompareTopCards()
        case nodes.RevealTop(deck):
            return reveals.RevealTopCard(of_opponent=deck == "opponent_deck")
        case nodes.RevealBottom():
            return reveals.RevealBottomCard()
        case nodes.BottomToTop():
            return reveals.PutBottomOnTop()
        case nodes.RevealPair():
            return reveals.RevealTwoAlike(skip)
        case _:
            assert_never(step)


def _position(step: nodes.PositionVerb, words: Lexicon, skip: int, *, crosses: bool) -> Op:
    match step:
        case nodes.Move():
            return _move(step, words, crosses=crosses)
        case nodes.PlaceFighter(word, on, zone, near):
            return movement.PlaceOne(words.who(word), words.where(zone, near), on == "other_space", skip)
        case nodes.Return(name, zone, near):
            return movement.ReturnOne(words.groups[name], words.where(zone, near), skip)
        case nodes.Summon(name, zone, near, word):
            if word is not None:
                return places.SummonInPlace(words.groups[name], words.who(word), words.where(zone, near))
            return places.SummonOne(words.groups[name], words.where(zone, near))
        case nodes.Swap(word, other):
            return places.SwapFighters(words.who(word), words.who(other))
        case nodes.Hold():
            return places.HoldEveryone()
        case _:
            assert_never(step)


def _move(step: nodes.Move, words: Lexicon, *, crosses: bool) -> Op:
    exact = step.up_to is None
    steps = step.up_to if step.up_to is not None else step.exactly or 0
    if crosses and step.through_opponents and words.means_one(step.who):
        return crossing.MoveCrossing(words.who(step.who), steps)
    if words.means_one(step.who):
        return movement.MoveOne(words.who(step.who), steps, exact, step.through_opponents)
    return movement.MoveEach(words.who(step.who), steps, exact, step.through_opponents)


def _health(step: nodes.HealthVerb, words: Lexicon) -> Op:
    match step:
        case nodes.Damage(amount, word, zone, near, on):
            return damage.DealDamage(words.amount(amount), words.those(word, zone, near, on))
        case nodes.Defeat(word):
            return damage.DefeatFighters(words.who(word))
        case nodes.Recover(amount, word, zone, near):
            return damage.RecoverHealth(words.amount(amount), words.those(word, zone, near))
        case nodes.SetHealth(health, word):
            return damage.SetHealthTo(health, words.who(word))
        case nodes.Prevent(what, word):
            return damage.PreventDamage(words.who(word), _DAMAGE[what])
        case nodes.Redirect(_, word):
            return combat_roles.RedirectDamage(words.who(word))
        case nodes.KeepAlive(word):
            return damage.KeepFightersAlive(words.who(word))
        case _:
            assert_never(step)


def _combat(step: nodes.CombatVerb, words: Lexicon, skip: int) -> Op:
    match step:
        case nodes.SetValue(amount):
            return combat_values.SetCardValue(words.amount(amount))
        case nodes.AddValue(amount):
            return combat_values.AddCardValue(words.amount(amount))
        case nodes.IgnoreValue():
            return combat_values.IgnoreCardValue()
        case nodes.LockValue():
            return combat_roles.LockCardValue()
        case nodes.Boost(what):
            return combat_values.BoostCard(skip, by_opponent=what == "opponent_card")
        case nodes.CommitBoost():
            return combat_values.CommitBoostCard(skip)
        case nodes.Cancel():
            return combat_values.CancelCard()
        case nodes.TakeOver(word):
            return combat_roles.TakeOverCombat(words.who(word))
        case nodes.BonusAttack(name):
            return combat_roles.MakeBonusAttack(words.bonus[name])
        case _:
            assert_never(step)


def _turn(step: nodes.TurnVerb, words: Lexicon, skip: int) -> Op:
    match step:
        case nodes.GainActions(actions, player):
            return control.GainMoreActions(actions, by_opponent=player == "opponent")
        case nodes.EndTurn():
            return control.EndTheTurn()
        case nodes.ChooseForm(form):
            return control.ChooseFormValue(words.forms[form])
        case nodes.ChangeForm(form):
            return control.ChangeFormValue(words.forms[form])
        case nodes.GainCounter(amount, counter):
            return pools.GainFromCounter(words.amount(amount), words.counters[counter])
        case nodes.Spend("any", counter):
            return pools.SpendAny(words.counters[counter], skip, least=0)
        case nodes.Spend(how_many, counter):
            assert isinstance(how_many, int)
            return pools.SpendFixed(how_many, words.counters[counter], skip)
        case _:
            assert_never(step)


def _choice(step: nodes.Choose | nodes.ChooseNumber, words: Lexicon, skip: int) -> Op:
    if isinstance(step, nodes.ChooseNumber):
        return pools.ChooseUpTo(step.up_to)
    if step.what == "fighter":
        those = words.those(step.among, step.in_zone_of, step.adjacent_to)
        if step.other_than is not None:
            those = Others(those, words.who(step.other_than))
        return control.ChooseFighter(those, skip)
    if step.what == "space":
        return control.ChooseSpace(words.where(step.in_zone_of, step.adjacent_to), skip)
    return control.ChooseCard(step.among == "opponent_hand", skip)
