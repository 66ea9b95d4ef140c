"""What a message of the interface may look like."""

from __future__ import annotations

from typing import TypeAlias

Message: TypeAlias = str | tuple[str, ...] | dict[str, str]
"""A text with `{values}`; or its plural forms, chosen by `n`; or its forms by gender (m, f, n)."""
