"""The greedy bot: that it wins, and that it sees what is to be seen."""

from __future__ import annotations

import pytest

from matchless.lab.arena import Arena
from matchless.lab.plan import make_plan
from matchless.lab.tally import Tally
from matchless.library.library import Library
from matchless.players.cards import best_expected
from matchless.players.distances import Distances
from matchless.players.greedy_bot import GreedyBot
from matchless.players.knowledge import stage
from matchless.rules.board.bits import members
from matchless.rules.board.board import Board
from matchless.rules.flow.damage import put
from matchless.rules.flow.play import new_game, take
from matchless.rules.flow.turn import ATTACK_ACTION, MANEUVER
from matchless.rules.notation import notation
from matchless.rules.op import PASS
from matchless.rules.state.state import ACTION, State
from matchless.rules.state.view import view_of
from matchless.search.distances import FAR
from tests.support.bot_games import table


def test_greedy_beats_random_with_every_hero_from_every_seat() -> None:
    plan = make_plan(Library(), bots=("greedy", "random"), games=96, seed=20)
    tally = Tally(plan)
    arena = Arena(plan)
    for number in range(plan.games):
        tally.add(arena.play(number))
    greedy = tally.bots()[0]
    assert greedy["wins"] >= 92
    assert min(hero["rate"] for hero in greedy["heroes"]) >= 0.9


def first_action(heroes: tuple[str, ...], seed: int) -> State:
    """The first decision about an action, with the fighters placed anyhow."""
    state = new_game(table("sarpedon", heroes), seed)
    while state.decision is not None and state.decision.kind != ACTION:
        take(state, state.decision.options[0])
    return state


def test_greedy_strikes_down_a_hero_that_cannot_be_saved() -> None:
    state = first_action(("sinbad", "medusa"), 3)
    state.health[2] = 1
    state.deck[1] = bytes(members(state.hand[1])) + state.deck[1]
    state.hand[1] = 0
    near = members(state.layout().neighbours[state.space[2]] & ~state.occupied())
    put(state, 0, near[0])
    take(state, MANEUVER)  # of no use but that the options are worked out anew
    while state.decision is not None and state.decision.kind != ACTION:
        take(state, PASS)
    assert state.decision is not None
    view = view_of(state, 0)
    option = view.answer(GreedyBot(1).choose(view))
    assert option >= ATTACK_ACTION
    assert notation(state, option).startswith("attack medusa")


def test_steps_are_counted_to_where_a_target_can_be_hit() -> None:
    line = Board(
        "line", ["a", "b", "c", "d", "e"], [(0, 1), (1, 2), (2, 3)], [0b00111, 0b11000], [0, 3], [], []
    )
    ways = Distances(line.layouts[0])
    assert [0, 0, 1, 2] == [ways.melee[1][0], ways.melee[0][1], ways.melee[2][0], ways.melee[3][0]]
    assert [0, 2, FAR] == [ways.ranged[2][0], ways.ranged[3][0], ways.melee[4][0]]
    assert 0 == ways.ranged[4][3], "a zone is enough"


def test_what_it_takes_to_strike_grows_with_the_way() -> None:
    assert [0, 1, 1, 2, 2, 4] == [stage(need, 2) for need in range(6)]
    assert [0, 1, 1, 1, 2, 2, 3, 4] == [stage(need, 3) for need in range(8)]


def test_the_best_of_more_cards_is_better() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 0.0]
    found = [best_expected(values, 0b11111, count) for count in range(1, 6)]
    assert found == sorted(found)
    assert pytest.approx(2.0) == found[0]
    assert pytest.approx(4.0) == found[-1]
    assert 0.0 == best_expected(values, 0, 2)
