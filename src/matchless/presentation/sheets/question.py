"""The question of a decision, for the wire: what is asked, every option, and why other cards cannot be played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from matchless.presentation.option import Reader, Reading
from matchless.presentation.question import question_of
from matchless.presentation.refusals import impossible_action, unplayable_cards
from matchless.presentation.sheets.cache import sheet_cache
from matchless.presentation.wire.game import Actions, OptionSheet, Question, Source
from matchless.rules.board.bits import members
from matchless.rules.choice import (
    ASK_ACTION,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_CHOOSE_PLAYER,
    DO_CLEAR,
    DO_CLOSE,
    DO_DECLINE,
    DO_DEFEND,
    DO_DISCARD,
    DO_DONE,
    DO_OPEN,
    DO_PICK,
    DO_SCHEME,
    DO_TARGET,
)
from matchless.rules.flow.maneuver import move_value
from matchless.rules.notation import choices, question, words_of
from matchless.rules.query import source
from matchless.text.spans import Name

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.choice import Choice
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_PASSING: Final = (DO_PICK, DO_DEFEND, DO_DISCARD, DO_TARGET, DO_ACTIVATE, DO_CLEAR, DO_DECLINE, DO_DONE)
"""Verbs whose words depend on more than the choice itself."""


def question_sheet(view: View, names: GameNames) -> Question | None:
    """Return the pending decision, if it is the viewer's."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return None
    offered = choices(view.position)
    options = option_sheets(view, names, offered)
    told = question_of(view, names, offered)
    asked = question(view.position)
    return Question(
        decision.number,
        decision.seat,
        asked.ask,
        told.line,
        tuple(told.about),
        source_of(view.position, names),
        options,
        unplayable_cards(view, names, {option.card for option in options}),
        actions_of(view, names, offered) if asked.ask == ASK_ACTION else None,
    )


def actions_of(view: View, names: GameNames, offered: list[Choice]) -> Actions:
    """Return what the actions of the viewer's turn would do now, or why they cannot be taken."""
    verbs = {choice.verb for choice in offered}
    return Actions(
        move_value(view.position, view.seat),
        "" if DO_ATTACK in verbs else impossible_action(view, names, DO_ATTACK),
        "" if DO_SCHEME in verbs else impossible_action(view, names, DO_SCHEME),
    )


def option_sheets(view: View, names: GameNames, offered: list[Choice]) -> tuple[OptionSheet, ...]:
    """Return the options of the pending decision."""
    reader = Reader(view, names)
    known = sheet_cache(names).options
    found: list[OptionSheet] = []
    for choice in offered:
        option = known.get(choice)
        if option is None:
            option = _option(view.position, reader, choice)
            if choice.verb not in _PASSING:
                known[choice] = option
        found.append(option)
    if len({_words(option) for option in found}) < len(found):
        return _distinct(found)
    return tuple(found)


def _option(position: State, reader: Reader, choice: Choice) -> OptionSheet:
    reading = reader.read(choice)
    game = position.game
    space = game.board.spaces[choice.space] if choice.space >= 0 else None
    has_card = choice.card >= 0 and choice.verb != DO_PICK
    target = choice.fighter if choice.verb == DO_CHOOSE_PLAYER else choice.target
    return OptionSheet(
        choice.verb,
        words_of(game, choice),
        () if reading.label == (Name(space or "", space=space),) else reading.label,
        reading.group,
        choice.fighter if choice.fighter >= 0 and target != choice.fighter else None,
        target if target >= 0 else None,
        game.seats[choice.owner].deck[choice.card].name if has_card else None,
        choice.owner if has_card else None,
        space,
        choice.number if choice.verb in (DO_OPEN, DO_CLOSE) else None,
        tuple(members(choice.through)),
        choice.number + 1 if choice.verb in (DO_ACTIVATE, DO_CLEAR) else None,
        choice.harm,
    )


def _distinct(options: list[OptionSheet]) -> tuple[OptionSheet, ...]:
    """Return options, with the notation in the label wherever two would read the same."""
    alike = Counter(map(_words, options))
    return tuple(
        replace(option, label=(*_words(option).label, f" ({option.notation})"))
        if alike[_words(option)] > 1
        else option
        for option in options
    )


def _words(option: OptionSheet) -> Reading:
    space = option.space or ""
    return Reading(option.group, option.label or (Name(space, space=space),))


def source_of(position: State, names: GameNames) -> Source | None:
    """Return the card or ability that asks; nothing for a rule, or for something in an adventure."""
    asking = source(position)
    if asking is None or asking.program in names.sources:
        return None
    deck = position.game.seats[asking.seat].deck
    return Source(asking.seat, deck[asking.card].name if asking.card >= 0 else None)
