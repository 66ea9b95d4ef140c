"""Hints: advice put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.text.spans import joined

if TYPE_CHECKING:
    from matchless.players.advice import Advice, Reason
    from matchless.presentation.names import GameNames
    from matchless.text.spans import Spans


def reasons_of(advice: Advice, names: GameNames) -> Spans:
    """Return what speaks for an answer, as sentences."""
    return joined(reason_of(reason, names) for reason in advice.reasons)


def reason_of(reason: Reason, names: GameNames) -> Spans:
    """Return one of them."""
    who = {"who": names.writer.fighters[reason.fighter]} if reason.fighter >= 0 else {}
    return names.spans(f"hint_{reason.what}", **who)
