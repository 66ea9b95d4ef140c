"""The words of the interface: buttons, questions and headings, with names filled in unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.text.language import language
from matchless.text.spans import Spans, filled

if TYPE_CHECKING:
    from collections.abc import Mapping


def ui(lang: str, key: str, **values: object) -> str:
    """The words for a key, with values filled in; `n` decides the plural, `gender` the gender.

    >>> ui("en", "actions_left", n=1), ui("fr", "actions_left", n=2), ui("uk", "cards", n=5)
    ('1 action left', '2 actions restantes', '5 карт')
    >>> ui("uk", "defeated", gender="f")
    'Загинула'
    """
    return _template(lang, key, values).format(**values)


def ui_spans(lang: str, key: str, **values: object) -> Spans:
    """The words for a key as a sentence in pieces, names and nouns among the values standing out."""
    return filled(_template(lang, key, values), values)


def _template(lang: str, key: str, values: Mapping[str, object]) -> str:
    spoken = language(lang)
    return spoken.template(spoken.messages[key], str(values.get("gender", "m")), values)
