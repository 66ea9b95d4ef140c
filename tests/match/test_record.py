"""Records: good ones are played back and verified, bad ones refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from matchless.cli.main import main
from matchless.library.library import Library
from matchless.library.problem import ContentError
from matchless.match.match import Match
from matchless.match.record import TITLE, RecordError, read
from matchless.match.replay import replay_steps, resume
from matchless.match.setup import Setup
from tests.support.dice import Dice
from tests.support.tables import SCALE, choose

LIBRARY = Library()
SETUP = Setup("sarpedon", ("king-arthur", "medusa"), 12, "classic-2020", {"gameEnd": "action-boundary"})
FIRST_MOVE = 8
"""The line of the first move."""


def a_match(decisions: int = 100_000, setup: Setup = SETUP) -> Match:
    match, dice = Match(LIBRARY, setup), Dice(4)
    while match.state.decision is not None and len(match.moves) < decisions:
        match.take(choose(match.state.decision, dice))
    return match


WHOLE = str(a_match().record)
BEGUN = str(a_match(25).record)


def changed(line: int, words: str) -> str:
    """The record of a game that has begun, with another line."""
    lines = BEGUN.splitlines()
    lines[line - 1] = words
    return "\n".join(lines) + "\n"


def replayed(path: Path, text: str, *words: str) -> int:
    """The exit code of the command on a record."""
    path.write_text(text, encoding="utf-8")
    return main(["replay", *words, str(path)])


def test_a_record_says_how_the_game_was_set_up() -> None:
    lines = BEGUN.splitlines()
    assert [
        TITLE,
        f"content: {a_match(0).record.version}",
        "board: sarpedon",
        "heroes: king-arthur, medusa",
        "rules: classic-2020 gameEnd=action-boundary",
        "seed: 12",
        "",
    ] == lines[:7]
    assert 7 + 25 == len(lines)
    assert "king-arthur: place merlin on " in lines[7]


def test_a_whole_game_is_verified_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == replayed(tmp_path / "game.record", WHOLE)
    out, err = capsys.readouterr()
    moves = WHOLE.splitlines()[7:]
    assert [f"{number:4}  {move}" for number, move in enumerate(moves, start=1)] == out.splitlines()[:-1]
    winner = Match(LIBRARY, SETUP).seat_name(resume(LIBRARY, read(WHOLE)).state.winner)
    assert f"{len(moves)} moves verified; {winner} wins." == out.splitlines()[-1]
    assert "" == err


def test_a_game_that_goes_on_is_verified_quietly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == replayed(tmp_path / "game.record", BEGUN, "--quiet")
    decision = a_match(25).state.decision
    assert decision is not None
    asked = a_match(25).seat_name(decision.seat)
    assert f"25 moves verified; {asked} is to decide.\n" == capsys.readouterr().out


def test_a_record_may_be_written_with_other_spaces_and_capitals(tmp_path: Path) -> None:
    head, moves = BEGUN.splitlines()[:7], BEGUN.splitlines()[7:]
    loose = [line.replace(": ", " :   ") for line in head]
    loose += [f"  {who} :  {what.upper()}  " for who, what in (move.split(": ", 1) for move in moves)]
    assert 0 == replayed(tmp_path / "game.record", "\r\n".join(loose) + "\r\n\r\n", "--quiet")


WRONG = {
    "another content version": (changed(2, "content: 0123456789ab"), 2, "played with content 0123456789ab"),
    "an unknown board": (changed(3, "board: sarpedom"), 3, "the board 'sarpedom' is not known"),
    "an unknown hero": (changed(4, "heroes: king-arthur, medussa"), 4, "the hero 'medussa' is not known"),
    "no second hero": (changed(4, "heroes: medusa"), 4, "two to four heroes, not 1"),
    "too many heroes": (changed(4, f"heroes: {', '.join(['medusa'] * 5)}"), 4, "two to four heroes, not 5"),
    "an unknown preset": (changed(5, "rules: core-1999"), 5, "unknown rules preset 'core-1999'"),
    "an unknown rule": (changed(5, "rules: core-2023 gameEnds=never"), 5, "unknown rules option 'gameEnds'"),
    "an unknown value of a rule": (changed(5, "rules: core-2023 gameEnd=never"), 5, "cannot be 'never'"),
    "a seed in words": (changed(6, "seed: twelve"), 6, "the seed must be a whole number, not 'twelve'"),
    "no empty line": (changed(7, "king-arthur: maneuver"), 7, "expected an empty line"),
    "no one who moves": (changed(FIRST_MOVE, "place merlin on s19"), FIRST_MOVE, "expected 'who: what'"),
    "the wrong player": (
        changed(FIRST_MOVE, "medusa: no"),
        FIRST_MOVE,
        "king-arthur is asked here, not medusa",
    ),
    "an illegal move": (
        changed(FIRST_MOVE, "king-arthur: place merlin on s01"),
        FIRST_MOVE,
        "'place merlin on s01' is not possible: merlin cannot get to s01",
    ),
    "a move in the middle that is not one": (
        changed(20, BEGUN.splitlines()[19].split(":")[0] + ": surrender"),
        20,
        "'surrender' is not an option here",
    ),
    "an empty line in the middle": (changed(20, ""), 20, "expected 'who: what'"),
    "moves after the end": (WHOLE + "medusa: maneuver\n", len(WHOLE.splitlines()) + 1, "already over"),
    "an empty file": ("", 1, "not a record"),
    "another kind of file": ("hero: alice\nmove: 2\n", 1, f"the first line must be '{TITLE}'"),
    "only the title": (TITLE + "\n", 2, "expected 'content: …', found ''"),
    "a head cut short": ("\n".join(BEGUN.splitlines()[:4]), 5, "expected 'rules: …'"),
    "a line of the head left out": (BEGUN.replace("board: sarpedon\n", ""), 3, "expected 'board: …'"),
    "a move cut short": (BEGUN[: BEGUN.index("merlin on s") + 8], FIRST_MOVE, "is not possible"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_bad_record_is_refused_with_its_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, line, message = WRONG[what]
    path = tmp_path / "game.record"
    assert 2 == replayed(path, text, "--quiet")
    out, err = capsys.readouterr()
    assert "" == out
    assert err.startswith(f"matchless replay: {path}:{line}: ")
    assert message in err


def test_moves_up_to_the_mistake_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == replayed(tmp_path / "game.record", WRONG["a move in the middle that is not one"][0])
    assert 12 == len(capsys.readouterr().out.splitlines())


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(Dice(1).bytes(500))
    assert 2 == main(["replay", str(path)])
    assert f"{path}:1: not a record" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["replay", str(tmp_path / "nothing.record")])
    assert 2 == main(["replay", str(tmp_path)])
    assert "nothing.record" in capsys.readouterr().err


def test_a_call_without_a_file_is_a_mistake() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["replay"])
    assert 2 == stopped.value.code


def test_every_step_of_a_record_can_be_seen() -> None:
    record = read(BEGUN)
    steps = [(len(match.moves), match.state.number) for match in replay_steps(LIBRARY, record)]
    assert [(number, number) for number in range(26)] == steps
    assert FIRST_MOVE + 3 == record.line_of(3)


mutations = st.lists(
    st.tuples(
        st.sampled_from(["cut", "put", "drop", "swap", "double"]),
        st.integers(0, 1 << 16),
        st.text(max_size=6),
    ),
    min_size=1,
    max_size=4,
)


def mutated(text: str, ways: list[tuple[str, int, str]]) -> str:
    """A text with some random damage."""
    for way, place, words in ways:
        lines = text.split("\n")
        at, line = place % (len(text) + 1), place % len(lines)
        if way == "cut":
            text = text[:at]
        elif way == "put":
            text = text[:at] + words + text[at:]
        elif way == "drop":
            text = text[:at] + text[at + 1 + len(words) :]
        elif way == "swap":
            lines[line], lines[-1 - line] = lines[-1 - line], lines[line]
            text = "\n".join(lines)
        else:
            text = "\n".join(lines[:line] + lines[line : line + 1] + lines[line:])
    return text


@given(ways=mutations)
@settings(
    max_examples=250 * SCALE,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_a_spoilt_record_is_refused_in_words_or_played(ways: list[tuple[str, int, str]]) -> None:
    text = mutated(BEGUN, ways)
    refused, match = "", None
    try:
        match = resume(LIBRARY, read(text, "spoilt"))
    except (RecordError, ContentError) as error:
        refused = str(error)
    if match is None:
        assert refused.startswith("spoilt:")
    else:
        record = match.record
        assert record == read(str(record))


@given(text=st.text(max_size=200), title=st.booleans())
@settings(max_examples=200 * SCALE, derandomize=True, database=None)
def test_any_text_is_refused_in_words(text: str, title: bool) -> None:  # noqa: FBT001
    with pytest.raises((RecordError, ContentError), match=r"^any:"):
        resume(LIBRARY, read(f"{TITLE}\n{text}" if title else text, "any"))
