"""The browser game's words in English."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

ENGLISH_BROWSER: Final[dict[str, Message]] = {
    # Presets of the rules
    "preset_core-2023_name": "Core rules (2023)",
    "preset_core-2023_about": (
        "The current rulebook: the game ends between actions, and every effect of a combat resolves."
    ),
    "preset_classic-2020_name": "Classic rules (2020)",
    "preset_classic-2020_about": (
        "The older rulebooks: the game ends the moment a hero falls, and a maneuver can "
        "be boosted while moving."
    ),
    # Bots
    "bot_greedy_name": "Sparring partner",
    "bot_greedy_about": "Weighs every move and takes the best it sees. A fair opponent.",
    "bot_strategist_name": "Strategist",
    "bot_strategist_about": (
        "Plays out hundreds of lines before each move, imagining the cards it cannot see. "
        "A strong opponent in duels."
    ),
    "bot_random_name": "Beginner",
    "bot_random_about": "Plays random legal moves. For your first games.",
    # What makes the value of a combat card
    "value_boost": "Boost: {card}",
    "value_effect": "Effect",
    "value_high_ground": "High ground",
    "value_ignored": "Ignored",
    "value_locked": "Stays as printed",
    # Why what was clicked is no answer
    "why_over": "The game is over.",
    "why_waiting": "It is {player}’s decision now.",
    "why_else": "Decide this first: {line}",
    "why_maneuver": "To move your fighters, choose Maneuver.",
    "why_unmarked": "Only the marked spaces can be chosen.",
    "why_nobody_there": "None of your fighters can get there.",
    "why_stuck": "{fighter} cannot move now.",
    "why_not_chosen": "{fighter} cannot be chosen here.",
    "why_not_with": "{card} does not fit what you have chosen.",
    "why_too_far": "{fighter} cannot get there.",
    "why_occupied": "This space is occupied.",
}
