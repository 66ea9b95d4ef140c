"""Deeds: what a person can do in one game that shows a corner of the rules, and how often it was done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.match.deeds.story import scenes
from matchless.rules.state import event as events

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.match.deeds.story import Story

_HARD: Final = 7
_HEAVY: Final = 5
_BUSY: Final = 3
_ALL_EVENTS: Final = 3
_FEINT: Final = "feint"
_ENDURED: Final = (events.EXHAUSTED, events.DAMAGED, events.PREVENTED, events.DEFEATED)


def _boosted_maneuvers(story: Story) -> int:
    return sum(
        event.kind == events.BOOSTED and event.seat in story.seats and scene.action == events.MANEUVERED
        for event, scene in scenes(story)
    )


def _stinging_defense(story: Story) -> int:
    """Count damage that an effect of one's own defense card dealt."""
    return sum(
        event.kind == events.DAMAGED
        and event.other != 1
        and scene.is_attack
        and story.is_mine(scene.defender)
        and story.is_foe(event.fighter)
        and story.cause(event) is not None
        for event, scene in scenes(story)
    )


def _feints(story: Story) -> int:
    found = [story.cause(event) for event in story.events if event.kind == events.CANCELLED]
    return sum(card is not None and card.name == _FEINT for card in found)


def _exhausted_foe(story: Story) -> int:
    """Whether exhaustion defeated an opposing hero in a game that was won."""
    exhausted = -1
    for event in story.events:
        if event.kind == events.EXHAUSTED:
            exhausted = event.seat
        elif event.kind not in _ENDURED:
            exhausted = -1
        elif event.kind == events.DEFEATED and exhausted >= 0:
            fighter = story.game.fighters[event.fighter]
            if fighter.seat == exhausted and story.is_target(event.fighter):
                return int(story.has_won)
    return 0


def _all_events(story: Story) -> int:
    adventure = story.game.adventure
    return int(story.has_won and adventure is not None and len(adventure.events) >= _ALL_EVENTS)


def _bridges(story: Story) -> int:
    return sum(one.kind == events.BRIDGE_ACTIVATED and one.seat in story.seats for one in story.events)


def _minions_first(story: Story) -> int:
    enemies = {one.number for one in story.game.fighters if one.is_enemy} - {story.game.villain}
    fallen = {one.fighter for one in story.events if one.kind == events.DEFEATED}
    return int(story.has_won and bool(enemies) and enemies <= fallen)


def _sidekicks_safe(story: Story) -> int:
    """Whether all sidekicks that began on the board outlived a game that was won."""
    mine = [one for seat in story.seats for one in story.game.seats[seat].fighters]
    sidekicks = {one.number for one in mine if one.is_sidekick and not one.aside}
    fallen = {one.fighter for one in story.events if one.kind == events.DEFEATED}
    return int(story.has_won and bool(sidekicks) and not sidekicks & fallen)


def _last_breath(story: Story) -> int:
    return int(story.has_won and any(story.health[story.game.seats[seat].first] == 1 for seat in story.seats))


def _hard_blows(story: Story) -> int:
    return sum(
        event.kind == events.DAMAGED
        and event.other == 1
        and event.amount >= _HARD
        and story.is_mine(scene.attacker)
        and story.is_foe(event.fighter)
        for event, scene in scenes(story)
    )


def _held_walls(story: Story) -> int:
    return sum(
        event.kind == events.COMBAT_VALUES
        and event.other >= event.amount >= _HEAVY
        and story.is_mine(scene.defender)
        for event, scene in scenes(story)
    )


def _deadly_schemes(story: Story) -> int:
    return sum(
        event.kind == events.DEFEATED
        and scene.action == events.SCHEMED
        and scene.turn in story.seats
        and story.is_foe(event.fighter)
        for event, scene in scenes(story)
    )


def _doors(story: Story) -> int:
    return sum(one.kind == events.DOOR_WORKED and one.seat in story.seats for one in story.events)


def _from_above(story: Story) -> int:
    """Count the combats won with an attack from high ground."""
    count, is_above = 0, False
    for event in story.events:
        if event.kind == events.COMBAT_VALUES:
            high = event.detail[0][:1] if event.detail else ()
            is_above = event.seat in story.seats and any(high)
        elif event.kind == events.COMBAT_WON:
            count += is_above and event.seat in story.seats
            is_above = False
    return count


def _sidekick_blows(story: Story) -> int:
    """Count the opposing heroes and villains whom a sidekick's attack defeated."""
    count, struck = 0, -1
    for event, scene in scenes(story):
        if event.kind == events.DAMAGED:
            by_sidekick = story.is_mine(scene.attacker) and story.game.fighters[scene.attacker].is_sidekick
            struck = event.fighter if event.other == 1 and by_sidekick else -1
        elif event.kind == events.DEFEATED:
            count += event.fighter == struck and story.is_target(event.fighter)
    return count


def _shoves(story: Story) -> int:
    return sum(
        event.kind in (events.MOVED, events.PLACED)
        and story.is_foe(event.fighter)
        and event.source is not None
        and event.source[1] in story.seats
        for event in story.events
    )


def _looks(story: Story) -> int:
    foes = {seat for seat, side in enumerate(story.game.sides) if side not in _sides(story)}
    return sum(
        one.kind == events.LOOKED_AT_HAND and one.seat in story.seats and one.other in foes
        for one in story.events
    )


def _sides(story: Story) -> set[int]:
    return {story.game.sides[seat] for seat in story.seats}


def _busy_turns(story: Story) -> int:
    """Count the turns with three actions or more."""
    count, actions = 0, 0
    for event, scene in scenes(story):
        if event.kind == events.TURN_BEGAN:
            actions = 0
        begins = event.kind in (events.MANEUVERED, events.SCHEMED) or (
            event.kind == events.ATTACKED and not event.amount
        )
        if begins and event.seat == scene.turn and event.seat in story.seats:
            actions += 1
            count += actions == _BUSY
    return count


DEEDS: Final[dict[str, Callable[[Story], int]]] = {
    "boosted-maneuver": _boosted_maneuvers,
    "stinging-defense": _stinging_defense,
    "feint": _feints,
    "exhausted-foe": _exhausted_foe,
    "all-events": _all_events,
    "bridge": _bridges,
    "minions-first": _minions_first,
    "sidekicks-safe": _sidekicks_safe,
    "last-breath": _last_breath,
    "hard-blow": _hard_blows,
    "held-wall": _held_walls,
    "deadly-scheme": _deadly_schemes,
    "door": _doors,
    "from-above": _from_above,
    "sidekick-blow": _sidekick_blows,
    "shove": _shoves,
    "look": _looks,
    "busy-turn": _busy_turns,
}
"""Every deed by its name: how often it was done."""
EXAMINED: Final = 1
"""Increased with every change of the deeds: games examined for fewer are examined again."""


def deeds_in(story: Story) -> dict[str, int]:
    """Return what was done, and how often."""
    counted = {name: count(story) for name, count in DEEDS.items()}
    return {name: count for name, count in counted.items() if count}
