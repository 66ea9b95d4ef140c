"""The words of the browser game in French."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

FRENCH_BROWSER: Final[dict[str, Message]] = {
    # Presets of the rules
    "preset_core-2023_name": "Règles actuelles (2023)",
    "preset_core-2023_about": (
        "Le livret en vigueur : la partie s’arrête entre deux actions, et tous les "
        "effets d’un combat se résolvent."
    ),
    "preset_classic-2020_name": "Règles classiques (2020)",
    "preset_classic-2020_about": (
        "Les anciens livrets : la partie s’arrête dès qu’un héros tombe, et une manœuvre "
        "peut recevoir un BOOST en cours de déplacement."
    ),
    # Bots
    "bot_greedy_name": "Partenaire d’entraînement",
    "bot_greedy_about": "Pèse chaque coup et joue le meilleur qu’il voit. Un adversaire honnête.",
    "bot_random_name": "Débutant",
    "bot_random_about": "Joue tout ce que les règles permettent. Pour vos premières parties.",
    # Why a card cannot be played now
    "cannot_action_defense": "Une carte Défense : jouez-la quand on vous attaque.",
    "cannot_no_target": "Aucune cible à portée.",
    "cannot_protected": "Au premier tour, on n’attaque que le joueur suivant ou ceux qui ont déjà joué.",
    "cannot_absent": "Absent du plateau : {fighter}.",
    "cannot_defense": "Ce n’est pas une carte Défense.",
    "cannot_not_for": "{fighter} ne peut pas utiliser cette carte.",
    "cannot_boost": "Aucune valeur de BOOST.",
    # What makes the value of a combat card
    "value_printed": "Valeur imprimée",
    "value_boost": "BOOST : {card}",
    "value_effect": "Effet",
    "value_high_ground": "Terrain surélevé",
    "value_ignored": "Ignorée",
    "value_locked": "Reste la valeur imprimée",
}
