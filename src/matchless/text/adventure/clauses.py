"""From nodes to clauses: the steps that only adventures have."""

from __future__ import annotations

from typing import assert_never

from matchless.lang import nodes
from matchless.lang.nodes.adventure import AdventureVerb, EnemyVerb, PlayerVerb, SiteVerb
from matchless.text.discourse import UNSAID, Clause, Scene
from matchless.text.grammar import Grammar


def adventure_clause(step: AdventureVerb, scene: Scene, grammar: Grammar) -> Clause:
    """A step of an adventure as a clause."""
    return _enemy(step, scene, grammar) if isinstance(step, EnemyVerb) else _site(step, scene, grammar)


def _enemy(step: EnemyVerb, scene: Scene, grammar: Grammar) -> Clause:
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


def _site(step: SiteVerb | PlayerVerb, scene: Scene, grammar: Grammar) -> Clause:
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
