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
}
"""Who a step is about; the name of a fighter of the hero stands for it (a group: for all of the group)."""

CHOSEN_SPACE: Final = "chosen_space"
"""Beside a fighter, `in_zone_of` and `adjacent_to` also take the space chosen last."""

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
    "after_attacking",
]

MOMENTS: Final[dict[Moment, str]] = {
    "placing": "when you have placed your fighters at set-up",
    "start_of_turn": "at the start of your turn, before the first action",
    "end_of_turn": "at the end of your turn, before the hand limit",
    "attack_declared": "when you have played an attack card face down, before the defender answers",
    "immediately": "right after the cards of a combat of yours are revealed",
    "during_combat": "before the damage of a combat of yours is worked out",
    "after_combat": "after the damage of a combat of yours",
    "after_attacking": "when an attack of yours is over and its cards are discarded",
}

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
}
