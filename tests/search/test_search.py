"""The search: the same answer on every build, the strategist's games, and that it plays well."""

from __future__ import annotations

from pathlib import Path

from matchless.match.setup import Setup
from matchless.players.bot import Bot
from matchless.players.learned import first_weights
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import PriorBot, SearchBot
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
