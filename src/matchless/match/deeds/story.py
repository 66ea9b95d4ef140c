"""A finished game as one person lived it, event by event, with what each event happened in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, final

from matchless.rules.state import event as events
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from matchless.rules.game import Card, Game
    from matchless.rules.state.event import Event

_NOTHING = -1
_ACTIONS = (events.MANEUVERED, events.SCHEMED, events.ATTACKED)


class Story(NamedTuple):
    """A game that is over."""

    game: Game
    events: Sequence[Event]
    seats: Collection[int]  # the person's, all on one side
    has_won: bool
    health: Sequence[int]  # of every fighter at the end

    def is_mine(self, fighter: int) -> bool:
        """Return whether a fighter is the person's own."""
        return fighter >= 0 and self.game.fighters[fighter].seat in self.seats

    def is_foe(self, fighter: int) -> bool:
        """Return whether a fighter is on another side."""
        mine = {self.game.sides[seat] for seat in self.seats}
        return fighter >= 0 and self.game.fighters[fighter].team not in mine

    def is_target(self, fighter: int) -> bool:
        """Return whether a fighter is an opposing hero, or the villain."""
        sheet = self.game.fighters[fighter]
        return self.is_foe(fighter) and (sheet.is_hero or fighter == self.game.villain)

    def cause(self, event: Event) -> Card | None:
        """Return the person's own card behind an event."""
        if event.source is None:
            return None
        _, seat, card = event.source
        return self.game.seats[seat].deck[card] if seat in self.seats and card >= 0 else None

    def turns(self) -> int:
        """Return how many turns the person's seats have taken."""
        return sum(one.kind == events.TURN_BEGAN and one.seat in self.seats for one in self.events)


@final
class Scene:
    """What an event happens in: whose turn it is, the action, and who fights whom."""

    def __init__(self) -> None:
        self.turn = NOBODY
        self.action = _NOTHING
        self.attacker = NOBODY
        self.defender = NOBODY

    def hear(self, event: Event) -> None:
        """Go on to an event."""
        if event.kind == events.TURN_BEGAN:
            self.turn, self.action = event.seat, _NOTHING
        elif event.kind in (events.TURN_ENDED, events.ROUND_ENDING):
            self.action = _NOTHING
        elif event.kind in _ACTIONS:
            self.action = event.kind
        if event.kind == events.ATTACKED:
            self.attacker, self.defender = event.fighter, event.other
        elif event.kind == events.TOOK_OVER:
            self.defender = event.fighter

    @property
    def is_attack(self) -> bool:
        """Whether fighters fight."""
        return self.action == events.ATTACKED


def scenes(story: Story) -> Iterator[tuple[Event, Scene]]:
    """Return every event with what it happens in; the scene changes from one to the next."""
    scene = Scene()
    for event in story.events:
        scene.hear(event)
        yield event, scene
