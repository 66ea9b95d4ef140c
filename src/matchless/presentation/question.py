"""The question: one clear line, and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.presentation.adventure.question import adventure_source
from matchless.rules import choice as rules
from matchless.rules.flow.values import current_value, played_card
from matchless.rules.notation import choices, question
from matchless.rules.query import picked_from, source
from matchless.rules.state.combat import ATTACK, DEFENSE
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.state import HIDDEN
from matchless.text.spans import Name

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.choice import Choice
    from matchless.rules.state.view import View
    from matchless.text.spans import Spans


_FIGHTER_KEYS: Final = {
    "": "choose_fighter",
    rules.FOR_DAMAGE: "choose_for_damage",
    rules.FOR_RECOVERY: "choose_for_recovery",
    rules.FOR_MOVE: "choose_for_move",
    rules.FOR_PLACE: "choose_for_place",
}
_KEYS: Final = {
    rules.ASK_BOOST_MOVE: "ask_boost_move",
    rules.ASK_BOOST_ATTACK: "ask_boost_attack",
    rules.ASK_OPPONENT: "ask_opponent",
    rules.ASK_SPACE: "choose_space",
    rules.ASK_ITEM: "ask_symbol",
    rules.ASK_ORDER: "choose_order",
    rules.ASK_OFFER: "ask_offer",
    rules.ASK_REVEAL: "ask_reveal",
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

_COUNTED: Final = {
    rules.ASK_DISCARD: "choose_discard",
    rules.ASK_SHUFFLE_IN: "ask_shuffle_in",
    rules.ASK_OPTION: "choose_option",
    rules.DO_KEEP: "ask_keep",
    rules.DO_TAKE: "ask_take",
}
"""Questions that may come several times in a row, and what is done with a card; then it is said which one it is."""

_FEW: Final = 3
"""The most fighters that a question names."""


class Question(NamedTuple):
    """What is asked, and the card, ability or combat behind it."""

    line: Spans
    about: list[str]


def question_of(view: View, names: GameNames, offered: list[Choice] | None = None) -> Question:
    """Return the question of the pending decision; its options need not be described again if they are known."""
    found = choices(view.position) if offered is None else offered
    return Question(_line(view, names, found), about_of(view, names))


def about_of(view: View, names: GameNames) -> list[str]:
    """Return what the pending decision is about: the combat, what asks, a card that is picked."""
    about = [combat_line(view, names), source_line(view, names), picked_line(view, names)]
    return [line for line in about if line]


def _line(view: View, names: GameNames, offered: list[Choice]) -> Spans:
    """Return the question itself."""
    asked = question(view.position)
    if asked.ask in _KEYS:
        return names.spans(_KEYS[asked.ask])
    if asked.ask in _COUNTED or asked.word in _COUNTED:
        return _counted(asked, names)
    if asked.ask in (rules.ASK_MOVE, rules.ASK_MANEUVER):
        return _moving(asked, names, offered)
    if asked.ask in _ABOUT_FIGHTERS:
        return _about_fighters(asked, names)
    if asked.ask == rules.ASK_FIGHTER:
        return _fighter_for(asked, names)
    return _about_amounts(asked, view, names, offered)


_ABOUT_FIGHTERS: Final = (
    rules.ASK_PLACE,
    rules.ASK_START,
    rules.ASK_TRANSFER,
    rules.ASK_TARGET,
    rules.ASK_DEFENSE,
    rules.ASK_APPROACH,
)


def _about_fighters(asked: rules.Question, names: GameNames) -> Spans:
    """Return a question that names who is meant."""
    whom = names.named(asked.fighter, "object")
    match asked.ask:
        case rules.ASK_PLACE:
            return names.spans("ask_place" if asked.fighter >= 0 else "choose_space", fighter=whom)
        case rules.ASK_START:
            return names.spans("ask_start", fighter=whom)
        case rules.ASK_TRANSFER:
            return names.spans("ask_transfer", fighter=Name(names.title(asked.target), fighter=asked.target))
        case rules.ASK_TARGET:
            return names.spans("ask_target", fighter=names.writer.fighters[asked.fighter])
        case _:
            key = {rules.ASK_DEFENSE: "ask_defend", rules.ASK_APPROACH: "ask_approach"}[asked.ask]
            who = names.named(asked.fighter, "subject")
            return names.spans(key, fighter=who, target=names.named(asked.target, "object"))


def _fighter_for(asked: rules.Question, names: GameNames) -> Spans:
    """Return the question for a fighter, with what happens to them, if the effect tells."""
    return names.spans(_FIGHTER_KEYS[asked.word], n=asked.number)


def _about_amounts(asked: rules.Question, view: View, names: GameNames, offered: list[Choice]) -> Spans:
    """Return a question that names how many, or whose card."""
    number = asked.number
    match asked.ask:
        case rules.ASK_ACTION:
            return names.spans("ask_action", left=names.say("actions_left", n=number))
        case rules.ASK_HAND_LIMIT:
            surplus = view.hand_sizes[_asked_seat(view)] - number
            return names.spans("discard_down", n=surplus, limit=number)
        case rules.ASK_PUT_BACK:
            key = "ask_put_on_top" if asked.word == rules.DO_PUT_ON_TOP else "ask_put_under"
            return names.spans(f"{key}_next" if number > 1 else key, n=number)
        case rules.ASK_SPEND:
            counter = names.counter(offered[-1].owner, asked.word)
            return names.spans("ask_spend", counter=counter, n=number)
        case rules.ASK_NUMBER:
            return names.spans("choose_number", n=number)
        case _:
            return _choosing(view, names, offered[0].owner)


def _asked_seat(view: View) -> int:
    decision = view.decision
    assert decision is not None
    return decision.seat


def _counted(asked: rules.Question, names: GameNames) -> Spans:
    """Return a question that says which of several it is."""
    if asked.word == rules.DO_CHOOSE_FORM:
        return names.spans("choose_form")
    key = _COUNTED[asked.word] if asked.word in _COUNTED else _COUNTED[asked.ask]
    if asked.number > 1:
        return names.spans(f"{key}_next", place=asked.place, n=asked.number)
    return names.spans(key)


def _moving(asked: rules.Question, names: GameNames, offered: list[Choice]) -> Spans:
    """Return who may move, how far, and whether staying is allowed."""
    movers = list(dict.fromkeys(choice.fighter for choice in offered if choice.verb == rules.DO_MOVE))
    is_free = any(choice.verb in (rules.DO_STAY, rules.DO_DONE) for choice in offered)
    n = asked.number
    if len(movers) == 1:
        key = "ask_move_one" if is_free else "ask_move_one_exactly"
        return names.spans(key, fighter=names.named(movers[0], "object"), n=n)
    if asked.ask == rules.ASK_MANEUVER:
        return names.spans("ask_move_up_to", n=n)
    if not 0 < len(movers) <= _FEW:
        return names.spans("ask_move_any" if is_free else "ask_move_any_exactly", n=n)
    fighters = names.joined([names.writer.fighters[mover].object for mover in movers])
    return names.spans("ask_move_each" if is_free else "ask_move_each_exactly", fighters=fighters, n=n)


def _choosing(view: View, names: GameNames, owner: int) -> Spans:
    """Return the question for a card in somebody's hand, or in the own discard pile."""
    seat = names.game.seats[owner]
    if owner == _asked_seat(view):
        return names.spans("choose_discarded")
    if seat.is_enemy:
        return names.spans("choose_card")
    return names.spans("choose_held", owner=names.writer.fighters[seat.first])


def combat_line(view: View, names: GameNames) -> str:
    """Return the current combat in one line, with what the seat may know of its cards."""
    combat = view.position.combat
    if combat is None or combat.is_over:
        return ""
    sides = []
    for side in (ATTACK, DEFENSE):
        card = combat.card_of(side)
        seat = combat.seat_of(side)
        if card == HIDDEN:
            played = names.say("face_down")
        elif card == NO_CARD:
            played = names.say("no_card") if combat.revealed or side == ATTACK else "?"
        else:
            sheet = played_card(view.position, combat, side)
            value = current_value(view.position, combat, side) if combat.revealed else sheet.value
            played = f"{names.played(seat, sheet)} {value}"
        sides.append(f"{names.title(combat.fighter_of(side))} ({played})")
    return f"{names.say('combat')}{names.say('colon')} {sides[0]} {names.say('arrow')} {sides[1]}"


def source_line(view: View, names: GameNames) -> str:
    """Return the card or ability that asks, with its text; nothing for a rule."""
    found = adventure_source(view, names)
    asking = source(view.position)
    if found or asking is None:
        return found
    if asking.card < 0:
        return f"{names.say('special_ability')}{names.say('colon')} {' '.join(names.ability(asking.seat))}"
    slug = names.game.seats[asking.seat].deck[asking.card].name
    text = " ".join(names.card_text(asking.seat, slug))
    return f"{names.card(asking.seat, slug)}{names.say('colon')} {text}"


def picked_line(view: View, names: GameNames) -> str:
    """Return the card in the asked seat's hand that another seat's effect is about to affect."""
    card = picked_from(view.position, view.seat)
    if card < 0:
        return ""
    slug = names.game.seats[view.seat].deck[card].name
    return f"{names.say('option_card')}{names.say('colon')} {names.card(view.seat, slug)}"
