"""The words of adventures in French."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

FRENCH_ADVENTURE: Final[dict[str, Message]] = {
    # Things
    "adventure": "Aventure",
    "villain": "Super-vilain",
    "minion": "Sbire",
    "enemy": "Ennemi",
    "initiative": "Initiative",
    "threat": "Menace",
    "threat_level": "Niveau de menace {n}",
    "round_number": "Manche {n}",
    "marker_number": "Marqueur {n}",
    "objective": "Objectif",
    "event_card": "Événement",
    "bridge": "Pont {n}",
    "field": "Champ {n}",
    "invasion_token": "Jeton Invasion",
    "attack_value": "Attaque",
    "defense_value": "Défense",
    # Labels of texts
    "now": "MAINTENANT",
    "end_of_round": "FIN DE MANCHE",
    "after_maneuver": "APRÈS UNE MANŒUVRE",
    "objective_number": "OBJECTIF {n}",
    "attack_only": "ATTAQUE – {timing}",
    # Texts
    "hoax_text": (
        "Chaque fois que cette carte est défaussée, mélangez au deck toute la défausse, cette carte comprise. "
        "Cela ne peut pas être annulé."
    ),
    "last_objective": "Les joueurs perdent la partie.",
    "player_initiative": "Ce joueur joue son tour.",
    "tile_symbol": "Tant qu’il est face visible, les effets des cartes qui le nomment s’appliquent.",
    "token_bridges": (
        "Posé sur un pont, qui en porte 8 au maximum. Pour chaque jeton qui manque à la réserve, le marqueur "
        "de menace avance de 1 case."
    ),
    "token_fields": (
        "Posé sur un champ, qui est alors occupé et en porte 8 au maximum. Pour chaque jeton qui manque à la "
        "réserve, le marqueur de menace avance de 1 case."
    ),
    "token_stops": "Un héros ou un acolyte qui entre sur cette case doit y terminer son déplacement.",
    "token_damage": (
        "Un héros ou un acolyte qui entre sur cette case subit {n} dégât.",
        "Un héros ou un acolyte qui entre sur cette case subit {n} dégâts.",
    ),
    "token_spared": "Sans effet sur les ennemis, ni si un combattant ami s’y trouve déjà.",
    # Events
    "event_minion_health": (
        "chaque sbire commence avec {n} point de vie de plus",
        "chaque sbire commence avec {n} points de vie de plus",
    ),
    "event_villain_health": (
        "le super-vilain commence avec {n} point de vie de plus pour chaque joueur",
        "le super-vilain commence avec {n} points de vie de plus pour chaque joueur",
    ),
    "event_starting_hand": (
        "chaque joueur commence avec {n} carte de moins",
        "chaque joueur commence avec {n} cartes de moins",
    ),
    "event_first_threat_space": (
        "le marqueur de menace commence {n} case plus loin et y revient après chaque objectif",
        "le marqueur de menace commence {n} cases plus loin et y revient après chaque objectif",
    ),
    "event_enemy_move": "la valeur de déplacement de chaque ennemi augmente de {n}",
    "event_hand_limit": (
        "à la fin d’un tour, un joueur garde {n} carte au maximum",
        "à la fin d’un tour, un joueur garde {n} cartes au maximum",
    ),
    "event_no_hand": "à la fin d’un tour, un joueur défausse toute sa main",
    "event_recover_less": (
        "chaque fois qu’un héros ou un acolyte regagne des points de vie, il en regagne {n} de moins"
    ),
    "event_end_of_round": "à la fin de chaque manche, ",
    "event_when_reshuffled": "chaque fois qu’une carte Supercherie fait mélanger un deck, ",
    "event_when_defeated": "chaque fois qu’un héros ou un acolyte est vaincu, ",
    "event_attack_bonus": "chaque attaque ennemie gagne +{n}",
    "event_attack_bonus_weak": (
        "les ennemis qui n’ont plus que {n} point de vie attaquent avec +{bonus}",
        "les ennemis qui ont {n} points de vie ou moins attaquent avec +{bonus}",
    ),
    "event_attack_bonus_beside": "les ennemis attaquent avec +{n} si le défenseur est adjacent à un autre ennemi",
    "event_attack_bonus_if": "quand un ennemi attaque : {text}",
    "event_attack_value": "l’attaque gagne +{n}",
    # Questions
    "ask_start": "Placez {fighter} : choisissez une case de départ",
    "ask_target": "Choisissez la cible {fighter.of}",
    "ask_approach": "Choisissez la case d’où {fighter} attaque {target}",
    "ask_tie": "Plusieurs combattants ont le moins de points de vie : choisissez-en un",
    "ask_activate": "Défausser une carte pour activer un pont ?",
    "ask_pay": "Choisissez une carte à défausser : sa valeur de BOOST retire autant de jetons",
    "ask_use": "Utiliser l’effet du pont ?",
    "ask_drawer": "Quel joueur pioche ?",
    "ask_draw_more": "Piocher une carte de plus ?",
    "ask_sift": "De qui regardez-vous le deck ?",
    "ask_sift_card": "Laquelle de ces cartes est défaussée ?",
    "no_bridge": "Ne pas activer",
    "no_clearing": "Les laisser",
    "ask_clear": "Retirer des jetons d’un champ que bordent vos combattants ?",
    # Options
    "option_target": "Cible",
    "option_activate": "Activer le pont {n} : {tile} ({tokens})",
    "option_clear": "Champ {n} ({tokens})",
    "option_hurt": ("({n} dégât en chemin)", "({n} dégâts en chemin)"),
    # The end
    "adventure_won": "Les héros remportent l’aventure !",
    "adventure_lost": "{villain} l’emporte. L’aventure est perdue.",
}
