"""The combat on the wire: both cards as far as the viewer knows them, and why they are worth what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules import event as events
from matchless.rules.combat_state import ATTACK, DEFENSE, Combat
from matchless.rules.frame import NO_CARD
from matchless.rules.game import ATTACK_VALUE, DEFENSE_VALUE
from matchless.rules.values import current_value, high_ground, played_card, printed_value, standing_bonus
from matchless.server.wire.game import CombatCard, CombatSheet, ValueStep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.event import Event
    from matchless.rules.state import State
    from matchless.rules.view import View
    from matchless.speech.voice import Voice


def combat_sheet(view: View, log: Sequence[Event], voice: Voice) -> CombatSheet | None:
    """Return the combat being fought, if there is one."""
    combat = view.position.combat
    if combat is None or combat.is_over:
        return None
    story = _events_of(combat, log) if combat.revealed else []
    return CombatSheet(
        _card(view.position, combat, ATTACK, story, voice),
        _card(view.position, combat, DEFENSE, story, voice),
        defended=combat.revealed or combat.defense_card != NO_CARD,
        revealed=combat.revealed,
        damage=combat.dealt if combat.dealt >= 0 else None,
    )


def _events_of(combat: Combat, log: Sequence[Event]) -> list[Event]:
    """Return what happened in a combat since its cards were revealed, without the bonus attacks inside it."""
    found: list[Event] = []
    for event in reversed(log):
        if event.kind == events.ATTACKED:
            if event.amount == combat.bonus:
                break
            found.clear()  # a bonus attack: values change no more once it has begun
        else:
            found.append(event)
    found.reverse()
    first = next((at for at, event in enumerate(found) if event.kind == events.REVEALED), len(found))
    return found[first:]


def _card(position: State, combat: Combat, side: int, story: list[Event], voice: Voice) -> CombatCard:
    """Return one side of a combat."""
    seat = combat.seat_of(side)
    deck = position.game.seats[seat].deck
    number = combat.card_of(side)
    is_known = number >= 0
    boost = _boost_of(combat, side, story)
    bonus = (
        voice.played(seat, played_card(position, combat, side))
        if is_known and _is_bonus(combat, side)
        else ""
    )
    return CombatCard(
        seat,
        combat.fighter_of(side),
        deck[number].name if is_known else None,
        is_there=number != NO_CARD,
        bonus=bonus,
        value=_value(position, combat, side) if is_known else None,
        steps=tuple(value_steps(position, combat, side, story, voice)) if is_known else (),
        boost=deck[boost].name if boost >= 0 else None,
        has_boost=boost != NO_CARD,
        cancelled=bool(combat.cancelled >> side & 1),
        ignored=bool(combat.ignored >> side & 1),
        locked=bool(combat.locked >> side & 1),
    )


def _is_bonus(combat: Combat, side: int) -> bool:
    return side == ATTACK and combat.bonus > 0


def _value(position: State, combat: Combat, side: int) -> int:
    """Return what a card is worth now: until it is revealed, what is printed on it."""
    if combat.revealed:
        return current_value(position, combat, side)
    return printed_value(position, combat, side)


def _boost_of(combat: Combat, side: int, story: list[Event]) -> int:
    """Return the card added to a side as a boost: the one on the table, or the last one discarded for it."""
    if side == ATTACK and combat.boost_card != NO_CARD:
        return combat.boost_card
    seat = combat.seat_of(side)
    found = NO_CARD
    for at, event in enumerate(story):
        if event.kind == events.BOOSTED and event.seat == seat and not _is_committed(story, at):
            found = event.card
    return found


def _is_committed(story: list[Event], at: int) -> bool:
    """Tell whether a boost was laid face down before the reveal: it is turned up together with the cards."""
    return at == 0 or all(event.kind == events.REVEALED for event in story[:at])


def value_steps(
    position: State, combat: Combat, side: int, story: list[Event], voice: Voice
) -> list[ValueStep]:
    """Return why a known card is worth what it is, in an order in which the steps add up."""
    printed = printed_value(position, combat, side)
    steps = [ValueStep(voice.say("value_printed"), printed, is_set=True)]
    if not combat.revealed:
        return steps
    seat = combat.seat_of(side)
    total = printed
    for at, event in enumerate(story):
        if event.kind == events.VALUE_CHANGED and event.seat == seat and event.amount != total:
            steps.append(_change(story, at, total, voice))
            total = event.amount
    if side == ATTACK and combat.attack_boost:
        name = voice.card(seat, position.game.seats[seat].deck[combat.boost_card].name)
        steps.append(ValueStep(voice.say("value_boost", card=name), combat.attack_boost, is_set=False))
    if combat.locked >> side & 1 and len(steps) > 1:
        steps.append(ValueStep(voice.say("value_locked"), printed, is_set=True))
    if not combat.locked >> side & 1 or position.game.options.bonus_on_locked:
        steps.extend(_lasting(position, combat, side, voice))
    if combat.ignored >> side & 1:
        steps.append(ValueStep(voice.say("value_ignored"), 0, is_set=True))
    return steps


def _change(story: list[Event], at: int, before: int, voice: Voice) -> ValueStep:
    """Return the step of a value that was changed: by a boost, a card or an ability."""
    event = story[at]
    cause = story[at - 1] if at else event
    change = event.amount - before
    if cause.kind == events.BOOSTED and cause.seat == event.seat:
        name = voice.card(cause.seat, voice.game.seats[cause.seat].deck[cause.card].name)
        return ValueStep(voice.say("value_boost", card=name), change, is_set=False)
    if event.other < 0:
        return ValueStep(voice.say("value_effect"), change, is_set=False)
    if event.card < 0:
        return ValueStep(voice.ability_name(event.other), change, is_set=False)
    slug = voice.game.seats[event.other].deck[event.card].name
    name = voice.card(event.other, slug)
    if voice.sets_value(event.other, slug):
        return ValueStep(name, event.amount, is_set=True)
    return ValueStep(name, change, is_set=False)


def _lasting(position: State, combat: Combat, side: int, voice: Voice) -> list[ValueStep]:
    """Return what holds as long as its condition does: standing bonuses and the high ground."""
    steps = []
    seat = combat.seat_of(side)
    what = ATTACK_VALUE if side == ATTACK else DEFENSE_VALUE
    bonus = standing_bonus(position, what, seat, combat.fighter_of(side))
    if bonus:
        steps.append(ValueStep(voice.ability_name(seat), bonus, is_set=False))
    if side == ATTACK and high_ground(position, combat):
        steps.append(ValueStep(voice.say("value_high_ground"), 1, is_set=False))
    return steps
