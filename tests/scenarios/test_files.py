"""Scenario files are read strictly, and what fails is told with its line and the legal options."""

import json
import re
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.library.library import CONTENT
from matchless.scenarios.book import load_book
from matchless.scenarios.report import NO_SCENARIOS, check_paths
from matchless.scenarios.run import Outcome, run_book

EXAMPLE = Path(__file__).with_name("example.yaml")
GOOD = """- scenario: a duel of two
  given:
    sinbad: {at: s20, hand: [exploit, feint], deck: [regroup]}
    alice: {at: s21, size: big, health: 9, hand: [feint], discard: [eat-me]}
  when:
    - sinbad: attack alice with exploit
    - alice: defend with feint
  then:
    sinbad: {hand: [feint], discard: [exploit]}
    alice: {health: 7, size: big, discard: [eat-me, feint]}
"""


def problems(folder: Path, text: str) -> list[str]:
    file = folder / "duel.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(problem).removeprefix(f"{folder}/") for problem in load_book(file)[1]]


def outcome(folder: Path, text: str) -> Outcome:
    file = folder / "duel.yaml"
    file.write_text(text, encoding="utf-8")
    book, found = load_book(file)
    assert book is not None, found
    return next(iter(run_book(book)))


def failures(folder: Path, text: str) -> list[str]:
    return [
        f"{failure.line}: {failure.step}: {failure.message}" for failure in outcome(folder, text).failures
    ]


def test_the_example_of_the_manual_runs() -> None:
    assert 0 == main(["scenario", str(EXAMPLE)])


def test_a_good_file_runs_without_a_word(tmp_path: Path) -> None:
    assert [] == problems(tmp_path, GOOD)
    assert [] == failures(tmp_path, GOOD)


MISTAKES = [
    ("health: 9", "helth: 9", "4:33: 'helth' is not a key of a placement; did you mean 'health'?"),
    ("health: 9", "health: nine", "4:41: health must be a whole number from 0 to 99, not 'nine'"),
    ("health: 9", "health: 0", "4:41: a fighter without health is defeated: write 'at: off' and no health"),
    ("health: 9", "health: 14", "4:41: alice has at most 13 health, not 14"),
    (
        "- alice: defend",
        "- refuses: [maneuvre]\n    - alice: defend",
        "7:17: 'maneuvre' is no answer; did you mean 'maneuver'?",
    ),
    (
        "- alice: defend",
        "- refuses: [attack alise with feint]\n    - alice: defend",
        "7:17: there is no fighter 'alise'; did you mean 'alice'?",
    ),
    (
        "- alice: defend",
        "- refuses: [no defense, bogus bogus]\n    - alice: defend",
        "7:29: 'bogus bogus' is no answer",
    ),
    (
        "  then:\n",
        "  then:\n    refuses: [scheme fient]\n",
        "9:15: there is no card 'fient'; did you mean 'feint'?",
    ),
    ("size: big, health", "size: huge, health", "4:28: there is no size 'huge' here; known: big, small"),
    (
        "  sinbad: {at: s20",
        "  sindbad: {at: s20",
        "2:3: a game needs two to four heroes, not 1; did you mean 'sinbad' by 'sindbad'?",
    ),
    ("at: s21", "at: s99", "4:17: there is no space 's99' here; did you mean 's29'?"),
    ("at: s21", "at: s20", "4:17: 'sinbad' stands on s20 already"),
    ("at: s21, size", "size", "4:5: 'at' is missing: a space, or 'off' if the fighter is defeated"),
    ("deck: [regroup]", "deck: [regruop]", "3:54: there is no card 'regruop' here; did you mean 'regroup'?"),
    ("deck: [regroup]", "deck: [...,regroup]", "3:54: '...' stands for the rest of the deck and comes last"),
    ("hand: [feint]", "hand: [feint, eat-me, eat-me]", "4:5: eat-me is named 3 times, and there are only 2"),
    (
        "    alice: {at",
        "    jabberwok: {at: s01}\n    alice: {at",
        "4:5: there is no fighter 'jabberwok' here",
    ),
    ("- alice: defend", "- alica: defend", "7:14: there is no fighter 'alica' here; did you mean 'alice'?"),
    ("- alice: defend with feint", "- alice: [feint]", "7:7: 'alice' is not a key of a step"),
    (
        "- alice: defend with feint",
        "- ofers: [stay]",
        "7:7: 'ofers' is not a key of a step; did you mean 'offers'?",
    ),
    ("- alice: defend with feint", "- {}", "7:7: this step does nothing"),
    (
        "  then:",
        "  options: {gameEnd: soon}\n  then:",
        "8:3: rules option 'gameEnd' cannot be 'soon', only: action",
    ),
    (
        "  then:",
        "  preset: classic\n  then:",
        "8:11: 'classic' is not a word for 'preset'; did you mean 'classic-2020'?",
    ),
    (
        "  then:",
        "  board: sarpedo\n  then:",
        "8:10: the board 'sarpedo' is not known; did you mean 'sarpedon'?",
    ),
    ("  then:", "  heroes: [alice]\n  then:", "8:3: 'heroes' goes with 'start: setup'"),
    ("  then:", "  start: setup\n  then:", "2:3: with 'start: setup' the table is laid by the rules"),
    (
        "  then:\n",
        "  then:\n    winnr: alice\n",
        "9:5: 'winnr' is not a key of an expectation; did you mean 'winner'?",
    ),
    (
        "  then:\n",
        "  then:\n    winner: alica\n",
        "9:13: there is no fighter 'alica' here; did you mean 'alice'?",
    ),
    ("sinbad: {hand: [feint]", "porter: {hand: [feint]", "9:14: 'hand' stands with the hero, sinbad"),
    ("  then:", "  than:", "8:3: 'than' is not a key of a scenario; did you mean 'then'?"),
    ("  given:", "  when:", "5:3: 'when' is written twice"),
    (
        "  then:",
        "  teams: [0, 1, 0]\n  then:",
        "8:3: teams are [0, 1, 0, 1]: heroes 1 and 3 against 2 and 4",
    ),
    ("  then:", "  teams: [0, 1, 0, 1]\n  then:", "8:3: two teams need four heroes, not 2"),
    ("health: 9", "closed: [1]", "4:33: 'closed' is not a key of a placement"),
    ("    alice: {at", "    closed: [1]\n    alice: {at", "4:14: there is no door 1 on sarpedon, only 0"),
    ("  then:\n", "  then:\n    closed: [1]\n", "9:14: there is no door 1 on sarpedon, only 0"),
    ("  when:\n", "  shows: [R7.1, R7.41]\n  when:\n", "5:17: there is no rule 'R7.41'; did you mean"),
    ("    alice: {at", "    turns: soon\n    alice: {at", "4:12: turns must be a whole number from 0 to 999"),
    (
        "    alice: {at",
        "    medusa: {at: s01}\n    king-arthur: {at: s02}\n    sinbad@2: {at: s03}\n    alice: {at",
        "2:3: a game needs two to four heroes, not 5",
    ),
]

TABLE = """
boards:
  hall:
    spaces: {a: [red], b: [red], c: [red], d: [red], e: [red], f: [red], g: [red]}
    lines: [[a, b], [b, c], [c, d], [d, e], [e, f], [f, g]]
    starts: [a, b, c, d]
    doors: [[[a, b]]]
scenarios:
  - scenario: four at a table
    board: hall
    teams: [0, 1, 0, 1]
    given:
      sinbad: {at: a}
      beowulf: {at: b, health: 1, rage: 2}
      alice: {at: c, hand: [feint], size: none}
      golden-bat: {at: off}
      turn: alice
      closed: [1]
    when:
      - alice: attack beowulf with feint
      - beowulf: no defense
    then:
      beowulf: {at: off, rage: 3}
      alice: {size: none}
      closed: [1]
      winner: alice
"""


def test_four_seats_teams_doors_and_counters(tmp_path: Path) -> None:
    assert [] == failures(tmp_path, TABLE)
    assert [] == failures(tmp_path, TABLE.replace("winner: alice", "winner: sinbad"))
    assert ["26: then: winner: expected beowulf, found sinbad"] == failures(
        tmp_path, TABLE.replace("winner: alice", "winner: beowulf")
    )
    assert ["25: then: closed: expected [], found [1]"] == failures(
        tmp_path, TABLE.replace("      closed: [1]\n      winner", "      closed: []\n      winner")
    )
    assert ["23: then: beowulf rage: expected 2, found 3"] == failures(
        tmp_path, TABLE.replace("rage: 3", "rage: 2")
    )


COUNTERS = [
    ("rage: 2", "rage: 4", "14:41: rage must be a whole number from 0 to 3, not '4'"),
    ("rage: 2", "rage: much", "14:41: rage must be a whole number from 0 to 3, not 'much'"),
    ("size: none", "rage: 1", "alice has no 'rage'"),
    ("closed: [1]", "closed: [2]", "there is no door 2 on hall, only 1"),
    ("closed: [1]", "closed: [0]", "closed must be between 1 and 4, not 0"),
]


@pytest.mark.parametrize(("old", "new", "message"), COUNTERS)
def test_counters_and_doors_have_limits(old: str, new: str, message: str, tmp_path: Path) -> None:
    told = problems(tmp_path, TABLE.replace(old, new, 1))
    assert any(message in one for one in told), told


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES, ids=[new.strip() for _, new, _ in MISTAKES])
def test_every_mistake_is_told_with_its_place(old: str, new: str, message: str, tmp_path: Path) -> None:
    told = problems(tmp_path, GOOD.replace(old, new, 1))
    assert any(message in one for one in told), told


FAILURES = [
    ("with exploit", "with toil-and-danger", "6: step 1, sinbad: attack alice with toil-and-danger: "),
    ("- sinbad: attack", "- alice: attack", "sinbad is asked, not alice"),
    ("- alice: defend with feint\n", "- alice: no defense\n", "then: alice health: expected 7, found 5"),
    ("health: 7", "health: 6", "10: then: alice health: expected 6, found 7"),
    ("hand: [feint], discard: [exploit]", "hand: []", "then: sinbad hand: expected [], found [feint]"),
    ("    - alice: defend with feint\n", "", "then: alice is still asked something"),
    ("  then:", "    - asked: alice\n  then:", "8: step 3: asked: expected alice, found sinbad"),
    ("  then:", "    - offers: [stay]\n  then:", "step 3: should be an option: 'stay' is not an option here"),
    (
        "  then:",
        "    - options: [maneuver]\n  then:",
        "step 3: should not be an option: attack alice with feint",
    ),
    (
        "  then:",
        "    - refuses: [maneuver]\n  then:",
        "step 3: 'maneuver' should be refused, and is an option",
    ),
    (
        "  then:",
        "    - refuses: [{say: end turn, because: of rain}]\n  then:",
        "should be refused because 'of rain', but: 'end turn' is not possible: all actions must be taken, 1 left",
    ),
    ("  then:", "    - expect: {actions: 2}\n  then:", "step 3: actions: expected 2, found 1"),
    ("size: big, discard", "size: small, discard", "then: alice size: expected small, found big"),
    (
        "  then:\n",
        "  then:\n    turn: alice\n    winner: alice\n",
        "then: turn: expected alice, found sinbad",
    ),
    ("  then:\n", "  then:\n    winner: alice\n", "then: winner: expected alice, found none"),
    ("health: 9", "health: 2", "then: the game is over, and 'winner' is not named; sinbad has won"),
    ("[eat-me, feint]}", "[feint, eat-me]}", "discard: expected [feint, eat-me], found [eat-me, feint]"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAILURES, ids=[new.strip() for _, new, _ in FAILURES])
def test_everything_that_comes_out_otherwise_is_told(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    told = failures(tmp_path, GOOD.replace(old, new, 1))
    assert any(message in one for one in told), told


def test_a_step_after_the_end_fails(tmp_path: Path) -> None:
    over = GOOD.replace("health: 9", "health: 2").replace(
        "  then:", "    - sinbad: maneuver\n  then:\n    winner: sinbad"
    )
    assert ["the game is over; sinbad has won"] == [one.message for one in outcome(tmp_path, over).failures]


def test_a_failure_lists_the_legal_options(tmp_path: Path) -> None:
    wrong = outcome(tmp_path, GOOD.replace("defend with feint", "defend with eat-me"))
    assert ("defend with feint", "decline") == wrong.failures[0].options
    assert not wrong.ok


def test_decks_may_be_given_exactly_or_with_the_rest(tmp_path: Path) -> None:
    text = """
- scenario: decks
  given:
    sinbad: {at: s20, deck: [feint, exploit]}
    alice: {at: s32, deck: [feint, ...], discard: [eat-me], hand: [drink-me]}
  then:
    sinbad: {deck: [feint, exploit], deck_size: 2}
    alice: {deck: [feint, claws-that-catch, ...], deck_size: 28, hand_size: 1}
"""
    assert [] == failures(tmp_path, text)


def test_a_hero_beside_the_file_is_known(tmp_path: Path) -> None:
    source = (CONTENT / "heroes" / "sinbad" / "hero.yaml").read_text(encoding="utf-8")
    folder = tmp_path / "sailor"
    folder.mkdir()
    (folder / "hero.yaml").write_text(source.replace("sinbad", "sailor"), encoding="utf-8")
    text = GOOD.replace("sinbad", "sailor")
    assert [] == failures(folder, text)


def test_the_check_asks_for_a_scenario_for_every_card(tmp_path: Path) -> None:
    folder = tmp_path / "sinbad"
    folder.mkdir()
    for name in ("hero.yaml", "names.yaml", "scenarios.yaml"):
        text = (CONTENT / "heroes" / "sinbad" / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("with leap-away", "with exploit"), encoding="utf-8")
    told = [str(problem).removeprefix(f"{folder}/") for problem in check_paths([folder])]
    assert ["hero.yaml:195:3: card 'leap-away' is played in no scenario"] == told
    (folder / "scenarios.yaml").unlink()
    told = [str(problem).removeprefix(f"{folder}/") for problem in check_paths([folder])]
    assert [f"scenarios.yaml:1:1: {NO_SCENARIOS}"] == told


def test_the_command_tells_failures_and_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.yaml"
    file.write_text(GOOD.replace("health: 7", "health: 6"), encoding="utf-8")
    (tmp_path / "typo.yaml").write_text(GOOD.replace("health: 9", "helth: 9"), encoding="utf-8")
    (tmp_path / "other.yaml").write_text("something: else\n", encoding="utf-8")
    assert 1 == main(["scenario", str(tmp_path)])
    printed = capsys.readouterr().out
    assert f"FAILED {file}:1: a duel of two" in printed
    assert f"{file}:10: then: alice health: expected 6, found 7" in printed
    assert "options: maneuver | attack alice with feint" in printed
    assert "did you mean 'health'?" in printed
    assert "2 scenarios: 0 ok, 1 failed, 1 not run, 1 mistake" in printed


def test_the_command_prints_json_and_what_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert 0 == main(["scenario", str(file), "--json"])
    report = json.loads(capsys.readouterr().out)
    assert [] == report["problems"]
    assert [True] == [one["ok"] for one in report["scenarios"]]
    assert 0 == main(["scenario", str(file), "--verbose"])
    assert "combat values sinbad 4 against 2" in capsys.readouterr().out


def test_a_folder_without_scenarios_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    assert 2 == main(["scenario", str(tmp_path)])


def test_the_files_in_the_manual_run(tmp_path: Path) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", manual, re.DOTALL)
    assert 3 == len(blocks)
    for block in blocks:
        assert [] == failures(tmp_path, block)


def test_a_mistake_in_one_scenario_hides_no_other(tmp_path: Path) -> None:
    file = tmp_path / "duels.yaml"
    typo = GOOD.replace("a duel of two", "a typo").replace("health: 9", "helth: 9")
    stray = GOOD.replace("a duel of two", "a stray fighter").replace("- alice: defend", "- alica: defend")
    wrong = GOOD.replace("a duel of two", "a wrong end").replace("health: 7", "health: 6")
    file.write_text(typo + stray + GOOD + wrong, encoding="utf-8")
    book, found = load_book(file)
    assert book is not None
    assert [4, 17] == [problem.line for problem in found]
    assert 2 == book.left_out
    assert [("a duel of two", 21, True), ("a wrong end", 31, False)] == [
        (one.scenario, one.line, one.ok) for one in run_book(book)
    ]


def test_words_that_leave_something_open_are_told_so(tmp_path: Path) -> None:
    text = """- scenario: a scheme of the harpies
  teams: [0, 1, 0, 1]
  given:
    medusa: {at: off, hand: [winged-frenzy]}
    harpy-1: {at: s20}
    alice: {at: s30}
    sinbad: {at: s01}
    achilles: {at: s10}
  when:
    - medusa: scheme winged-frenzy
  then: {}
"""
    (told,) = failures(tmp_path, text)
    assert told.endswith("leaves something open; say 'scheme winged-frenzy by harpy-1'")


BARE = GOOD.replace("hand: [feint], discard: [eat-me]", "discard: [eat-me]").replace(
    """    - alice: defend with feint
  then:
    sinbad: {hand: [feint], discard: [exploit]}
    alice: {health: 7, size: big, discard: [eat-me, feint]}
""",
    """    - SAID
  then:
    alice: {health: 5}
""",
)


def test_what_goes_without_saying_needs_no_step_but_may_be_said(tmp_path: Path) -> None:
    assert [] == failures(tmp_path, BARE.replace("    - SAID\n", ""))
    assert [] == failures(tmp_path, BARE.replace("SAID", "alice: no defense"))
    assert [] == failures(tmp_path, BARE.replace("SAID", "alice: decline"))


@pytest.mark.parametrize("said", ["alice: defend with feint", "sinbad: no defense", "alice: no boost"])
def test_nothing_else_may_be_said_then(said: str, tmp_path: Path) -> None:
    (told,) = failures(tmp_path, BARE.replace("SAID", said))
    assert f"step 2, {said}" in told


def test_it_is_not_said_twice(tmp_path: Path) -> None:
    (told,) = failures(tmp_path, BARE.replace("SAID", "alice: no defense\n    - alice: no defense"))
    assert "step 3, alice: no defense" in told


SETTLED = """- scenario: nothing to defend with
  given:
    sinbad: {at: s20, hand: [exploit]}
    alice: {at: s21, size: big, hand: []}
  when:
    - sinbad: attack alice with exploit
    - {asked: alice, options: [no defense]}
    - alice: no defense
  then: {}
"""


def test_a_question_that_went_without_saying_may_be_looked_at_and_answered(tmp_path: Path) -> None:
    assert [] == failures(tmp_path, SETTLED)


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("asked: alice", "asked: sinbad"),
        ("[no defense]", "[no defense, no boost]"),
        ("[no defense]", "[no boost]"),
    ],
)
def test_it_must_have_been_that_question(tmp_path: Path, there: str, instead: str) -> None:
    assert failures(tmp_path, SETTLED.replace(there, instead))
