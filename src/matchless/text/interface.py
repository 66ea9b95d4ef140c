"""The words of the interface: buttons, questions and headings; names fit in as they are."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.names import LANGUAGES
from matchless.text.en.adventure import ENGLISH_ADVENTURE
from matchless.text.en.browser import ENGLISH_BROWSER
from matchless.text.en.interface import ENGLISH
from matchless.text.en.server import ENGLISH_SERVER
from matchless.text.en.terminal import ENGLISH_TERMINAL
from matchless.text.fr.adventure import FRENCH_ADVENTURE
from matchless.text.fr.articles import firmly
from matchless.text.fr.browser import FRENCH_BROWSER
from matchless.text.fr.interface import FRENCH
from matchless.text.fr.server import FRENCH_SERVER
from matchless.text.fr.terminal import FRENCH_TERMINAL
from matchless.text.messages import Message
from matchless.text.numbers import PLURALS
from matchless.text.uk.adventure import UKRAINIAN_ADVENTURE
from matchless.text.uk.browser import UKRAINIAN_BROWSER
from matchless.text.uk.interface import UKRAINIAN
from matchless.text.uk.server import UKRAINIAN_SERVER
from matchless.text.uk.terminal import UKRAINIAN_TERMINAL

UI: Final[dict[str, dict[str, Message]]] = {
    "en": ENGLISH | ENGLISH_TERMINAL | ENGLISH_BROWSER | ENGLISH_SERVER | ENGLISH_ADVENTURE,
    "fr": firmly(FRENCH | FRENCH_TERMINAL | FRENCH_BROWSER | FRENCH_SERVER | FRENCH_ADVENTURE),
    "uk": UKRAINIAN | UKRAINIAN_TERMINAL | UKRAINIAN_BROWSER | UKRAINIAN_SERVER | UKRAINIAN_ADVENTURE,
}
"""The words by language and key; every language has the same keys."""


def ui(lang: str, key: str, **values: object) -> str:
    """The words for a key, with values filled in; `n` chooses the plural, `gender` the gender.

    >>> ui("en", "actions_left", n=1), ui("fr", "actions_left", n=2), ui("uk", "cards", n=5)
    ('1 action left', '2 actions restantes', '5 карт')
    >>> ui("uk", "defeated", gender="f")
    'Загинула'
    """
    if lang not in UI:
        raise ValueError(f"no such language: '{lang}'; there are {', '.join(LANGUAGES)}")
    message = UI[lang][key]
    if isinstance(message, tuple):
        number = values["n"]
        assert isinstance(number, int), key
        message = message[PLURALS[lang](number)]
    elif isinstance(message, dict):
        message = message[str(values.get("gender", "m"))]
    return message.format(**values)
