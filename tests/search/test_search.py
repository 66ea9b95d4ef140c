"""The search: the same answer on every build, the strategist's games, and that it plays well."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.match.setup import Setup
from matchless.players.bot import Bot
from matchless.players.learned import WEIGHTS, first_weights, read_weights
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import PARAMETERS, PriorBot, SearchBot, knobs, searcher
from matchless.rules.flow.play import new_game, take
from matchless.rules.notation import notation
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.view import view_of
from matchless.search.evaluation import chances
from matchless.search.tables import Tables
from tests.support.bot_games import positions, table
from tests.support.tables import game_of

ANSWERS = Path(__file__).with_name("answers.txt")
"""Written with the answers of a game; delete it, run the test, read the difference."""


def played(count: int) -> str:
    """The first answers of a seeded game of the strategist against itself."""
    bots = [SearchBot(1, 40), SearchBot(2, 40)]
    lines: list[str] = []
    for state in positions(table("sarpedon", ("medusa", "king-arthur")), 3, bots):
        if len(lines) == count:
            break
        if state.decision is not None:
            view = view_of(state, state.decision.seat)
            option = view.answer(bots[state.decision.seat].choose(view))
            lines.append(f"{state.decision.seat}: {notation(state, option)}")
    return "\n".join(lines) + "\n"


def test_view_seed_and_iterations_decide_the_answer_on_every_build() -> None:
    found = played(40)
    if not ANSWERS.exists():
        ANSWERS.write_text(found, encoding="utf-8")
    assert ANSWERS.read_text(encoding="utf-8") == found


def test_three_four_and_teams_are_played_to_the_end() -> None:
    heroes = ("medusa", "sinbad", "alice", "beowulf")
    for seats, teams in ((3, False), (4, False), (4, True)):
        setup = Setup("marmoreal", heroes[:seats], 4, in_teams=teams)
        bots = [SearchBot(seat, 6) for seat in range(seats)]
        state = new_game(game_of(setup), setup.seed)
        while state.decision is not None:
            view = view_of(state, state.decision.seat)
            take(state, view.answer(bots[state.decision.seat].choose(view)))
        assert state.winner != NOBODY


def test_it_beats_the_random_bot() -> None:
    wins = 0
    for number in range(6):
        bots: list[Bot] = [SearchBot(number, 15), RandomBot(number)]
        mine = number % 2
        ordered = bots if mine == 0 else bots[::-1]
        *_, end = positions(table("sarpedon", ("sinbad", "medusa")), number, ordered)
        wins += end.winner == end.game.sides[mine]
    assert wins >= 5


def test_a_hero_that_was_never_learned_is_played_sensibly_all_the_same() -> None:
    weights = read_weights(WEIGHTS)
    for hero in ("medusa", "alice"):
        del weights.heroes[hero], weights.cards[hero]
    wins = 0
    for number in range(6):
        bots: list[Bot] = [SearchBot(number, 15, weights=weights), RandomBot(number)]
        heroes = ("medusa", "beowulf") if number % 2 else ("alice", "sinbad")
        *_, end = positions(table("sarpedon", heroes), number, bots)
        wins += end.winner == 0
    assert wins >= 5


def test_the_sides_chances_add_up_and_more_health_is_better() -> None:
    game = table("sarpedon", ("sinbad", "medusa"))
    tables = Tables(game, first_weights())
    state = new_game(game, 1)
    before = chances(tables, state)
    assert abs(sum(before) - 1) < 1e-9
    state.health[0] -= 8
    assert chances(tables, state)[0] < before[0]


def test_the_prior_alone_beats_the_random_bot() -> None:
    wins = 0
    for number in range(10):
        bots: list[Bot] = [PriorBot(number), RandomBot(number)]
        *_, end = positions(table("sarpedon", ("alice", "beowulf")), number, bots)
        wins += end.winner == 0
    assert wins >= 8


def test_every_knob_is_documented_and_can_be_set_by_name() -> None:
    lines = PARAMETERS.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        name, is_knob, _ = line.partition(" = ")
        if is_knob and not line.startswith("#"):
            assert lines[at - 1].startswith("# "), f"{name} is not documented"
    for name, value in knobs().items():
        other, told = (
            (not value, "no" if value else "yes") if isinstance(value, bool) else (value + 1, str(value + 1))
        )
        assert other == getattr(searcher(1, [f"{name}={told}"]).parameters, name)


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        ("depth=far", "depth is a number, not 'far'"),
        ("belief=perhaps", "belief is yes or no, not 'perhaps'"),
        ("iterations=0", "iterations is at least 1"),
        ("thoughts=5", "'thoughts=5' is no setting of the bot; there are iterations, weights, exploration"),
    ],
)
def test_a_wrong_setting_is_told_in_words(setting: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        searcher(1, [setting])


def test_the_tree_grows_by_no_more_than_two_nodes_a_line_and_seat() -> None:
    heroes = ("medusa", "sinbad", "alice", "beowulf")
    for setup in (Setup("sarpedon", heroes[:2], 1), Setup("marmoreal", heroes, 1)):
        state = new_game(game_of(setup), 1)
        while state.decision is not None and state.turns < 6:
            if len(state.decision.options) > 3:
                search = SearchBot(1).search(view_of(state, state.decision.seat))
                search.run(100)
                assert search.nodes <= 2 * len(setup.heroes) * 100
            take(state, state.decision.options[0])
