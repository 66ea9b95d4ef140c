"""Nouns beside numbers."""

from __future__ import annotations

from typing import TypeAlias

Forms: TypeAlias = tuple[str, ...]
"""A noun beside numbers: two forms in English and French (1 card, 2 cards), three in Ukrainian."""
