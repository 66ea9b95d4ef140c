"""Why a combat card has its value: the printed value, and everything that changed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.presentation.adventure.cache import adventure_sheets
from matchless.presentation.wire.game import Reason, Side, SideValue, ValueStep
from matchless.rules.flow.values import current_value, lasting, printed_value
from matchless.rules.state import event as events
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import State

_SIDES: Final[tuple[Side, Side]] = ("attack", "defense")
"""By ATTACK and DEFENSE."""


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
    position: State, combat: Combat, side: int, story: Sequence[Event], names: GameNames
) -> list[ValueStep]:
    """Return the reasons for a known card's value: those from events, then those in force when values are compared."""
    if not combat.revealed:
        return [_printed(printed_value(position, combat, side), names)]
    told = CombatValues(names, combat.seat_of(ATTACK), combat.seat_of(DEFENSE))
    for event in story:
        told.hear(event)
    steps = told.sides[side].steps
    if _compared(story, side) is None:
        steps = [*steps, *_lasting(names, combat.seat_of(side), lasting(position, combat, side))]
    return steps


def is_discarded_boost(story: Sequence[Event], at: int) -> bool:
    """Return whether an event is a boost during the combat: its card is discarded first."""
    return story[at].kind == events.BOOSTED and story[at - 1].kind == events.DISCARDED


def _compared(story: Sequence[Event], side: int) -> int | None:
    """Return the value of a side when both were compared, if they were."""
    if not story or story[-1].kind != events.COMBAT_VALUES:
        return None
    return story[-1].amount if side == ATTACK else story[-1].other


@final
class _Side:
    """One card of a combat: what it is worth so far, and why."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.printed = 0
        self.value = 0
        self.boost: Event | None = None  # laid face down before, it counts beside what changes the value
        self.is_open = False
        self.is_fixed = False  # locked or ignored
        self.steps: list[ValueStep] = []

    def add(self, label: str, amount: int, why: Reason, card: str | None = None) -> None:
        """Let the value grow."""
        self.value += amount
        self.steps.append(ValueStep(label, amount, is_set=False, why=why, card=card))

    def become(self, label: str, value: int, why: Reason, card: str | None = None) -> None:
        """Let the value become another."""
        self.value = value
        self.steps.append(ValueStep(label, value, is_set=True, why=why, card=card))


@final
class CombatValues:
    """What both cards of a combat are worth, event by event: the one account, for the sheet and for the steps."""

    def __init__(self, names: GameNames, attacker: int = NOBODY, defender: int = NOBODY) -> None:
        self.names = names
        self.sides = (_Side(attacker), _Side(defender))
        self._before: Event | None = None
        self._is_compared = False

    def hear(self, event: Event) -> tuple[SideValue, ...]:
        """Return what an event changes."""
        had = [(len(side.steps), side.value) for side in self.sides]
        self._hear(event)
        self._before = event
        return tuple(
            SideValue(name, side.value, tuple(side.steps[count:]))
            for name, side, (count, value) in zip(_SIDES, self.sides, had, strict=True)
            if len(side.steps) > count or (side.value != value and side.steps)
        )

    def _hear(self, event: Event) -> None:
        kind = event.kind
        if kind == events.ATTACKED:
            defender = self.names.game.fighters[event.other].seat
            self.sides = (_Side(event.seat), _Side(defender))
            self._is_compared = False
        elif kind == events.TOOK_OVER:
            self.sides[DEFENSE].seat = self.names.game.fighters[event.fighter].seat
        elif kind == events.COMBAT_VALUES:
            self._compare(event)
        elif not self._is_compared:
            for side in self.sides:
                if side.seat == event.seat and (side.is_open or kind == events.REVEALED):
                    self._change(side, event)

    def _change(self, side: _Side, event: Event) -> None:
        """Change the value of a card as an event says."""
        say = self.names.say
        match event.kind:
            case events.REVEALED:
                side.is_open = True
                side.printed = side.value = event.amount
                side.steps.append(_printed(event.amount, self.names))
            case events.BOOSTED if not side.is_fixed:
                if not self._is_discarded():
                    side.boost = event
                slug = self._slug(event.seat, event.card)
                side.add(self._boost(event), event.amount, "boost", slug)
            case events.CANCELLED if side.boost is not None:
                slug = self._slug(event.seat, side.boost.card)
                side.add(self._boost(side.boost), -side.boost.amount, "cancelled", slug)
                side.boost = None
            case events.VALUE_CHANGED if not side.is_fixed:
                self._revalue(side, event)
            case events.VALUE_LOCKED:
                side.is_fixed = True
                if side.value != side.printed:
                    side.become(say("value_locked"), side.printed, "locked")
            case events.VALUE_IGNORED:
                side.is_fixed = True
                side.become(say("value_ignored"), 0, "ignored")

    def _is_discarded(self) -> bool:
        """Return whether a boost was made during the combat: its card is discarded first."""
        return self._before is not None and self._before.kind == events.DISCARDED

    def _revalue(self, side: _Side, event: Event) -> None:
        """Change a value by a boost, a card or an ability."""
        extra = 0 if side.boost is None else side.boost.amount
        change = event.amount + extra - side.value
        names = self.names
        if not change:
            return
        if event.other < 0:
            side.add(names.say("value_effect"), change, "effect")
        elif event.card < 0:
            side.add(names.ability_name(event.other), change, "ability")
        else:
            slug = self._slug(event.other, event.card)
            name = names.card(event.other, slug)
            if names.sets_value(event.other, slug) and not extra:
                side.become(name, event.amount, "card", slug)
            else:
                side.add(name, change, "card", slug)

    def _boost(self, event: Event) -> str:
        card = self.names.card(event.seat, self._slug(event.seat, event.card))
        return self.names.say("value_boost", card=card)

    def _slug(self, seat: int, card: int) -> str:
        return self.names.game.seats[seat].deck[card].name

    def _compare(self, event: Event) -> None:
        """Add what lasts; it counts only now."""
        for side, lasts, value in zip(self.sides, event.detail, (event.amount, event.other), strict=True):
            side.steps.extend(_lasting(self.names, side.seat, lasts))
            side.value = value
        self._is_compared = True


def _printed(value: int, names: GameNames) -> ValueStep:
    return ValueStep(names.say("value_printed"), value, is_set=True, why="printed")


def _lasting(names: GameNames, seat: int, lasts: Sequence[int]) -> list[ValueStep]:
    """Return what holds as long as its condition does: standing bonuses, the high ground and the villain's fury."""
    if not lasts:
        return []
    high, fury, *bonuses = lasts
    steps: list[tuple[str, int, Reason]] = [
        (_bonus_name(names, seat, bonuses) if any(bonuses) else "", sum(bonuses), "bonus"),
        (names.say("value_high_ground"), high, "high_ground"),
        (names.say("value_fury"), fury, "fury"),
    ]
    return [ValueStep(label, amount, is_set=False, why=why) for label, amount, why in steps if amount]


def _bonus_name(names: GameNames, seat: int, amounts: Sequence[int]) -> str:
    """Return what gives standing bonuses: the ability of a hero; for an enemy the events that hold."""
    if not names.game.seats[seat].is_enemy:
        return names.ability_name(seat)
    events = [
        event.name for event in adventure_sheets(names).events if names.library.event(event.slug).attack_bonus
    ]
    return names.joined([name for name, amount in zip(events, amounts, strict=True) if amount])
