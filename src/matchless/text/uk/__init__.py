"""Ukrainian."""

from __future__ import annotations

from matchless.lang.adventure.names import UkrainianEnemy
from matchless.lang.nodes.names import UkrainianNames
from matchless.text.grammar import Grammar, Speaker
from matchless.text.uk.adventure_verbs import UkrainianAdventureVerbs
from matchless.text.uk.conditions import UkrainianConditions
from matchless.text.uk.connectives import UkrainianJoins
from matchless.text.uk.nouns import Nouns
from matchless.text.uk.verbs import UkrainianVerbs


def ukrainian(names: UkrainianNames, speaker: Speaker, foe: UkrainianEnemy | None = None) -> Grammar:
    """Ukrainian, with the names of a hero or an enemy; on a card, in a bonus attack or in an ability."""
    nouns = Nouns(names, speaker, foe)
    return Grammar(
        UkrainianVerbs(nouns),
        UkrainianAdventureVerbs(nouns),
        UkrainianConditions(nouns),
        UkrainianJoins(nouns),
        nouns.kind,
    )
