"""Cases and genders of the words used in sentences."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from matchless.lang.names.uk import Cases

Case: TypeAlias = Literal["nominative", "genitive", "dative", "accusative", "instrumental"]
Gender: TypeAlias = Literal["m", "f", "n"]


def table(nominative: str, genitive: str, dative: str, accusative: str, instrumental: str) -> dict[Case, str]:
    """Five forms by their cases."""
    return {
        "nominative": nominative,
        "genitive": genitive,
        "dative": dative,
        "accusative": accusative,
        "instrumental": instrumental,
    }


def in_case(noun: Cases, case: Case) -> str:
    """A noun from the names file, in a case."""
    form: str = getattr(noun, case)
    return form


FIGHTER: Final = table("боєць", "бійця", "бійцеві", "бійця", "бійцем")
HERO: Final = table("герой", "героя", "героєві", "героя", "героєм")
SIDEKICK: Final = table("помічник", "помічника", "помічникові", "помічника", "помічником")
MEMBER: Final = table("учасник", "учасника", "учасникові", "учасника", "учасником")
ENEMY: Final = table("ворог", "ворога", "ворогові", "ворога", "ворогом")
SPACE: Final = table("комірка", "комірки", "комірці", "комірку", "коміркою")

HARD: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("ий", "ого", "ому", "ого", "им"),
    "f": table("а", "ої", "ій", "у", "ою"),
    "n": table("е", "ого", "ому", "е", "им"),
}
"""The endings of an adjective; the masculine accusative is that of a person."""

EACH: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("кожен", "кожного", "кожному", "кожного", "кожним"),
    "f": table("кожна", "кожної", "кожній", "кожну", "кожною"),
    "n": table("кожне", "кожного", "кожному", "кожне", "кожним"),
}
ONE: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("один", "одного", "одному", "одного", "одним"),
    "f": table("одна", "однієї", "одній", "одну", "однією"),
    "n": table("одне", "одного", "одному", "одне", "одним"),
}
NONE: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("жоден", "жодного", "жодному", "жодного", "жодним"),
    "f": table("жодна", "жодної", "жодній", "жодну", "жодною"),
    "n": table("жодне", "жодного", "жодному", "жодне", "жодним"),
}
THAT: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("цей", "цього", "цьому", "цього", "цим"),
    "f": table("ця", "цієї", "цій", "цю", "цією"),
    "n": table("це", "цього", "цьому", "це", "цим"),
}
FRIENDLY: Final = table("дружній", "дружнього", "дружньому", "дружнього", "дружнім")
PRONOUNS: Final[dict[Gender, dict[Case, str]]] = {
    "m": table("він", "його", "йому", "його", "ним"),
    "f": table("вона", "її", "їй", "її", "нею"),
    "n": table("воно", "його", "йому", "його", "ним"),
}
"""The instrumental is the one after `з`; the genitive is also the possessive."""

YOURS: Final = table("ваш", "вашого", "своєму", "свого", "вашим")
"""Before a masculine noun. What you act upon takes `свій`, anything else `ваш`."""


def of_yours(case: Case) -> str:
    """The words for "of your", after `кожен з` or `один з`."""
    return "своїх" if case in ("dative", "accusative") else "ваших"


def adjective(stem: str, gender: Gender, case: Case) -> str:
    """An adjective with its ending.

    >>> adjective("суміжн", "f", "accusative")
    'суміжну'
    """
    return stem + HARD[gender][case]


def past(stem: str, gender: Gender) -> str:
    """A verb in the past.

    >>> past("загину", "m"), past("загину", "f")
    ('загинув', 'загинула')
    """
    return stem + {"m": "в", "f": "ла", "n": "ло"}[gender]


def of_thing(stem: str, gender: Gender) -> str:
    """An adjective in the accusative, beside something inanimate.

    >>> of_thing("витрачен", "m"), of_thing("витрачен", "f")
    ('витрачений', 'витрачену')
    """
    return stem + HARD[gender]["nominative" if gender == "m" else "accusative"]
