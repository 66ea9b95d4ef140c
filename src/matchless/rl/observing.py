"""What a seat sees, as arrays of a fixed shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import numpy as np
from gymnasium import spaces

from matchless.encoding.observation import Viewer
from matchless.encoding.pieces import joined
from matchless.encoding.rows import CODE_BYTES, ROW, Rows
from matchless.encoding.tables import Tables
from matchless.rules.notation import notation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from matchless.encoding.layout import Layout
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

MAX_OPTIONS: Final = 256
"""How many rows an observation has unless an environment sets another number; random play has met 183."""
NO_CODE: Final = -1
_CODE: Final = np.dtype("<u2")
Observation: TypeAlias = dict[str, Any]


def observation_space(layout: Layout, max_options: int) -> spaces.Dict:
    """Return the space of what one seat sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
            "options": spaces.Box(0, 255, (max_options, layout.row_size), np.uint8),
            "codes": spaces.Box(NO_CODE, layout.actions - 1, (max_options,), np.int32),
        }
    )


@final
class Observer:
    """Writes what the seats of one game see."""

    def __init__(self, game: Game, layout: Layout, max_options: int) -> None:
        self.tables = Tables(game, layout)
        self._rows = Rows(self.tables)
        self._viewers = [Viewer(self.tables, seat) for seat in range(game.players)]
        self._no_codes = np.full(max_options, NO_CODE, np.int32)
        self._layout = layout
        self._max_options = max_options

    def rows(self, state: State) -> NDArray[np.uint8]:
        """Return the rows of the pending decision, each with its code in front."""
        parts: list[str] = []
        if state.decision is not None:
            self._rows.write(state, state.decision, parts)
        return np.frombuffer(joined(parts), np.uint8).reshape(-1, ROW)

    def seen(self, state: State, seat: int) -> bytes:
        """Return what a seat may know, as bytes."""
        return self._viewers[seat].observe(state)

    def observe(self, state: State, seat: int, rows: NDArray[np.uint8]) -> Observation:
        """Return what a seat sees; the options only if it is asked. ``rows`` are those of the decision."""
        mask = np.zeros(self._layout.actions, np.int8)
        options = np.zeros((self._max_options, ROW - CODE_BYTES), np.uint8)
        codes = self._no_codes.copy()
        decision = state.decision
        if decision is not None and decision.seat == seat:
            count = len(rows)
            if count > self._max_options:
                raise OverflowError(
                    f"a decision has {count} options, but max_options is {self._max_options}: make it larger"
                )
            options[:count] = rows[:, CODE_BYTES:]
            said = codes_of(rows)
            codes[:count] = said
            mask.put(said, 1)
        seen = np.frombuffer(bytearray(self.seen(state, seat)), np.uint8)
        return {"observation": seen, "action_mask": mask, "options": options, "codes": codes}


def codes_of(rows: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """Return the codes of some rows."""
    return np.ndarray(len(rows), _CODE, rows, 0, (ROW,))


def place_of(state: State, layout: Layout, rows: NDArray[np.uint8], code: int) -> int:
    """Return which option a code means; ValueError says what is legal."""
    codes: list[int] = codes_of(rows).tolist()
    if code in codes:
        return codes.index(code)
    decision = state.decision
    assert decision is not None
    legal = ", ".join(
        f"{said} ({notation(state, option)})"
        for said, option in list(zip(codes, decision.options, strict=True))[:8]
    )
    more = ", ..." if len(decision.options) > 8 else ""  # noqa: PLR2004 - enough to see what is meant
    raise ValueError(f"code {code!r} ({meaning(layout, code)}) is not legal now; legal are {legal}{more}")


def meaning(layout: Layout, code: int) -> str:
    """Return what a code means, as the deciding seat counts.

    >>> from matchless.encoding.layout import Layout
    >>> meaning(Layout(2, 0, 4, 16, 40), 70)
    'attack: own fighter 0, target 0, card 5'
    """
    for block in layout.blocks:
        left = code - block.start
        if 0 <= left < block.length:
            parts: list[str] = []
            for part, size in zip(reversed(block.parts), reversed(block.sizes), strict=True):
                parts.insert(0, f"{part} {left % size}")
                left //= size
            return f"{block.verb}: {', '.join(parts)}" if parts else block.verb
    return f"no code: they go from 0 to {layout.actions - 1}"
