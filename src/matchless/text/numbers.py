"""Which form of a noun goes with a number."""

from __future__ import annotations

from typing import Final, TypeAlias

Forms: TypeAlias = tuple[str, ...]
"""A noun beside numbers: two forms in English and French (1 card, 2 cards), three in Ukrainian."""


def english(number: int) -> int:
    """Which of two forms an English noun takes.

    >>> [("card", "cards")[english(n)] for n in (0, 1, 2)]
    ['cards', 'card', 'cards']
    """
    return 0 if number == 1 else 1


def french(number: int) -> int:
    """Which of two forms a French noun takes: zero is singular.

    >>> [("carte", "cartes")[french(n)] for n in (0, 1, 2)]
    ['carte', 'carte', 'cartes']
    """
    return 0 if number in (0, 1) else 1


def ukrainian(number: int) -> int:
    """Which of three forms a Ukrainian noun takes.

    >>> [("карта", "карти", "карт")[ukrainian(n)] for n in (1, 2, 5, 11, 12, 21, 24)]
    ['карта', 'карти', 'карт', 'карт', 'карт', 'карта', 'карти']
    """
    unit, teen = number % 10, number % 100 // 10 == 1
    if unit == 1 and not teen:
        return 0
    return 1 if unit in (2, 3, 4) and not teen else 2


PLURALS: Final = {"en": english, "fr": french, "uk": ukrainian}


def counted(language: str, number: int, forms: Forms) -> str:
    """A number with its noun.

    >>> counted("uk", 3, ("карта", "карти", "карт"))
    '3 карти'
    """
    return f"{number} {forms[PLURALS[language](number)]}"
