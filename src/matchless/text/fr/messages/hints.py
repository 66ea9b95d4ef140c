"""The words of hints in French: what speaks for an answer."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

FRENCH_HINTS: Final[dict[str, Message]] = {
    "hint_win": "Gagne la partie.",
    "hint_harm": "Blesse {who.object}.",
    "hint_defeat": "Devrait vaincre {who.object}.",
    "hint_health": "Épargne des dégâts : {who}.",
    "hint_safe": "Garde {who.object} hors de portée.",
    "hint_weaker": "Affaiblit la prochaine attaque adverse.",
    "hint_cards": "Garde plus de cartes dans votre main.",
    "hint_deck": "Ménage votre deck.",
    "hint_attack": "Garde une attaque forte en main.",
    "hint_defense": "Garde une bonne défense en main.",
    "hint_press": "Prépare une attaque puissante.",
    "hint_closer": "Vous rapproche {who.of}.",
    "hint_closer_all": "Vous rapproche de l’ennemi.",
    "hint_drain": "Entame la main {who.of}.",
    "hint_drain_all": "Entame la main de vos adversaires.",
    "hint_no_defense": "Vous n’avez aucune défense en main.",
    "hint_no_cards": "{who} n’a plus de cartes.",
    "hint_even": "À peu près aussi bon que le reste.",
    "hint_companion": "Ce que ferait un coéquipier expérimenté.",
}
