"""English."""

from __future__ import annotations

from matchless.lang.names import EnglishNames
from matchless.text.en.conditions import EnglishConditions
from matchless.text.en.joins import EnglishJoins
from matchless.text.en.nouns import Nouns
from matchless.text.en.verbs import EnglishVerbs
from matchless.text.grammar import Grammar


def english(names: EnglishNames, *, on_card: bool) -> Grammar:
    """English, with the names of a hero; on a card or in an ability."""
    nouns = Nouns(names, "this card" if on_card else "your card")
    return Grammar(EnglishVerbs(nouns), EnglishConditions(nouns), EnglishJoins(nouns))
