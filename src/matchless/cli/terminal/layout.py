"""Lines of text: cut, wrapped, set side by side."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

_CONSOLE = Console(file=StringIO(), width=200)
"""Used only to wrap text; it never prints."""


_GLUE = "\ue000"
"""A space that does not break while text is wrapped; rich would break at a no-break space."""
_FIRM = "\N{NO-BREAK SPACE}"


def glued(text: Text) -> Text:
    """Return a text whose spaces do not break."""
    firm = text.copy()
    firm.plain = text.plain.replace(" ", _GLUE)
    return firm


def fitted(text: Text, width: int) -> Text:
    """Return a text in one line, cut with a mark if it is too long."""
    cut = text.copy()
    cut.plain = text.plain.replace("\n", " ").replace(_GLUE, " ")
    cut.truncate(width, overflow="ellipsis")
    return cut


def wrapped(text: Text, width: int, indent: int = 0, first: int | None = None) -> list[Text]:
    """Return a text in lines; ``indent`` goes before each, ``first`` before the first one."""
    margin = indent if first is None else first
    lines: list[Text] = []
    firm = text.copy()
    firm.plain = text.plain.replace(_FIRM, _GLUE)
    for line in firm.wrap(_CONSOLE, max(8, width - max(indent, margin)), tab_size=4):
        line.rstrip()
        line.plain = line.plain.replace(_GLUE, " ")
        lines.append(Text(" " * (indent if lines else margin)).append_text(line))
    return lines


def padded(line: Text, width: int) -> Text:
    """Return a line padded with spaces."""
    full = line.copy()
    full.append(" " * max(0, width - line.cell_len))
    return full


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: str = " │ ") -> list[Text]:
    """Return two blocks side by side, the left one of a given width."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = padded(left[at] if at < len(left) else Text(), width)
        row.append(gap, "dim")
        row.append_text(right[at] if at < len(right) else Text())
        rows.append(row)
    return rows


def columns(blocks: Sequence[Sequence[Text]], count: int, width: int) -> list[Text]:
    """Return blocks in rows of a given number and width."""
    rows: list[Text] = []
    for at in range(0, len(blocks), count):
        group = blocks[at : at + count]
        for line in range(max(len(block) for block in group)):
            cells = [padded(block[line] if line < len(block) else Text(), width) for block in group]
            row = Text("  ").join(cells)
            row.rstrip()
            rows.append(row)
    return rows
