"""French."""

from __future__ import annotations

from matchless.lang.names import FrenchNames
from matchless.text.fr.conditions import FrenchConditions
from matchless.text.fr.joins import FrenchJoins
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.verbs import FrenchVerbs
from matchless.text.grammar import Grammar


def french(names: FrenchNames, *, on_card: bool) -> Grammar:
    """French, with the names of a hero; on a card or in an ability."""
    nouns = Nouns(names, "cette carte" if on_card else "votre carte")
    return Grammar(FrenchVerbs(nouns), FrenchConditions(nouns), FrenchJoins(nouns))
