"""The words of the interface: buttons, questions and headings, with names filled in unchanged."""

from __future__ import annotations

from matchless.text.language import language


def ui(lang: str, key: str, **values: object) -> str:
    """The words for a key, with values filled in; `n` decides the plural, `gender` the gender.

    >>> ui("en", "actions_left", n=1), ui("fr", "actions_left", n=2), ui("uk", "cards", n=5)
    ('1 action left', '2 actions restantes', '5 карт')
    >>> ui("uk", "defeated", gender="f")
    'Загинула'
    """
    spoken = language(lang)
    return spoken.fill(spoken.messages[key], str(values.get("gender", "m")), values)
