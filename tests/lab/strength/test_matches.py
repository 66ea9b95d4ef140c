"""Blocks of games between bots: everybody gets the same chances, and a block is the same whenever it is played."""

from __future__ import annotations

from collections import Counter

import pytest

from matchless.lab.strength.blind import BlindBot
from matchless.lab.strength.matches import BLOCK, Block, Match, library, pair, paired, play_block, shown
from matchless.players.random_bot import RandomBot
from matchless.rules.board.bits import members
from matchless.rules.state.view import view_of
from tests.support.bot_games import positions, table


def test_blocks_come_over_all_pairs_of_heroes() -> None:
    heroes = library().heroes
    pairs = [frozenset(pair(number)) for number in range(len(heroes) * (len(heroes) - 1) // 2)]
    assert len(set(pairs)) == len(pairs)
    assert {2} == {len(one) for one in pairs}
    first = Counter(hero for number in range(len(heroes)) for hero in pair(number))
    assert {2} == set(first.values()), "everybody plays equally often before anybody plays more"


@pytest.mark.parametrize("kind", ["duel", "knowing", "four", "teams"])
def test_a_block_is_the_same_whenever_it_is_played(kind: str) -> None:
    match = Match(kind, "prior", "random", 3)
    found = play_block((match, 2))
    assert found == play_block((match, 2))
    assert BLOCK == found.won + found.lost
    if kind in {"duel", "knowing"}:
        assert {2} == {played for _won, played in found.heroes.values()}


def test_both_bots_play_the_same_adventures() -> None:
    same = play_block((Match("mothman", "random", "random", 1), 0))
    assert same.won == same.lost
    assert (0, 0) == (same.only_first, same.only_second)
    other = play_block((Match("mothman", "greedy", "random", 1), 0))
    assert other.won - other.lost == other.only_first - other.only_second


def test_the_gain_counts_adventures_that_only_one_bot_won() -> None:
    gain, low, high = paired([Block(0, 4, 2, 2, 0, {}), Block(1, 3, 3, 1, 1, {})])
    assert gain == pytest.approx(0.25)
    assert low < gain < high
    assert paired([Block(0, 4, 4, 0, 0, {})]) == (0, 0, 0)


def test_who_is_shown_a_hand_knows_it_and_nobody_else_does() -> None:
    hidden = 0
    for state in positions(table("sarpedon", ("king-arthur", "medusa")), 3, [RandomBot(1), RandomBot(2)]):
        if state.decision is None or state.combat is not None:
            continue
        seat = state.decision.seat
        other = 1 - seat
        names = Counter(state.game.seats[other].deck[card].name for card in members(state.hand[other]))
        view = shown(state, seat)
        for at in range(3):
            hand = view.imagine(at).hand[other]
            assert names == Counter(state.game.seats[other].deck[card].name for card in members(hand))
        hidden += view_of(state, seat).position.hand[other] == 0 and state.hand[other] != 0
    assert hidden


def test_the_blind_search_needs_the_view_and_the_seed_only() -> None:
    bots = [BlindBot(1, 5), BlindBot(2, 5)]
    for at, state in enumerate(positions(table("sarpedon", ("king-arthur", "medusa")), 3, bots)):
        if state.decision is None or at > 30:
            break
        seat = state.decision.seat
        view = view_of(state, seat)
        chosen = bots[seat].choose(view)
        decision = view.decision
        assert decision is not None
        assert chosen in decision.options
        assert chosen == BlindBot(seat + 1, 5).choose(view)
        assert chosen == bots[seat].choose(view_of(view.imagine(at), seat))
