"""Why something is not possible, in the player's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from matchless.rules.refusal import reason

if TYPE_CHECKING:
    from matchless.rules.view import View
    from matchless.speech.voice import Voice

_REASONS: Final = (
    (r"there is no fighter '(?P<word>.*)'", "refusal_no_fighter"),
    (r"there is no space '(?P<word>.*)' on .*", "refusal_no_space"),
    (r"there is no card '(?P<word>.*)' in this deck", "refusal_no_card"),
    (r"you do not hold (?P<card>\S+)", "refusal_not_held"),
    (r"all actions must be taken, .*", "refusal_actions_left"),
    (r"no fighter who may use (?P<card>\S+) is on the board", "refusal_no_user"),
    (r"(?P<card>\S+) is not an attack card", "refusal_no_attack"),
    (r"(?P<card>\S+) is not a defense card", "refusal_no_defense"),
    (r"(?P<card>\S+) is not a scheme", "refusal_no_scheme"),
    (r"(?P<card>\S+) has no boost value", "refusal_no_boost"),
    (r"(?P<card>\S+) may not be used by the defender", "refusal_not_for_defender"),
    (r"(?P<fighter>\S+) may not use (?P<card>\S+)", "refusal_not_for"),
    (r"(?P<fighter>\S+) is out of reach of .*", "refusal_out_of_reach"),
    (r"(?P<fighter>\S+) is on your side", "refusal_friend"),
    (r"(?P<fighter>\S+) is not on the board", "refusal_not_there"),
    (r"(?P<fighter>\S+) is not yours", "refusal_not_yours"),
    (r"(?P<fighter>\S+) has already moved", "refusal_moved"),
    (r"(?P<fighter>\S+) cannot get to (?P<space>\S+)", "refusal_too_far"),
    (r"(?P<space>\S+) is occupied", "refusal_occupied"),
)
"""The reasons of the rules, and how the client says them."""


def refusal(words: str, view: View, voice: Voice) -> str:
    """Return why words are no option now, or only that they are none."""
    why = reason(view.position, _whole(" ".join(words.split()).casefold()))
    for pattern, key in _REASONS:
        found = re.fullmatch(pattern, why)
        if found:
            return voice.say(
                key, **{name: _named(name, word, view, voice) for name, word in found.groupdict().items()}
            )
    return why or voice.say("not_understood")


def _whole(words: str) -> str:
    """Return words with those that the notation has in between."""
    words = re.sub(r"^attack (\S+) (?!with )(\S+)", r"attack \1 with \2", words)
    return re.sub(r"^(move|place|return) (\S+) (?!to |on )(\S+)$", r"\1 \2 to \3", words)


def _named(kind: str, word: str, view: View, voice: Voice) -> str:
    """Return the name of a card or fighter."""
    if kind == "card":
        return voice.card(voice.owner(view.seat, word), word)
    if kind == "fighter" and word in voice.fighters:
        return voice.title(voice.fighters[word])
    return word
