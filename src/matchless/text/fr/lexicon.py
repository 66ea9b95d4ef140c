"""The set phrases of French: piles, decks, groups of fighters."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from matchless.lang.names.fr import FrenchCounter
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.text.forms import Forms
from matchless.text.grammar import Speaker
from matchless.text.things import (
    Sites,
)

Gender: TypeAlias = Literal["m", "f"]

CARD: Final[Forms] = ("carte", "cartes", "un nombre de cartes", "autant de cartes")
DAMAGE: Final[Forms] = ("dégât", "dégâts", "un nombre de dégâts", "autant de dégâts")
HEALTH: Final[Forms] = (
    "point de vie",
    "points de vie",
    "un nombre de points de vie",
    "autant de points de vie",
)
SPACES: Final[Forms] = ("case", "cases")
ACTION: Final[Forms] = ("action supplémentaire", "actions supplémentaires")

SINGLE: Final[dict[str, tuple[str, Gender]]] = {
    "your_fighter": ("votre combattant", "m"),
    "opposing_fighter": ("le combattant adverse", "m"),
    "opponents_hero": ("le héros de votre adversaire", "m"),
    "chosen": ("le combattant choisi", "m"),
    CHOSEN_SPACE: ("la case choisie", "f"),
    "weakest": ("le combattant qui a le moins de points de vie", "m"),
    "weakest_hero": ("le héros qui a le moins de points de vie", "m"),
    "weakest_sidekick": ("l’acolyte qui a le moins de points de vie", "m"),
    "weakest_opposing": ("le combattant adverse qui a le moins de points de vie", "m"),
    "weakest_friend": ("le combattant ami qui a le moins de points de vie", "m"),
    "weakest_enemy": ("l’ennemi qui a le moins de points de vie", "m"),
}
PILES: Final = {
    "your_discard": "de votre défausse",
    "your_hand": "de votre main",
    "opponent_hand": "de la main de votre adversaire",
}
SPEAKERS: Final[dict[Speaker, str]] = {
    "card": "cette carte",
    "bonus attack": "cette attaque",
    "ability": "votre carte",
    "enemy": "cette carte",
}
BOOST_OF: Final = {"discarded": "défaussée", "chosen": "choisie", "revealed": "révélée"}
PRINTED: Final = {
    "opponent_card": "la carte de votre adversaire",
    "opponent_card_before": "la carte jouée par votre adversaire pendant le combat précédent",
}
DECKS: Final = {
    "your_deck": "votre deck",
    "opponent_deck": "le deck de votre adversaire",
    "each_deck": "le deck de chaque joueur",
}
SITES: Final[dict[Sites, Forms]] = {
    "bridges": ("pont", "ponts"),
    "fields": ("champ", "champs"),
    "sites": ("site", "sites"),
}
TOKEN: Final = FrenchCounter(
    name="Jeton du super-vilain", gender="m", one="jeton du super-vilain", many="jetons du super-vilain"
)


class Several(NamedTuple):
    """The phrases for words that mean several fighters."""

    each: str
    one: str
    plural: str


SEVERAL: Final = {
    "fighters_in_combat": Several(
        "chaque combattant impliqué dans le combat",
        "un des combattants impliqués dans le combat",
        "combattants impliqués dans le combat",
    ),
    "your_fighters": Several("chacun de vos combattants", "un de vos combattants", "vos combattants"),
    "friendly_fighters": Several("chaque combattant ami", "un combattant ami", "combattants amis"),
    "opposing_fighters": Several(
        "chaque combattant adverse", "un combattant adverse", "combattants adverses"
    ),
    "all_fighters": Several("chaque combattant", "un combattant", "combattants"),
    "damaged": Several(
        "chaque combattant ayant ainsi subi des dégâts",
        "un combattant ayant ainsi subi des dégâts",
        "combattants ayant ainsi subi des dégâts",
    ),
    "crossed": Several(
        "chaque combattant adverse ainsi traversé",
        "un combattant adverse ainsi traversé",
        "combattants adverses ainsi traversés",
    ),
    "opposing_heroes": Several("chaque héros", "un héros", "héros"),
    "opposing_sidekicks": Several("chaque acolyte", "un acolyte", "acolytes"),
    "enemies": Several("chaque ennemi", "un ennemi", "ennemis"),
}
