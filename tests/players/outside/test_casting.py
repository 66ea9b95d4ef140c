"""Bots that are named: found, made with seed and settings, or refused with the likely word."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from matchless.players.outside import casting, loading
from matchless.players.outside.casting import any_bot, check
from matchless.players.outside.guarded import Guarded
from tests.support.outside_bots import classes, program


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the classes, where the command is given; what it loads is forgotten again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    loading._module.cache_clear()
    casting.is_class.cache_clear()
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    classes(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "name", ["mine:First", "mine.py:First", "./mine.py:First", "greedy", "strategist:iterations=9"]
)
def test_a_bot_is_found_by_module_file_or_name(name: str) -> None:
    check(name)


def test_a_file_is_found_from_anywhere(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    check(f"{here / 'mine.py'}:First")


def test_a_constructor_gets_the_seed_and_the_settings() -> None:
    bot = any_bot("mine.py:Set:depth=3:bold=yes:word=so", 7)
    assert isinstance(bot, Guarded)
    assert (7, 3, True, "so") == vars(bot.bot)["seen"]


def test_every_game_gets_a_bot_of_its_own() -> None:
    one, other = any_bot("mine.py:First", 1), any_bot("mine.py:First", 1)
    assert isinstance(one, Guarded)
    assert isinstance(other, Guarded)
    assert one.bot is not other.bot


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "brave": EntryPoint("brave", "mine:Set", loading.GROUP),
        "gone": EntryPoint("gone", "x:Y", loading.GROUP),
    }
    monkeypatch.setattr(loading, "installed", lambda: entries)
    monkeypatch.setattr(casting, "installed", lambda: entries)
    sys.path.append(".")
    bot = any_bot("brave:depth=2", 5)
    assert isinstance(bot, Guarded)
    assert (5, 2, False, "") == vars(bot.bot)["seen"]
    with pytest.raises(ValueError, match="did you mean 'brave'"):
        check("brav")
    with pytest.raises(ValueError, match="the installed bot 'gone' cannot be loaded: ModuleNotFoundError"):
        check("gone")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("gredy", "the bot 'gredy' is not known; did you mean 'greedy'?"),
        ("nowhere:Bot", "there is no module 'nowhere': neither installed, nor nowhere.py in this folder"),
        ("mined:First", "there is no module 'mined'.*did you mean 'mine'?"),
        ("mine.py:Fist", "there is no class 'Fist' in 'mine.py'; did you mean 'First'?"),
        ("min.py:First", "there is no file 'min.py'; did you mean 'mine.py'?"),
        ("mine.py", "say which class of 'mine.py' is the bot: 'mine.py:First', 'mine.py:Broken'"),
        (
            "mine.py:Chooser",
            r"'Chooser' in 'mine.py' has no method choose\(view\); did you mean its 'chose'?",
        ),
        ("mine.py:pick", r"'pick' in 'mine.py' is not a class but a function; a bot is a class"),
        (
            "mine.py:Needy",
            "Needy cannot be made without engine: a constructor gets 'seed', and settings such as :engine=…",
        ),
        ("mine.py:Set:dept=3", "Set has no setting 'dept'; did you mean 'depth'?"),
        ("mine.py:First:depth=3", "First has no setting 'depth'; it has none"),
        ("mine.py:Set:depth", "'depth' is not a setting of Set; write name=value"),
        ("greedy:depth=3", "the bot 'greedy' has no settings"),
        ("cmd:", "'cmd:' is followed by a command"),
        ("cmd:no-such-program --fast", "the program 'no-such-program' was not found"),
        ("cmd:./mime.py", "the program './mime.py' was not found; did you mean 'mine.py'?"),
        (
            "cmd:./mine.py",
            "'./mine.py' is no program by itself; name what runs it, such as cmd:python ./mine.py",
        ),
    ],
)
def test_what_is_no_bot_is_refused_with_the_likely_word(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check(name)


def test_a_mistake_in_the_bots_file_is_told_with_its_line(here: Path) -> None:
    (here / "half.py").write_text("import json\nnumber = 1 / 0\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"'half.py' cannot be loaded: ZeroDivisionError.*\(half.py, line 2"):
        check("half.py:Bot")
    (here / "needs.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"the module 'needs' needs another one: .*nothing_of_that_name"):
        check("needs:Bot")


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        (
            "print('Loading the net ...', flush=True)",
            'said \'Loading the net ...\' instead of {"type": "hello", "protocol": 1}',
        ),
        ('say(type="hello", protocol=9)', "speaks protocol 9; this game speaks 1"),
        (
            "sys.exit('KeyError: no net')",
            r"did not say hello: it ended \(exit code 1\) instead of answering; it wrote to stderr: KeyError: no net",
        ),
        ("print('x' * 3000, flush=True)", "said 'x{80}…' instead of"),
    ],
)
def test_a_program_that_does_not_say_hello_is_refused(here: Path, hello: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check(program(here, hello=hello))


def test_a_program_that_says_nothing_is_not_waited_for(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matchless.players.outside.program_bot.TO_START", 0.2)
    with pytest.raises(ValueError, match=r"did not say hello: it took more than 0.2 s for an answer"):
        check(program(here, hello="pass"))
