"""Every bot: legal options, no memory, no look at hidden cards."""

from __future__ import annotations

from itertools import product

import pytest

from matchless.players.bot import BuiltInBot
from matchless.players.registry import BOTS, new_bot
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.view import view_of
from tests.support.bot_games import positions, table

PAIRS = [("alice", "king-arthur"), ("medusa", "sinbad"), ("sinbad", "sinbad"), ("king-arthur", "medusa")]
CASES = list(product(BOTS, PAIRS, ["core-2023", "classic-2020"]))


def made(name: str, seed: int) -> BuiltInBot:
    """A bot that is quick enough for a test: those that search do it less."""
    return new_bot(name, seed, 15)


@pytest.mark.parametrize(("name", "heroes", "preset"), CASES)
def test_a_bot_plays_whole_games_by_the_rules(name: str, heroes: tuple[str, ...], preset: str) -> None:
    bots = [made(name, 1), made(name, 2)]
    for state in positions(table("sarpedon", heroes, preset), 5, bots):
        decision = state.decision
        if decision is not None:
            view = view_of(state, decision.seat)
            before = view.numbers()
            assert view.answer(bots[decision.seat].choose(view)) in decision.options
            assert before == view.numbers(), "a bot leaves the view as it is"
    assert state.winner != NOBODY


@pytest.mark.parametrize(("name", "heroes"), list(product(BOTS, PAIRS)))
def test_what_a_bot_cannot_see_does_not_change_its_choice(name: str, heroes: tuple[str, ...]) -> None:
    bots = [made(name, 1), made(name, 2)]
    for at, state in enumerate(positions(table("marmoreal", heroes), 6, bots)):
        if state.decision is None or at % 3:
            continue
        seat = state.decision.seat
        view = view_of(state, seat)
        other = view.imagine(1000 + at)
        chosen = bots[seat].choose(view)
        assert chosen == bots[seat].choose(view_of(other, seat))
        assert chosen == made(name, seat + 1).choose(view), "the answer depends on the seed and the view only"


def test_hidden_cards_do_differ_between_the_states_tried_above() -> None:
    state = next(positions(table("marmoreal", PAIRS[0]), 6, []))
    assert state.decision is not None
    seat = state.decision.seat
    hands = {view_of(state, seat).imagine(seed).hand[1 - seat] for seed in range(20)}
    assert len(hands) > 10


def test_random_bots_with_unlike_seeds_play_unlike() -> None:
    game = table("sarpedon", PAIRS[1])
    ends = {
        [s.number for s in positions(game, 1, [new_bot("random", seed), new_bot("random", seed)])][-1]
        for seed in range(8)
    }
    assert len(ends) > 3


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gredy", "did you mean 'greedy'?"),
        ("zzz", "there are: sparrow, hare, otter, fox, lynx, owl, greedy, strategist, prior, random"),
    ],
)
def test_an_unknown_bot_is_answered_with_names(name: str, hint: str) -> None:
    with pytest.raises(ValueError, match=f"the bot '{name}' is not known; ") as error:
        new_bot(name, 1)
    assert hint in str(error.value)
