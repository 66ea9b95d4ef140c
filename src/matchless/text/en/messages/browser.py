"""The browser game's words in English."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

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
    "bot_sparrow_name": "Sparrow",
    "bot_sparrow_about": (
        "Plays by first impressions, forgets a third of its cards and often overlooks its sidekicks."
    ),
    "bot_hare_name": "Hare",
    "bot_hare_about": "Quick and careless: looks a little ahead, but forgets cards and misses long moves.",
    "bot_otter_name": "Otter",
    "bot_otter_about": (
        "Plays sensibly and thinks several steps ahead, but is now and then tempted by the second-best move."
    ),
    "bot_fox_name": "Fox",
    "bot_fox_about": "Overlooks nothing: plays out 400 lines before every choice, and takes the best.",
    "bot_lynx_name": "Lynx",
    "bot_lynx_about": "Sharp-eyed and patient: plays out up to 2,000 lines before every choice.",
    "bot_owl_name": "Owl",
    "bot_owl_about": (
        "The champion: plays out up to 10,000 lines before every choice. Like the others, it never sees your hand."
    ),
    "bot_guest_about": "A bot added by the host; its strength has not been measured.",
    "bot_greedy_name": "Sparring partner",
    "bot_strategist_name": "Strategist",
    "bot_random_name": "Beginner",
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
