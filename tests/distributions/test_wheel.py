"""The wheel: what is in it, what it says of itself, and that it plays where nothing else is installed."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.support.installing import ROOT, environment, run

TOOLS = Path(sys.executable).parent


def test_it_holds_the_game_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for part in (
        "matchless/py.typed",
        "matchless/server/static/index.html",
        "matchless/server/static/worker.js",
        "matchless/content/heroes/medusa/hero.yaml",
        "matchless/content/rules/fr.yaml",
        "matchless/library/glyphs.json",
    ):
        assert part in names
    content = {
        f"matchless/{file.relative_to(ROOT).as_posix()}" for file in (ROOT / "content").rglob("*.yaml")
    }
    assert content <= set(names)
    tops = {name.partition("/")[0] for name in names}
    ours = re.compile(r"matchless|matchless-.*\.dist-info|matchless__mypyc\..*")
    assert [] == [top for top in tops if not ours.fullmatch(top)]


def test_the_tools_find_nothing_to_say(wheel: Path, sdist: Path) -> None:
    done = run(TOOLS / "twine", "check", "--strict", wheel, sdist)
    assert 0 == done.returncode, done.stdout
    # W009: the compiled library stands beside the package, as mypyc wants it.
    done = run(TOOLS / "check-wheel-contents", "--ignore", "W009", wheel)
    assert 0 == done.returncode, done.stdout


def test_it_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        said = message_from_string(archive.read(name).decode())
    assert "# Matchless" in str(said.get_payload())
    assert "text/markdown" == said["Description-Content-Type"]
    assert {"all", "play"} <= set(said.get_all("Provides-Extra", []))
    needed = [one for one in said.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert ["msgspec", "pyyaml"] == sorted(re.split("[<>=]", one)[0].lower() for one in needed)
    assert "Typing :: Typed" in said.get_all("Classifier", [])


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("core"), wheel, "msgspec", "pyyaml")


def test_the_engine_plays_with_two_libraries(core: Path, tmp_path: Path) -> None:
    done = run(core / "matchless", "simulate", "--games", "4", "--jobs", "1", cwd=tmp_path)
    assert 0 == done.returncode, done.stderr
    assert "4 games on" in done.stdout
    done = run(core / "matchless", "check", cwd=tmp_path)
    assert (0, "No problems found.\n") == (done.returncode, done.stdout)
    done = run(core / "matchless", "list", "heroes", cwd=tmp_path)
    assert "king-arthur" in done.stdout
    code = "import matchless; print(matchless.duel('alice', 'medusa', board='sarpedon', seed=1))"
    done = run(core / "python", "-c", code, cwd=tmp_path)
    assert "alice" in done.stdout, done.stderr


@pytest.mark.parametrize("command", ["play", "serve", "cards"])
def test_what_is_missing_is_named_in_one_sentence(core: Path, tmp_path: Path, command: str) -> None:
    done = run(core / "matchless", command, "medusa", cwd=tmp_path)
    assert 2 == done.returncode
    told = f'matchless {command}: this needs a part that is not installed: pip install "matchless[play]"\n'
    assert told == done.stderr


def test_the_game_is_served_where_it_is_installed(wheel: Path, tmp_path: Path) -> None:
    commands = environment(tmp_path / "env", wheel)
    words = ["serve", "--port", "0", "--database", tmp_path / "club.db", "--log", "plain"]
    with subprocess.Popen(  # noqa: S603 - ours
        [str(commands / "matchless"), *map(str, words)], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urlopen(address, timeout=60) as page:  # noqa: S310 - of our own server
                assert '<div id="app">' in page.read().decode()
            with urlopen(f"{address}/health/ready", timeout=60) as health:  # noqa: S310 - as above
                assert 200 == health.status
        finally:
            server.terminate()
