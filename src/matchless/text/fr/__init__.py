"""French."""

from __future__ import annotations

from matchless.lang.adventure.names import FrenchEnemy
from matchless.lang.nodes.names import FrenchNames
from matchless.text.fr.adventure_verbs import FrenchAdventureVerbs
from matchless.text.fr.conditions import FrenchConditions
from matchless.text.fr.connectives import FrenchJoins
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.verbs import FrenchVerbs
from matchless.text.grammar import Grammar, Speaker


def french(names: FrenchNames, speaker: Speaker, foe: FrenchEnemy | None = None) -> Grammar:
    """French, with the names of a hero or an enemy; on a card, in a bonus attack or in an ability."""
    nouns = Nouns(names, speaker, foe)
    return Grammar(
        FrenchVerbs(nouns),
        FrenchAdventureVerbs(nouns),
        FrenchConditions(nouns),
        FrenchJoins(nouns),
        nouns.kind,
    )
