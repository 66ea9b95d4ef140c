"""The course of an adventure: part of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.native import mypyc_attr

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.state.state import State

NO_MARKER: Final = -1


@final
@mypyc_attr(acyclic=True)
class Quest:
    """Initiative, threat, and the tokens of an adventure."""

    __slots__ = (
        "deaths",
        "fury",
        "goals",
        "initiative",
        "markers",
        "rounds",
        "row",
        "shuffles",
        "strewn",
        "threat",
        "tiles",
        "tokens",
        "under",
        "waiting",
    )

    def __init__(self) -> None:
        """Begin an adventure with nothing laid out."""
        self.rounds = 0  # rounds begun so far
        self.threat = 0  # the marker's place on the track
        self.goals = 0  # objectives reached
        self.fury = 0  # added to every attack of an enemy
        self.under = 0  # cards at the bottom of the initiative deck whose place everyone saw
        self.shuffles = 0  # decks shuffled by a hoax card, not yet answered by events
        self.deaths = 0  # heroes and sidekicks defeated, not yet answered by events
        self.initiative = b""  # the deck, the top card last
        self.row = b""  # the cards revealed this round, the leftmost first
        self.waiting = b""  # cards that join at the end of the round
        self.tiles = b""  # which tile lies in which slot
        self.markers: list[int] = []  # the turn-order marker of each player
        self.tokens: list[int] = []  # how many lie on each bridge or field
        self.strewn: list[int] = []  # of each kind of token, the spaces where one lies

    def clone(self) -> Quest:
        """Return an independent copy."""
        new = Quest()
        new.rounds = self.rounds
        new.threat = self.threat
        new.goals = self.goals
        new.fury = self.fury
        new.under = self.under
        new.shuffles = self.shuffles
        new.deaths = self.deaths
        new.initiative = self.initiative
        new.row = self.row
        new.waiting = self.waiting
        new.tiles = self.tiles
        new.markers = self.markers[:]
        new.tokens = self.tokens[:]
        new.strewn = self.strewn[:]
        return new

    def numbers(self) -> list[int]:
        """Return the quest as ints, for saving and comparing."""
        found = [
            self.rounds,
            self.threat,
            self.goals,
            self.fury,
            self.under,
            self.shuffles,
            self.deaths,
            *self.markers,
            *self.tokens,
            *self.strewn,
        ]
        for pile in (self.initiative, self.row, self.waiting, self.tiles):
            found.append(len(pile))
            found.extend(pile)
        return found


def quest_of(state: State) -> Quest:
    """Return the course of the adventure being played."""
    quest = state.quest
    assert quest is not None
    return quest


def adventure_of(state: State) -> Adventure:
    """Return the adventure being played."""
    adventure = state.game.adventure
    assert adventure is not None
    return adventure
