"""Bots from outside as opponents in the terminal: they play, and one that fails gives up with a clear line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.cli.terminal.session import CONCEDED, FINISHED, Session
from matchless.cli.terminal.terminal import Terminal
from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.players.outside import loading
from matchless.players.outside.program import end_all
from matchless.players.registry import STAND_IN
from tests.support.outside_bots import classes, program

LIBRARY = Library()


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the classes, where the command is given."""
    monkeypatch.chdir(tmp_path)
    loading._module.cache_clear()
    classes(tmp_path)
    return tmp_path


def session_of(*seats: str, villain: str = "") -> tuple[Session, io.StringIO]:
    shown = io.StringIO()
    terminal = Terminal(io.StringIO(), shown, is_live=False, is_drawn=False)
    heroes = ("alice", "medusa", "sinbad")[: len(seats)]
    setup = Setup(
        "" if villain else "sarpedon", heroes, 1, villain=villain, minions=("blob",) * bool(villain)
    )
    return Session(terminal, LIBRARY, Match(LIBRARY, setup), seats, "en"), shown


def test_a_class_and_a_program_play_a_game_to_its_end(here: Path) -> None:
    session, shown = session_of("mine.py:First", program(here))
    assert FINISHED == session.play()
    session.dismiss_bots()
    end_all()
    assert session.match.is_over
    assert "gives up" not in shown.getvalue()
    assert "bot: First" == session.player_name(0)
    assert "bot: program" == session.player_name(1)


@pytest.mark.parametrize("bot", ["mine.py:Broken", "mine.py:Illegal", "program"])
def test_a_bot_that_fails_in_a_duel_gives_up(here: Path, bot: str) -> None:
    bot = program(here, "sys.exit(1)") if bot == "program" else bot
    session, shown = session_of("mine.py:First", bot)
    assert CONCEDED == session.play()
    assert 1 == session.conceded
    words = " ".join(shown.getvalue().split())
    why = {"mine.py:Broken": "IndexError", "mine.py:Illegal": "'attack the moon'"}.get(
        bot, "it ended (exit code 1)"
    )
    assert f"gives up: {why}" in words


def test_where_others_go_on_another_bot_plays_for_the_one_that_failed() -> None:
    session, shown = session_of("random", "mine.py:Silent", "random")
    while session.match.turn < 3 and session.seats[1] != STAND_IN:
        decision = session.match.state.decision
        assert decision is not None
        assert "" == session._ask_bot(decision)
    assert STAND_IN == session.seats[1]
    assert "bot: Silent gives up: it answered None" in " ".join(shown.getvalue().split())


def test_in_an_adventure_another_bot_plays_on() -> None:
    session, _ = session_of("mine.py:Silent", villain="mothman")
    decision = session.match.state.decision
    assert decision is not None
    assert "" == session._ask_bot(decision)
    assert [STAND_IN] == session.seats
    assert "" == session._ask_bot(decision)
    assert 1 == len(session.match.taken)


def test_a_game_against_a_bot_of_ones_own_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert 0 == main(["play", "--heroes", "alice,medusa", "--bot", "mine.py:First"])
    assert "Continue later with: matchless play --resume" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bot", "mine.py:Fist"), "did you mean 'First'?"),
        (("--bot", "gredy"), "the bot 'gredy' is not known; did you mean 'greedy'?"),
        (("--terminal", "--offer-bots", "mine.py:First"), "--offer-bots is for the game in the browser"),
        (("--offer-bots", "mine.py:Fist"), "did you mean 'First'?"),
        (("--offer-bots", "mine.py:First,./mine.py:First"), "--offer-bots offers two bots called 'First'"),
    ],
)
def test_a_mistake_is_told_before_the_game(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["play", *words])
    assert why in capsys.readouterr().err
