from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.lang.nodes import Cancel, Draw, FormIs, Hero, If, Standing
from matchless.library.decode import decode
from matchless.library.library import CONTENT, Library
from matchless.library.load import load_board, load_hero, load_names, parse_board, parse_hero, parse_names
from matchless.library.problem import ContentError
from matchless.library.version import content_version
from matchless.library.write import to_yaml
from matchless.library.yaml import locate, read
from matchless.match.match import Match
from matchless.match.record import RecordError
from matchless.match.replay import resume
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import REVISION
from matchless.rules.flow.programs import MANEUVER_PROGRAM, TURN_PROGRAM
from tests.support.samples import BOARD, HERO, NAMES, rook

LIBRARY = Library()


def test_the_content_stands_in_the_repository_or_in_the_package() -> None:
    assert "content" == CONTENT.name
    assert CONTENT.is_dir()


@pytest.mark.parametrize("name", LIBRARY.heroes)
def test_every_hero_loads_with_its_names(name: str) -> None:
    assert name == LIBRARY.hero(name).hero
    assert LIBRARY.hero(name) is LIBRARY.hero(name)
    assert LIBRARY.names(name) is LIBRARY.names(name)


@pytest.mark.parametrize("name", LIBRARY.boards)
def test_every_board_loads(name: str) -> None:
    assert name == LIBRARY.board(name).board
    assert LIBRARY.board(name) is LIBRARY.board(name)


@pytest.mark.parametrize("name", LIBRARY.heroes)
def test_a_hero_written_down_reads_as_the_same_hero(name: str) -> None:
    hero = LIBRARY.hero(name)
    assert (hero, []) == parse_hero(to_yaml(hero).encode(), "hero.yaml")


@pytest.mark.parametrize("name", LIBRARY.boards)
def test_a_board_written_down_reads_as_the_same_board(name: str) -> None:
    board = LIBRARY.board(name)
    assert (board, []) == parse_board(to_yaml(board).encode(), f"{name}.yaml")


def test_words_become_nodes() -> None:
    alice = LIBRARY.hero("alice")
    assert (Cancel("opponent_card"),) == alice.deck["feint"].immediately
    assert (If("won_combat", (Draw(2),), (Draw(1),)),) == alice.deck["regroup"].after_combat
    assert Standing("attack_value", 2, "alice", FormIs("size", "big")) == alice.abilities[1]


def test_the_small_samples_are_good() -> None:
    assert "rook" == rook().hero
    board, problems = parse_board(BOARD.encode(), "yard.yaml")
    assert (True, []) == (board is not None, problems)
    names, problems = parse_names(NAMES.encode(), "names.yaml", rook())
    assert (True, []) == (names is not None, problems)


def test_windows_line_ends_and_a_byte_order_mark_are_welcome() -> None:
    text = b"\xef\xbb\xbf" + HERO.replace("\n", "\r\n").encode()
    assert (rook(), []) == parse_hero(text, "hero.yaml", None)


def test_an_unknown_name_is_answered_with_a_likely_one() -> None:
    with pytest.raises(ContentError, match=r"the hero 'alise' is not known; did you mean 'alice'\?"):
        LIBRARY.hero("alise")
    with pytest.raises(ContentError, match="the hero 'xyz' is not known; known: achilles, "):
        LIBRARY.names("xyz")
    with pytest.raises(ContentError, match=r"the board 'sarpedn' is not known; did you mean 'sarpedon'\?"):
        LIBRARY.board("sarpedn")
    with pytest.raises(ContentError, match=r"the board '\.\./boards/sarpedon' is not known"):
        LIBRARY.board("../boards/sarpedon")


def test_a_file_that_cannot_be_used_raises_all_its_problems(tmp_path: Path) -> None:
    folder = tmp_path / "rook"
    folder.mkdir()
    (folder / "hero.yaml").write_text(HERO.replace("hero: rook", "hero: tower"))
    with pytest.raises(ContentError) as caught:
        load_hero(folder / "hero.yaml", None)
    assert ["'tower' must be called as its folder, 'rook'"] == [
        each.message for each in caught.value.problems
    ]
    assert f"{folder / 'hero.yaml'}:1:7: 'tower' must be called as its folder, 'rook'" == str(caught.value)
    with pytest.raises(ContentError, match="there is no such file"):
        load_board(tmp_path / "nowhere.yaml")
    with pytest.raises(ContentError, match="this is not a file"):
        load_names(tmp_path, rook())


def test_games_share_the_board_and_the_rules() -> None:
    library = Library()
    one = make_game(library, Setup("marmoreal", ("alice", "medusa"), 1))
    other = make_game(library, Setup("marmoreal", ("king-arthur", "sinbad"), 2))
    assert one.board is other.board
    assert one.programs[TURN_PROGRAM] is other.programs[TURN_PROGRAM]
    classic = make_game(
        library, Setup("marmoreal", ("alice", "medusa"), 1, changes={"boostTiming": "any-time-in-move-step"})
    )
    assert len(classic.programs[MANEUVER_PROGRAM]) < len(one.programs[MANEUVER_PROGRAM])
    bridged = make_game(library, Setup("", ("alice",), 1, villain="mothman", minions=("blob",))).board
    assert bridged is library.playing_board(bridged.name, with_bridges=True)
    assert bridged is not library.playing_board(bridged.name)


def test_the_version_of_content_changes_with_what_is_played() -> None:
    alice, medusa, board = LIBRARY.hero("alice"), LIBRARY.hero("medusa"), LIBRARY.board("sarpedon")
    version = content_version([alice, medusa], board)
    assert 12 == len(version)
    assert version == content_version([medusa, alice], board)
    assert version != content_version([alice], board)
    assert version != content_version([replace(alice, move=3), medusa], board)
    assert version != content_version([alice, medusa], LIBRARY.board("marmoreal"))
    assert version != content_version([alice, medusa], replace(board, lines=board.lines[1:]))


def test_a_game_of_an_earlier_revision_of_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(LIBRARY, Setup("sarpedon", ("king-arthur", "medusa"), 3))
    record = match.record
    assert match.moves == resume(LIBRARY, record).moves
    monkeypatch.setattr("matchless.library.version.REVISION", REVISION + 1)
    with pytest.raises(RecordError, match="cards, boards or rules have changed"):
        resume(LIBRARY, record)


def test_the_version_of_content_does_not_change_with_the_drawing() -> None:
    hero, board = LIBRARY.hero("alice"), LIBRARY.board("sarpedon")
    space = next(iter(board.spaces))
    moved = replace(board, spaces={**board.spaces, space: replace(board.spaces[space], at=(1, 1))}, radius=1)
    assert content_version([hero], board) == content_version([hero], moved)


def test_a_path_leads_to_its_place() -> None:
    tree, _ = read(HERO.encode(), "hero.yaml")
    assert tree is not None
    assert (1, 1) == locate(tree, ())
    assert (39, 3) == locate(tree, ("deck", "charge"))
    assert (44, 13) == locate(tree, ("deck", "charge", "copies"))
    assert (50, 13) == locate(tree, ("deck", "charge", "after_combat", 0, "then", 0))
    assert (49, 9) == locate(tree, ("deck", "charge", "after_combat", 0, "then", 7))
    assert (39, 3) == locate(tree, ("deck", "charge", "immediately", 0))
    assert (44, 13) == locate(tree, ("deck", "charge", "copies", "deeper"))


def test_a_struct_of_any_definition_can_be_decoded() -> None:
    tree, _ = read(b"hero: rook\nmove: 2\nfighters: {}\ndeck: {}\n", "hero.yaml")
    assert tree is not None
    assert (Hero("rook", 2, {}, {}), []) == decode(tree, Hero, "hero.yaml")
