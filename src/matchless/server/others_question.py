"""What another player of the same adventure is asked: shown to all, unless it would tell hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.notation import notations
from matchless.rules.state import ACTION, CARD, KINDS
from matchless.rules.view import view_of
from matchless.server.options import option_sheets, source_of
from matchless.server.wire.game import OptionSheet, Question
from matchless.speech.question import question_of

if TYPE_CHECKING:
    from matchless.rules.state import State
    from matchless.rules.view import View
    from matchless.speech.voice import Voice


def others_question(state: State, view: View, voice: Voice) -> Question | None:
    """Return the pending question of another player; with its options only if they tell the viewer nothing new."""
    decision = state.decision
    if decision is None or state.quest is None or decision.seat == view.seat:
        return None
    asked = view_of(state, decision.seat)
    spoken = notations(asked.position)
    options = open_options(asked, view, voice, spoken)
    question = question_of(view, voice, spoken)  # its line names no cards; what it is about, the viewer knows
    return Question(
        decision.number,
        decision.seat,
        KINDS[decision.kind],
        question.line,
        tuple(question.about),
        source_of(view.position),
        options,
        {},
    )


def open_options(asked: View, view: View, voice: Voice, spoken: list[str]) -> tuple[OptionSheet, ...]:
    """Return the options of another's decision, or none if one of them could tell a card hidden from the viewer.

    What somebody can do in an action, or with a card, follows from the hand; all else lies open on the table.
    """
    decision = asked.decision
    assert decision is not None
    if decision.kind in (ACTION, CARD) and not _knows_hand(asked, view):
        return ()
    options = option_sheets(asked, voice, spoken)
    known = _known_cards(view, decision.seat)
    is_open = all(one.card is None or (one.owner, one.card) in known for one in options)
    return options if is_open else ()


def _knows_hand(asked: View, view: View) -> bool:
    """Tell whether a viewer sees the whole hand of who is asked."""
    return view.position.hand[asked.seat].bit_count() == asked.hand_sizes[asked.seat]


def _known_cards(view: View, asked: int) -> set[tuple[int | None, str]]:
    """Return the cards that a viewer knows to be in the hand that is asked, or that lie open, by seat and slug."""
    position = view.position
    known: set[tuple[int | None, str]] = set()
    for seat in position.game.seats:
        cards = position.public[seat.number]
        if seat.number == asked:
            cards |= position.hand[asked]
        known |= {(seat.number, card.name) for at, card in enumerate(seat.deck) if cards >> at & 1}
    return known
