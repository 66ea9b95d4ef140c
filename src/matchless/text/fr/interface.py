"""The words of the interface in French."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

FRENCH: Final[dict[str, Message]] = {
    # Kinds of cards, and who may use them
    "attack": "Attaque",
    "defense": "Défense",
    "versatile": "Polyvalente",
    "scheme": "Stratagème",
    "anyone": "Tous",
    "joker": "Joker",
    # Columns
    "column_copies": "Exemplaires",
    "column_name": "Carte",
    "column_kind": "Type",
    "column_who": "Qui",
    "column_value": "Valeur",
    "column_boost": "Boost",
    "column_text": "Effet",
    # Things
    "player": "Joueur",
    "opponent": "Adversaire",
    "hero": "Héros",
    "sidekick": "Acolyte",
    "fighter": "Combattant",
    "board": "Plateau",
    "space": "Case",
    "hand": "Main",
    "deck": "Deck",
    "discard_pile": "Défausse",
    "health": "Santé",
    "move_value": "Valeur de déplacement",
    "value": "Valeur",
    "boost_value": "Valeur de BOOST",
    "special_ability": "Capacité spéciale",
    "melee": "Mêlée",
    "ranged": "À distance",
    "attacker": "Attaquant",
    "defender": "Défenseur",
    "defeated": {"m": "Vaincu", "f": "Vaincue", "n": "Vaincu"},
    "exhausted": "Épuisé",
    "empty": "vide",
    "none": "aucun",
    "action": "Action",
    "maneuver": "Manœuvre",
    "combat": "Combat",
    "turn_number": "Tour {n}",
    "cards": ("{n} carte", "{n} cartes"),
    # Questions
    "turn_of": "Tour : {player}",
    "actions_left": ("{n} action restante", "{n} actions restantes"),
    "choose_fighter": "Choisissez un combattant",
    "choose_card": "Choisissez une carte",
    "choose_discard": "Choisissez une carte à défausser",
    "choose_space": "Choisissez une case",
    "choose_number": "Choisissez un nombre",
    "choose_option": "Choisissez une option",
    "choose_order": "Choisissez l’ordre",
    "discard_down": (
        "Défaussez jusqu’à ne garder que {n} carte",
        "Défaussez jusqu’à ne garder que {n} cartes",
    ),
    # Buttons
    "boost": "Booster",
    "no_boost": "Ne pas booster",
    "move": "Déplacer",
    "do_not_move": "Ne pas déplacer",
    "place": "Placer",
    "defend": "Se défendre",
    "no_defense": "Ne pas se défendre",
    "reveal": "Révéler",
    "discard": "Défausser",
    "resolve": "Résoudre l’effet",
    "yes": "Oui",
    "no": "Non",
    "done": "Terminé",
    "end_turn": "Terminer le tour",
    "undo": "Annuler",
    "help": "Aide",
    "quit": "Quitter",
    # The end
    "you_win": "Vous remportez la partie !",
    "you_lose": "Vous perdez la partie",
}
