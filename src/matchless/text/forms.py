"""What a message, and a noun beside numbers, may look like."""

from __future__ import annotations

from typing import TypeAlias

Message: TypeAlias = str | tuple[str, ...] | dict[str, str]
"""A text with `{values}`; or its plural forms, chosen by `n`; or its forms by gender (m, f, n)."""
Forms: TypeAlias = tuple[str, ...]
"""A noun beside numbers: two forms in English and French (1 card, 2 cards), three in Ukrainian."""
