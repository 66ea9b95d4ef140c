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
    "bot_random_about": "Plays whatever the rules allow. For your first games.",
    # Why a card cannot be played now
    "value_boost": "Boost: {card}",
    "value_effect": "Effect",
    "value_high_ground": "High ground",
    "value_ignored": "Ignored",
    "value_locked": "Stays as printed",
}
