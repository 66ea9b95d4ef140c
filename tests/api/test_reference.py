"""The API reference of the site has every public name."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import matchless

PAGES = Path(__file__).parents[2] / "docs" / "api"


def test_the_reference_has_every_public_name_once() -> None:
    shown = [
        name
        for page in sorted(PAGES.glob("*.md"))
        for name in re.findall(r"^::: matchless\.(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert sorted(set(matchless.__all__) - {"__version__"}) == sorted(shown)


@pytest.mark.parametrize("name", sorted(set(matchless.__all__) - {"__version__", "CONTENT"}))
def test_what_the_reference_shows_is_documented(name: str) -> None:
    public = getattr(matchless, name)
    assert inspect.getdoc(public)
    own = vars(public).items() if inspect.isclass(public) else ()
    for member, value in own:
        is_method = isinstance(value, property | classmethod | staticmethod) or inspect.isroutine(value)
        if is_method and not member.startswith("_"):
            assert inspect.getdoc(getattr(public, member)), f"{name}.{member}"
