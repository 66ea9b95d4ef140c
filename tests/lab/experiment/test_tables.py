"""The page on the lab lists every table and column, and every kind of event."""

from __future__ import annotations

import re
from pathlib import Path

from matchless.lab.experiment.tables import described

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "lab.md"
EVENTS = ROOT / "src" / "matchless" / "rules" / "state" / "event.py"


def test_the_page_has_every_column() -> None:
    """After a change: ``python -c "from matchless.lab.experiment.tables import described; print(described())"``."""
    assert described() in PAGE.read_text(encoding="utf-8")


def test_the_page_has_every_kind_of_event_as_the_code_explains_it() -> None:
    kinds = re.findall(r"^([A-Z_]+): Final = \d+ +# (.+)$", EVENTS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(kinds) > 60
    rows = "".join(f"| `{name.lower().replace('_', '-')}` | {about} |\n" for name, about in kinds)
    assert PAGE.read_text(encoding="utf-8").endswith(rows)
