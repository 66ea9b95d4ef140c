"""The question of a decision on the wire: what is asked, every option, and why other cards cannot be played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from matchless.rules.notation import notations
from matchless.rules.programs import FIRST_CARD_PROGRAM
from matchless.rules.state import KINDS
from matchless.server.fixed import fixed
from matchless.server.wire.game import OptionSheet, Question, Source
from matchless.speech.cannot import unplayable
from matchless.speech.question import question_of
from matchless.speech.reading import Reader

if TYPE_CHECKING:
    from matchless.rules.state import State
    from matchless.rules.view import View
    from matchless.speech.voice import Voice

_PASSING: Final = ("pick", "defend", "discard", "target", "activate", "clear")
"""Verbs whose options depend on more than who is asked and whose cards they name."""


def question_sheet(view: View, voice: Voice) -> Question | None:
    """Return the pending decision, if it is the viewer's."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return None
    spoken = notations(view.position)
    options = option_sheets(view, voice, spoken)
    question = question_of(view, voice, spoken)
    return Question(
        decision.number,
        decision.seat,
        KINDS[decision.kind],
        question.line,
        tuple(question.about),
        source_of(view.position, voice),
        options,
        unplayable(view, voice, spoken, {option.card for option in options}),
    )


def option_sheets(view: View, voice: Voice, spoken: list[str]) -> tuple[OptionSheet, ...]:
    """Return the options of the pending decision, given by their notations."""
    reader = Reader(view, voice)
    known = fixed(voice).options.setdefault((view.seat, reader.owner), {})
    found: list[OptionSheet] = []
    for notation in spoken:
        option = known.get(notation)
        if option is None:
            option = _option(reader, notation)
            if option.verb not in _PASSING:
                known[notation] = option
        found.append(option)
    if any(option.verb == "stay" for option in found):
        found = _stay_put(view.position, found)
    if len({(option.group, option.label) for option in found}) < len(found):
        return _distinct(found)
    return tuple(found)


def _stay_put(position: State, options: list[OptionSheet]) -> list[OptionSheet]:
    """Return options with who stays, and where, in those that are no move: the one whom the others move."""
    mover = next((option.fighter for option in options if option.verb == "move"), None)
    if mover is None:
        return options
    here = position.game.board.spaces[position.space[mover]]
    return [
        replace(option, fighter=mover, space=here) if option.verb == "stay" else option for option in options
    ]


def _option(reader: Reader, notation: str) -> OptionSheet:
    reading = reader.read(notation)
    return OptionSheet(
        reading.verb,
        notation,
        reading.label,
        reading.group,
        reading.fighter,
        reading.target,
        reading.card,
        reading.owner,
        reading.space,
        reading.door,
        reading.through,
        None if reading.site is None else reading.site + 1,
        reading.hurt,
    )


def _distinct(options: list[OptionSheet]) -> tuple[OptionSheet, ...]:
    """Return options with the notation in the label wherever two would read the same."""
    alike = Counter((option.group, option.label) for option in options)
    return tuple(
        replace(option, label=f"{option.label} ({option.notation})")
        if alike[option.group, option.label] > 1
        else option
        for option in options
    )


def source_of(position: State, voice: Voice) -> Source | None:
    """Return the card or ability that asks; nothing for a rule, or for what an adventure brings."""
    frame = position.frames[-1]
    if frame.program < FIRST_CARD_PROGRAM or frame.program in voice.sources:
        return None
    deck = position.game.seats[frame.seat].deck
    return Source(frame.seat, deck[frame.card].name if frame.card >= 0 else None)
