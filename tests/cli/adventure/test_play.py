"""Adventures through the command line: whole games, screens, pages, saved games."""

from __future__ import annotations

import re
from itertools import repeat
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.match.record import read
from tests.support.terminal.keyboard import GOODBYE, numbers, play, whole_game

SOLO = ("--adventure", "mothman", "--heroes", "alice", "--minions", "tarantula", "--seed", "3")
PAIR = (
    "--adventure", "martian-invader", "--heroes", "alice,sinbad", "--minions", "tarantula,blob",
    "--events", "creeping-dread,full-moon", "--seed", "3",
)  # fmt: skip
ENDS = {
    "en": r"The heroes win the adventure!|wins\. The adventure is lost\.",
    "fr": r"Les héros remportent l’aventure|l’emporte\. L’aventure est perdue\.",
    "uk": r"Герої перемагають|Пригоду програно\.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_a_whole_adventure_alone(monkeypatch: pytest.MonkeyPatch, villain: str, lang: str) -> None:
    minion = {"en": "ant-queen", "fr": "blob", "uk": "tarantula"}[lang]
    text = whole_game(
        monkeypatch, 4, lang, "--adventure", villain, "--heroes", "medusa", "--minions", minion,
        "--events", "1",
    )  # fmt: skip
    assert re.search(ENDS[lang], text)


@pytest.mark.parametrize(("count", "lang"), [(2, "fr"), (3, "uk"), (4, "en")])
def test_a_whole_adventure_with_companions(monkeypatch: pytest.MonkeyPatch, count: int, lang: str) -> None:
    heroes = ",".join(["king-arthur", "nikola-tesla", "dr-jill-trent", "yennenga"][:count])
    minions = ",".join(["loveland-frog", "jersey-devil", "skunk-ape", "tarantula"][:count])
    text = whole_game(
        monkeypatch, count, lang, "--adventure", "mothman", "--heroes", heroes, "--minions", minions,
        "--bot", "random", "--events", "2",
    )  # fmt: skip
    assert re.search(ENDS[lang], text)


def test_one_person_holds_several_heroes_without_a_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game"
    played = play(
        monkeypatch, numbers(2), *PAIR, "--save", str(path), end=GOODBYE["en"], after=["save", "quit"]
    )
    assert re.search(ENDS["en"], played.text)
    assert "Pass the keyboard" not in played.text
    record = read(path.read_text(encoding="utf-8"))
    assert ("martian-invader", ("tarantula", "blob")) == (record.setup.villain, record.setup.minions)
    assert {"alice", "sinbad"} == {move.partition(":")[0] for move in record.moves}


def test_a_saved_adventure_is_played_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    play(monkeypatch, numbers(2), *SOLO, "--save", str(path), end=GOODBYE["en"], after=["save", "quit"])
    assert 0 == main(["replay", str(path), "--quiet"])
    assert re.search(r"moves verified; the (heroes|enemies) win\.", capsys.readouterr().out)


def test_save_resume_and_undo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole", tmp_path / "half"
    play(monkeypatch, [*["1"] * 24, "quit"], *PAIR, "--save", str(whole))
    play(monkeypatch, [*["1"] * 10, "2", "undo", f"save {half}", "quit"], *PAIR)
    played = play(monkeypatch, [*["1"] * 14, "quit"], "--resume", str(half))
    assert "(you)" not in played.text
    moves = [read(path.read_text(encoding="utf-8")).moves for path in (whole, half)]
    assert moves[0] == moves[1]


def test_resume_knows_who_plays_which_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, [*["1"] * 4, "quit"], *PAIR, "--bot", "random", "--lang", "fr")
    played = play(monkeypatch, ["héros", "quitter"], "--resume")
    assert "Sinbad (bot au hasard)" in played.text


@pytest.mark.parametrize("how", [(), ("--screens",)])
def test_events_are_announced_before_the_first_question(
    monkeypatch: pytest.MonkeyPatch, how: tuple[str, ...]
) -> None:
    game = ("--adventure", "mothman", "--heroes", "alice", "--events", "full-moon,head-start")
    played = play(monkeypatch, ["quit"], *game, *how)
    first, second, question = (
        played.text.index(words) for words in ("Full Moon:", "Head Start:", "choose a space")
    )
    assert first < second < question
    played = play(monkeypatch, ["1", "quit"], *game)
    assert 1 == played.text.count("Full Moon:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_screens_of_adventures_at_every_size(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for columns, lines in ((30, 12), (80, 24), (100, 30), (160, 50)):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        for game, sign in ((SOLO, "B1:1"), (PAIR, "F1:0")):
            words = [*["1"] * 12, "board", "enemies", "initiative", "threat", "sites", "events"]
            played = play(monkeypatch, words, *game, "--screens", "--lang", lang)
            assert 0 == played.code
            shown = [
                line
                for line in played.text.splitlines()
                if "/matchless" not in line and "--resume" not in line
            ]
            assert max(len(line) for line in shown) <= columns
            assert (sign in played.text) == (columns >= 64)


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 30), (160, 50)])
def test_the_screen_tells_round_threat_initiative_and_aims(
    monkeypatch: pytest.MonkeyPatch, columns: int, lines: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    text = play(monkeypatch, ["1"] * 5, *SOLO, "--screens").text
    for part in (
        "Round 1 · threat [1]2 3 4 4 5 5 · objectives 0/4 · Doom: 7 left", "to come in any order: Mothman",
        "Tarantula > [Alice]", "<MO>", "→ AL/ja", "→ ja",
    ):  # fmt: skip
        assert part in text, part
    assert ("At the end of the track: Destroy the bridge" in text) == (lines >= 28)
    screens = text.partition("The input has ended")[0].split("\n> 1\n")
    assert all(len(screen.splitlines()) < lines for screen in screens)


def test_pages_of_an_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        *["1"] * 9,
        "enemies",
        "initiative",
        "threat",
        "fields",
        "events",
        "card heat ray",
        "discard",
        "hand",
    ]
    text = play(monkeypatch, [*words, "heroes", "help"], *PAIR).text
    ray = Library().enemy("martian-invader").deck["heat-ray"]
    for part in (
        "Would attack now:", "nobody is nearer. It moves", "· deck ",
        f"{ray.attack}/{ray.defense}  Heat Ray ×2 +{ray.boost}",
        "NOW: The Martian Invader takes a turn (move", "to come in any order:", "OBJECTIVE 4: The players lose",
        "Field 4 (n12, n16, n19, n23, n26)", "Invasion token, face down: Maze, Fork, Hourglass, Bloom",
        "# Web (none)", "Creeping Dread: At the end of each round", "Discard pile: Tarantula (minion)",
        "Sinbad (you)", "read the threat track",
    ):  # fmt: skip
        assert part in text, part


def test_pages_of_adventures_are_refused_in_a_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    text = play(monkeypatch, ["threat", "help"], "--heroes", "alice,medusa", "--seed", "7").text
    assert "This is only for adventures." in text
    assert "threat track" not in text


def test_conceding_an_adventure_and_playing_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["1", "concede", "yes", "play again", "concede", "yes", "quit"]
    text = play(monkeypatch, words, *SOLO).text
    assert 2 == text.count("Alice concedes. Mothman wins. The adventure is lost.")
    assert "change sides" not in text


def test_a_board_shows_webs_and_destroyed_bridges(monkeypatch: pytest.MonkeyPatch) -> None:
    # A bridge falls early, whatever becomes of the hero.
    hurry = ("--events", "head-start,creeping-dread")
    played = play(monkeypatch, repeat("1"), *SOLO, *hurry, "--screens", end="What now?")
    assert re.search(r"p\d\d#", played.text)
    assert re.search(r"\bx1\b", played.text)


def test_open_hands_are_shown_to_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["", "1", "1", "1", "1", "1", "1", "hand"]
    hidden = play(monkeypatch, words, *PAIR, "--bot", "random").text
    opened = play(monkeypatch, words, *PAIR, "--bot", "random", "--open-hands").text
    assert "known in hand:" not in hidden
    assert "known in hand:" in opened


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--minions", "blob"), "--minions is for an adventure"),
        (("--events", "2"), "--events is for an adventure"),
        (("--open-hands",), "--open-hands is for an adventure"),
        (("--adventure", "mothmam"), "did you mean 'mothman'?"),
        (("--adventure", "blob"), "known: martian-invader, mothman"),
        (("--adventure", "mothman", "--minions", "blub"), "did you mean 'blob'?"),
        (("--adventure", "mothman", "--minions", "blob,tarantula"), "as many minions as players, 1, not 2"),
        (("--adventure", "mothman", "--events", "4"), "at most 3 events, not 4"),
        (("--adventure", "mothman", "--events", "full"), "did you mean 'full-moon'?"),
        (("--adventure", "mothman", "--board", "marmoreal"), "is met on the board 'point-pleasant'"),
        (("--adventure", "mothman", "--teams"), "all heroes are one team"),
    ],
)
def test_mistakes_about_adventures_are_told(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["play", *arguments])
    assert told in capsys.readouterr().err
