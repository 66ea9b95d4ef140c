"""Giving up. The engine knows no such thing, so the table decides what follows.

Whoever gives up is out: in a duel the other has won. If several sides are left, a bot plays on for the seat, because
its fighters are still in everybody's way, but the seat can no longer win. The game is over once only one side, or no
person, is left; whoever is left then has won, but no team of somebody who gave up as long as there is another.

In an adventure a bot plays on for the seat too, and the enemies have won once every person has given up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.server.store.data import TableData


def outcome(data: TableData, state: State) -> tuple[int, ...] | None:
    """Return the seats that have won because others gave up, or nothing while the game goes on."""
    game = state.game
    if data.is_adventure:
        is_lost = all(seat.conceded for seat in data.seats if seat.kind == "human")
        return tuple(range(game.players, len(game.seats))) if is_lost else None
    left = [
        number
        for number, seat in enumerate(data.seats)
        if not seat.conceded and state.health[game.seats[number].first] > 0
    ]
    teams = {data.team(seat) for seat in left}
    if len(teams) > 1:
        if any(data.seats[seat].kind == "human" for seat in left):
            return None
        gave_up = {data.team(number) for number, seat in enumerate(data.seats) if seat.conceded}
        teams = teams - gave_up or teams
    return tuple(seat for seat in range(len(data.seats)) if data.team(seat) in teams)
