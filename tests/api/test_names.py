"""What ``import matchless`` gives: every public name, with a docstring on the Python code and on the compiled build."""

from __future__ import annotations

import importlib
import inspect
import subprocess
import sys

import pytest

import matchless
from matchless.cli.main import main

NAMES = [name for name in matchless.__all__ if name not in ("CONTENT", "__version__")]
FILLERS = ("", "mypyc filler docstring")


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    thing = getattr(matchless, name)
    assert (thing.__doc__ or "") not in FILLERS
    if not inspect.isclass(thing):
        return
    for part, value in vars(thing).items():
        is_method = inspect.isroutine(value) or isinstance(value, property)
        if is_method and not part.startswith("_"):
            assert value.__doc__, f"{name}.{part}"


@pytest.mark.parametrize("name", matchless._HOMES)
def test_every_module_of_a_public_name_says_what_it_holds(name: str) -> None:
    assert (importlib.import_module(f"matchless.{name}").__doc__ or "") not in FILLERS


def test_all_names_are_listed_and_there() -> None:
    assert set(matchless.__all__) <= set(dir(matchless))
    assert {name for names in matchless._HOMES.values() for name in names} | {"__version__"} == set(
        matchless.__all__
    )


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'matchless' has no attribute 'dule'"):
        matchless.dule  # noqa: B018 - asking is the test


def test_importing_loads_nothing_of_the_game() -> None:
    code = "import sys, matchless; print([name for name in sys.modules if name.startswith('matchless.')])"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ourselves
    assert "[]" == done.stdout.strip()


def test_the_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert 0 == ended.value.code
    assert f"matchless {matchless.__version__}\n" == capsys.readouterr().out


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "matchless", "--version"], capture_output=True, text=True, check=True
    )
    assert f"matchless {matchless.__version__}\n" == done.stdout
