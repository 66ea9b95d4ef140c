"""The state of an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.native import mypyc_attr
from matchless.rules.state.fields import Fields, names_of, numbers_of

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

NO_MARKER: Final = -1

QUEST_FIELDS: Final[Fields] = (
    ("rounds", "count"),
    ("threat", "threat"),
    ("goals", "number of objectives"),
    ("fury", "count"),
    ("under", "count"),
    ("shuffles", "count"),
    ("deaths", "count"),
    ("markers", "marker"),
    ("tokens", "number of tokens"),
    ("strewn", "set of spaces"),
    ("initiative", "initiative card"),
    ("row", "initiative card"),
    ("waiting", "initiative card"),
    ("tiles", "tile"),
)


@final
@mypyc_attr(acyclic=True)
class Quest:
    """Initiative, threat, and the tokens of an adventure."""

    __slots__ = names_of(QUEST_FIELDS)

    def __init__(self) -> None:
        self.rounds = 0  # rounds begun so far
        self.threat = 0  # the marker's place on the track
        self.goals = 0  # objectives reached
        self.fury = 0  # added to every attack of an enemy
        self.under = 0  # cards at the bottom of the initiative deck whose order everyone saw
        self.shuffles = 0  # decks shuffled by a hoax card, not yet answered by events
        self.deaths = 0  # heroes and sidekicks defeated, not yet answered by events
        self.initiative = b""  # the deck, the top card last
        self.row = b""  # the cards revealed this round, the leftmost first
        self.waiting = b""  # cards that join at the end of the round
        self.tiles = b""  # which tile is in which slot
        self.markers: list[int] = []  # the turn-order marker of each player
        self.tokens: list[int] = []  # how many are on each bridge or field
        self.strewn: list[int] = []  # for each kind of token, the spaces that have one

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

    def equals(self, other: Quest) -> bool:
        """Return whether two quests have the same numbers, without writing them down."""
        return (
            self.rounds == other.rounds
            and self.threat == other.threat
            and self.goals == other.goals
            and self.fury == other.fury
            and self.under == other.under
            and self.shuffles == other.shuffles
            and self.deaths == other.deaths
            and self.markers == other.markers
            and self.tokens == other.tokens
            and self.strewn == other.strewn
            and self.initiative == other.initiative
            and self.row == other.row
            and self.waiting == other.waiting
            and self.tiles == other.tiles
        )

    def numbers(self) -> list[int]:
        """Return the quest as ints, for saving and comparing."""
        return numbers_of(self, QUEST_FIELDS)


def new_quest(game: Game) -> Quest:
    """Return a quest with nothing set up, but with room for a game's markers and tokens."""
    adventure = game.adventure
    assert adventure is not None
    quest = Quest()
    quest.markers = [NO_MARKER] * game.players
    quest.tokens = [0] * len(adventure.sites)
    quest.strewn = [0] * len(adventure.kinds)
    return quest


def quest_of(state: State) -> Quest:
    """Return the state of the adventure being played."""
    quest = state.quest
    assert quest is not None
    return quest


def adventure_of(state: State) -> Adventure:
    """Return the adventure being played."""
    adventure = state.game.adventure
    assert adventure is not None
    return adventure
