"""The page on the lab shows every table as it is."""

from __future__ import annotations

from pathlib import Path

from matchless.lab.experiment.tables import described

PAGE = Path(__file__).parents[3] / "docs" / "lab.md"


def test_the_page_has_every_column() -> None:
    """After a change: ``python -c "from matchless.lab.experiment.tables import described; print(described())"``."""
    assert PAGE.read_text(encoding="utf-8").endswith(described())
