"""What happened, in French."""

from __future__ import annotations

from typing import Final

from matchless.lang.names.fr import FrenchFighter
from matchless.text.forms import Message
from matchless.text.fr.articles import elides, of
from matchless.text.noun import Noun


def noun(fighter: FrenchFighter, mark: str) -> Noun:
    """A fighter; ``mark`` tells it from others of its name, as in "la Harpie 2"."""
    name = fighter.name + mark
    if fighter.article:
        short = elides(name) and not fighter.aspirated
        name = f"l’{name}" if short else f"{'la' if fighter.gender == 'f' else 'le'} {name}"
    return Noun(name, name, of(name, aspirated=fighter.aspirated), fighter.gender)


LOG: Final[dict[str, Message]] = {
    "turn_began": "Tour {n} : {who}",
    "turn_ended": "{who} termine son tour",
    "maneuvered": "{who} manœuvre",
    "schemed": "{fighter} joue le stratagème « {card} »",
    "attacked": "{fighter} attaque {target.object}",
    "attacked_with_bonus": "Attaque bonus « {bonus} » : {fighter} attaque encore {target.object}",
    "attacked_again": "Attaque bonus : {fighter} attaque encore {target.object}",
    "drew": "{who} pioche « {card} »",
    "drew_hidden": ("{who} pioche une carte", "{who} pioche {n} cartes"),
    "exhausted": "Le deck {who.of} est vide : chacun de ses combattants subit {n} dégâts",
    "boosted": "{who} booste avec « {card} » (+{n})",
    "committed_boost": "{who} ajoute « {card} » face cachée à l’attaque",
    "committed_boost_hidden": "{who} ajoute une carte face cachée à l’attaque",
    "moved": "{fighter} va en {space}",
    "placed": {
        "m": "{fighter} est placé en {space}",
        "f": "{fighter} est placée en {space}",
    },
    "defended": "{who} joue une carte face cachée pour se défendre",
    "undefended": "{who} ne se défend pas",
    "revealed": "{who} révèle « {card} », de valeur {n}",
    "bonus_revealed": "L’attaque bonus « {bonus} » vaut {n}",
    "bonus_unnamed": "L’attaque bonus vaut {n}",
    "cancelled": "Les effets de la carte {who.of} sont annulés",
    "value_changed": "La carte {who.of} vaut maintenant {n}",
    "value_ignored": "La valeur de la carte {who.of} est ignorée",
    "combat_values": "Attaque {n} contre défense {defense}",
    "damaged": ("{fighter} subit {n} dégât", "{fighter} subit {n} dégâts"),
    "combat_damaged": (
        "{fighter} subit {n} dégât de combat",
        "{fighter} subit {n} dégâts de combat",
    ),
    "prevented": "{fighter} ne subit aucun dégât",
    "defeated": {"m": "{fighter} est vaincu", "f": "{fighter} est vaincue"},
    "recovered": ("{fighter} regagne {n} point de vie", "{fighter} regagne {n} points de vie"),
    "health_set": "La santé {fighter.of} passe à {n}",
    "combat_won": "{who} remporte le combat",
    "discarded": "{who} défausse « {card} »",
    "looked_at_hand": "{who} regarde la main {other.of}",
    "looked_at_top": (
        "{who} regarde la première carte de son deck",
        "{who} regarde les {n} premières cartes de son deck",
    ),
    "looked_at_their_top": (
        "{who} regarde la première carte du deck {other.of}",
        "{who} regarde les {n} premières cartes du deck {other.of}",
    ),
    "looked_at_empty": "Le deck {other.of} est vide : il n’y a aucune carte à regarder",
    "kept": "{who} prend « {card} » en main",
    "kept_hidden": "{who} prend une carte en main",
    "put_on_top": "{who} remet « {card} » sur le deck",
    "put_on_top_hidden": "{who} remet une carte sur le deck",
    "put_under": "{who} remet « {card} » sous le deck",
    "put_under_hidden": "{who} remet une carte sous le deck",
    "taken": "{who} prend « {card} » en main",
    "shuffled": "{who} mélange son deck",
    "form_changed": "{fighter} est maintenant {form}",
    "gained_actions": (
        "{who} gagne {n} action supplémentaire",
        "{who} gagne {n} actions supplémentaires",
    ),
    "returned": "{fighter} apparaît en {space}",
    "form_had": "{fighter} a maintenant {form}",
    "door_opened": "{who} ouvre la porte {n}",
    "door_closed": "{who} ferme la porte {n}",
    "counter_changed": "{who} – {counter} : {n}",
    "swapped": "{fighter} et {other} échangent leurs places",
    "took_over": "{fighter} prend la relève dans le combat",
    "shown_on_top": "La première carte du deck {who.of} est révélée : « {card} »",
    "shown_at_bottom": "La dernière carte du deck {who.of} est révélée : « {card} »",
    "shown_in_hand": "{who} révèle « {card} » de sa main",
    "shown_aside": "Une carte du deck {who.of} est révélée : « {card} »",
    "bottom_on_top": "La dernière carte du deck {who.of} passe sur le dessus",
    "sunk": "La carte « {card} » passe sous le deck {who.of}",
    "sunk_hidden": "Une carte passe sous le deck {who.of}",
    "shuffled_in": "{who} mélange « {card} » à son deck",
    "held_fast": "Aucun combattant ne peut quitter sa case pendant ce tour",
    "kept_alive": "La santé {fighter.of} ne peut pas tomber au-dessous de 1 pendant ce tour",
    "value_locked": "La valeur de la carte {who.of} ne peut pas changer",
    "redirected": "{fighter} subit les dégâts de combat à la place {other.of}",
    "number_chosen": "{who} choisit le nombre {n}",
    "ability_used": "{who} utilise sa capacité spéciale",
    "game_won": "{who} remporte la partie",
    "team_won": "{who} et {other} remportent la partie",
    # Adventures
    "adventure_won": {
        "m": "{fighter} est vaincu : les héros remportent l’aventure",
        "f": "{fighter} est vaincue : les héros remportent l’aventure",
    },
    "adventure_lost": "{fighter} l’emporte : l’aventure est perdue",
    "round_began": "La manche {n} commence",
    "round_ending": "La manche {n} se termine",
    "initiative_revealed": "Initiative : {card}",
    "end_effect": "Fin de manche – {card}",
    "event_effect": "Événement – {card}",
    "initiative_removed": "Cette carte Initiative quitte la partie : {card}",
    "initiative_under": "Cette carte Initiative passe sous le deck et reviendra : {card}",
    "initiative_added": "Cette carte Initiative rejoint la prochaine manche : {card}",
    "threat_advanced": (
        "La menace avance de {n} case, au niveau {level}",
        "La menace avance de {n} cases, au niveau {level}",
    ),
    "threat_full": "La menace atteint la fin de sa piste",
    "threat_reset": "La menace revient au niveau {level}",
    "goal_reached": "{fighter} atteint l’objectif {n} sur 4",
    "tokens_placed_bridge": "Pont {site} : +{tokens}",
    "tokens_placed_field": "Champ {site} : +{tokens}",
    "tokens_removed_bridge": "{who} retire {tokens} du pont {site}",
    "tokens_removed_field": "{who} retire {tokens} du champ {site}",
    "bridge_destroyed": "Le pont {site} est détruit",
    "bridge_activated": "{who} active le pont {n}",
    "tile_turned": "Le jeton Invasion « {tile} » est retourné face visible",
    "strewn": "{fighter} laisse 1 {token} en {space}",
    "enemy_targets": "{fighter} prend {target.object} pour cible",
    "no_target": "{fighter} ne peut atteindre personne",
    "strengthened": "Chaque attaque ennemie gagne désormais +{n}",
    "hoax": "Supercherie ! La défausse {who.of} est mélangée à son deck",
    "marker_taken": "{who} prend le marqueur d’ordre du tour {n}",
}

BRIEF: Final[dict[str, Message]] = {
    "schemed": "{fighter} joue « {card} »",
    "drew_hidden": "{who} pioche",
    "boosted": "{who} booste avec « {card} »",
    "committed_boost": "{who} ajoute « {card} » face cachée",
    "committed_boost_hidden": "{who} ajoute une carte face cachée",
    "moved": "{fighter} se déplace",
    "placed": {"m": "{fighter} est placé", "f": "{fighter} est placée"},
    "returned": "{fighter} apparaît",
    "defended": "{who} se défend",
    "revealed": "{who} révèle « {card} »",
    "bonus_revealed": "L’attaque bonus « {bonus} » est révélée",
    "bonus_unnamed": "L’attaque bonus est révélée",
    "value_changed": "La carte {who.of} change de valeur",
    "damaged": "{fighter} subit des dégâts",
    "combat_damaged": {"m": "{fighter} est touché", "f": "{fighter} est touchée"},
    "recovered": "{fighter} regagne des points de vie",
    "strewn": "{fighter} laisse 1 {token}",
}
"""The rest is told by a sign, a number or a highlight on the board."""
