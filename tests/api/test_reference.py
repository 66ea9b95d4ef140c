"""The API reference of the site has every public name."""

from __future__ import annotations

import re
from pathlib import Path

import matchless

PAGES = Path(__file__).parents[2] / "docs" / "api"


def test_the_reference_has_every_public_name_once() -> None:
    shown = [
        name
        for page in sorted(PAGES.glob("*.md"))
        for name in re.findall(r"^::: matchless\.(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert sorted(set(matchless.__all__) - {"__version__"}) == sorted(shown)
