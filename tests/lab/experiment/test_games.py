"""Which games an experiment has: everybody sits everywhere, and every line gets its share."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from matchless.lab.experiment.file import Experiment, Matches
from matchless.lab.experiment.games import Games, LabGame
from matchless.library.library import Library
from matchless.match.mistakes import SetupError
from tests.support.experiments import SMALL

LIBRARY = Library()


def games(*matches: Matches, seed: int = 1) -> list[LabGame]:
    found = Games(Experiment("test", matches, seed), LIBRARY)
    return [found.game(number) for number in range(found.total)]


def test_a_duel_has_blocks_of_four_with_bots_and_heroes_swapped() -> None:
    block = games(Matches(games=4, heroes=("medusa", "alice"), bots=("greedy", "random")))
    assert {(game.setup.heroes, game.bots) for game in block} == {
        (heroes, bots)
        for heroes in (("medusa", "alice"), ("alice", "medusa"))
        for bots in (("greedy", "random"), ("random", "greedy"))
    }
    assert 1 == len({game.setup.board for game in block})
    assert 4 == len({game.setup.seed for game in block})


def test_all_pairs_meet_equally_often_however_early_one_stops() -> None:
    every = games(Matches(games=8, bots=("random",)))
    assert 91 * 8 == len(every)
    half = Counter(frozenset(game.setup.heroes) for game in every[: len(every) // 2])
    assert {4} == set(half.values())
    assert 91 == len(half)


def test_focus_keeps_the_pairings_of_a_hero_and_mirror_adds_its_own() -> None:
    met = {
        frozenset(game.setup.heroes)
        for game in games(Matches(games=1, focus=("medusa",), mirror=True, bots=("random",)))
    }
    assert 14 == len(met)
    assert all("medusa" in pair for pair in met)


def test_bots_go_round_a_larger_table() -> None:
    block = games(Matches(games=3, mode="free-for-all", players=(3,), bots=("greedy", "random")))
    first = block[:3]
    assert [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
    ] == [game.bots for game in first]
    assert 1 == len({game.setup.heroes for game in first})
    assert {("random", "greedy", "greedy")} <= {game.bots for game in block}


def test_teams_sit_crosswise() -> None:
    block = games(Matches(games=4, mode="teams", bots=("greedy", "random")))
    assert {("greedy", "random", "greedy", "random"), ("random", "greedy", "random", "greedy")} == {
        game.bots for game in block
    }
    assert all(game.setup.in_teams for game in block)


def test_adventures_vary_villains_players_and_events() -> None:
    every = games(Matches(games=2, mode="adventure", players=(1, 3), events=(0, 2), bots=("random",)))
    assert {
        (villain, players, events) for villain in LIBRARY.villains for players in (1, 3) for events in (0, 2)
    } == {(game.setup.villain, len(game.setup.heroes), len(game.setup.events)) for game in every}
    assert all(len(set(game.setup.minions)) == len(game.setup.heroes) for game in every)


def test_the_seed_decides() -> None:
    first = Games(SMALL, LIBRARY)
    other = Games(replace(SMALL, seed=2), LIBRARY)
    assert [first.game(n) for n in range(first.total)] == [
        Games(SMALL, LIBRARY).game(n) for n in range(first.total)
    ]
    assert not {first.game(n).setup.seed for n in range(first.total)} & {
        other.game(n).setup.seed for n in range(other.total)
    }


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        (Matches(games=1, heroes=("medusa", "alcie")), "alcie"),
        (Matches(games=1, bots=("gredy",)), "did you mean 'greedy'?"),
        (Matches(games=1, bots=()), "'bots' is empty"),
        (Matches(games=1, heroes=("medusa",)), "nothing is left to play"),
        (Matches(games=1, lineups=(("random",) * 3,)), "are 3 bots for 2 players"),
        (Matches(games=1, boards=("sarpedno",)), "sarpedno"),
        (Matches(games=1, mode="adventure", heroes=("medusa",), players=(2,)), "at least 2 heroes"),
        (Matches(games=1, options={"boostTimin": "x"}), "boostTimin"),
    ],
)
def test_what_cannot_be_played_is_told(matches: Matches, told: str) -> None:
    with pytest.raises((ValueError, SetupError)) as failed:
        games(matches)
    assert told in str(failed.value)
