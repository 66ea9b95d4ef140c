"""How a finished game went, in French."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

FRENCH_TALE: Final[dict[str, Message]] = {
    "tale_turn": "au tour {n}",
    "tale_round": "à la manche {n}",
    # How it ended
    "tale_fell_defended": (
        "« {card} » achève {target.object} {when} : attaque {attack} contre défense {defense}."
    ),
    "tale_fell_undefended": "« {card} » achève {target.object} {when} : attaque {attack}, sans défense.",
    "tale_fell_effect": "« {card} » achève {target.object} {when}.",
    "tale_fell_ability": "La capacité {who.of} achève {target.object} {when}.",
    "tale_fell_struck": "{who} achève {target.object} {when}.",
    "tale_fell_exhausted": "Le deck {target.of} était vide, et l’épuisement a fait le reste {when}.",
    "tale_fell": "{target} tombe {when}.",
    "tale_gave_up": "{who} abandonne {when}.",
    "tale_heroes_gave_up": "Les héros abandonnent {when}.",
    "tale_out_of_time": "{who} est à court de temps {when}.",
    "tale_goal": "{who} atteint son dernier objectif {when}.",
    "tale_left": (
        "{who} avait encore {n} point de vie sur {most}.",
        "{who} avait encore {n} points de vie sur {most}.",
    ),
    # The best blow
    "tale_blow_defended": (
        "{when}, {who} frappe {target.object} avec « {card} » : attaque {attack} contre défense {defense}."
    ),
    "tale_blow_undefended": (
        "{when}, {who} frappe {target.object} avec « {card} » : attaque {attack}, sans défense."
    ),
    "tale_blow_effect": "{when}, « {card} » frappe {target.object}.",
    "tale_blow_ability": "{when}, la capacité {who.of} frappe {target.object}.",
    "tale_blow_struck": "{when}, {who} frappe {target.object}.",
    # The turning point
    "tale_turned_card": (
        "{when}, {target} perd {n} point de vie face à « {card} ».",
        "{when}, {target} perd {n} points de vie face à « {card} ».",
    ),
    "tale_turned_struck": (
        "{when}, {target} perd {n} point de vie.",
        "{when}, {target} perd {n} points de vie.",
    ),
    "tale_turned": "{when}, l’écart change de {n}.",
    "tale_ahead": "{who} mène alors de {n}.",
    "tale_level": "Tout est alors à égalité.",
    "tale_behind": "{who} garde {n} de retard.",
    "tale_winners_ahead": "Les vainqueurs mènent alors de {n}.",
    "tale_winners_behind": "Les vainqueurs gardent {n} de retard.",
}
