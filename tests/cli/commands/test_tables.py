"""Whole games at larger tables, on boards with doors, and with every hero."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.match.record import read
from tests.support.terminal.keyboard import GOODBYE, numbers, play, whole_game

HEROES = [
    hero for hero in Library().heroes if hero not in ("alice", "king-arthur", "medusa", "sinbad")
]  # those have games of their own
BOARDS = Library().boards


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_can_be_played(monkeypatch: pytest.MonkeyPatch, hero: str) -> None:
    at = HEROES.index(hero)
    heroes = f"{hero},{HEROES[(at + 3) % len(HEROES)]}"
    board = BOARDS[at % len(BOARDS)]
    lang = ("fr", "uk")[at % 2]
    whole_game(monkeypatch, at, lang, "--heroes", heroes, "--board", board, "--bot", "random")


def test_doors_are_opened_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = whole_game(
        monkeypatch, 7, "fr", "--heroes", "alice,beowulf", "--board", "heorot", "--bot", "random"
    )
    for part in ("Fermer la porte 1", "Ouvrir la porte", "ferme la porte", "ouvre la porte"):
        assert part in text, part


def test_each_for_itself_at_a_table_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    text = whole_game(
        monkeypatch, 2, "uk", "--heroes", "beowulf,medusa,sun-wukong", "--bots", "random,random"
    )
    assert "перемагає" in text
    assert "вибу" in text


def test_two_teams(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    played = play(
        monkeypatch, numbers(1), "--heroes", "alice,medusa,sinbad,golden-bat", "--teams", "--seats", "1,3",
        "--seed", "1", "--bot", "random", "--save", str(path), end=GOODBYE["en"], after=["heroes", "save", "quit"],
    )  # fmt: skip
    assert 0 == played.code
    assert re.search(r"Alice .*\(you · team 1\)", played.text)
    assert re.search(r"Medusa .*\(random bot · team 2\)", played.text)
    assert "Pass the keyboard" not in played.text
    assert re.search(r"You win!|Medusa and Golden Bat win! You lose\.", played.text)
    record = read(path.read_text(encoding="utf-8"))
    assert record.setup.in_teams
    assert 4 == len(record.setup.heroes)
    assert {"alice", "sinbad"} < {move.partition(":")[0] for move in record.moves}
    assert 0 == main(["replay", str(path), "--quiet"])
    assert re.search(r"moves verified; \S+ and \S+ win\.", capsys.readouterr().out)


def test_friends_in_teams_pass_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    text = whole_game(
        monkeypatch, 5, "fr", "--heroes", "yennenga,achilles,golden-bat,annie-christmas", "--teams",
        "--bots", "none,random,none,random", "--board", "hanging-gardens",
    )  # fmt: skip
    assert "Passez le clavier\N{NO-BREAK SPACE}: Yennenga" in text
    assert "Passez le clavier\N{NO-BREAK SPACE}: Golden Bat" in text
    assert " remportent la partie\N{NO-BREAK SPACE}!" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_screens_of_a_full_table(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for columns, lines in ((30, 12), (80, 24), (140, 40)):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        played = play(
            monkeypatch, ["1", "2", "1", "1", "board", "1", "heroes"], "--heroes",
            "little-red-riding-hood,nikola-tesla,dr-jill-trent,sun-wukong", "--board", "hanging-gardens",
            "--bot", "random", "--seed", "3", "--screens", "--lang", lang,
        )  # fmt: skip
        assert 0 == played.code
        widest = max(
            len(line) for line in played.text.splitlines() if "/" not in line and "--resume" not in line
        )
        assert widest <= columns
        assert "g15→g13,g20" in played.text
        assert lang == "uk" or "<SW>" in played.text


def test_a_larger_game_is_resumed_with_its_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    arguments = ("--heroes", "alice,medusa,sinbad,beowulf", "--seats", "1,3", "--bot", "random", "--teams")
    play(monkeypatch, [*["1"] * 9, "quit"], *arguments, "--seed", "2", "--save", str(path))
    before = read(path.read_text(encoding="utf-8")).moves
    again = play(monkeypatch, ["undo", "1", "1", "1", "quit"], "--resume")
    assert "Taken back" in again.text
    after = read(path.read_text(encoding="utf-8"))
    assert after.setup.in_teams
    assert before[:5] == after.moves[:5]


def test_conceding_at_a_larger_table(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["1", "1", "concede", "yes", "quit"]
    three = ("--heroes", "alice,medusa,sinbad", "--bot", "random", "--seed", "1")
    assert "Alice concedes. You lose." in play(monkeypatch, words, *three).text
    four = ("--heroes", "alice,medusa,sinbad,beowulf", "--teams", "--bot", "random", "--seed", "1")
    assert "Alice concedes. Medusa and Beowulf win! You lose." in play(monkeypatch, words, *four).text


def test_cards_of_one_name_are_told_apart_by_their_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["card into the woods"]
    heroes = ("--heroes", "little-red-riding-hood,alice", "--bot", "random", "--seed", "1")
    text = play(monkeypatch, words, *heroes).text
    for part in ("Into the Woods (pelt)", "Into the Woods (knives)", "Into the Woods (wolfsbane)"):
        assert part in text


def test_a_team_is_filled_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    arguments = ("--heroes", "alice,medusa,sinbad", "--teams", "--bot", "random", "--save", str(path))
    assert 0 == play(monkeypatch, ["quit"], *arguments).code
    heroes = read(path.read_text(encoding="utf-8")).setup.heroes
    assert ("alice", "medusa", "sinbad") == heroes[:3]
    assert 4 == len(set(heroes))
