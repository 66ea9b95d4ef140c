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
    "bot_strategist_name": "Stratège",
    "bot_strategist_about": (
        "Joue des centaines de suites avant chaque coup en imaginant les cartes qu’il ne voit pas. "
        "Un adversaire redoutable en duel."
    ),
    "bot_random_name": "Débutant",
    "bot_random_about": "Joue au hasard parmi les coups permis. Pour vos premières parties.",
    # What makes the value of a combat card
    "value_boost": "BOOST : {card}",
    "value_effect": "Effet",
    "value_high_ground": "Terrain surélevé",
    "value_ignored": "Ignorée",
    "value_locked": "Reste la valeur imprimée",
    # Why what was clicked is no answer
    "why_over": "La partie est terminée.",
    "why_waiting": "C’est à {player} de décider.",
    "why_else": "Décidez d’abord : {line}",
    "why_maneuver": "Pour déplacer vos combattants, choisissez Manœuvre.",
    "why_unmarked": "Seules les cases marquées peuvent être choisies.",
    "why_nobody_there": "Aucun de vos combattants ne peut y arriver.",
    "why_stuck": "{fighter} ne peut pas se déplacer maintenant.",
    "why_not_chosen": "Ici, vous ne pouvez pas choisir {fighter}.",
    "why_not_with": "{card} ne convient pas à ce que vous avez choisi.",
    "why_too_far": "{fighter} ne peut pas y arriver.",
    "why_occupied": "Cette case est occupée.",
}
