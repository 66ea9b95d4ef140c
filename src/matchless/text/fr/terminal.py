"""The words of the terminal client in French."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

FRENCH_TERMINAL: Final[dict[str, Message]] = {
    # Signs
    "colon": " :",
    "arrow": "→",
    # Zones
    "zone_blue": "bleue",
    "zone_brown": "marron",
    "zone_gray": "grise",
    "zone_green": "verte",
    "zone_orange": "orange",
    "zone_pink": "rose",
    "zone_purple": "pourpre",
    "zone_red": "rouge",
    "zone_violet": "violette",
    "zone_white": "blanche",
    "zone_yellow": "jaune",
    # Sides
    "you": "vous",
    "yours": "à vous",
    "theirs": "adverse",
    "bot_greedy": "bot glouton",
    "bot_random": "bot au hasard",
    "bot_named": "bot : {name}",
    "human": "joueur {n}",
    "counts": "main {hand} · deck {deck} · défausse {discard}",
    "exhausted_warning": "ÉPUISÉ : piocher coûte 2 points de vie",
    "deck_low": "deck presque vide !",
    "known_cards": "en main, c’est sûr : {cards}",
    "face_down": "face cachée",
    "no_card": "aucune carte",
    # Options
    "option_maneuver": "Manœuvre : piocher une carte, puis se déplacer",
    "option_done": "Fin du déplacement",
    "option_decline": "Ne rien faire",
    "option_keep": "Dans votre main",
    "option_take": "De la défausse",
    "option_top": "Sur le deck",
    "option_under": "Sous le deck",
    "option_card": "Carte",
    "group_attack": "{fighter} attaque {target} avec",
    # Questions
    "ask_action": "À votre tour, {left} : choisissez une action",
    "ask_place": "Placez {fighter} : choisissez une case",
    "ask_move": "Déplacement : choisissez qui va où",
    "ask_move_up_to": (
        "Déplacez vos combattants, chacun de {n} case au maximum",
        "Déplacez vos combattants, chacun de {n} cases au maximum",
    ),
    "ask_defend": "{fighter} attaque {target} : choisissez une carte Défense, ou aucune",
    "ask_boost_attack": "Booster l’attaque avec une carte de votre main ?",
    "ask_boost_move": "Booster la manœuvre ? La carte défaussée permet à tous d’aller plus loin",
    "ask_offer": "Le voulez-vous ?",
    "ask_put_back": "Remettez les cartes, l’une après l’autre",
    "press_enter": "Appuyez sur Entrée pour continuer",
    "curtain": "Passez le clavier : {player}.",
    "curtain_enter": "{player} : appuyez sur Entrée quand vous seul voyez l’écran.",
    "forced": "Seul choix : {choice}.",
    # Answers
    "no_such_number": "Il n’y a pas d’option {n} ; tapez un nombre de 1 à {last}.",
    "ambiguous": "Cela peut vouloir dire : {options}",
    "type_an_answer": "Tapez un nombre ou quelques mots ; « aide » explique tout.",
    "auto_on": "Un choix à une seule option est fait pour vous.",
    "auto_off": "Tous les choix sont à vous, même à une seule option.",
    "saved": "Enregistré : {file}",
    "save_failed": "L’enregistrement a échoué : {reason}",
    "resume_how": "Pour reprendre plus tard : {command}",
    "loaded": "Chargé : {file}",
    "load_failed": "Le chargement a échoué : {reason}",
    "nothing_saved": "Aucune partie enregistrée.",
    "undone": "Choix annulé.",
    "nothing_to_undo": "Vous n’avez rien à annuler.",
    "undo_other": "Trop tard : l’autre joueur a décidé depuis.",
    "hint_is": "Le bot glouton choisirait {number} : {choice}",
    "concede_sure": "Tapez « oui » pour abandonner, autre chose pour continuer.",
    "no_such_card": "Aucune carte ne s’appelle « {name} » ; « cartes » les liste toutes.",
    "languages": "Langues : en, fr, uk.",
    "too_narrow": "La carte du plateau demande un terminal de {n} colonnes.",
    "input_ended": "L’entrée est terminée.",
    "legend_spaces": "Une case montre son nom et une lettre pour chacune de ses zones.",
    "legend_lit": "(s01) peut être choisie ; <AB>! peut être attaqué ; les acolytes sont en minuscules.",
    # Refusals
    "refusal_no_fighter": "Aucun combattant ne s’appelle « {word} ».",
    "refusal_no_space": "Aucune case ne s’appelle « {word} ».",
    "refusal_no_card": "Aucune de vos cartes ne s’appelle « {word} ».",
    "refusal_not_held": "Vous n’avez pas cette carte en main : {card}.",
    "refusal_actions_left": "Toutes les actions du tour sont à faire.",
    "refusal_no_user": "Personne sur le plateau ne peut utiliser cette carte : {card}.",
    "refusal_no_attack": "Ce n’est pas une carte Attaque : {card}.",
    "refusal_no_defense": "Ce n’est pas une carte Défense : {card}.",
    "refusal_no_scheme": "Ce n’est pas une carte Stratagème : {card}.",
    "refusal_no_boost": "Cette carte n’a pas de valeur de BOOST : {card}.",
    "refusal_not_for_defender": "Le défenseur ne peut pas utiliser cette carte : {card}.",
    "refusal_not_for": "{fighter} ne peut pas utiliser cette carte : {card}.",
    "refusal_out_of_reach": "Hors d’atteinte : {fighter}.",
    "refusal_friend": "De votre côté : {fighter}.",
    "refusal_not_there": "Absent du plateau : {fighter}.",
    "refusal_not_yours": "Ce combattant n’est pas à vous : {fighter}.",
    "refusal_moved": "Ce combattant s’est déjà déplacé : {fighter}.",
    "refusal_too_far": "{fighter} ne peut pas arriver en {space}.",
    "refusal_occupied": "Cette case est occupée : {space}.",
    "not_understood": "Ce n’est pas une option. Tapez un nombre ou quelques mots ; « aide » explique tout.",
    # The end
    "wins": "{player} remporte la partie !",
    "conceded": "{player} abandonne.",
    "length": "{turns} tours, {moves} décisions, graine {seed}.",
    "offer": "Et maintenant ?",
    "offer_save": "enregistrer la partie",
    "offer_rematch": "rejouer",
    "offer_swap": "changer de côté",
    "offer_quit": "quitter",
    "goodbye": "À bientôt !",
    # The start
    "welcome": "Un duel de héros, d’après le jeu Unmatched. Non officiel, fait par des fans.",
    "rules_turn": "Un tour, ce sont deux actions : manœuvre (piocher, bouger), attaque, stratagème.",
    "rules_goal": "Amenez la santé du héros adverse à 0. Entrée accepte une proposition.",
    "menu_language": "Langue : tapez en, fr ou uk à n’importe quelle question.",
    "menu_hero": "Votre héros",
    "menu_rival": "Le héros adverse",
    "menu_board": "Le plateau",
    "menu_opponent": "L’adversaire",
    "menu_friend": "un ami à ce clavier",
    "menu_random": "au hasard",
    "menu_default": "Entrée = {choice}",
    "menu_again": "Tapez un des nombres, s’il vous plaît.",
    "menu_hero_line": "santé {health}, déplacement {move}, {attack}",
    "menu_spaces": ("{n} case", "{n} cases"),
    "help_text": (
        "Répondez par le numéro d’une option, ou par quelques mots : « merlin s12 », « attaque feinte ».\n"
        "  main            lire les cartes de votre main\n"
        "  cartes          lister toutes les cartes des deux decks\n"
        "  carte NOM       lire une carte\n"
        "  héros           lire les capacités spéciales\n"
        "  défausse        consulter les défausses\n"
        "  plateau         dessiner le plateau avec sa légende\n"
        "  journal         lire toute l’histoire\n"
        "  conseil         demander ce que ferait le bot glouton\n"
        "  annuler         revenir sur votre dernier choix\n"
        "  auto            faire les choix à une option, ou non\n"
        "  lang en|fr|uk   changer de langue\n"
        "  save [FICHIER]  enregistrer la partie\n"
        "  load [FICHIER]  charger une partie\n"
        "  abandonner      se rendre\n"
        "  quitter         partir ; la partie est enregistrée\n"
        "À votre tour, faites deux actions. Un combattant à distance atteint toutes ses zones, "
        "un combattant de mêlée la case d’à côté."
    ),
}
