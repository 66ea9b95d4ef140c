"""The pages generated from the code are written into the repository, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchless.cli.main import main


def test_a_folder_that_is_not_the_repository_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    assert 2 == main(["docs", str(tmp_path)])
    assert "is not the repository: it has no folder content and no schema" in capsys.readouterr().err
    assert ["docs"] == [path.name for path in tmp_path.rglob("*")]
