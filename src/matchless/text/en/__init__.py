"""English."""

from __future__ import annotations

from matchless.lang.adventure.names import EnglishEnemy
from matchless.lang.nodes.names import EnglishNames
from matchless.text.en.adventure_verbs import EnglishAdventureVerbs
from matchless.text.en.conditions import EnglishConditions
from matchless.text.en.connectives import EnglishJoins
from matchless.text.en.nouns import Nouns
from matchless.text.en.verbs import EnglishVerbs
from matchless.text.grammar import Grammar, Speaker


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
