"""The words of questions, verbs and features, in the order in which they are encoded."""

from __future__ import annotations

from typing import Final

from matchless.rules import choice
from matchless.rules.grammar import FORMS

QUESTIONS: Final[tuple[str, ...]] = (
    choice.ASK_ACTION,
    choice.ASK_DEFENSE,
    choice.ASK_BOOST_MOVE,
    choice.ASK_BOOST_ATTACK,
    choice.ASK_MANEUVER,
    choice.ASK_MOVE,
    choice.ASK_PLACE,
    choice.ASK_FIGHTER,
    choice.ASK_OPPONENT,
    choice.ASK_SPACE,
    choice.ASK_CARD,
    choice.ASK_ITEM,
    choice.ASK_NUMBER,
    choice.ASK_OPTION,
    choice.ASK_ORDER,
    choice.ASK_OFFER,
    choice.ASK_SPEND,
    choice.ASK_TRANSFER,
    choice.ASK_DISCARD,
    choice.ASK_HAND_LIMIT,
    choice.ASK_REVEAL,
    choice.ASK_PUT_BACK,
    choice.ASK_SHUFFLE_IN,
    choice.ASK_START,
    choice.ASK_TARGET,
    choice.ASK_APPROACH,
    choice.ASK_TIE,
    choice.ASK_ACTIVATE,
    choice.ASK_PAY,
    choice.ASK_USE,
    choice.ASK_CLEAR,
    choice.ASK_DRAWER,
    choice.ASK_DRAW_MORE,
    choice.ASK_SIFT,
    choice.ASK_SIFT_CARD,
)
"""What can be asked: one byte each at the beginning of an observation, 1 for the question that is pending."""

VERBS: Final[tuple[str, ...]] = tuple([form.verb for form in FORMS])
"""What can be done: one byte each at the beginning of an option's features."""

FIGHTER_FEATURES: Final = ("own", "ally", "opposing", "hero", "sidekick", "enemy", "ranged")
CARD_FEATURES: Final = (
    "own",
    "attack",
    "defense",
    "scheme",
    "value",
    "value as defense",
    "boost + 1",
    "copies",
    "immediate effect",
    "effect during combat",
    "effect after combat",
    "scheme effect",
)
NUMBER_FEATURES: Final = (
    "number",
    "damage on the way",
    "fighters passed through",
    "adjacent spaces",
    "zones",
)
LIVE_FEATURES: Final = (
    "health",
    "cards in its player's hand",
    "steps until it can attack",
    "steps until it can be attacked",
)

FEATURES: Final[tuple[str, ...]] = tuple(
    [f"does {verb}" for verb in VERBS]
    + [f"fighter: {name}" for name in FIGHTER_FEATURES]
    + [f"target: {name}" for name in FIGHTER_FEATURES]
    + [f"card: {name}" for name in CARD_FEATURES]
    + [f"choice: {name}" for name in NUMBER_FEATURES]
    + [f"now: {name}" for name in LIVE_FEATURES]
)
"""What the bytes of an option's row say; the last four change during a game."""
