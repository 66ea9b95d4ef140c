"""The browser game's words in French."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

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
    "bot_sparrow_name": "Moineau",
    "bot_sparrow_about": ("Joue d’instinct, oublie un tiers de ses cartes et néglige souvent ses acolytes."),
    "bot_hare_name": "Lièvre",
    "bot_hare_about": (
        "Vif et étourdi : il anticipe un peu, mais oublie des cartes et ne voit pas les longs déplacements."
    ),
    "bot_otter_name": "Loutre",
    "bot_otter_about": (
        "Joue avec bon sens et plusieurs coups d’avance, mais se laisse parfois tenter par le deuxième meilleur choix."
    ),
    "bot_fox_name": "Renard",
    "bot_fox_about": "Rien ne lui échappe : il essaie 400 suites avant chaque choix et retient la meilleure.",
    "bot_lynx_name": "Lynx",
    "bot_lynx_about": "L’œil vif et la patience : il essaie jusqu’à 2 000 suites avant chaque choix.",
    "bot_owl_name": "Hibou",
    "bot_owl_about": (
        "Le champion : il essaie jusqu’à 10 000 suites avant chaque choix. "
        "Comme les autres, il ne voit jamais votre main."
    ),
    "bot_guest_about": "Un bot ajouté par l’hôte ; sa force n’a pas été mesurée.",
    "bot_greedy_name": "Partenaire d’entraînement",
    "bot_strategist_name": "Stratège",
    "bot_random_name": "Débutant",
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
    "why_maneuver": "Pour déplacer vos combattants, choisissez Manœuvrer.",
    "why_unmarked": "Seules les cases marquées peuvent être choisies.",
    "why_nobody_there": "Aucun de vos combattants ne peut y arriver.",
    "why_stuck": "{fighter} ne peut pas se déplacer maintenant.",
    "why_not_chosen": "Ici, vous ne pouvez pas choisir {fighter}.",
    "why_not_with": "{card} ne convient pas à ce que vous avez choisi.",
    "why_too_far": "{fighter} ne peut pas y arriver.",
    "why_occupied": "Cette case est occupée.",
}
