"""Why what somebody points at does not answer the pending question, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.presentation.question import question_of
from matchless.presentation.refusals import told
from matchless.rules import choice as rules
from matchless.rules.board.bits import lowest, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import NONE, Choice
from matchless.rules.notation import choices, question
from matchless.rules.refusal import Refusal, impossible, refusal, unplayable
from matchless.text.spans import plain

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_MOVING: Final = (rules.ASK_MOVE, rules.ASK_MANEUVER)


class Pointed(NamedTuple):
    """What is pointed at, and what has been chosen before; -1 for nothing."""

    card: int = NONE  # of the viewer's deck
    fighter: int = NONE  # who is to act
    target: int = NONE  # on whom
    space: int = NONE
    verb: str = ""  # the action that is meant


def why_not(view: View, names: GameNames, pointed: Pointed) -> str:
    """Return why something does not answer the pending question, or what is asked instead."""
    decision = view.decision
    if decision is None:
        return names.say("why_over")
    if decision.seat != view.seat:
        return names.say("why_waiting", player=names.player(decision.seat))
    offered = choices(view.position)
    ask = question(view.position).ask
    if pointed.space != NONE:
        if ask == rules.ASK_ACTION:
            found = _at_action(view, names, pointed, offered)
        elif ask in _MOVING:
            found = _on_the_move(view, names, pointed, offered)
        else:
            found = _elsewhere(view.position, names, pointed, offered)
    else:
        found = _card(view, names, pointed, offered)
    return found or names.say("why_else", line=plain(question_of(view, names, offered).line))


def _standing(position: State, space: int) -> int:
    """Return who stands on a space, or -1."""
    return next((one for one, there in enumerate(position.space) if there == space != NOWHERE), NONE)


def _card(view: View, names: GameNames, pointed: Pointed, offered: list[Choice]) -> str:
    """Return why a card in hand cannot be played, or not for what has been chosen."""
    position = view.position
    card = pointed.card
    if card == NONE:
        return ""
    deck = position.game.seats[view.seat].deck
    name = deck[card].name
    if question(position).ask == rules.ASK_ACTION:
        for verb, has_all in (
            (rules.DO_ATTACK, pointed.target != NONE),
            (rules.DO_SCHEME, pointed.verb == rules.DO_SCHEME),
        ):
            if has_all:
                meant = Choice(verb, pointed.fighter, pointed.target, card, view.seat)
                why = refusal(position, meant)
                if why is not None:
                    return told(why, view, names)
    if any(one.card >= 0 and one.owner == view.seat and deck[one.card].name == name for one in offered):
        return names.say("why_not_with", card=names.card(view.seat, name))
    why = unplayable(position, card)
    return "" if why is None else told(why, view, names)


def _at_action(view: View, names: GameNames, pointed: Pointed, offered: list[Choice]) -> str:
    """Return why nobody on a space can be attacked, or that a maneuver moves."""
    position = view.position
    there = _standing(position, pointed.space)
    is_friend = there != NONE and position.game.fighters[there].team == position.game.seats[view.seat].team
    is_attack = pointed.verb == rules.DO_ATTACK or pointed.card != NONE
    if there != NONE and (is_attack or not is_friend):
        return told(_no_attack(view, pointed, there), view, names)
    if any(one.verb == rules.DO_MANEUVER for one in offered):
        return names.say("why_maneuver")
    return ""


def _no_attack(view: View, pointed: Pointed, victim: int) -> Refusal:
    """Return why somebody cannot be attacked: with the chosen card, or with any."""
    position = view.position
    seat = position.game.seats[view.seat]
    held = members(position.hand[view.seat] & seat.attacks)
    if not held:
        return impossible(position, rules.DO_ATTACK)
    cards = held if pointed.card == NONE else [pointed.card]
    found: list[Refusal] = []
    for card in cards:
        why = refusal(position, Choice(rules.DO_ATTACK, pointed.fighter, victim, card, view.seat))
        if why is not None:
            found.append(why)
    users = 0
    for why in found:
        users |= why.users
    if not found:
        return Refusal("protected", victim)
    return found[0]._replace(users=users)


def _on_the_move(view: View, names: GameNames, pointed: Pointed, offered: list[Choice]) -> str:
    """Return why nobody can move to a space, or why who stands there cannot move."""
    position = view.position
    there = _standing(position, pointed.space)
    movers = {one.fighter for one in offered if one.verb == rules.DO_MOVE}
    if there != NONE and pointed.fighter == NONE:
        if there in movers:
            return names.say("why_unmarked")
        free = ~position.occupied() & (1 << len(position.game.board.spaces)) - 1
        why = refusal(position, Choice(rules.DO_MOVE, there, space=lowest(free)))
        if why is None or why.code == "too_far":
            return names.say("why_stuck", fighter=names.title(there))
        return told(why, view, names)
    if pointed.fighter == NONE and len(movers) > 1 and there == NONE:
        return names.say("why_nobody_there")
    mover = pointed.fighter if pointed.fighter != NONE else next(iter(movers), NONE)
    if mover == NONE:
        return ""
    why = refusal(position, Choice(rules.DO_MOVE, mover, space=pointed.space))
    return "" if why is None else told(why, view, names)


def _elsewhere(position: State, names: GameNames, pointed: Pointed, offered: list[Choice]) -> str:
    """Return why a space, or who stands there, cannot be chosen."""
    there = _standing(position, pointed.space)
    if any(one.space >= 0 for one in offered):
        return names.say("why_occupied" if there != NONE else "why_unmarked")
    on_board = {one.target for one in offered} | {one.fighter for one in offered}
    if there != NONE and on_board - {NONE}:
        return names.say("why_not_chosen", fighter=names.title(there))
    return ""
