"""The wheel that `make build` made, and the sdist of this tree."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from tests.support.installing import BUILD, ROOT, run


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel from which the game in `.venv` was installed."""
    found = [*(ROOT / "build" / "wheel").glob("*.whl")]
    assert 1 == len(found), "there is no wheel in build/wheel: run `make build`"
    return found[0]


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this tree."""
    folder = tmp_path_factory.mktemp("sdist")
    done = run(*BUILD, "sdist", "--directory", folder)
    assert 0 == done.returncode, done.stderr
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the sdist unpacks to."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found
