"""From the words of adventures to the ops, amounts and conditions of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

from matchless.lang import nodes
from matchless.lang.nodes.adventure import AdventureVerb
from matchless.rules.adventure import amounts, conditions
from matchless.rules.adventure.ops import enemy, initiative, objectives

if TYPE_CHECKING:
    from matchless.lang.compile.words import Lexicon
    from matchless.rules.op import Amount, Condition, Op

AdventureAmount: TypeAlias = nodes.ThreatLevel | nodes.TokensOn | nodes.OccupiedSites | nodes.Players

_WHERE = {"lowest": objectives.LOWEST, "beside": objectives.BESIDE, "lowest_empty": objectives.LOWEST_EMPTY}


class Scope(NamedTuple):
    """What the names in one enemy's file stand for in one adventure."""

    move: int
    tiles: tuple[str, ...]
    kinds: dict[str, int]  # strewn tokens, by their place in the adventure
    initiative: dict[str, tuple[int, int]]  # for each further card, the first copy and how many


def adventure_op(step: AdventureVerb, words: Lexicon) -> Op:  # noqa: C901, PLR0912 - one line a word
    """Return the op of a verb that only adventures have."""
    scope = words.scope
    assert scope is not None
    match step:
        case nodes.Threat(amount):
            return enemy.AdvanceThreat(words.amount(amount))
        case nodes.PlaceTokens(amount, on):
            return objectives.PlaceTokens(words.amount(amount), _WHERE[on])
        case nodes.Destroy():
            return objectives.DestroyBridge()
        case nodes.TurnUp():
            return objectives.TurnUpTile()
        case nodes.Strew(kind):
            return enemy.Strew(scope.kinds[kind])
        case nodes.TakeTurn():
            return enemy.TakeTurn(scope.move)
        case nodes.ActAgain():
            return initiative.ActAgain()
        case nodes.AddInitiative(count, name):
            return initiative.AddInitiative(count, *scope.initiative[name])
        case nodes.PlaceAtStart():
            return enemy.PlaceAtStart()
        case nodes.Strengthen(count):
            return enemy.Strengthen(count)
        case nodes.ChooseWeakest(word):
            return enemy.ChooseWeakest(words.who(word))
        case nodes.Activate():
            return objectives.ActivateBridge()
        case nodes.Clear(count):
            return objectives.ClearSite(count)
        case nodes.DrawTo(count):
            return objectives.DrawTo(count)
        case nodes.Sift(count):
            return objectives.Sift(count)
        case _:
            assert_never(step)


def adventure_amount(amount: AdventureAmount) -> Amount:
    """Return the rules' amount for an amount of adventures."""
    match amount:
        case nodes.ThreatLevel():
            return amounts.ThreatLevel()
        case nodes.TokensOn(_, plus):
            return amounts.TokensOnLowest(plus)
        case nodes.OccupiedSites(_, per, plus):
            return amounts.OccupiedSites(per, plus)
        case nodes.Players(_, times):
            return amounts.PlayersLeft(times)
        case _:
            assert_never(amount)


def adventure_condition(condition: nodes.FaceUp | nodes.OnToken, words: Lexicon) -> Condition:
    """Return the rules' condition for a condition of adventures."""
    scope = words.scope
    assert scope is not None
    match condition:
        case nodes.FaceUp(tile):
            return conditions.FaceUp(scope.tiles.index(tile))
        case nodes.OnToken(kind):
            return conditions.OnToken(scope.kinds[kind])
        case _:
            assert_never(condition)
