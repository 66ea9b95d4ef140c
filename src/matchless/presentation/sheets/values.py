"""Why a combat card has its value: the printed value, and everything that changed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.presentation.adventure.cache import lore
from matchless.presentation.wire.game import ValueStep
from matchless.rules.flow.values import current_value, high_ground, printed_value, standing_bonus
from matchless.rules.game import ATTACK_VALUE, DEFENSE_VALUE, NOTHING
from matchless.rules.state import event as events
from matchless.rules.state.combat import ATTACK, Combat
from matchless.rules.state.frame import NO_CARD, Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import State


def events_of(combat: Combat, log: Sequence[Event]) -> list[Event]:
    """Return the events of a combat from the reveal until its values were compared, inclusive."""
    found: list[Event] = []
    for event in reversed(log):
        if event.kind == events.ATTACKED:
            if event.amount == combat.bonus:
                break
            found.clear()  # a bonus attack inside this combat, whose values were compared earlier
        elif event.kind == events.COMBAT_VALUES:
            found = [event]
        else:
            found.append(event)
    found.reverse()
    first = next((at for at, event in enumerate(found) if event.kind == events.REVEALED), len(found))
    return found[first:]


def value_of(position: State, combat: Combat, side: int, story: Sequence[Event]) -> int:
    """Return the value of a known card: as printed until the reveal; once compared, as it was then."""
    if not combat.revealed:
        return printed_value(position, combat, side)
    compared = _compared(story, side)
    return current_value(position, combat, side) if compared is None else compared


def value_steps(
    position: State, combat: Combat, side: int, story: Sequence[Event], voice: GameNames
) -> list[ValueStep]:
    """Return the reasons for the value of a known card, in an order in which they add up."""
    printed = printed_value(position, combat, side)
    steps = [ValueStep(voice.say("value_printed"), printed, is_set=True)]
    seat = combat.seat_of(side)
    total = printed
    for at, event in enumerate(story):
        if event.kind == events.VALUE_CHANGED and event.seat == seat and event.amount != total:
            steps.append(_change(story, at, total, voice))
            total = event.amount
    boost = committed_boost(story, seat)
    if boost is not None and boost.amount:
        steps.append(_boost(boost, boost.amount, voice))
        total += boost.amount
    is_locked = _has(story, events.VALUE_LOCKED, seat)
    if is_locked and total != printed:
        steps.append(ValueStep(voice.say("value_locked"), printed, is_set=True))
        total = printed
    is_ignored = _has(story, events.VALUE_IGNORED, seat)
    if combat.revealed and (not is_locked or position.game.ruleset.bonus_on_locked):
        compared = None if is_ignored else _compared(story, side)
        steps.extend(_lasting(position, combat, side, voice, None if compared is None else compared - total))
    if is_ignored:
        steps.append(ValueStep(voice.say("value_ignored"), 0, is_set=True))
    return steps


def committed_boost(story: Sequence[Event], seat: int) -> Event | None:
    """Return the boost that was revealed together with a seat's card, unless it was cancelled (J-27)."""
    for event in story:
        if event.kind == events.BOOSTED and event.seat == seat:
            return None if _has(story, events.CANCELLED, seat) else event
        if event.kind != events.REVEALED:
            break
    return None


def is_discarded_boost(story: Sequence[Event], at: int) -> bool:
    """Return whether an event is a boost during the combat: its card is discarded first."""
    return story[at].kind == events.BOOSTED and story[at - 1].kind == events.DISCARDED


def _has(story: Sequence[Event], kind: int, seat: int) -> bool:
    return any(event.kind == kind and event.seat == seat for event in story)


def _compared(story: Sequence[Event], side: int) -> int | None:
    """Return the value of a side when both were compared, if they were."""
    if not story or story[-1].kind != events.COMBAT_VALUES:
        return None
    return story[-1].amount if side == ATTACK else story[-1].other


def _boost(event: Event, amount: int, voice: GameNames) -> ValueStep:
    name = voice.card(event.seat, voice.game.seats[event.seat].deck[event.card].name)
    return ValueStep(voice.say("value_boost", card=name), amount, is_set=False)


def _change(story: Sequence[Event], at: int, before: int, voice: GameNames) -> ValueStep:
    """Return the step for a value changed by a boost, a card or an ability."""
    event = story[at]
    change = event.amount - before
    if is_discarded_boost(story, at - 1):
        return _boost(story[at - 1], change, voice)
    if event.other < 0:
        return ValueStep(voice.say("value_effect"), change, is_set=False)
    if event.card < 0:
        return ValueStep(voice.ability_name(event.other), change, is_set=False)
    slug = voice.game.seats[event.other].deck[event.card].name
    is_set = voice.sets_value(event.other, slug)
    return ValueStep(voice.card(event.other, slug), event.amount if is_set else change, is_set)


def _lasting(
    position: State, combat: Combat, side: int, voice: GameNames, rest: int | None
) -> list[ValueStep]:
    """Return what applies while its condition holds: standing bonuses, high ground and the villain's fury.

    ``rest`` is what they came to when the values were compared: since then their conditions may have changed.
    """
    seat = combat.seat_of(side)
    what = ATTACK_VALUE if side == ATTACK else DEFENSE_VALUE
    bonus = standing_bonus(position, what, seat, combat.fighter_of(side))
    high = high_ground(position, combat) if side == ATTACK else 0
    fury = _fury(position, combat, side)
    if rest is not None and bonus + high + fury != rest:
        sums = _bonus_sums(position, what, seat, combat.fighter_of(side))
        likely = ((one, grown) for grown in range(fury, -1, -1) for one in (high, 1 - high))
        high, fury = next((both for both in likely if rest - sum(both) in sums), (0, 0))
        bonus = rest - high - fury
    steps = [
        (_bonus_name(position, combat, side, voice, bonus) if bonus else "", bonus),
        (voice.say("value_high_ground"), high),
        (voice.say("value_fury"), fury),
    ]
    return [ValueStep(label, amount, is_set=False) for label, amount in steps if amount]


def _fury(position: State, combat: Combat, side: int) -> int:
    """Return what the villain's fury adds, which is only to enemies' attacks."""
    quest = position.quest
    if quest is None or side != ATTACK or combat.attacker_seat < position.game.players:
        return 0
    return quest.fury


def _bonus_name(position: State, combat: Combat, side: int, voice: GameNames, bonus: int) -> str:
    """Return the source of a fighter's standing bonuses: a hero's ability or, for an enemy, the events that apply."""
    seat = position.game.seats[combat.seat_of(side)]
    if not seat.is_enemy:
        return voice.ability_name(seat.number)
    frame = Frame(NOTHING, seat.number, combat.fighter_of(side), NO_CARD)
    names = [event.name for event in lore(voice).events if voice.library.event(event.slug).attack_bonus]
    amounts = [
        one.amount.value(position, frame)
        if one.condition is None or one.condition.holds(position, frame)
        else 0
        for one in seat.standing[ATTACK_VALUE]
    ]
    if sum(amounts) == bonus:  # otherwise, conditions have changed since the values were compared
        names = [name for name, amount in zip(names, amounts, strict=True) if amount]
    return voice.joined(names)


def _bonus_sums(position: State, what: int, seat: int, fighter: int) -> set[int]:
    """Return what a fighter's standing bonuses could add up to, whichever conditions hold."""
    frame = Frame(NOTHING, seat, fighter, NO_CARD)
    sums = {0}
    for bonus in position.game.seats[seat].standing[what]:
        if bonus.fighters >> fighter & 1:
            amount = bonus.amount.value(position, frame)
            sums |= {one + amount for one in sums}
    return sums
