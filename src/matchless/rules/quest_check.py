"""Whether the course of an adventure in a saved state is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure import GOALS, MARKERS
from matchless.rules.bits import size

if TYPE_CHECKING:
    from matchless.rules.quest import Quest
    from matchless.rules.state import State

_MANY: Final = 1 << 20


class BrokenState(ValueError):  # noqa: N818 - named after what it is
    """Bytes that are not a state of this game."""


def within(what: str, value: int, low: int, end: int) -> None:
    """Raise ``BrokenState`` unless a number is at least ``low`` and below ``end``."""
    if not low <= value < end:
        raise BrokenState(f"the saved state holds an impossible {what}")


def check_quest(state: State, quest: Quest) -> None:
    """Raise ``BrokenState`` unless everything in the quest is possible."""
    adventure = state.game.adventure
    assert adventure is not None
    for count in (quest.rounds, quest.fury, quest.shuffles, quest.deaths):
        within("count", count, 0, _MANY)
    within("threat", quest.threat, 0, len(adventure.track) + 1)
    within("number of objectives", quest.goals, 0, GOALS + 1)
    within("initiative deck", quest.under, 0, len(quest.initiative) + 1)
    for marker in quest.markers:
        within("marker", marker, -1, MARKERS)
    for tokens in quest.tokens:
        within("number of tokens", tokens, 0, adventure.supply + 1)
    if sum(quest.tokens) > adventure.supply:
        raise BrokenState("the saved state holds more tokens than there are")
    for kind in range(len(adventure.kinds)):
        within("set of spaces", quest.strewn[kind], 0, state.game.board.all_spaces + 1)
        if size(quest.strewn[kind]) > adventure.kinds[kind].supply:
            raise BrokenState("the saved state holds more tokens than there are")
    cards = list(quest.initiative + quest.row + quest.waiting)
    for card in cards:
        within("initiative card", card, 0, len(adventure.initiative))
    if len(set(cards)) != len(cards):
        raise BrokenState("the saved state holds an initiative card twice")
    if sorted(quest.tiles) != list(range(len(adventure.tiles))):
        raise BrokenState("the saved state has lost or doubled a tile")
