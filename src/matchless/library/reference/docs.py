"""The generated files: schemas for editors, and the reference for authors."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from matchless.library.library import Library
from matchless.library.reference.manual import filled
from matchless.library.reference.page import reference
from matchless.library.reference.rules_page import rules_page
from matchless.library.reference.schema import (
    board_schema,
    enemy_names_schema,
    enemy_schema,
    event_schema,
    hero_schema,
    names_schema,
)
from matchless.library.rulebook import rulebooks

_FILLED = ("boards.md", "pictures.md", "records.md", "rulings.md")
"""Hand-written pages with generated tables."""


def documents(root: Path) -> dict[Path, str]:
    """The text of every generated file of a repository."""
    library = Library(root / "content")
    return {
        root / "schema" / "hero.schema.json": hero_schema(),
        root / "schema" / "names.schema.json": names_schema(),
        root / "schema" / "enemy-names.schema.json": enemy_names_schema(),
        root / "schema" / "board.schema.json": board_schema(),
        root / "schema" / "enemy.schema.json": enemy_schema(),
        root / "schema" / "event.schema.json": event_schema(),
        root / "docs" / "effects.md": reference(
            [library.hero(name) for name in library.heroes],
            [library.enemy(name) for name in (*library.villains, *library.minions)],
        ),
        root / "docs" / "rules.md": rules_page(rulebooks(root / "content")["en"]),
        **{
            page: filled(page.read_text(encoding="utf-8"))
            for page in (root / "docs").glob("*.md")
            if page.name in _FILLED
        },
    }


def write_docs(root: Path) -> list[Path]:
    """Write the generated files and return those that have changed."""
    return write_changed(documents(root))


def write_changed(texts: Mapping[Path, str]) -> list[Path]:
    """Write the files whose text has changed, and return them."""
    changed = []
    for path, text in texts.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            changed.append(path)
    return changed
