"""Faults: what costs a bot from outside its game."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

FaultKind: TypeAlias = Literal["crash", "illegal", "late"]

_LONGEST: Final = 400
"""How much of a text from outside is quoted."""
_QUOTED: Final = 80


class BotFault(Exception):  # noqa: N818 - it ends one bot's game, not the program
    """A bot crashed, gave no legal answer, or took too long: it has lost its game. ``reason`` says what happened."""

    def __init__(self, kind: FaultKind, reason: str) -> None:
        super().__init__(kind, reason)
        self.kind: Final = kind
        self.reason: Final = reason

    def __str__(self) -> str:
        return self.reason


def cut(text: str, longest: int = _LONGEST) -> str:
    """Return a text in one line, shortened if it is long.

    >>> cut("a  b" * 50, 8)
    'a ba ba …'
    """
    line = " ".join(text.split())
    return line if len(line) <= longest else f"{line[:longest]}…"


def quoted(text: str) -> str:
    r"""Return a text from outside, shortened and in quotes, with control characters made visible.

    >>> quoted("hello\\x1b[2J")
    "'hello\\\\x1b[2J'"
    """
    return repr(cut(text, _QUOTED))
