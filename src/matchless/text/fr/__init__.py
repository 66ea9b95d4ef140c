"""French."""

from __future__ import annotations

from matchless.lang.names import FrenchNames
from matchless.text.fr.conditions import FrenchConditions
from matchless.text.fr.joins import FrenchJoins
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.verbs import FrenchVerbs
from matchless.text.grammar import Grammar, Speaker


def french(names: FrenchNames, speaker: Speaker) -> Grammar:
    """French, with the names of a hero; on a card, in a bonus attack or in an ability."""
    nouns = Nouns(names, speaker)
    return Grammar(FrenchVerbs(nouns), FrenchConditions(nouns), FrenchJoins(nouns))
