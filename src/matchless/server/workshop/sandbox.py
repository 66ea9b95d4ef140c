"""Sandbox duels: when a hero changes, they continue with the new cards as far as their moves are still possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.library.problem import ContentError
from matchless.match.mistakes import SetupError
from matchless.presentation.wire.table import SeatWish, TableWish
from matchless.rules import notation
from matchless.rules.flow.play import IllegalOption
from matchless.server.refused import Refused
from matchless.server.store.store import move_kept, moves_dropped
from matchless.server.tables.play import Play

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.presentation.wire.workshop import DuelWish
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table

_RIVALS: Final = ("king-arthur", "medusa")
_BOARDS: Final = ("sarpedon",)


def wish_of(library: Library, wish: DuelWish) -> TableWish:
    """Return the table of a sandbox duel."""
    rivals = [name for name in (*_RIVALS, *library.heroes) if name in library.heroes and name != wish.hero]
    boards = [name for name in (*_BOARDS, *library.boards) if name in library.boards]
    if not rivals or not boards:
        raise Refused("no_board", board="–")
    seats = (SeatWish("me", wish.hero), SeatWish("bot", wish.against or rivals[0]))
    return TableWish("duel", wish.board or boards[0], seats, hints=True, start=True, spectators=False)


async def renew(table: Table, library: Library, edition: int) -> tuple[int, int] | None:
    """Continue with new content; return how many moves were kept and lost, or nothing if the game is unchanged."""
    async with table.lock:
        old = table.play
        if old is None or table.broken is not None or table.data.phase != "playing":
            return None
        data = table.data.copy()
        try:
            new = Play(library, data, table.registry.now)
        except (SetupError, ContentError):
            return None  # the old cards are played on
        _replay(old, new)
        record = new.match.record
        data.version, data.packs, data.commitment = new.match.game.version, record.packs, record.commitment
        _close(data, new)
        code, last = data.code, len(old.taken) - 1
        writes = [moves_dropped(code, 0, last, old.taken[last].move)] if old.taken else []
        before = None
        for number, taken in enumerate(new.taken):
            writes.append(move_kept(code, number, taken.move, before))
            before = taken.move
        await table.change(data, *writes)
        table.play, table.edition, table.undo_wish = new, edition, None
        table.forget()
        table.moved()
        return len(new.taken), len(old.taken) - len(new.taken)


def _replay(old: Play, new: Play) -> None:
    """Replay the moves of a game, as far as the same seats can make them."""
    for words, taken in zip(old.match.moves, old.taken, strict=True):
        decision = new.decision
        who, _, said = words.partition(": ")
        if decision is None or who != new.match.seat_name(decision.seat):
            return
        try:
            option = notation.parse(new.match.state, said)
        except IllegalOption:
            return
        new.take(option, taken.move._replace(option=option))


def _close(data: TableData, play: Play) -> None:
    """Note that a game is over, if its moves now lead to its end."""
    if play.decision is None:
        winner = play.match.state.winner
        data.phase = "over"
        data.winners = tuple(seat for seat, team in enumerate(play.match.game.sides) if team == winner)
