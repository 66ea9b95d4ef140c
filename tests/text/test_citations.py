"""Every number of a rule or ruling that the project cites is stated in content/rules."""

from __future__ import annotations

from pathlib import Path

from matchless.library.rulebook import NUMBER, rulebooks

ROOT = Path(__file__).parents[2]
CITING = {"content": "*.yaml", "docs": "*.md", "src": "*.py", "tests": "*.yaml"}


def test_every_number_that_is_cited_is_stated() -> None:
    stated = rulebooks()["en"].statements
    unstated = {
        f"{path.relative_to(ROOT)}: {number}"
        for folder, pattern in CITING.items()
        for path in (ROOT / folder).rglob(pattern)
        for number in NUMBER.findall(path.read_text(encoding="utf-8"))
        if number not in stated
    }
    assert unstated == set()
