"""Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.lang.names.uk import Cases, UkrainianEnemy, UkrainianFighter, UkrainianNames
from matchless.text.grammar import Grammar, Speaker
from matchless.text.language import Language
from matchless.text.uk.adventure_verbs import UkrainianAdventureVerbs
from matchless.text.uk.conditions import UkrainianConditions
from matchless.text.uk.connectives import UkrainianJoins
from matchless.text.uk.latin import LATIN
from matchless.text.uk.log import BRIEF, LOG, noun
from matchless.text.uk.messages.adventure import UKRAINIAN_ADVENTURE
from matchless.text.uk.messages.browser import UKRAINIAN_BROWSER
from matchless.text.uk.messages.hints import UKRAINIAN_HINTS
from matchless.text.uk.messages.interface import UKRAINIAN
from matchless.text.uk.messages.server import UKRAINIAN_SERVER
from matchless.text.uk.messages.tale import UKRAINIAN_TALE
from matchless.text.uk.messages.terminal import UKRAINIAN_TERMINAL
from matchless.text.uk.nouns import Nouns
from matchless.text.uk.numbers import plural
from matchless.text.uk.verbs import UkrainianVerbs

VILLAIN: Final = UkrainianNames(
    hero="лиходій",
    cards={},
    fighters={
        "villain": UkrainianFighter(
            gender="m",
            one=Cases(
                nominative="лиходій",
                genitive="лиходія",
                dative="лиходієві",
                accusative="лиходія",
                instrumental="лиходієм",
            ),
        ),
        "attacker": UkrainianFighter(
            gender="m",
            one=Cases(
                nominative="ворог-нападник",
                genitive="ворога-нападника",
                dative="ворогові-нападнику",
                accusative="ворога-нападника",
                instrumental="ворогом-нападником",
            ),
        ),
    },
)


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


LANGUAGE: Final[Language[UkrainianNames, UkrainianEnemy, UkrainianFighter]] = Language(
    code="uk",
    name="Українська",
    locale="uk_UA",
    plural=plural,
    grammar=ukrainian,
    noun=noun,
    log=LOG,
    brief=BRIEF,
    messages=UKRAINIAN
    | UKRAINIAN_TERMINAL
    | UKRAINIAN_BROWSER
    | UKRAINIAN_SERVER
    | UKRAINIAN_ADVENTURE
    | UKRAINIAN_TALE
    | UKRAINIAN_HINTS,
    villain=VILLAIN,
    latin=LATIN,
)
