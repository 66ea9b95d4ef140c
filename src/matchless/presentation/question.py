"""The question: one clear line, and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.presentation.adventure.question import adventure_source
from matchless.rules import choice as rules
from matchless.rules.flow.values import current_value, played_card
from matchless.rules.notation import question
from matchless.rules.query import picked_from, source
from matchless.rules.state.combat import ATTACK, DEFENSE
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.state import HIDDEN
from matchless.text.spans import Name

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.state.view import View
    from matchless.text.spans import Spans


_KEYS: Final = {
    rules.ASK_BOOST_MOVE: "ask_boost_move",
    rules.ASK_BOOST_ATTACK: "ask_boost_attack",
    rules.ASK_MOVE: "ask_move",
    rules.ASK_FIGHTER: "choose_fighter",
    rules.ASK_OPPONENT: "ask_opponent",
    rules.ASK_SPACE: "choose_space",
    rules.ASK_CARD: "choose_card",
    rules.ASK_ITEM: "ask_symbol",
    rules.ASK_NUMBER: "choose_number",
    rules.ASK_OPTION: "choose_option",
    rules.ASK_ORDER: "choose_order",
    rules.ASK_OFFER: "ask_offer",
    rules.ASK_SPEND: "ask_spend",
    rules.ASK_DISCARD: "choose_discard",
    rules.ASK_REVEAL: "ask_reveal",
    rules.ASK_PUT_BACK: "ask_put_back",
    rules.ASK_SHUFFLE_IN: "ask_shuffle_in",
    rules.ASK_TIE: "ask_tie",
    rules.ASK_ACTIVATE: "ask_activate",
    rules.ASK_PAY: "ask_pay",
    rules.ASK_USE: "ask_use",
    rules.ASK_CLEAR: "ask_clear",
    rules.ASK_DRAWER: "ask_drawer",
    rules.ASK_DRAW_MORE: "ask_draw_more",
    rules.ASK_SIFT: "ask_sift",
    rules.ASK_SIFT_CARD: "ask_sift_card",
}
"""Questions without arguments."""


class Question(NamedTuple):
    """What is asked, and the card, ability or combat behind it."""

    line: Spans
    about: list[str]


def question_of(view: View, voice: GameNames) -> Question:
    """Return the question of the pending decision."""
    about = [combat_line(view, voice), source_line(view, voice), picked_line(view, voice)]
    return Question(_line(question(view.position), voice), [line for line in about if line])


def _line(asked: rules.Question, voice: GameNames) -> Spans:
    """Return the question itself."""
    if asked.ask in _KEYS:
        return voice.spans(_KEYS[asked.ask])
    who = voice.named(asked.fighter, "subject")
    whom = voice.named(asked.fighter, "object")
    target = voice.named(asked.target, "object")
    match asked.ask:
        case rules.ASK_ACTION:
            return voice.spans("ask_action", left=voice.say("actions_left", n=asked.number))
        case rules.ASK_MANEUVER:
            return voice.spans("ask_move_up_to", n=asked.number)
        case rules.ASK_HAND_LIMIT:
            return voice.spans("discard_down", n=asked.number)
        case rules.ASK_PLACE:
            return voice.spans("ask_place" if asked.fighter >= 0 else "choose_space", fighter=whom)
        case rules.ASK_START:
            return voice.spans("ask_start", fighter=whom)
        case rules.ASK_TRANSFER:
            return voice.spans("ask_transfer", fighter=Name(voice.title(asked.target), fighter=asked.target))
        case rules.ASK_TARGET:
            return voice.spans("ask_target", fighter=who)
        case _:
            key = {rules.ASK_DEFENSE: "ask_defend", rules.ASK_APPROACH: "ask_approach"}[asked.ask]
            return voice.spans(key, fighter=who, target=target)


def combat_line(view: View, voice: GameNames) -> str:
    """Return the current combat in one line, with what the seat may know of its cards."""
    combat = view.position.combat
    if combat is None or combat.is_over:
        return ""
    sides = []
    for side in (ATTACK, DEFENSE):
        card = combat.card_of(side)
        seat = combat.seat_of(side)
        if card == HIDDEN:
            played = voice.say("face_down")
        elif card == NO_CARD:
            played = voice.say("no_card") if combat.revealed or side == ATTACK else "?"
        else:
            sheet = played_card(view.position, combat, side)
            value = current_value(view.position, combat, side) if combat.revealed else sheet.value
            played = f"{voice.played(seat, sheet)} {value}"
        sides.append(f"{voice.title(combat.fighter_of(side))} ({played})")
    return f"{voice.say('combat')}{voice.say('colon')} {sides[0]} {voice.say('arrow')} {sides[1]}"


def source_line(view: View, voice: GameNames) -> str:
    """Return the card or ability that asks, with its text; nothing for a rule."""
    found = adventure_source(view, voice)
    asking = source(view.position)
    if found or asking is None:
        return found
    if asking.card < 0:
        return f"{voice.say('special_ability')}{voice.say('colon')} {' '.join(voice.ability(asking.seat))}"
    slug = voice.game.seats[asking.seat].deck[asking.card].name
    text = " ".join(voice.card_text(asking.seat, slug))
    return f"{voice.card(asking.seat, slug)}{voice.say('colon')} {text}"


def picked_line(view: View, voice: GameNames) -> str:
    """Return the card in the asked seat's hand that another seat's effect is about to affect."""
    card = picked_from(view.position, view.seat)
    if card < 0:
        return ""
    slug = voice.game.seats[view.seat].deck[card].name
    return f"{voice.say('option_card')}{voice.say('colon')} {voice.card(view.seat, slug)}"
