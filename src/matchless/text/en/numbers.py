"""English nouns beside numbers."""

from __future__ import annotations

from matchless.text.forms import Forms


def plural(number: int) -> int:
    """Which of two forms an English noun takes.

    >>> [("card", "cards")[plural(n)] for n in (0, 1, 2)]
    ['cards', 'card', 'cards']
    """
    return 0 if number == 1 else 1


def counted(number: int, forms: Forms) -> str:
    """A number with its noun."""
    return f"{number} {forms[plural(number)]}"
