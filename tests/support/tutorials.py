"""Pages that a reader follows step by step: their blocks of code, and the commands in them."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
_BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code, and the prose between it and the block before."""

    kind: str
    text: str
    said: str


def blocks(page: str) -> list[Block]:
    """Return the blocks of a page in `docs`."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = list(_BLOCK.finditer(text))
    ends = [0, *(block.end() for block in found)]
    return [
        Block(block[1], block[2], text[end : block.start()]) for end, block in zip(ends, found, strict=False)
    ]


def commands(text: str) -> list[tuple[list[str], list[str]]]:
    """Return the commands of a block with the lines that they must print, among others."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("$ ")]
    return [
        (shlex.split(lines[start])[2:], [" ".join(line.split()) for line in lines[start + 1 : end]])
        for start, end in pairwise([*starts, len(lines)])
    ]
