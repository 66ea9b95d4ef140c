"""A refusal: something a visitor wanted is not done, and nothing has changed."""

from __future__ import annotations

from typing import final

from matchless.text.interface import ui


@final
class Refused(Exception):  # noqa: N818 - a refusal told to a player, not a failure
    """Why not: a stable code for programs, and words for people in their own language."""

    def __init__(self, code: str, status: int = 409, /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.values = values

    def said(self, lang: str) -> str:
        """Return the reason in words."""
        return ui(lang, f"refused_{self.code}", **self.values)
