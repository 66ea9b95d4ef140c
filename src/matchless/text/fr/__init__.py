"""French."""

from __future__ import annotations

from typing import Final

from matchless.lang.names.fr import FrenchEnemy, FrenchFighter, FrenchNames
from matchless.text.fr.adventure_verbs import FrenchAdventureVerbs
from matchless.text.fr.articles import bare, firmly
from matchless.text.fr.conditions import FrenchConditions
from matchless.text.fr.connectives import FrenchJoins
from matchless.text.fr.log import BRIEF, LOG, noun
from matchless.text.fr.messages.adventure import FRENCH_ADVENTURE
from matchless.text.fr.messages.browser import FRENCH_BROWSER
from matchless.text.fr.messages.hints import FRENCH_HINTS
from matchless.text.fr.messages.interface import FRENCH
from matchless.text.fr.messages.server import FRENCH_SERVER
from matchless.text.fr.messages.tale import FRENCH_TALE
from matchless.text.fr.messages.terminal import FRENCH_TERMINAL
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.numbers import plural
from matchless.text.fr.verbs import FrenchVerbs
from matchless.text.grammar import Grammar, Speaker
from matchless.text.language import Language

VILLAIN: Final = FrenchNames(
    hero="super-vilain",
    cards={},
    fighters={
        "villain": FrenchFighter(name="super-vilain", gender="m", article=True),
        "attacker": FrenchFighter(name="ennemi qui attaque", gender="m", article=True),
    },
)


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


LANGUAGE: Final[Language[FrenchNames, FrenchEnemy, FrenchFighter]] = Language(
    code="fr",
    name="Français",
    locale="fr_FR",
    plural=plural,
    grammar=french,
    noun=noun,
    log=firmly(LOG),
    brief=firmly(BRIEF),
    messages=firmly(
        FRENCH
        | FRENCH_TERMINAL
        | FRENCH_BROWSER
        | FRENCH_SERVER
        | FRENCH_ADVENTURE
        | FRENCH_TALE
        | FRENCH_HINTS
    ),
    villain=VILLAIN,
    bare=bare,
)
