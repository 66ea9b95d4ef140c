"""Why something is not possible, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.notation import why_not

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.state.view import View


def refusal(words: str, view: View, voice: GameNames) -> str:
    """Return why words are not an option now, or just that they are not."""
    why = why_not(view.position, words)
    if why is None:
        return voice.say("not_understood")
    deck = voice.game.seats[view.seat].deck
    return voice.say(
        f"refusal_{why.code}",
        word=why.word,
        card=voice.card(view.seat, deck[why.card].name) if why.card >= 0 else "",
        fighter=voice.title(why.fighter) if why.fighter >= 0 else "",
        space=voice.game.board.spaces[why.space] if why.space >= 0 else "",
    )
