"""What the start menu's questions lead to."""

from __future__ import annotations

from typing import Final, NamedTuple

RANDOM: Final = "random"
FRIEND: Final = "none"
YOURSELF: Final = "you"


class Quest(NamedTuple):
    """An adventure to play; `random` stands for any villain, minion or event."""

    villain: str
    minions: tuple[str, ...] = ()  # any left out are drawn
    events: tuple[str, ...] = ()
    open_hands: bool = False


class Chosen(NamedTuple):
    """The answers to the menu."""

    heroes: tuple[str, ...]  # the player's own first
    board: str
    bots: tuple[str, ...]  # for each seat; the first is the player's own
    lang: str
    in_teams: bool = False
    quest: Quest | None = None  # the adventure, if it is one
