"""Why cards in hand cannot be played now, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_ACTION, ASK_BOOST_ATTACK, ASK_BOOST_MOVE, ASK_DEFENSE
from matchless.rules.flow.values import targets
from matchless.rules.game import NO_BOOST
from matchless.rules.notation import question

if TYPE_CHECKING:
    from collections.abc import Container

    from matchless.presentation.names import GameNames
    from matchless.rules.game import Card
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View


def unplayable(view: View, voice: GameNames, used: Container[str | None]) -> dict[str, str]:
    """Return the cards in hand that no option of the pending decision uses, each with the reason.

    ``used`` are the cards in its options. A decision that plays no card has none.
    """
    ask = question(view.position).ask
    if ask not in (ASK_ACTION, ASK_DEFENSE, ASK_BOOST_MOVE, ASK_BOOST_ATTACK):
        return {}
    deck = voice.game.seats[view.seat].deck
    found: dict[str, str] = {}
    for number in members(view.position.hand[view.seat]):
        card = deck[number]
        if card.name in used or card.name in found:
            continue
        if ask == ASK_ACTION:
            found[card.name] = _no_action(view.position, voice, view.seat, card)
        elif ask == ASK_DEFENSE:
            found[card.name] = _no_defense(view.position, voice, card)
        elif card.boost == NO_BOOST:
            found[card.name] = voice.say("cannot_boost")
    return found


def _no_action(position: State, voice: GameNames, seat: int, card: Card) -> str:
    """Return why a card cannot be played as an action."""
    if not card.is_scheme and not card.attacks:
        return voice.say("cannot_action_defense")
    users = [fighter for fighter in voice.game.seats[seat].fighters if card.users >> fighter.rank & 1]
    there = [fighter.number for fighter in users if position.space[fighter.number] != NOWHERE]
    if not there:
        groups = dict.fromkeys(fighter.group for fighter in users)
        return voice.say("cannot_absent", fighter=voice.joined([voice.group(seat, one) for one in groups]))
    if any(targets(position, fighter) for fighter in there):
        return voice.say("cannot_protected")
    return voice.say("cannot_no_target")


def _no_defense(position: State, voice: GameNames, card: Card) -> str:
    """Return why a card cannot defend."""
    combat = position.combat
    assert combat is not None
    rank = voice.game.fighters[combat.defender].rank
    if card.defends and not card.users >> rank & 1:
        return voice.say("cannot_not_for", fighter=voice.title(combat.defender))
    return voice.say("cannot_defense")
