"""What is to be played: every mistake in it at once, and chance for what is left open."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy
from matchless.library.board.file import BoardFile
from matchless.library.library import Library
from matchless.match.mistakes import RANDOM, SetupError
from matchless.match.setup import Setup, make_game

LIBRARY = Library()
DUEL = Setup("sarpedon", ("alice", "medusa"), 1)
QUEST = Setup("", ("alice", "medusa"), 1, villain="mothman", minions=("ant-queen", "tarantula"))


class Changed(Library):
    """The library with some enemies and a board in place of its own."""

    def __init__(self, *enemies: Enemy, board: BoardFile | None = None) -> None:
        super().__init__()
        self.changed = {enemy.enemy: enemy for enemy in enemies}
        self.ground = board

    def enemy(self, name: str) -> Enemy:
        return self.changed.get(name) or LIBRARY.enemy(name)

    def board(self, name: str) -> BoardFile:
        return LIBRARY.board(name) if self.ground is None else self.ground


def told(setup: Setup, library: Library = LIBRARY) -> list[tuple[str, str, str]]:
    return [(mistake.part, mistake.code, mistake.message) for mistake in setup.check(library)]


def test_what_can_be_played_has_no_mistakes() -> None:
    assert [] == told(DUEL)
    assert [] == told(QUEST)
    assert [] == told(replace(QUEST, villain=RANDOM, minions=(RANDOM, "blob"), events=(RANDOM,)))


def test_all_mistakes_are_told_at_once_with_the_likely_names() -> None:
    setup = Setup("sarpedn", ("alise", "medusa"), 1, changes={"gameEnd": "soon"})
    assert [
        ("rules", "rules", "rules option 'gameEnd' cannot be 'soon', only: action-boundary, immediate"),
        ("heroes", "no_hero", "the hero 'alise' is not known; did you mean 'alice'?"),
        ("board", "no_board", "the board 'sarpedn' is not known; did you mean 'sarpedon'?"),
    ] == told(setup)
    with pytest.raises(SetupError) as caught:
        make_game(LIBRARY, setup)
    assert [message for _, _, message in told(setup)] == str(caught.value).split("\n")


def test_all_mistakes_of_an_adventure_are_told_at_once() -> None:
    setup = Setup(
        "", ("alice",), 1, villain="mothmann", minions=("blub", "skunk-ape"), events=("full-moon",) * 2
    )
    assert [
        ("villain", "no_villain", "the villain 'mothmann' is not known; did you mean 'mothman'?"),
        ("minions", "no_minion", "the minion 'blub' is not known; did you mean 'blob'?"),
        ("minions", "wrong_minions", "there are as many minions as players, 1, not 2"),
        ("events", "event_twice", "the event 'full-moon' is there twice"),
    ] == told(setup)


@pytest.mark.parametrize(
    ("changes", "part", "message"),
    [
        ({"heroes": ("alice",)}, "heroes", "a game needs two to four heroes, not 1"),
        ({"heroes": ("alice",) * 5}, "heroes", "a game needs two to four heroes, not 5"),
        ({"in_teams": True}, "teams", "two teams need four heroes, not 2"),
        ({"board": ""}, "board", "a board is missing"),
        ({"board": "heorot", "heroes": ("alice",) * 3}, "board", "too few for 3 heroes"),
        ({"events": ("full-moon",)}, "events", "minions and events need a villain"),
        ({"villain": RANDOM, "minions": (RANDOM,) * 2}, "board", "the villain's, who is yet to be drawn"),
    ],
)
def test_what_does_not_fit_together_is_told_with_its_part(
    changes: dict[str, Any], part: str, message: str
) -> None:
    ((found, _, words),) = told(replace(DUEL, **changes))
    assert part == found
    assert message in words


def test_one_kind_of_token_does_the_same_whoever_strews_it() -> None:
    web = LIBRARY.enemy("tarantula").strews["web"]
    sticky = replace(LIBRARY.enemy("ant-queen"), strews={"web": replace(web, damage=1)})
    both = "'ant-queen' and 'tarantula' both strew 'web' tokens, which do different things"
    assert [("minions", "rules", both)] == told(QUEST, Changed(sticky))


def test_a_board_without_the_villains_start_or_sites_is_refused() -> None:
    file = LIBRARY.board("point-pleasant")
    spaces = {
        name: replace(space, start=None if space.start == 5 else space.start)
        for name, space in file.spaces.items()
    }
    for board, message in (
        (replace(file, bridges=()), "board 'point-pleasant' has no bridges for 'mothman'"),
        (replace(file, bridges=file.bridges[:3]), "has 3 bridges, and 'mothman' 4 tiles"),
        (replace(file, spaces=spaces), "has 4 starting spaces; an adventure needs 5"),
    ):
        assert message in told(QUEST, Changed(board=board))[0][2]


def test_tokens_begin_only_on_sites_that_exist() -> None:
    villain = LIBRARY.enemy("mothman")
    assert villain.token is not None
    odd = replace(villain, token=replace(villain.token, start={"5": 1}))
    assert [("villain", "rules", "'mothman' begins with tokens on site 5 of 4")] == told(QUEST, Changed(odd))


@pytest.mark.parametrize("seed", range(20))
def test_chance_fills_in_what_is_left_open_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - nothing is secret here
    left = Setup(
        "",
        (RANDOM, "alice", RANDOM),
        1,
        villain=RANDOM,
        minions=(RANDOM, "blob", RANDOM),
        events=(RANDOM,) * 3,
    )
    drawn = left.fill_random(LIBRARY, rng)
    assert ("alice", "blob") == (drawn.heroes[1], drawn.minions[1])
    assert [] == drawn.check(LIBRARY, is_drawn=True)
    assert 3 == len(set(drawn.heroes)) == len(set(drawn.minions)) == len(set(drawn.events))
    assert drawn == drawn.fill_random(LIBRARY, rng)
    board = replace(DUEL, board=RANDOM, heroes=(RANDOM,) * 4).fill_random(LIBRARY, rng)
    assert [] == board.check(LIBRARY, is_drawn=True)


def test_nothing_is_left_to_chance_once_a_game_is_made() -> None:
    with pytest.raises(SetupError, match="the hero 'random' is not known"):
        make_game(LIBRARY, replace(DUEL, heroes=("alice", RANDOM)))


def test_a_board_has_room_for_every_fighter() -> None:
    crowded = Library()
    medusa = crowded.hero("medusa")
    harpies = replace(medusa.fighters["harpy"], count=10)
    crowded._heroes["medusa"] = replace(medusa, fighters={**medusa.fighters, "harpy": harpies})
    board = LIBRARY.board("hanging-gardens")
    few = f"board '{board.board}' has {len(board.spaces)} spaces, too few for 44 fighters"
    assert [("board", "few_spaces", few)] == told(Setup(board.board, ("medusa",) * 4, 1), crowded)
