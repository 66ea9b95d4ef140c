"""The end of a game, as it is kept for each of its people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.match.deeds.deeds import EXAMINED, deeds_in
from matchless.match.deeds.story import Story
from matchless.server.daily.score import score_of
from matchless.server.store.results import Result, results_of

if TYPE_CHECKING:
    from matchless.match.match import Match
    from matchless.server.store.data import TableData


def endings(data: TableData, match: Match, finished: float, *, is_in_time: bool) -> list[Result]:
    """Return the results of a game that is over; an attempt that counts has a score, if it ended in time."""
    found = []
    for result in results_of(data, finished):
        told = examined(result, data, match)
        if data.is_counted and is_in_time:
            told = replace(told, score=score_of(story_of(result, data, match)))
        found.append(told)
    return found


def examined(result: Result, data: TableData, match: Match) -> Result:
    """Return a result with what the game itself tells: its length, and what was done in it.

    Whoever played both sides or gave up has done no deeds: the other side was in their hands, or a bot went on.
    """
    story = story_of(result, data, match)
    seats = [match.game.seats[seat] for seat in story.seats]
    has_deeds = result.outcome != "both" and not result.rest.gave_up
    rest = replace(
        result.rest,
        turns=story.turns(),
        health=sum(max(0, story.health[seat.first]) for seat in seats),
        deeds=deeds_in(story) if has_deeds else {},
    )
    return replace(result, rest=rest, examined=EXAMINED)


def story_of(result: Result, data: TableData, match: Match) -> Story:
    """Return a game as one of its people lived it."""
    seats = data.seats_of(result.player)
    return Story(match.game, match.events, seats, result.outcome == "won", match.state.health)
