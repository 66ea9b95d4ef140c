"""Ukrainian nouns beside numbers."""

from __future__ import annotations

from matchless.text.forms import Forms


def plural(number: int) -> int:
    """Which of three forms a Ukrainian noun takes.

    >>> [("карта", "карти", "карт")[plural(n)] for n in (1, 2, 5, 11, 12, 21, 24)]
    ['карта', 'карти', 'карт', 'карт', 'карт', 'карта', 'карти']
    """
    unit, teen = number % 10, number % 100 // 10 == 1
    if unit == 1 and not teen:
        return 0
    return 1 if unit in (2, 3, 4) and not teen else 2


def counted(number: int, forms: Forms) -> str:
    """A number with its noun.

    >>> counted(3, ("карта", "карти", "карт"))
    '3 карти'
    """
    return f"{number} {forms[plural(number)]}"
