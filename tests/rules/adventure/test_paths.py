"""Moves over webs and acid: the ends offered are those of the ways there are."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.adventure.paths import HURT, exact_ways, ground_for, spaces_with
from matchless.rules.adventure.tokens import damage_on, is_strewn, tokens_met
from matchless.rules.board.bits import WIDTH, members, set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.maneuver import MoveFighters
from matchless.rules.flow.play import new_game, take
from matchless.rules.flow.playout import playout
from matchless.rules.flow.programs import MANEUVER_PROGRAM
from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import MOVE_VALUE
from matchless.rules.op import PASS
from matchless.rules.state.event import DAMAGED, MOVED
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.state import MOVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.rules.state.state import State

MINIONS = ("blob", "tarantula")


def walks(state: State, fighter: int, steps: int, *, through: bool) -> Iterator[tuple[int, int, int, bool]]:
    """Walk every way, step by step: its length, its end, its damage, and whether it can go no further."""
    stops, hurts = tokens_met(state, fighter)
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    edge = {(state.space[fighter], 0, 0)}
    yield 0, state.space[fighter], 0, False
    for length in range(1, steps + 1):
        grown = set()
        for space, entered, hurt in edge:
            for near in members(state.layout().neighbours[space] & ~(blocked | entered)):
                new = damage_on(state, near) if hurts >> near & 1 else 0
                grown.add((near, entered | (1 << near if new else 0), hurt + new))
        for space, _, hurt in sorted(grown):
            yield length, space, hurt, bool(stops >> space & 1)
        edge = {way for way in grown if not stops >> way[0] & 1}


def check_move(state: State, fighter: int, steps: int, *, through: bool) -> int:
    """Compare what is offered with every way there is; return how many ways that hurt there were."""
    free = ~state.occupied() | 1 << state.space[fighter]
    lengths: dict[tuple[int, int], int] = {}
    exact = set()
    for length, space, hurt, stops in walks(state, fighter, steps, through=through):
        if free >> space & 1:
            lengths.setdefault((space, hurt), length)
            if length == steps or stops:
                exact.add((space, hurt))
    expected = sorted(space + hurt * HURT for space, hurt in lengths)
    assert expected == spaces_with(state, fighter, steps, through, exact=False)
    assert exact == {(way.space, way.hurt) for way in exact_ways(state, fighter, steps, through)}
    ground = ground_for(state, fighter, through)
    hurting = [end for end in lengths if end[1]]
    for space, hurt in hurting:
        length, hop, far = ground.first_hop(state.space[fighter], space, hurt, steps, ground.hurts)
        assert lengths[space, hurt] == length
        assert ground.hurts >> hop & 1
        assert 1 <= far <= length
    return len(hurting)


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_the_ends_of_a_move_over_tokens_are_those_of_its_ways(villain: str) -> None:
    setup = Setup("", ("medusa", "sinbad"), 1, villain=villain, minions=MINIONS)
    game = make_game(Library(), setup)
    hurting = 0
    for seed in range(4):
        state = new_game(game, seed)
        while state.decision is not None:
            playout(state, seed, 5)
            for fighter in range(len(game.fighters)):
                if state.space[fighter] != NOWHERE and is_strewn(state, fighter):
                    for steps, through in ((1, True), (2, False), (4, True)):
                        hurting += check_move(state, fighter, steps, through=through)
    assert hurting > 100


def offered(state: State, seat: int, boost: int) -> list[int]:
    """Return where a seat's fighters may go in a maneuver with this boost."""
    asked = state.clone()
    frame = Frame(MANEUVER_PROGRAM, seat, state.game.seats[seat].first, NO_CARD)
    frame.number = boost
    asked.decision = None
    MoveFighters(boosting=False).run(asked, frame)
    return [] if asked.decision is None else [option for option in asked.decision.options if option != PASS]


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_a_maneuver_offers_the_ends_of_all_its_fighters_moves(villain: str) -> None:
    game = make_game(Library(), Setup("", ("medusa", "sinbad"), 1, villain=villain, minions=MINIONS))
    over_tokens = 0
    for seed in range(4):
        state = new_game(game, seed)
        while state.decision is not None:
            playout(state, seed, 5)
            for seat in game.seats[: game.players] if state.decision is not None else ():
                for boost in (0, 2):
                    expected = []
                    for fighter in seat.fighters:
                        if state.space[fighter.number] == NOWHERE:
                            continue
                        points = (
                            seat.move + boost + standing_bonus(state, MOVE_VALUE, seat.number, fighter.number)
                        )
                        ends = spaces_with(state, fighter.number, points, through=False, exact=False)
                        ends.remove(state.space[fighter.number])
                        expected += [fighter.rank * WIDTH + end for end in ends]
                        over_tokens += ends[-1:] > [HURT]
                    assert sorted(expected) == offered(state, seat.number, boost)
    assert over_tokens > 50


def test_a_walk_over_acid_enters_no_space_twice() -> None:
    game = make_game(Library(), Setup("", ("medusa", "sinbad"), 1, villain="mothman", minions=MINIONS))
    longest = 0
    for seed in range(6):
        state = new_game(game, seed)
        while state.decision is not None:
            playout(state, seed, 3)
            for option in state.decision.options if state.decision and state.decision.kind == MOVE else ():
                if option >= HURT:
                    walked = state.clone()
                    walked.log = []
                    take(walked, option)
                    fighter = game.seats[state.decision.seat].first + option % HURT // WIDTH
                    mine = [event for event in walked.log if event.fighter == fighter]
                    entered = [event.amount for event in mine if event.kind == MOVED]
                    hurts = [event for event in mine if event.kind == DAMAGED]
                    assert len(entered) == len(set(entered))
                    assert len(hurts) <= len(entered)
                    longest = max(longest, len(hurts))
    assert longest > 1


def test_a_layout_answers_the_same_however_much_it_was_asked() -> None:
    layout = Library().playing_board("marmoreal").layouts[0]
    for others in combinations(range(1, layout.size), 3):  # more than it remembers
        blocked = set_of(list(others))
        seen, edge = 1, 1
        for _ in range(4):
            edge = set_of([near for space in members(edge) for near in members(layout.neighbours[space])])
            edge &= ~(seen | blocked)
            seen |= edge
        assert seen == layout.within(0, 4, blocked)
