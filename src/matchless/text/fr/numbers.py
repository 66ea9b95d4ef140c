"""French nouns beside numbers."""

from __future__ import annotations

from matchless.text.forms import Forms


def plural(number: int) -> int:
    """Which of two forms a French noun takes: zero is singular.

    >>> [("carte", "cartes")[plural(n)] for n in (0, 1, 2)]
    ['carte', 'carte', 'cartes']
    """
    return 0 if number in (0, 1) else 1


def counted(number: int, forms: Forms) -> str:
    """A number with its noun."""
    return f"{number} {forms[plural(number)]}"
