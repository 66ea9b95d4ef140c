"""The question that is asked: one clear line, and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.rules.combat_state import ATTACK, DEFENSE
from matchless.rules.frame import NO_CARD
from matchless.rules.game import MOVE_VALUE
from matchless.rules.programs import FIRST_CARD_PROGRAM, MANEUVER_PROGRAM
from matchless.rules.state import ACTION, CARD, EFFECT, FIGHTER, HIDDEN, MODE, SPACE
from matchless.rules.turn import HAND_LIMIT
from matchless.rules.values import current_value, played_card, standing_bonus
from matchless.speech.adventure_question import adventure_line, adventure_source

if TYPE_CHECKING:
    from matchless.rules.view import View
    from matchless.speech.voice import Voice


_LAST: Final = ("no defense", "no boost")
_VERBS: Final = {
    "discard": "choose_discard",
    "yes": "ask_offer",
    "no": "ask_offer",
    "pick": "choose_option",
    "put": "ask_put_back",
    "spend": "ask_spend",
    "reveal": "ask_reveal",
}
"""Questions by the first word of their options."""


class Question(NamedTuple):
    """What is asked, and the card, ability or combat behind it."""

    line: str
    about: list[str]


def question_of(view: View, voice: Voice, spoken: list[str]) -> Question:
    """Return the question of the pending decision, whose options are given by their notations."""
    about = [combat_line(view, voice), source_line(view, voice), picked_line(view, voice)]
    return Question(_line(view, voice, spoken), [line for line in about if line])


def _line(view: View, voice: Voice, spoken: list[str]) -> str:
    """Return the question itself; the first option tells what it is about."""
    decision = view.decision
    assert decision is not None
    adventurous = adventure_line(view, voice)
    if adventurous:
        return adventurous
    if decision.kind == ACTION:
        return voice.say("ask_action", left=voice.say("actions_left", n=view.position.actions))
    last = spoken[-1] if spoken else ""
    first = next((words for words in spoken if words != "decline"), "")
    verb, *rest = first.split(" ")
    if last in _LAST:
        return _defend_line(view, voice) if last == "no defense" else _boost_line(view, voice)
    if verb in ("move", "done", "stay"):
        return _move_line(view, voice)
    if verb in ("place", "return", "summon"):
        if rest[0] not in voice.fighters:
            return voice.say("ask_shuffle_in")
        return voice.say("ask_place", fighter=voice.noun(rest[0]).object)
    if verb == "transfer":
        return voice.say("ask_transfer", fighter=voice.title(voice.fighters[rest[-1]]))
    if verb == "choose" and decision.kind == MODE:
        return voice.say(_mode_key(view, voice, rest[0]))
    if verb == "discard" and view.position.frames[-1].program < FIRST_CARD_PROGRAM:
        adventure = voice.game.adventure
        return voice.say("discard_down", n=HAND_LIMIT if adventure is None else adventure.hand_limit)
    return voice.say(_VERBS[verb]) if verb in _VERBS else _choose_line(decision.kind, voice)


def _mode_key(view: View, voice: Voice, name: str) -> str:
    """Return what a choice without fighters, spaces or cards is about."""
    if name.isdecimal():
        return "choose_number"
    if name in voice.fighters:
        return "ask_opponent"
    return "ask_symbol" if name in voice.game.seats[view.seat].items else "choose_option"


def _boost_line(view: View, voice: Voice) -> str:
    return voice.say("ask_boost_attack" if view.position.combat else "ask_boost_move")


def _choose_line(kind: int, voice: Voice) -> str:
    keys = {CARD: "choose_card", SPACE: "choose_space", FIGHTER: "choose_fighter", EFFECT: "choose_order"}
    return voice.say(keys.get(kind, "choose_option"))


def _move_line(view: View, voice: Voice) -> str:
    position = view.position
    frame = position.frames[-1]
    if frame.program != MANEUVER_PROGRAM:
        return voice.say("ask_move")
    seat = position.game.seats[frame.seat]
    steps = seat.move + frame.number + standing_bonus(position, MOVE_VALUE, frame.seat, seat.first)
    return voice.say("ask_move_up_to", n=steps)


def _defend_line(view: View, voice: Voice) -> str:
    combat = view.position.combat
    assert combat is not None
    nouns = voice.teller.fighters
    text = voice.say(
        "ask_defend", fighter=nouns[combat.attacker].subject, target=nouns[combat.defender].object
    )
    return text[:1].upper() + text[1:]


def combat_line(view: View, voice: Voice) -> str:
    """Return the combat being fought in one line, with what the seat may know of its cards."""
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


def source_line(view: View, voice: Voice) -> str:
    """Return the card or ability that asks, with its text; nothing for a rule."""
    frames = view.position.frames
    found = adventure_source(view, voice) if frames else ""
    if found or not frames or frames[-1].program < FIRST_CARD_PROGRAM:
        return found
    frame = frames[-1]
    if frame.card < 0:
        return f"{voice.say('special_ability')}{voice.say('colon')} {' '.join(voice.ability(frame.seat))}"
    slug = voice.game.seats[frame.seat].deck[frame.card].name
    text = " ".join(voice.card_text(frame.seat, slug))
    return f"{voice.card(frame.seat, slug)}{voice.say('colon')} {text}"


def picked_line(view: View, voice: Voice) -> str:
    """Return the card of the asked seat's hand that an effect of another seat is about to do something to."""
    frames = view.position.frames
    if (
        not frames
        or frames[-1].picked < 0
        or frames[-1].picked_from != view.seat
        or frames[-1].seat == view.seat
    ):
        return ""
    slug = voice.game.seats[view.seat].deck[frames[-1].picked].name
    return f"{voice.say('option_card')}{voice.say('colon')} {voice.card(view.seat, slug)}"
