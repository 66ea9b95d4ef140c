"""What no scenario can say about tables of three and four: tables that are not laid."""

import pytest

from matchless.library.board.build import build_board
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.game import Game

HEROES = ("golden-bat", "bloody-mary", "nikola-tesla", "golden-bat")


def table(board: str, players: int, *, in_teams: bool = False) -> Game:
    return make_game(Library(), Setup(board, HEROES[:players], 1, in_teams=in_teams))


@pytest.mark.parametrize("players", [3, 4])
def test_r11_1_a_free_for_all_needs_four_starting_spaces(players: int) -> None:
    with pytest.raises(ValueError, match="starting spaces"):
        table(two_starts(), players)


def test_r12_1_two_teams_need_four_starting_spaces() -> None:
    with pytest.raises(ValueError, match="starting spaces"):
        table(two_starts(), 4, in_teams=True)


def test_with_four_starting_spaces_both_are_played() -> None:
    library = Library()
    board = next(
        name for name in library.boards if len(build_board(library.board(name)).starts) >= len(HEROES)
    )
    assert table(board, 4).free_for_all
    assert not table(board, 4, in_teams=True).free_for_all


def two_starts() -> str:
    library = Library()
    return next(name for name in library.boards if len(build_board(library.board(name)).starts) == 2)
