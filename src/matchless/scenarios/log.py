"""Events in plain words, for following a scenario step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.rules.game import Game
from matchless.rules.state import event as events
from matchless.rules.state.event import Event

_KINDS: Final = {
    value: name.lower().replace("_", " ")
    for name, value in vars(events).items()
    if name.isupper() and isinstance(value, int) and name != "EVERYONE"
}
_SPACES: Final = (events.MOVED, events.PLACED, events.RETURNED, events.STREWN)
_AIMED: Final = (events.ATTACKED, events.ENEMY_TARGETS)
_INITIATIVE: Final = (
    events.INITIATIVE_REVEALED,
    events.INITIATIVE_REMOVED,
    events.INITIATIVE_UNDER,
    events.INITIATIVE_ADDED,
)
_SITES: Final = (events.TOKENS_PLACED, events.TOKENS_REMOVED, events.TOKENS_SHIFTED)


def told(event: Event, game: Game) -> Iterator[str]:
    """An event as one line: what happened, to whom, with which card, how much."""
    parts = [_KINDS[event.kind]]
    if event.seat >= 0:
        parts.append(game.seats[event.seat].fighters[0].name)
    if event.fighter >= 0:
        parts.append(game.fighters[event.fighter].name)
    if event.card >= 0 and event.seat >= 0:
        parts.append(game.seats[event.owner()].deck[event.card].name)
    adventure = game.adventure
    if event.kind in _INITIATIVE and adventure is not None:
        parts.append(f"by {adventure.initiative[event.amount].name}")
    elif event.kind in _SITES:
        parts.append(f"{event.amount} at {event.other + 1}")
    elif event.kind in _AIMED:
        parts.append(f"against {game.fighters[event.other].name}")
    elif event.kind == events.COMBAT_VALUES:
        parts.append(f"{event.amount} against {event.other}")
    elif event.kind in _SPACES:
        parts.append(f"on {game.board.spaces[event.amount]}")
    elif event.amount:
        parts.append(str(event.amount))
    yield " ".join(parts)
