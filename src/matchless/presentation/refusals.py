"""Why something is not possible, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members
from matchless.rules.notation import why_not
from matchless.rules.refusal import impossible, unplayable

if TYPE_CHECKING:
    from collections.abc import Container

    from matchless.presentation.names import GameNames
    from matchless.rules.refusal import Refusal
    from matchless.rules.state.view import View


def refusal(words: str, view: View, names: GameNames) -> str:
    """Return why words are not an option now, or just that they are not."""
    why = why_not(view.position, words)
    return names.say("not_understood") if why is None else told(why, view, names, exact=True)


def unplayable_cards(view: View, names: GameNames, used: Container[str | None]) -> dict[str, str]:
    """Return the cards in hand that no option of the pending decision uses, each with the reason.

    ``used`` are the cards in its options. A decision that plays no card has none.
    """
    deck = names.game.seats[view.seat].deck
    found: dict[str, str] = {}
    for number in members(view.position.hand[view.seat]):
        name = deck[number].name
        if name not in used and name not in found:
            why = unplayable(view.position, number)
            if why is not None:
                found[name] = told(why, view, names)
    return found


def impossible_action(view: View, names: GameNames, verb: str) -> str:
    """Return why the active player can attack nobody, or play no scheme."""
    return told(impossible(view.position, verb), view, names)


_SPACES: Final = ("too_far", "occupied")
"""Reasons about a space. Its code means something only to whoever types it."""


def told(why: Refusal, view: View, names: GameNames, *, exact: bool = False) -> str:
    """Return a reason as a sentence; an exact one names spaces by their codes."""
    seat = names.game.seats[view.seat]
    groups = dict.fromkeys(fighter.group for fighter in seat.fighters if why.users >> fighter.number & 1)
    return names.say(
        f"why_{why.code}" if why.code in _SPACES and not exact else f"refusal_{why.code}",
        word=why.word,
        card=names.card(view.seat, seat.deck[why.card].name) if why.card >= 0 else "",
        fighter=names.title(why.fighter) if why.fighter >= 0 else "",
        users=names.joined([names.group(view.seat, group) for group in groups]) if groups else "",
        space=names.game.board.spaces[why.space] if why.space >= 0 else "",
    )
