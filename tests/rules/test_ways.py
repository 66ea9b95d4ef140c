"""Moves over webs and acid: the ends offered are those of the ways there are."""

from __future__ import annotations

import pytest

from matchless.library.shelf import Shelf
from matchless.library.table import Setup, lay
from matchless.rules.board import NOWHERE
from matchless.rules.play import new_game
from matchless.rules.playout import playout
from matchless.rules.ways import HURT, is_strewn, spaces_with, ways_from

MINIONS = ("blob", "tarantula")


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_the_ends_of_a_move_over_tokens_are_those_of_its_ways(villain: str) -> None:
    setup = Setup("", ("medusa", "sinbad"), 1, villain=villain, minions=MINIONS)
    game = lay(Shelf(), setup)
    hurting = 0
    for seed in range(4):
        state = new_game(game, seed)
        while state.decision is not None:
            playout(state, seed, 5)
            for fighter in range(len(game.fighters)):
                if state.space[fighter] == NOWHERE or not is_strewn(state, fighter):
                    continue
                for steps, through in ((2, False), (4, True)):
                    ways = ways_from(state, fighter, steps, through, exact=False)
                    expected = sorted(way.space + way.hurt * HURT for way in ways)
                    found = spaces_with(state, fighter, steps, through, exact=False)
                    assert expected == found
                    hurting += found[-1] >= HURT
    assert hurting > 20
