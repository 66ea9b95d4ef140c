"""Words that authors know from card texts and other games, each with the word used here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SYNONYMS: Final[dict[str, tuple[str, ...]]] = {
    # verbs
    "heal": ("recover",),
    "restore": ("recover",),
    "regain": ("recover",),
    "regenerate": ("recover",),
    "gain_health": ("recover",),
    "lose": ("damage",),
    "lose_health": ("damage",),
    "hurt": ("damage",),
    "hit": ("damage",),
    "harm": ("damage",),
    "deal": ("damage",),
    "deal_damage": ("damage",),
    "wound": ("damage",),
    "dmg": ("damage",),
    "kill": ("defeat",),
    "destroy": ("defeat",),
    "sacrifice": ("defeat",),
    "teleport": ("place",),
    "put": ("place",),
    "jump": ("place",),
    "leap": ("place",),
    "push": ("move",),
    "pull": ("move",),
    "walk": ("move",),
    "step": ("move",),
    "slide": ("move",),
    "freeze": ("hold",),
    "stun": ("hold",),
    "root": ("hold",),
    "switch": ("swap",),
    "exchange": ("swap",),
    "mill": ("discard_top",),
    "discard_from_deck": ("discard_top",),
    "draw_cards": ("draw",),
    "draw_card": ("draw",),
    "discard_cards": ("discard",),
    "discard_card": ("discard",),
    "trash": ("discard",),
    "search": ("search_for",),
    "tutor": ("search_for",),
    "fetch": ("search_for",),
    "scry": ("look_at_top",),
    "peek": ("look_at_top", "look_at_hand"),
    "look": ("look_at_hand", "look_at_top"),
    "reveal": ("reveal_top",),
    "return_to_hand": ("take_back",),
    "revive": ("return",),
    "resurrect": ("return",),
    "respawn": ("return",),
    "spawn": ("summon",),
    "negate": ("cancel",),
    "counter": ("cancel",),
    "block": ("prevent",),
    "protect": ("prevent",),
    "ignore_damage": ("prevent",),
    "buff": ("add_value",),
    "increase_value": ("add_value",),
    "add": ("add_value",),
    "bonus": ("add_value",),
    "gain_action": ("gain_actions",),
    "extra_action": ("gain_actions",),
    "action": ("gain_actions",),
    "attack_again": ("bonus_attack",),
    "extra_attack": ("bonus_attack",),
    "optional": ("may",),
    "you_may": ("may",),
    "when": ("if",),
    "else": ("otherwise",),
    "transform": ("change_form",),
    # who
    "self": ("your_fighter", "you"),
    "me": ("your_fighter", "you"),
    "this_fighter": ("your_fighter",),
    "attacker": ("your_fighter",),
    "enemy": ("opposing_fighter", "opponent"),
    "enemy_fighter": ("opposing_fighter",),
    "enemies": ("opposing_fighters",),
    "enemy_fighters": ("opposing_fighters",),
    "opponents_fighter": ("opposing_fighter",),
    "opponents_fighters": ("opposing_fighters",),
    "opponent_fighters": ("opposing_fighters",),
    "opponent_hero": ("opponents_hero",),
    "enemy_hero": ("opponents_hero",),
    "ally": ("friendly_fighters",),
    "allies": ("friendly_fighters",),
    "everyone": ("all_fighters", "each_player"),
    "everybody": ("all_fighters", "each_player"),
    "all": ("all_fighters", "each_player"),
    "target": ("chosen",),
    # kinds, keys and conditions
    "defence": ("defense",),
    "defend": ("defense", "defending"),
    "minion": ("sidekick",),
    "movement": ("move",),
    "speed": ("move",),
    "hp": ("health",),
    "life": ("health",),
    "quantity": ("copies",),
    "count": ("copies", "count"),
    "amount": ("copies",),
    "type": ("kind", "attack"),
    "range": ("attack",),
    "character": ("by",),
    "user": ("by",),
    "effect": ("after_combat", "scheme"),
    "immediate": ("immediately",),
    "during": ("during_combat",),
    "after": ("after_combat",),
    "won": ("won_combat",),
    "win": ("won_combat",),
    "lost": ("lost_combat",),
    "is_attacking": ("attacking",),
    "is_defending": ("defending",),
    "ability": ("abilities",),
    "colors": ("colours",),
    "colour": ("colours",),
    "image": ("emblem",),
    "picture": ("emblem",),
    "icon": ("emblem",),
}
"""Each word with those it may stand for; the first that fits its place is the one that was meant."""


def synonym(word: str, known: Iterable[str]) -> str:
    """The known word that means the same, or nothing.

    >>> synonym("Heal", ["draw", "recover"]), synonym("opponent's fighters", ["opposing_fighters"])
    ('recover', 'opposing_fighters')
    >>> synonym("heals", ["draw", "recover"])
    'recover'
    >>> synonym("heal", ["draw"])
    ''
    """
    plain = word.strip().lower().replace("'", "").replace("’", "").replace(" ", "_").replace("-", "_")
    possible = set(known)
    meanings = SYNONYMS.get(plain) or SYNONYMS.get(plain.removesuffix("s"), ())
    return next((meant for meant in meanings if meant in possible), "")
