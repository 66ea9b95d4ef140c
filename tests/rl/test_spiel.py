"""The game of OpenSpiel: its own checks, a playthrough, and algorithms that run on a small duel."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import matchless.rl.spiel  # noqa: F401 - registers the game
from matchless.rules.state.view import view_of

SMALL = "python_matchless(first=medusa,second=king-arthur,board=sarpedon,health=3,turns=3,deals=20)"


@pytest.fixture
def game() -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return pyspiel.load_game(SMALL)


def dealt(game: Any, deal: int = 3) -> Any:  # noqa: ANN401
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_openspiel_finds_nothing_wrong(game: Any) -> None:  # noqa: ANN401
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_whole_game_as_printed() -> None:
    state = dealt(pyspiel.load_game("python_matchless(deals=50)"), 7)
    rng = Random(5)  # noqa: S311 - a game, no secret
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_playthrough(game: Any) -> None:  # noqa: ANN401
    """The first answers of one deal, in words."""
    state = dealt(game)
    said = []
    for _ in range(8):
        action = state.legal_actions()[0]
        said.append(state.action_to_string(state.current_player(), action).rpartition(" (")[0])
        state.apply_action(action)
    assert said[:5] == [
        "place harpy-1 on s18",
        "place harpy-2 on s19",
        "place harpy-3 on s23",
        "place merlin on s21",
        "maneuver",
    ]
    assert "medusa 3/16 – king-arthur 3/18, turn 1" in str(state)


def test_same_deal_is_the_same_game(game: Any) -> None:  # noqa: ANN401
    assert dealt(game).position.equals(dealt(game).position)
    assert not dealt(game).position.equals(dealt(game, 4).position)
    deals = [probability for _, probability in game.new_initial_state().chance_outcomes()]
    assert 20 == len(deals)
    assert 1 == pytest.approx(sum(deals))


def test_a_clone_stands_alone(game: Any) -> None:  # noqa: ANN401
    state = dealt(game)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert 0 == state.position.number
    assert 1 == other.position.number


def test_a_state_that_was_written_goes_on_as_before(game: Any) -> None:  # noqa: ANN401
    """Also one that no deal leads to: what a player imagines."""
    state = dealt(game)
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    imagined = state.resample_from_infostate(state.current_player(), Random(3).random)  # noqa: S311 - as above
    for one in (game.new_initial_state(), state, imagined):
        again = game.deserialize_state(one.serialize())
        assert str(one) == str(again)
        assert one.history() == again.history()
        while not one.is_terminal():
            assert one.legal_actions() == again.legal_actions()
            action = one.legal_actions()[-1]
            one.apply_action(action)
            again.apply_action(action)
        assert one.returns() == again.returns()
        assert one.information_state_string(0) == again.information_state_string(0)


def test_what_a_player_knows_is_all_it_is_told(game: Any) -> None:  # noqa: ANN401
    """Other cards in the other hand: the same information and observation."""
    state = dealt(game)
    while state.position.turns < 1:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, Random(3).random)  # noqa: S311 - as above
    observing = make_observation(game)
    assert not state.position.equals(other.position)
    assert view_of(state.position, player).numbers() == view_of(other.position, player).numbers()
    assert state.legal_actions() == other.legal_actions()
    assert state.information_state_string(player) == other.information_state_string(player)
    assert observing.string_from(state, player) == observing.string_from(other, player)
    observing.set_from(state, player)
    assert np.array(state.observation_tensor(player)).tolist() == observing.tensor.tolist()
    assert state.observation_string(player) != state.observation_string(1 - player)


def test_mcts_and_ismcts_play(game: Any) -> None:  # noqa: ANN401
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng),
    ]
    state = dealt(game)
    for _ in range(6):
        assert not state.is_terminal()
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_mccfr_runs(game: Any) -> None:  # noqa: ANN401
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)  # noqa: NPY002 - the solver draws from it
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(game)
    chances = policy.action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert 1 == pytest.approx(sum(chances.values()))


def test_mistakes_are_named() -> None:
    with pytest.raises(Exception, match="did you mean 'medusa'"):
        pyspiel.load_game("python_matchless(first=medusaa)")
    with pytest.raises(Exception, match="deals is at least 1"):
        pyspiel.load_game("python_matchless(deals=0)")
