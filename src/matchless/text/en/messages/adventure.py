"""The words of adventures in English."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

ENGLISH_ADVENTURE: Final[dict[str, Message]] = {
    # Things
    "adventure": "Adventure",
    "villain": "Villain",
    "minion": "Minion",
    "enemy": "Enemy",
    "initiative": "Initiative",
    "threat": "Threat",
    "threat_level": "Threat level {n}",
    "round_number": "Round {n}",
    "marker_number": "Marker {n}",
    "objective": "Objective",
    "event_card": "Event",
    "bridge": "Bridge {n}",
    "field": "Field {n}",
    "invasion_token": "Invasion token",
    "attack_value": "Attack",
    "defense_value": "Defense",
    # Labels of texts
    "now": "NOW",
    "end_of_round": "END OF ROUND",
    "after_maneuver": "AFTER A MANEUVER",
    "objective_number": "OBJECTIVE {n}",
    "attack_only": "ATTACK – {timing}",
    # Texts
    "hoax_text": (
        "Whenever this card is discarded, shuffle the whole discard pile, this card included, into the deck. "
        "This cannot be cancelled."
    ),
    "last_objective": "The players lose the game.",
    "player_initiative": "This player takes a turn.",
    "tile_symbol": "While it is face up, the effects of the cards that name it take place.",
    "token_bridges": (
        "Lies on a bridge, which holds at most 8. For each token that the supply lacks, the threat marker "
        "advances 1 space."
    ),
    "token_fields": (
        "Lies on a field, which is then occupied and holds at most 8. For each token that the supply lacks, "
        "the threat marker advances 1 space."
    ),
    "token_stops": "A hero or sidekick who enters this space must end the movement there.",
    "token_damage": (
        "A hero or sidekick who enters this space takes {n} damage.",
        "A hero or sidekick who enters this space takes {n} damage.",
    ),
    "token_spared": "It has no effect if a friendly fighter already stands there, and none on enemies.",
    # Events
    "event_minion_health": "each minion starts with {n} more health",
    "event_villain_health": "the villain starts with {n} more health for each player",
    "event_starting_hand": (
        "each player starts with {n} card fewer",
        "each player starts with {n} cards fewer",
    ),
    "event_first_threat_space": (
        "the threat marker starts {n} space further, and goes back there after each objective",
        "the threat marker starts {n} spaces further, and goes back there after each objective",
    ),
    "event_enemy_move": "the move value of every enemy is {n} higher",
    "event_hand_limit": (
        "at the end of a turn a player keeps at most {n} card",
        "at the end of a turn a player keeps at most {n} cards",
    ),
    "event_no_hand": "at the end of a turn a player discards their whole hand",
    "event_recover_less": "whenever a hero or sidekick recovers health, they recover {n} less",
    "event_end_of_round": "at the end of each round, ",
    "event_when_reshuffled": "each time a Deception card shuffles a deck, ",
    "event_when_defeated": "each time a hero or sidekick is defeated, ",
    "event_attack_bonus": "every enemy attack gets +{n}",
    "event_attack_bonus_weak": "enemies with {n} or less health attack with +{bonus}",
    "event_attack_bonus_beside": "enemies attack with +{n} if the defender is adjacent to another enemy",
    "event_attack_bonus_if": "when an enemy attacks: {text}",
    "event_attack_value": "the attack gets +{n}",
    # Questions
    "ask_start": "Place {fighter}: choose a starting space",
    "ask_target": "Who does {fighter.object} attack?",
    "ask_approach": "From which space does {fighter} attack {target}?",
    "ask_tie": "Several fighters have the least health: choose one",
    "ask_activate": "Discard a card to activate a bridge?",
    "ask_pay": "Choose a card to discard: its boost value removes that many tokens",
    "ask_use": "Use the effect of the bridge?",
    "ask_drawer": "Which player draws?",
    "ask_draw_more": "Draw another card?",
    "ask_sift": "Whose deck do you want to look at?",
    "ask_sift_card": "Which of these cards do you discard?",
    "no_bridge": "Don’t activate",
    "no_clearing": "Leave them",
    "ask_clear": "Remove tokens from a field next to you?",
    # Options
    "option_target": "Target",
    "option_activate": "Activate bridge {n}: {tile} ({tokens})",
    "option_clear": "Field {n} ({tokens})",
    "option_hurt": ("({n} damage on the way)", "({n} damage on the way)"),
    # The end
    "adventure_won": "The heroes win the adventure!",
    "adventure_lost": "{villain} wins. The adventure is lost.",
}
