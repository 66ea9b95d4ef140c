"""English."""

from __future__ import annotations

from typing import Final

from matchless.lang.names.en import EnglishEnemy, EnglishFighter, EnglishNames
from matchless.text.en.adventure_verbs import EnglishAdventureVerbs
from matchless.text.en.conditions import EnglishConditions
from matchless.text.en.connectives import EnglishJoins
from matchless.text.en.log import BRIEF, LOG, noun
from matchless.text.en.messages.adventure import ENGLISH_ADVENTURE
from matchless.text.en.messages.browser import ENGLISH_BROWSER
from matchless.text.en.messages.hints import ENGLISH_HINTS
from matchless.text.en.messages.interface import ENGLISH
from matchless.text.en.messages.server import ENGLISH_SERVER
from matchless.text.en.messages.tale import ENGLISH_TALE
from matchless.text.en.messages.terminal import ENGLISH_TERMINAL
from matchless.text.en.nouns import Nouns
from matchless.text.en.numbers import plural
from matchless.text.en.verbs import EnglishVerbs
from matchless.text.grammar import Grammar, Speaker
from matchless.text.language import Language

VILLAIN: Final = EnglishNames(
    hero="villain",
    cards={},
    fighters={
        "villain": EnglishFighter(name="villain", pronoun="it", article=True),
        "attacker": EnglishFighter(name="attacking enemy", pronoun="it", article=True),
    },
)


def english(names: EnglishNames, speaker: Speaker, foe: EnglishEnemy | None = None) -> Grammar:
    """English, with the names of a hero or an enemy; on a card, in a bonus attack or in an ability."""
    nouns = Nouns(names, speaker, foe)
    return Grammar(
        EnglishVerbs(nouns),
        EnglishAdventureVerbs(nouns),
        EnglishConditions(nouns),
        EnglishJoins(nouns),
        nouns.kind,
    )


LANGUAGE: Final[Language[EnglishNames, EnglishEnemy, EnglishFighter]] = Language(
    code="en",
    name="English",
    locale="en_GB",
    plural=plural,
    grammar=english,
    noun=noun,
    log=LOG,
    brief=BRIEF,
    messages=ENGLISH
    | ENGLISH_TERMINAL
    | ENGLISH_BROWSER
    | ENGLISH_SERVER
    | ENGLISH_ADVENTURE
    | ENGLISH_TALE
    | ENGLISH_HINTS,
    villain=VILLAIN,
)
