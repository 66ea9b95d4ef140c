"""Scenarios of adventures are read strictly, and say in words what is wrong."""

from pathlib import Path

import pytest

from matchless.library.library import CONTENT, Library
from matchless.scenarios.book import load_book
from matchless.scenarios.cover import check_scenarios, unshown
from matchless.scenarios.run import run_book

LIBRARY = Library()
GOOD = """- scenario: two against Mothman
  villain: mothman
  minions: [blob, tarantula]
  events: [full-moon]
  given:
    bloody-mary: {at: p17, hand: [feint]}
    golden-bat: {at: p07}
    mothman: {at: p18, health: 2, deck: [deception]}
    blob: {at: p41}
    adventure:
      threat: 2
      goals: 1
      destroyed: [1]
      tokens: {2: 3}
      tiles: [truss-bridge, drawbridge, covered-bridge, suspension-bridge]
      strewn: {web: [p01], acid: [p02]}
      row: [blob]
      initiative: [golden-bat, ...]
      markers: {golden-bat: 1, bloody-mary: 3}
  when:
    - bloody-mary: attack mothman with feint
  then:
    winner: players
    adventure: {threat: 2, tokens: {2: 3}, initiative_size: 2, row: [blob, bloody-mary]}
"""


def problems(folder: Path, text: str) -> list[str]:
    file = folder / "quest.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(problem).removeprefix(f"{folder}/") for problem in load_book(file, LIBRARY)[1]]


def failures(folder: Path, text: str) -> list[str]:
    assert [] == problems(folder, text)
    book, _ = load_book(folder / "quest.yaml", LIBRARY)
    assert book is not None
    return [f"{failure.line}: {failure.message}" for run in run_book(book) for failure in run.failures]


def test_a_good_file_runs_without_a_word(tmp_path: Path) -> None:
    assert [] == failures(tmp_path, GOOD)


MISTAKES = [
    (
        "villain: mothman",
        "villain: mothmann",
        "2:12: the villain 'mothmann' is not known; did you mean 'mothman'?",
    ),
    ("[blob, tarantula]", "[blob]", "3:3: there are as many minions as players, 2, not 1"),
    ("[full-moon]", "[full-mon]", "4:3: the event 'full-mon' is not known; did you mean 'full-moon'?"),
    ("  villain: mothman\n", "  board: sarpedon\n", "3:3: minions and events need a villain"),
    (
        "villain: mothman\n",
        "villain: mothman\n  teams: [0, 1]\n",
        "3:3: in an adventure all heroes are one team",
    ),
    (
        "    mothman: {at: p18, health: 2, deck: [deception]}\n",
        "",
        "'mothman' is missing: the villain stands",
    ),
    ("deck: [deception]", "hand: [deception]", "8:35: an enemy has no hand"),
    ("threat: 2\n", "threat: 9\n", "11:15: the track has 7 spaces, not 9"),
    (
        "threat: 2\n",
        "treat: 2\n",
        "11:7: 'treat' is not a key of an adventure position; did you mean 'threat'?",
    ),
    ("goals: 1", "goals: 4", "12:14: with 4 objectives the game is over"),
    ("destroyed: [1]", "destroyed: [5]", "there is no bridge '5' here"),
    ("tokens: {2: 3}\n      tiles", "tokens: {5: 3}\n      tiles", "there is no site '5' here"),
    ("tokens: {2: 3}\n      tiles", "tokens: {2: 9}\n      tiles", "there are only 8 tokens"),
    ("[truss-bridge, drawbridge", "[drawbridge, drawbridge", "these are not the tiles, each once"),
    ("{web: [p01], acid", "{wep: [p01], acid", "there is no kind of token 'wep' here; did you mean 'web'?"),
    ("{web: [p01], acid", "{web: [p99], acid", "there is no space 'p99' here"),
    (
        "{web: [p01], acid",
        "{web: [p01, p02, p03, p04, p05, p06, p08], acid",
        "there are only 6 tokens",
    ),
    ("row: [blob]\n", "row: [blop]\n", "there is no initiative card 'blop' here; did you mean 'blob'?"),
    ("row: [blob]\n", "row: [blob, blob]\n", "blob is named 2 times, and there are only 1"),
    ("row: [blob]\n", "row: [...]\n", "'...' stands for all other cards and is written once"),
    ("{golden-bat: 1, bloody", "{golden-bat: 3, bloody", "no two heroes have the same marker"),
    ("{golden-bat: 1, bloody", "{mothman: 1, bloody", "there is no hero 'mothman' here"),
    (
        "winner: players",
        "winner: bloody-mary",
        "there is no side 'bloody-mary' here; known: players, enemies",
    ),
    ("  given:", "  start: end-of-round\n  given:", "at the end of a round the deck is used up"),
    ("    adventure:\n      threat", "    turn: blob\n    adventure:\n      threat", None),
]


@pytest.mark.parametrize(("good", "bad", "message"), MISTAKES)
def test_a_mistake_is_told(tmp_path: Path, good: str, bad: str, message: str | None) -> None:
    assert 1 == GOOD.count(good)
    found = problems(tmp_path, GOOD.replace(good, bad))
    if message is None:
        assert [] == found
    else:
        assert [message] == [message for line in found if message in line], found


def test_what_does_not_come_out_is_told(tmp_path: Path) -> None:
    wrong = GOOD.replace("{threat: 2, tokens: {2: 3}, initiative_size: 2", "{threat: 3, tokens: {}, level: 5")
    assert [
        "24: threat: expected 3, found 2",
        "24: level: expected 5, found 2",
        "24: tokens: expected {}, found {2: 3}",
    ] == failures(tmp_path, wrong)


def test_rounds_and_adventures_need_a_villain(tmp_path: Path) -> None:
    duel = "- scenario: x\n  given:\n    medusa: {at: s01}\n    harpy-1: {at: s02}\n    sinbad: {at: s05}\n"
    assert ["quest.yaml:2:3: there is no adventure without a villain"] == problems(
        tmp_path, duel + "  start: round\n  then: {}\n"
    )
    assert ["quest.yaml:6:10: there is no adventure without a villain"] == problems(
        tmp_path, duel + "  then: {adventure: {threat: 1}}\n"
    )


def test_what_no_scenario_shows_of_an_enemy_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "tarantula"
    folder.mkdir()
    (folder / "minion.yaml").write_bytes(
        (CONTENT / "adventures" / "minions" / "tarantula" / "minion.yaml").read_bytes()
    )
    file = folder / "scenarios.yaml"
    file.write_text(GOOD, encoding="utf-8")
    book, found = load_book(file, LIBRARY)
    assert book is not None, found
    assert [
        ("deck", "deception"),
        ("deck", "spin-the-trap"),
        ("deck", "lurking-pounce"),
        ("deck", "venom-fangs"),
        ("now",),
        ("end_of_round",),
    ] == [fault.path for fault in unshown(LIBRARY.enemy("tarantula"), book)]
    assert 6 == len(check_scenarios(file))


def test_an_event_that_no_scenario_plays_is_told(tmp_path: Path) -> None:
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / "full-moon.yaml").write_text("", encoding="utf-8")
    (tmp_path / "events" / "hail.yaml").write_text("", encoding="utf-8")
    file = tmp_path / "scenarios.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert ["event 'hail' is played in no scenario"] == [one.message for one in check_scenarios(file)]
