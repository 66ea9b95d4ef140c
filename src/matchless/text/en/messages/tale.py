"""How a finished game went, in English."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

ENGLISH_TALE: Final[dict[str, Message]] = {
    "tale_turn": "on turn {n}",
    "tale_round": "in round {n}",
    # How it ended
    "tale_fell_defended": "{card} finished off {target.object} {when}: attack {attack} against defense {defense}.",
    "tale_fell_undefended": "{card} finished off {target.object} {when}: attack {attack}, no defense.",
    "tale_fell_effect": "{card} finished off {target.object} {when}.",
    "tale_fell_ability": "{who.of} ability finished off {target.object} {when}.",
    "tale_fell_struck": "{who} finished off {target.object} {when}.",
    "tale_fell_exhausted": "{target.of} deck was empty, and exhaustion did the rest {when}.",
    "tale_fell": "{target} fell {when}.",
    "tale_gave_up": "{who} gave up {when}.",
    "tale_heroes_gave_up": "The heroes gave up {when}.",
    "tale_out_of_time": "{who} ran out of time {when}.",
    "tale_goal": "{who} reached the last objective {when}.",
    "tale_left": "{who} had {n} of {most} health left.",
    # The best blow
    "tale_blow_defended": (
        "{when}, {who} hit {target.object} with {card}: attack {attack} against defense {defense}."
    ),
    "tale_blow_undefended": "{when}, {who} hit {target.object} with {card}: attack {attack}, no defense.",
    "tale_blow_effect": "{when}, {card} hit {target.object}.",
    "tale_blow_ability": "{when}, {who.of} ability hit {target.object}.",
    "tale_blow_struck": "{when}, {who} hit {target.object}.",
    # The turning point
    "tale_turned_card": "{when}, {card} cost {target.object} {n} health.",
    "tale_turned_struck": "{when}, {target} lost {n} health.",
    "tale_turned": "{when}, the balance shifted by {n}.",
    "tale_ahead": "That put {who.object} {n} ahead.",
    "tale_level": "That made it even.",
    "tale_behind": "{who} was still {n} behind.",
    "tale_winners_ahead": "That put the winners {n} ahead.",
    "tale_winners_behind": "The winners were still {n} behind.",
}
