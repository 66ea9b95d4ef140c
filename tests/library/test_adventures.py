"""Adventures on the library, at the table and in records."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy
from matchless.library.board.build import build_board, build_sites
from matchless.library.library import CONTENT, Library
from matchless.library.load import parse_enemy
from matchless.library.problem import ContentError
from matchless.library.version import content_version
from matchless.match.match import Match
from matchless.match.record import RecordError, read
from matchless.match.replay import resume
from matchless.match.setup import Setup, make_game
from matchless.rules.board.bits import members, size
from matchless.scenarios.report import NO_SCENARIOS, check_paths
from tests.support.adventure.samples import NAMES, VILLAIN

LIBRARY = Library()
ENEMIES = (*LIBRARY.villains, *LIBRARY.minions)
SETUP = Setup("", ("alice", "medusa"), 7, villain="mothman", minions=("blob", "skunk-ape"))

DECKS = {
    "mothman": 10,
    "martian-invader": 9,
    "ant-queen": 8,
    "blob": 8,
    "jersey-devil": 8,
    "loveland-frog": 8,
    "tarantula": 7,
    "skunk-ape": 6,
}


def told(folder: Path) -> list[str]:
    return [str(problem).removeprefix(f"{folder}/") for problem in check_paths([folder])]


@pytest.mark.parametrize("name", ENEMIES)
def test_every_enemy_loads_with_its_names(name: str) -> None:
    assert name == LIBRARY.enemy(name).enemy
    assert LIBRARY.enemy(name) is LIBRARY.enemy(name)
    assert LIBRARY.enemy_names(name) is LIBRARY.enemy_names(name)


@pytest.mark.parametrize("name", LIBRARY.events)
def test_every_event_loads(name: str) -> None:
    assert name == LIBRARY.event(name).event
    assert LIBRARY.event(name) is LIBRARY.event(name)


def test_there_are_as_many_of_each_as_in_the_box() -> None:
    assert (2, 6, 12) == (len(LIBRARY.villains), len(LIBRARY.minions), len(LIBRARY.events))
    cards = {name: sum(card.copies for card in LIBRARY.enemy(name).deck.values()) for name in ENEMIES}
    assert DECKS == cards


def test_the_initiative_cards_are_those_of_the_box() -> None:
    further = [card for name in ENEMIES for card in LIBRARY.enemy(name).initiative.values()]
    assert 22 == len(ENEMIES) + 4 + sum(card.copies for card in further)


def test_an_unknown_enemy_or_event_is_told_with_the_likely_one() -> None:
    with pytest.raises(ContentError, match="the enemy 'mothmann' is not known; did you mean 'mothman'"):
        LIBRARY.enemy("mothmann")
    with pytest.raises(ContentError, match="the event 'full-mon' is not known; did you mean 'full-moon'"):
        LIBRARY.event("full-mon")


def test_the_check_covers_enemies_their_names_and_events() -> None:
    assert [] == check_paths([CONTENT / "adventures"])


def test_an_enemy_stands_in_the_file_of_its_rank_and_has_scenarios(tmp_path: Path) -> None:
    folder = tmp_path / "ogre"
    folder.mkdir()
    (folder / "villain.yaml").write_text(VILLAIN, encoding="utf-8")
    missing = f"scenarios.yaml:1:1: {NO_SCENARIOS}"
    assert [missing] == told(folder)  # names may be left out
    (folder / "names.yaml").write_text(NAMES, encoding="utf-8")
    assert [missing] == told(folder)
    (folder / "villain.yaml").rename(folder / "minion.yaml")
    assert ["minion.yaml:2:7: a villain stands in a file called 'villain.yaml'", missing] == told(folder)


@pytest.mark.parametrize(
    "step",
    [
        "threat: 1",
        "threat: {occupied_sites: counted, per: 3, plus: 1}",
        "threat: {threat_level: current}",
        "threat: {players: still_in}",
        "if: {face_up: sun}\n    then:\n      - threat: 2\n    otherwise:\n      - threat: 1",
    ],
)
def test_a_villain_that_moves_the_threat_in_every_round_is_welcome(step: str) -> None:
    text = VILLAIN.replace("threat: {tokens_on: lowest_site, plus: 1}", step)
    assert [] == parse_enemy(text.encode(), "ogre.yaml")[1]


def test_a_card_that_is_in_every_round_may_move_the_threat_in_place_of_the_villains_own() -> None:
    text = VILLAIN.replace("end_of_round:\n  - threat: {tokens_on: lowest_site, plus: 1}\n", "")
    card = "initiative:\n  dusk:\n    copies: 1\n    end_of_round:\n      - threat: 1\n"
    assert [] == parse_enemy(text.replace("initiative:\n", card).encode(), "ogre.yaml")[1]


# The board ---------------------------------------------------------------------------------------------------------


def test_bridges_are_lines_only_in_an_adventure_of_their_villain() -> None:
    file = LIBRARY.board("point-pleasant")
    plain, bridged = build_board(file), build_board(file, with_bridges=True)
    sites = build_sites(file, "bridges")
    assert [2, 2, 2, 2] == [size(site) for site in sites]
    for site in sites:
        one, other = members(site)
        assert not plain.layouts[0].neighbours[one] >> other & 1
        assert bridged.layouts[0].neighbours[one] >> other & 1


def test_fields_are_the_spaces_on_their_rims() -> None:
    file = LIBRARY.board("mcminnville")
    sites = build_sites(file, "fields")
    assert 8 == len(sites)
    assert [list(file.spaces).index(name) for name in sorted(file.fields[1])] == sorted(members(sites[1]))


# The table ---------------------------------------------------------------------------------------------------------


def test_the_board_is_the_villains() -> None:
    assert "point-pleasant" == make_game(LIBRARY, SETUP).board.name
    assert "point-pleasant" == make_game(LIBRARY, replace(SETUP, board="point-pleasant")).board.name
    with pytest.raises(ValueError, match="'mothman' is met on the board 'point-pleasant', not on 'sarpedon'"):
        make_game(LIBRARY, replace(SETUP, board="sarpedon"))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"heroes": ()}, "an adventure is for one to four heroes, not 0"),
        ({"heroes": LIBRARY.heroes[:5]}, "an adventure is for one to four heroes, not 5"),
        ({"minions": ("blob",)}, "there are as many minions as players, 2, not 1"),
        ({"minions": ("blob", "blob")}, "the minion 'blob' is there twice"),
        ({"minions": ("blob", "mothman")}, "'mothman' is a villain, not a minion"),
        ({"villain": "tarantula"}, "'tarantula' is a minion, not a villain"),
        ({"events": LIBRARY.events[:4]}, "an adventure has at most 3 events, not 4"),
        ({"events": ("full-moon", "full-moon")}, "the event 'full-moon' is there twice"),
        ({"in_teams": True}, "in an adventure all heroes are one team"),
        ({"villain": ""}, "minions and events need a villain"),
    ],
)
def test_what_does_not_fit_together_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make_game(LIBRARY, replace(SETUP, **changes))


# Versions and records ----------------------------------------------------------------------------------------------


def test_the_version_depends_on_the_enemies_and_events_but_not_on_their_names() -> None:
    heroes, board = [LIBRARY.hero("alice")], LIBRARY.board("point-pleasant")
    blob, ape = LIBRARY.enemy("blob"), LIBRARY.enemy("skunk-ape")
    moon = LIBRARY.event("full-moon")
    version = content_version(heroes, board, [blob, ape], [moon])
    assert version == content_version(heroes, board, [ape, blob], [moon])
    assert version != content_version(heroes, board, [blob], [moon])
    assert version != content_version(heroes, board, [replace(blob, move=1), ape], [moon])
    assert version != content_version(heroes, board, [blob, ape])
    renamed = replace(moon, name=replace(moon.name, en="Moonlight"))
    assert version == content_version(heroes, board, [blob, ape], [renamed])


def test_bridges_do_not_change_the_version_of_a_duel() -> None:
    heroes, board = [LIBRARY.hero("alice")], LIBRARY.board("point-pleasant")
    bare = replace(board, bridges=())
    assert content_version(heroes, board) == content_version(heroes, bare)
    enemies: list[Enemy] = [LIBRARY.enemy("mothman")]
    assert content_version(heroes, board, enemies) != content_version(heroes, bare, enemies)


@pytest.mark.parametrize("events", [(), ("full-moon", "bad-omens")])
def test_a_record_of_an_adventure_is_read_as_it_was_written(events: tuple[str, ...]) -> None:
    match = Match(LIBRARY, replace(SETUP, events=events))
    for _ in range(40):
        decision = match.state.decision
        assert decision is not None
        match.take(decision.options[0])
    text = str(match.record)
    assert "villain: mothman\nminions: blob, skunk-ape\n" in text
    assert f"events: {', '.join(events) or 'none'}\n" in text
    again = resume(LIBRARY, read(text))
    assert match.moves == again.moves
    assert text == str(again.record)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "villain: mothman",
            "villain: mothmen",
            "5: the villain 'mothmen' is not known; did you mean 'mothman'",
        ),
        ("blob,", "blub,", "6: the minion 'blub' is not known; did you mean 'blob'"),
        (
            "events: none",
            "events: full-mon",
            "7: the event 'full-mon' is not known; did you mean 'full-moon'",
        ),
        ("events: none", "event: none", "7: expected 'events: …', found 'event: none'"),
        ("seed: 7", "seed: x", "9: the seed must be a whole number, not 'x'"),
        ("board: point-pleasant", "board: sarpedon", "3: 'mothman' is met on the board"),
    ],
)
def test_a_broken_record_is_told_with_its_line(old: str, new: str, message: str) -> None:
    text = str(Match(LIBRARY, SETUP).record)
    assert 1 == text.count(old)
    with pytest.raises(RecordError, match=f"record:{message}"):
        resume(LIBRARY, read(text.replace(old, new)))
