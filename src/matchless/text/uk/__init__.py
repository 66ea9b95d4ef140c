"""Ukrainian."""

from __future__ import annotations

from matchless.lang.names import UkrainianNames
from matchless.text.grammar import Grammar
from matchless.text.uk.conditions import UkrainianConditions
from matchless.text.uk.joins import UkrainianJoins
from matchless.text.uk.nouns import Nouns
from matchless.text.uk.verbs import UkrainianVerbs


def ukrainian(names: UkrainianNames, *, on_card: bool) -> Grammar:
    """Ukrainian, with the names of a hero; on a card or in an ability."""
    nouns = Nouns(names, on_card=on_card)
    return Grammar(UkrainianVerbs(nouns), UkrainianConditions(nouns), UkrainianJoins(nouns))
