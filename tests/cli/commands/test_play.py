"""Whole games through the command line, against bots and between friends."""

from __future__ import annotations

import io
import re
from itertools import repeat
from pathlib import Path

import pytest

from matchless.cli.commands.serve import default_database
from matchless.cli.main import main
from matchless.cli.terminal.start import saves
from matchless.match.record import read
from matchless.text.en.messages.hints import ENGLISH_HINTS
from tests.support.terminal.keyboard import play

GAME = ("--heroes", "alice,medusa", "--seed", "7")


def moves(path: Path) -> tuple[str, ...]:
    """The moves of a saved game."""
    return read(path.read_text(encoding="utf-8")).moves


@pytest.mark.parametrize(
    ("lang", "wins"),
    [("en", "Medusa wins!"), ("fr", "Méduse remporte la partie"), ("uk", "Медуза перемагає!")],
)
def test_a_whole_game_in_every_language(monkeypatch: pytest.MonkeyPatch, lang: str, wins: str) -> None:
    played = play(monkeypatch, repeat("1"), *GAME, "--lang", lang, end=wins)
    assert 0 == played.code
    assert wins in played.text
    assert "{" not in played.text
    assert not re.search(r"Traceback|\bNone\b", played.text)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_same_game_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str) -> None:
    saved = []
    for name in ("a", "b"):
        path = tmp_path / name
        play(monkeypatch, [*["2"] * 12, "quit"], *GAME, "--bot", bot, "--save", str(path))
        saved.append(path.read_text(encoding="utf-8"))
    assert saved[0] == saved[1]


def test_whole_screens_at_every_size(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, lines in ((24, 10), (64, 20), (80, 24), (100, 30), (160, 50)):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        played = play(monkeypatch, ["1", "2", "1", "1", "board", "cards"], *GAME, "--screens")
        assert 0 == played.code
        widest = max(
            len(line) for line in played.text.splitlines() if not line.startswith(("Saved", "Continue", ">"))
        )
        assert widest <= columns
        assert ("s38" in played.text) == (columns >= 64)


def test_the_map_shows_zones_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["board"], *GAME)
    assert "ybp" in played.text
    assert "g green" in played.text
    assert "[AL]" in played.text


def test_answers_by_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    words = ["place jabberwock on s19", "sma", "maneuver", "no boost", "alice s10", "done", "quit"]
    play(monkeypatch, words, *GAME, "--save", str(path))
    mine = [move for move in moves(path) if move.startswith("alice")]
    expected = [
        "alice: place jabberwock on s19", "alice: choose small", "alice: maneuver", "alice: decline",
        "alice: move alice to s10", "alice: done",
    ]  # fmt: skip
    assert expected == mine[:6]


def test_answers_in_other_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    words = ["жербельковт s19", "велика", "маневр", "не поліпшувати", "не переміщувати", "вийти"]
    play(monkeypatch, words, *GAME, "--lang", "uk", "--save", str(path))
    assert "alice: done" == [move for move in moves(path) if move.startswith("alice")][-1]


def test_illegal_answers_say_why_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        "auto", "1", "1", "", "0", "77", "xyzzy", "attack medusa with snicker-snack",
        "attack nobody with feint",        "move alice to s01", "scheme feint", "end turn", "\x00\x1b[A", "1",
    ]  # fmt: skip
    played = play(monkeypatch, words, *GAME)
    assert 0 == played.code
    for refusal in (
        "There is no option 77", "That is not one of the options", "You must take all your actions",
        "You do not hold this card", "Type a number",
    ):  # fmt: skip
        assert refusal in played.text
    assert "maneuvers" in played.text


def test_words_that_fit_several_options(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["1", "1", "maneuver", "no boost", "move"], *GAME)
    assert "That could mean" in played.text


def test_the_end_of_the_input_saves_the_game(monkeypatch: pytest.MonkeyPatch, state_folder: Path) -> None:
    played = play(monkeypatch, ["1", "1"], *GAME)
    assert 0 == played.code
    assert "matchless play --resume" in played.text
    assert 2 <= len(moves(state_folder / "matchless" / "last.record"))


def test_save_and_resume_give_the_same_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole", tmp_path / "half"
    play(monkeypatch, [*["1"] * 30, "quit"], *GAME, "--save", str(whole))
    play(monkeypatch, [*["1"] * 14, f"save {half}", "quit"], *GAME)
    assert moves(half) == moves(whole)[: len(moves(half))]
    play(monkeypatch, [*["1"] * 16, "quit"], "--resume", str(half))
    assert moves(whole) == moves(half)


def test_resume_takes_the_last_game_with_its_players(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path
) -> None:
    arguments = (*GAME, "--bot", "random", "--seat", "2", "--lang", "fr")
    played = play(monkeypatch, ["1", "1", "1", "quit"], *arguments)
    assert "Placez la Harpie 1" in played.text
    before = moves(state_folder / "matchless" / "last.record")
    again = play(monkeypatch, ["1", "quit"], "--resume")
    assert "Enregistré" in again.text
    after = moves(state_folder / "matchless" / "last.record")
    assert before == after[: len(before)]
    assert len(before) < len(after)


def test_games_are_kept_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for usual in ("state", "share"):
        (tmp_path / ".local" / usual / "matchless").mkdir(parents=True)
    assert state_folder / "matchless" == saves.state_folder()
    assert tmp_path / "data" / "matchless" / "matchless.db" == default_database()


def test_resume_knows_the_packs_of_the_last_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine, half = tmp_path / "mine", tmp_path / "half"
    assert 0 == main(["new", "hero", "robin-hood", "--into", str(mine)])
    game = ("--heroes", "robin-hood,medusa", "--board", "sarpedon", "--seed", "3", "--bot", "random")
    play(monkeypatch, ["1", "1", "quit"], *game, "--content", str(mine), "--save", str(half))
    before = moves(half)
    play(monkeypatch, ["1", "quit"], "--resume")
    assert len(before) < len(moves(half))
    play(monkeypatch, ["1", "quit"], "--resume", str(half))
    assert 2 == main(["play", "--resume", str(half.rename(tmp_path / "another"))])


def test_undo_takes_back_the_own_choice_and_the_answers_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    straight, detour = tmp_path / "straight", tmp_path / "detour"
    play(monkeypatch, ["2", "1", "1", "quit"], *GAME, "--save", str(straight))
    play(monkeypatch, ["2", "2", "undo", "1", "1", "undo", "1", "quit"], *GAME, "--save", str(detour))
    assert moves(straight) == moves(detour)
    assert "nothing to take back" in play(monkeypatch, ["undo", "1", "undo", "undo"], *GAME).text


def test_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        "2",
        "1",
        "help",
        "cards",
        "card gaze",
        "card nonsense",
        "discard",
        "heroes",
        "hand",
        "log",
        "hint",
    ]
    played = play(
        monkeypatch, [*words, "auto", "lang uk", "lang xx", "load /nowhere", "concede", "ні"], *GAME
    )
    for part in (
        "take back your last choice", "Gaze of Stone", "No card is called", "Discard pile: Alice",
        "Medusa’s zone", "even with a single option",
        "Ваш хід", "Мови:", "/nowhere",
    ):  # fmt: skip
        assert part in played.text, part
    hinted = " ".join(played.text.split("> hint")[1].split())
    reasons = [
        re.sub(r"\\{.*?\\}", ".+", re.escape(words))
        for words in ENGLISH_HINTS.values()
        if isinstance(words, str)
    ]
    assert any(re.search(words, hinted) for words in reasons), "a hint says why"


def test_conceding_and_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["2", "1", "concede", "yes", "9", "swap", "1", "concede", "yes", "4"], *GAME)
    assert "Alice concedes. Medusa wins! You lose." in played.text
    assert "Medusa concedes. Alice wins! You lose." in played.text
    assert "Goodbye" in played.text


def test_a_single_option_is_taken_with_a_remark(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Only choice:" in play(monkeypatch, ["1"] * 30, *GAME).text
    assert "Only choice:" not in play(monkeypatch, ["auto", *["1"] * 30], *GAME).text


def test_bots_may_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, [], "--heroes", "alice,medusa", "--bots", "greedy,random", "--seed", "1")
    assert 0 == played.code
    assert " wins!" in played.text


@pytest.mark.parametrize(
    "arguments",
    [
        ("--heroes", "alice,nobody"),
        ("--heroes", "alice,medusa,sinbad,beowulf,alice"),
        ("--heroes", "alice,medusa,sinbad", "--board", "heorot"),
        ("--heroes", "alice,medusa,sinbad", "--bots", "random"),
        ("--seats", "1,5"),
        ("--seats", "1,1"),
        ("--board", "nowhere"),
        ("--bots", "greedy,nobody"),
        ("--rules", "none-such"),
        ("--rule", "gameEnd"),
        ("--rule", "gameEnd=never"),
        ("--resume",),
        ("--resume", "/nowhere/at/all"),
    ],
)
def test_mistakes_in_the_call_are_told(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["play", *arguments])
    assert "matchless play: " in capsys.readouterr().err


def test_a_terminal_without_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nboard\n"))
    monkeypatch.setattr("sys.stdout", shown)
    assert 0 == main(["play", *GAME, "--lang", "uk", "--screens"])
    buffer = shown.buffer
    assert isinstance(buffer, io.BytesIO)
    assert b"Zherbelkovt" in buffer.getvalue()
