"""The bots in adventures: legal options, no look at hidden cards, and what a hero should see."""

from __future__ import annotations

from itertools import product

import pytest

from matchless.lab.adventure.plan import make_adventure_plans
from matchless.lab.adventure.tally import AdventureTally
from matchless.lab.arena import Arena
from matchless.library.library import Library
from matchless.players.adventure.attacks import drop
from matchless.players.registry import new_bot
from matchless.rules.adventure.state import quest_of
from matchless.rules.board.bits import set_of
from matchless.rules.flow.play import take
from matchless.rules.game import NO_BOOST
from matchless.rules.notation import notations, parse
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.view import view_of
from tests.support.adventure.bots import VILLAINS, adventure, chosen, first_action, move
from tests.support.bot_games import positions

CASES = list(product(("hare", "strategist", "greedy", "random"), VILLAINS, ["core-2023", "classic-2020"]))
FAIR = list(product(("sparrow", "strategist", "prior", "greedy"), VILLAINS))
HEROES, MINIONS = ("medusa", "golden-bat"), ("tarantula", "blob")


@pytest.mark.parametrize(("name", "villain", "preset"), CASES)
def test_a_bot_plays_whole_adventures_by_the_rules(name: str, villain: str, preset: str) -> None:
    bots = [new_bot(name, seat, 15) for seat in range(2)]
    for state in positions(adventure(villain, HEROES, MINIONS, preset), 5, bots):
        decision = state.decision
        if decision is not None:
            view = view_of(state, decision.seat)
            before = view.numbers()
            assert view.answer(bots[decision.seat].choose(view)) in decision.options
            assert before == view.numbers(), "a bot leaves the view as it is"
    assert state.winner != NOBODY


@pytest.mark.parametrize(("name", "villain"), FAIR)
def test_what_a_bot_cannot_see_does_not_change_its_choice(name: str, villain: str) -> None:
    bots = [new_bot(name, seat, 15) for seat in range(2)]
    for at, state in enumerate(positions(adventure(villain, HEROES, MINIONS), 6, bots)):
        if state.decision is None or at % 4:
            continue
        seat = state.decision.seat
        view = view_of(state, seat)
        other = view.imagine(1000 + at)
        option = bots[seat].choose(view)
        assert option == bots[seat].choose(view_of(other, seat))
        assert option == new_bot(name, seat, 15).choose(view), "the answer depends on seed and view only"


def test_heroes_of_the_bot_do_far_better_than_chance() -> None:
    wins = {}
    for bot in ("greedy", "random"):
        (plan,) = make_adventure_plans(Library(), ("mothman",), bots=(bot,), games=12, seed=3)
        tally = AdventureTally([plan])
        arena = Arena(plan)
        for number in range(plan.games):
            tally.add(arena.play(number))
        wins[bot] = tally.wins
    assert wins["greedy"] >= wins["random"] + 3


def test_a_villain_that_can_be_defeated_is_attacked() -> None:
    state = first_action(adventure("mothman", ("achilles",), ("ant-queen",)), 2)
    move(state, "mothman", "p18")
    move(state, "ant-queen", "p13")
    move(state, "achilles", "p17")
    state.health[state.game.seats[1].first] = 1
    refreshed = view_of(state, 0).imagine(1)  # the options are worked out anew
    assert chosen(refreshed).startswith("attack mothman")


def test_damage_costs_more_the_fewer_health_is_left() -> None:
    worth = [-5.0, 2.0, 3.5, 4.5, 5.0]
    assert 0.5 == drop(worth, 4, 1)
    assert 1.0 == drop(worth, 4, 1.5)
    assert 10.0 == drop(worth, 4, 7), "no more than all can be lost"
    assert drop(worth, 2, 1) > drop(worth, 3, 1) > drop(worth, 4, 1)


def test_a_bot_pays_for_a_bridge_with_cards_that_have_no_boost() -> None:
    state = first_action(adventure("mothman", ("sinbad",), ("blob",)), 1)
    move(state, "sinbad", "p22")
    deck = state.game.seats[0].deck
    without = [number for number in range(len(deck)) if deck[number].boost == NO_BOOST]
    state.hand[0] = set_of(without[:2])
    state.deck[0] = bytes(without[2:])
    state.discard[0] = bytes(number for number in range(len(deck)) if number not in without)
    state.public[0] = set_of(list(state.discard[0]))
    quest_of(state).tokens[0] = 3
    take(state, parse(state, "maneuver"))
    while "activate 1" not in notations(state):
        take(state, parse(state, "done" if "done" in notations(state) else "decline"))
    assert chosen(state) in notations(state)
    take(state, parse(state, "activate 1"))
    assert chosen(state).startswith("discard voyage")
