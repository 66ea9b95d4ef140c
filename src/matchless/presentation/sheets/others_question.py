"""Another player's question in an adventure: shown to all, unless it would reveal hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.presentation.question import about_of, question_of
from matchless.presentation.sheets.question import option_sheets, source_of
from matchless.presentation.wire.game import OptionSheet, Question
from matchless.rules.board.bits import size
from matchless.rules.notation import choices, question
from matchless.rules.state.renumber import sees_hand
from matchless.rules.state.state import ACTION, CARD
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View


def others_question(state: State, view: View, names: GameNames) -> Question | None:
    """Return another player's pending question, with its options only if they reveal nothing new to the viewer."""
    decision = state.decision
    if decision is None or state.quest is None or decision.seat == view.seat:
        return None
    their = view_of(state, decision.seat)
    asked = question(state)
    offered = choices(their.position)
    options = option_sheets(their, names, offered)
    # The question itself names no cards; what it is about is shown as far as the viewer knows it.
    line, about = question_of(their, names, offered).line, about_of(view, names)
    return Question(
        decision.number,
        decision.seat,
        asked.ask,
        line,
        tuple(about),
        source_of(view.position, names),
        options if _is_open(state, view, options) else (),
        {},
    )


def _is_open(state: State, view: View, options: tuple[OptionSheet, ...]) -> bool:
    """Return whether the options of another's decision reveal nothing hidden to the viewer.

    What somebody can do in an action, or with a card, follows from the hand; a card that can be chosen must be in a
    hand that the viewer sees, or open on the table. All other options are about what everyone sees.
    """
    decision = state.decision
    assert decision is not None
    if decision.kind not in (ACTION, CARD):
        return all(option.card is None for option in options)
    if not _sees_hand(state, view, decision.seat):
        return False
    if decision.kind == ACTION:
        return True
    return all(
        option.owner is not None and _is_seen(state, view, option.owner, card)
        for card, option in zip(decision.options, options, strict=True)
        if option.card is not None
    )


def _sees_hand(state: State, view: View, seat: int) -> bool:
    """Return whether a viewer sees a seat's whole hand, and so can tell it from cards that are face down."""
    if sees_hand(state, view.seat, seat):
        return True
    return size(view.position.hand[seat]) >= size(state.hand[seat] | state.played[seat] & ~state.public[seat])


def _is_seen(state: State, view: View, owner: int, card: int) -> bool:
    """Return whether a card is open, or in a hand that the viewer sees."""
    in_hand = state.hand[owner] >> card & 1 and _sees_hand(state, view, owner)
    return bool(in_hand or state.public[owner] >> card & 1)
