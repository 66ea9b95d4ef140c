"""The start menu, and a game as a person at a terminal sees it."""

from __future__ import annotations

import pytest

from matchless.cli.terminal.start.menu import language_of_environment
from matchless.library.library import Library
from matchless.match.setup import Setup
from tests.support.terminal.live import ask, live, told

LIBRARY = Library()


def test_enter_accepts_every_proposal() -> None:
    chosen, text = ask(["", "", "", "", ""])
    assert told(Setup("sarpedon", ("king-arthur", "random"), 0), ("none", "hare")) == chosen
    assert "level 2 of 6" in text
    assert "A turn is two actions" in text


def test_answers_by_number_and_by_name() -> None:
    chosen = ask(["1", "2", "med", "marmoreal", "7"])[0]
    assert told(Setup("marmoreal", ("alice", "medusa"), 0), ("none", "none")) == chosen


def test_the_language_changes_at_any_question() -> None:
    chosen, text = ask(["uk", "", "Аліса", "fr", "méduse", "", "3"])
    assert told(Setup("sarpedon", ("alice", "medusa"), 0), ("none", "otter"), "fr") == chosen
    assert "Ваш герой" in text
    assert "Le héros adverse" in text


def test_wrong_answers_are_asked_again() -> None:
    chosen, text = ask(["", "99", "nobody", "0", "a", "medusa", "", "", ""])
    assert chosen is not None
    assert "medusa" == chosen.setup.heroes[0]
    assert 3 <= text.count("Please type one of the numbers")


def test_the_menu_may_be_left() -> None:
    for count in range(5):
        assert ask([""] * count)[0] is None
    for count in range(7):
        assert ask(["teams", *[""] * count])[0] is None


def test_each_for_itself() -> None:
    chosen, text = ask(["3", "alice", "medusa", "", "sinbad", "marmoreal", "3"])
    heroes = ("alice", "medusa", "random", "sinbad")
    assert told(Setup("marmoreal", heroes, 0), ("none", "otter", "otter", "otter")) == chosen
    assert "Opposing hero 3" in text


def test_teams() -> None:
    chosen, text = ask(["teams", "alice", "sinbad", "medusa", "beowulf", "", "8", "owl"])
    heroes = ("alice", "medusa", "sinbad", "beowulf")
    assert told(Setup("sarpedon", heroes, 0, in_teams=True), ("none", "owl", "you", "owl")) == chosen
    assert "The hero of your teammate" in text


@pytest.mark.parametrize(
    ("lang", "why"),
    [("en", "has 2 starting spaces, 4 are needed"), ("fr", "il en faut 4"), ("uk", "треба 4")],
)
def test_a_board_without_room_is_refused_with_the_reason(lang: str, why: str) -> None:
    chosen, text = ask(["2", "", "", "", "heorot", "marmoreal", ""], lang)
    assert chosen is not None
    assert "marmoreal" == chosen.setup.board
    assert 2 <= text.count(why)
    chosen, text = ask(["", "", "", "heorot", ""], lang)
    assert chosen is not None
    assert "heorot" == chosen.setup.board
    assert why not in text


@pytest.mark.parametrize(
    ("value", "lang"), [("fr_FR.UTF-8", "fr"), ("uk_UA.UTF-8", "uk"), ("C.UTF-8", "en"), ("de_DE", "en")]
)
def test_the_environment_proposes_a_language(monkeypatch: pytest.MonkeyPatch, value: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert lang == language_of_environment()


def test_a_newcomer_is_soon_in_a_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = live(
        monkeypatch, ["", "", "medusa", "", "", "1", "", "help", "", "hint", "lang fr", "quit"], "--seed", "4"
    )
    assert 0 == code
    for part in ("Place Merlin", "take back your last choice", "Press Enter", "À votre tour", "Enregistré"):
        assert part in text


def test_an_interrupted_game_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = live(monkeypatch, ["1", "^C"], "--heroes", "alice,medusa", "--bot", "greedy")
    assert 130 == code
    assert "matchless play --resume" in text
    code, text = live(monkeypatch, [], "--resume")
    assert 0 == code
    assert "Medusa" in text


def test_the_curtain_hides_the_last_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = live(
        monkeypatch, ["", "1", "1", ""], "--heroes", "alice,medusa", "--bot", "none", "--seed", "1"
    )
    assert 0 == code
    last, curtain = text.split("Pass the keyboard to Medusa")
    assert last.rstrip("\x1b[1m\n").endswith("\x1b[2J\x1b[H")
    assert "Gaze of Stone" not in last
    assert "Eat Me" not in curtain
