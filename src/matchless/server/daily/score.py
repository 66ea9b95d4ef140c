"""What an attempt at the challenge of the day is worth.

A win is worth 100 points, 5 more for each health that the hero has left, and 2 less for each of the player's turns, but
never less than 60. A loss is worth up to 50 points: the share of the rival's health, or the villain's, that is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from matchless.match.deeds.story import Story

WIN: Final = 100
PER_HEALTH: Final = 5
PER_TURN: Final = 2
LEAST_WIN: Final = 60
MOST_LOSS: Final = 50


def score_of(story: Story) -> int:
    """Return the points of a finished game."""
    game = story.game
    if story.has_won:
        left = sum(max(0, story.health[game.seats[seat].first]) for seat in story.seats)
        return max(LEAST_WIN, WIN + PER_HEALTH * left - PER_TURN * story.turns())
    rivals = [one for one in game.fighters if story.is_target(one.number)]
    whole = sum(one.health for one in rivals)
    gone = whole - sum(max(0, story.health[one.number]) for one in rivals)
    return min(MOST_LOSS, max(0, MOST_LOSS * gone // whole))
