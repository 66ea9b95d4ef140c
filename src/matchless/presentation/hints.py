"""Advice in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.text.spans import joined

if TYPE_CHECKING:
    from matchless.players.advice import Advice, Reason
    from matchless.presentation.names import GameNames
    from matchless.text.spans import Spans


def reasons_of(advice: Advice, voice: GameNames) -> Spans:
    """Return what speaks for an answer, as sentences."""
    return joined(_reason(reason, voice) for reason in advice.reasons)


def _reason(reason: Reason, voice: GameNames) -> Spans:
    who = {"who": voice.teller.fighters[reason.fighter]} if reason.fighter >= 0 else {}
    return voice.spans(f"hint_{reason.what}", **who)
