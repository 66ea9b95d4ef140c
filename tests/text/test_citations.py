"""Every number of a rule or ruling that the project cites stands in docs/rules.md."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b(?:[RA]\d{1,2}\.\d{1,2}|JA?-\d{1,2})\b")
CITING = {"content": "*.yaml", "docs": "*.md", "src": "*.py", "tests": "*.yaml"}


def test_every_number_that_is_cited_is_stated() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    stated = set(re.findall(r"^- `([^`]+)` ", rules, re.MULTILINE))
    unstated = {
        f"{path.relative_to(ROOT)}: {number}"
        for folder, pattern in CITING.items()
        for path in (ROOT / folder).rglob(pattern)
        for number in NUMBER.findall(path.read_text(encoding="utf-8"))
        if number not in stated
    }
    assert unstated == set()
