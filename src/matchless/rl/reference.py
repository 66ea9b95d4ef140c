"""The tables of docs/rl.md, generated from the code that they describe."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from matchless.encoding.layout import Layout
from matchless.encoding.words import FEATURES
from matchless.library.reference.manual import filled_with

if TYPE_CHECKING:
    from pathlib import Path

    from matchless.encoding.layout import Field

DUEL: Final = Layout(2, 0, 4, 16, 48)
"""The layout of a duel with the heroes and boards that come with the game."""
ADVENTURE: Final = Layout(4, 5, 4, 16, 48)


def write_page(root: Path) -> list[Path]:
    """Bring the tables of the page up to date; return it if that has changed it."""
    path = root / "docs" / "rl.md"
    if not path.is_file():
        return []
    page = path.read_text(encoding="utf-8")
    new = filled_with(page, tables())
    if new == page:
        return []
    path.write_text(new, encoding="utf-8", newline="\n")
    return [path]


def tables() -> dict[str, str]:
    """The tables by their names in the page."""
    return {
        "observation": _observation(),
        "adventure": _adventure(),
        "codes": _codes(),
        "features": _features(),
    }


def _observation() -> str:
    rows = [_run(list(run)) for _, run in groupby(DUEL.fields, key=lambda field: field.section)]
    return "\n".join(["| bytes | about | what they say |", "|---|---|---|", *rows])


def _adventure() -> str:
    fields = [field for field in ADVENTURE.fields if field.section == "adventure"]
    return f"{_said(fields)}: {sum(field.length for field in fields)} bytes after those about the combat."


def _run(fields: list[Field]) -> str:
    last = fields[-1]
    end = last.start + last.length - 1
    return f"| {fields[0].start}–{end} | {fields[0].section} | {_said(fields)} |"


def _said(fields: list[Field]) -> str:
    """The names of some fields, with their lengths if they take more than a byte."""
    return ", ".join(f"{field.name} ({field.length})" if field.length > 1 else field.name for field in fields)


def _codes() -> str:
    rows = [
        f"| {block.start}–{block.start + block.length - 1} | {block.verb} | "
        f"{' × '.join(f'{part} ({size})' for part, size in zip(block.parts, block.sizes, strict=True))} |"
        for block in DUEL.blocks
    ]
    return "\n".join(
        ["| codes | what is done | parts, the last one counting fastest |", "|---|---|---|", *rows]
    )


def _features() -> str:
    groups = groupby(enumerate(FEATURES), key=lambda pair: _group(pair[1]))
    rows = []
    for group, run in groups:
        found = list(run)
        names = ", ".join(name.removeprefix(f"{group}: ").removeprefix("does ") for _, name in found)
        rows.append(f"| {found[0][0]}–{found[-1][0]} | {group} | {names} |")
    return "\n".join(["| bytes | about | what they say |", "|---|---|---|", *rows])


def _group(name: str) -> str:
    return name.partition(":")[0] if ":" in name else "what is done, 1 for one of"
