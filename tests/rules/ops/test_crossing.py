"""Moves through others: the ways offered are those there are, by whom they cross and what they meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.adventure.tokens import damage_on, tokens_met
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.describe.fighters import These
from matchless.rules.flow.play import new_game
from matchless.rules.flow.playout import playout
from matchless.rules.game import NOTHING
from matchless.rules.notation import words_of
from matchless.rules.ops.crossing import MoveCrossing, opponents_by_space
from matchless.rules.state.frame import NO_CARD, Frame

if TYPE_CHECKING:
    from matchless.rules.state.state import State

MINIONS = ("blob", "tarantula")
Way = tuple[int, int, int]  # where it ends, whom it crossed, the hurting spaces it entered


def walk_all(state: State, fighter: int, steps: int) -> set[Way]:
    """Walk every way, space by space: through everyone, on no hurting space twice, no further than a web."""
    there = opponents_by_space(state, fighter)
    stops, hurts = tokens_met(state, fighter)
    edge = {(state.space[fighter], 0, 0)}
    found = set(edge)
    for _ in range(steps):
        grown = set()
        for space, crossed, entered in edge:
            for near in members(state.layout().neighbours[space] & ~entered):
                grown.add((near, crossed | there[near], entered | 1 << near & hurts))
        found |= grown
        edge = {way for way in grown if not stops >> way[0] & 1}
    free = ~state.occupied() | 1 << state.space[fighter]
    return {way for way in found if free >> way[0] & 1}


def in_words(state: State, fighter: int, way: Way) -> str:
    """Return a way as it is offered."""
    space, crossed, entered = way
    mover, board = state.game.fighters[fighter], state.game.board
    words = "stay" if space == state.space[fighter] else f"move {mover.name} to {board.spaces[space]}"
    if crossed:
        words += f" through {' and '.join(state.game.fighters[other].name for other in members(crossed))}"
    hurt = sum(damage_on(state, space) for space in members(entered))
    return f"{words} for {hurt} damage" if hurt else words


@pytest.mark.parametrize(
    "setup",
    [
        Setup("", ("medusa", "sinbad"), 1, villain="mothman", minions=MINIONS),
        Setup("", ("yennenga", "achilles"), 1, villain="martian-invader", minions=MINIONS),
        Setup("marmoreal", ("alice", "yennenga"), 1),
    ],
    ids=["mothman", "martian-invader", "duel"],
)
def test_the_ways_through_others_are_those_there_are(setup: Setup) -> None:
    game = make_game(Library(), setup)
    crossing = hurting = 0
    for seed in range(3):
        state = new_game(game, seed)
        while state.decision is not None:
            playout(state, seed, 9)
            for fighter in range(len(game.fighters)):
                if state.space[fighter] == NOWHERE or state.decision is None or state.nobody_moves:
                    continue
                asked = state.clone()
                frame = Frame(NOTHING, game.fighters[fighter].seat, fighter, NO_CARD)
                op = MoveCrossing(These(1 << fighter), 3)
                op.run(asked, frame)
                assert asked.decision is not None
                offered = [
                    words_of(game, one) for one in op.describe_all(asked, frame, asked.decision.options)
                ]
                ways = walk_all(state, fighter, 3)
                assert sorted({in_words(state, fighter, way) for way in ways}) == sorted(offered)
                crossing += sum("through" in words for words in offered)
                hurting += sum("damage" in words for words in offered)
    assert crossing > 100
    assert hurting > 20 or not setup.villain
