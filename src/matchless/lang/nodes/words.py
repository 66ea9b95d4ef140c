"""The small words of the effect language: who, where, when. Closed lists, each with its meaning.

Names of fighters, cards, forms and tags are words too, but a hero file brings its own.
"""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal["attack", "defense", "versatile", "scheme"]
Reach = Literal["melee", "ranged"]
Player = Literal["you", "opponent", "each_player"]

WHO: Final[dict[str, str]] = {
    "your_fighter": "the fighter for whom the card was played",
    "opposing_fighter": "the other fighter of the combat",
    "fighters_in_combat": "both fighters of the combat",
    "chosen": "the fighter chosen by an earlier step",
    "your_fighters": "each of your own fighters on the board",
    "friendly_fighters": "each fighter of your team on the board",
    "opposing_fighters": "each opposing fighter on the board",
    "all_fighters": "every fighter on the board",
    "opponents_hero": "the hero of your opponent",
    "damaged": "the fighters to whom the step before dealt damage",
    "crossed": "the opposing fighters whose spaces the move before passed through",
    "opposing_heroes": "each hero of the players on the board (adventures)",
    "opposing_sidekicks": "each sidekick of the players on the board (adventures)",
    "enemies": "the villain and its minions on the board (adventures)",
}
"""Who a step is about; the name of a fighter of the hero stands for it (a group: for all of the group)."""

CHOSEN_SPACE: Final = "chosen_space"
"""Apart from fighters, `in_zone_of` and `adjacent_to` also take the space chosen last."""

TIMINGS: Final[dict[str, str]] = {
    "scheme": "when the scheme is played",
    "immediately": "right after both cards of a combat are revealed",
    "during_combat": "before the combat damage is worked out",
    "after_combat": "after the combat damage",
}

Moment = Literal[
    "placing",
    "start_of_turn",
    "end_of_turn",
    "attack_declared",
    "immediately",
    "during_combat",
    "after_combat",
    "combat_ended",
    "after_attacking",
    "defeated",
    "damaged",
]

MOMENTS: Final[dict[Moment, str]] = {
    "placing": "when you have placed your fighters at set-up",
    "start_of_turn": "at the start of your turn, before the first action",
    "end_of_turn": "at the end of your turn, before the hand limit",
    "attack_declared": "when you have played an attack card face down, before the defender answers",
    "immediately": "right after the cards of a combat of yours are revealed",
    "during_combat": "before the damage of a combat of yours is worked out",
    "after_combat": "after the damage of a combat of yours",
    "combat_ended": "after the AFTER COMBAT effects of a combat of yours, before its cards are discarded",
    "after_attacking": "when an attack of yours is over and its cards are discarded",
    "defeated": "when a fighter of yours is defeated",
    "damaged": "each time a fighter of yours takes damage, however much",
}

ENEMY_STAGES: Final[dict[str, str]] = {
    "now": "when the initiative card is revealed",
    "end_of_round": "when all initiative cards of the round have been played",
    "goals": "when the villain reaches its objective",
    "when_reshuffled": "each time a Deception shuffles a deck",
    "when_defeated": "each time a hero or sidekick is defeated",
}
"""When enemies and events do something outside a combat."""

PLAYER_STAGES: Final[dict[str, str]] = {
    "tiles": "when a player uses the tile",
    "after_maneuver": "after a maneuver action of a player",
}
"""When players use what an adventure lends them."""

# Stages of a combat that some words need.
REVEALED: Final = frozenset({"immediately", "during_combat", "after_combat", "combat_ended"})
BEFORE_DAMAGE: Final = frozenset({"immediately", "during_combat"})
WHEN_OVER: Final = frozenset({"after_combat", "combat_ended", "after_attacking"})
IN_COMBAT: Final = REVEALED | {"attack_declared", "after_attacking", "attack_value", "defense_value"}
PLAYED: Final = IN_COMBAT | {"scheme"}

SimpleCondition = Literal[
    "won_combat",
    "lost_combat",
    "attacking",
    "defending",
    "opposing_fighter_is_hero",
    "began_turn_elsewhere",
    "defeated_a_fighter",
    "values_match",
    "opponent_played_a_card",
    "opponent_played_a_card_before",
    "opposing_fighter_is_sidekick",
    "began_turn_in_another_zone",
    "maneuvered_this_turn",
    "less_health_than_opposing_fighter",
    "printed_value_is_lower",
    "printed_value_is_higher",
    "your_revealed_boost_is_higher",
    "card_in_opponents_discard",
    "beside_another_enemy",
]

CONDITIONS: Final[dict[SimpleCondition, str]] = {
    "won_combat": "you won this combat",
    "lost_combat": "you lost this combat",
    "attacking": "your fighter is the attacker",
    "defending": "your fighter is the defender",
    "opposing_fighter_is_hero": "the opposing fighter is a hero",
    "began_turn_elsewhere": "your fighter stood on another space when this turn began",
    "defeated_a_fighter": "the damage dealt just before defeated at least one fighter",
    "values_match": "both cards of the combat have the same value now",
    "opponent_played_a_card": "your opponent played a card in this combat",
    "opponent_played_a_card_before": "your opponent played a card in the combat that this bonus attack follows",
    "opposing_fighter_is_sidekick": "the opposing fighter is a sidekick",
    "began_turn_in_another_zone": "your fighter shares no zone with the space where it stood when this turn began",
    "maneuvered_this_turn": "you have taken a maneuver action this turn",
    "less_health_than_opposing_fighter": "your fighter has less health than the opposing fighter",
    "printed_value_is_lower": "your card has a lower printed value than your opponent's; a missing card counts as 0",
    "printed_value_is_higher": "your card has a higher printed value than your opponent's; a missing card counts as 0",
    "your_revealed_boost_is_higher": "your revealed card has a higher boost value than your opponent's",
    "card_in_opponents_discard": "a card of the name of your opponent's lies in its discard pile (adventures)",
    "beside_another_enemy": "the opposing fighter is adjacent to an enemy other than yours (adventures)",
}

ADVENTURE_WORDS: Final = (
    "opposing_heroes",
    "opposing_sidekicks",
    "enemies",
    "card_in_opponents_discard",
    "beside_another_enemy",
)
"""The small words that only adventures have."""
