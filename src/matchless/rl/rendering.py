"""The board as text, or as a small picture: spaces in the colours of their zones, fighters with their health."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from matchless.match.drawing.picture import state_picture
from matchless.rules.board.board import NOWHERE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from matchless.library.library import Library
    from matchless.rules.state.state import State

ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, RGB)

_WIDTH: Final = 480
_PAPER: Final = (243, 238, 228)
_INK: Final = (60, 56, 50)
_BARE: Final = (120, 110, 100)
_TEAMS: Final = ((39, 102, 173), (196, 60, 48), (52, 135, 72), (150, 84, 160), (90, 90, 90))
_FULL: Final = (70, 180, 90)


def frame_of(mode: str, library: Library, state: State) -> str | NDArray[np.uint8]:
    """Return what an environment renders."""
    return drawn(library, state) if mode == ANSI else raster(library, state)


def drawn(library: Library, state: State) -> str:
    """Return the board as text."""
    return state_picture(library, state)


def raster(library: Library, state: State) -> NDArray[np.uint8]:
    """Return the board as a picture of 480 columns, with everybody who is on it."""
    board = library.board(state.game.board.name)
    scale = _WIDTH / board.size[0]
    height = round(board.size[1] * scale)
    pixels = np.full((height, _WIDTH, 3), _PAPER, np.uint8)
    middles = {name: np.array(space.at) * scale for name, space in board.spaces.items()}
    radius = max(6.0, board.radius * scale * 0.75)
    for first, second in board.lines:
        _line(pixels, middles[first], middles[second])
    for name, space in board.spaces.items():
        colours = [_colour(str(board.zones[zone])) for zone in space.zones] or [_BARE]
        for at, colour in enumerate(colours):
            _disc(pixels, middles[name], radius * (1 - at / len(colours)), colour)
    names = state.game.board.spaces
    for fighter in state.game.fighters:
        if state.space[fighter.number] == NOWHERE:
            continue
        middle = middles[names[state.space[fighter.number]]]
        size = radius * (0.8 if fighter.rank == 0 else 0.5)
        _disc(pixels, middle, size + 1.5, (255, 255, 255))
        _disc(pixels, middle, size, _TEAMS[fighter.team % len(_TEAMS)])
        share = min(1.0, state.health[fighter.number] / max(1, fighter.health))
        _bar(pixels, middle + np.array((0, radius)), radius * 2, share)
    return pixels


def _colour(text: str) -> tuple[int, int, int]:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _disc(
    pixels: NDArray[np.uint8], middle: NDArray[np.float64], radius: float, colour: tuple[int, int, int]
) -> None:
    rows, columns = np.ogrid[: pixels.shape[0], : pixels.shape[1]]
    pixels[(columns - middle[0]) ** 2 + (rows - middle[1]) ** 2 <= radius**2] = colour


def _line(pixels: NDArray[np.uint8], start: NDArray[np.float64], end: NDArray[np.float64]) -> None:
    count = int(np.abs(end - start).max()) + 1
    ways = np.linspace(start, end, count).round().astype(int)
    columns = ways[:, 0].clip(0, pixels.shape[1] - 1)
    rows = ways[:, 1].clip(0, pixels.shape[0] - 1)
    pixels[rows, columns] = _INK


def _bar(pixels: NDArray[np.uint8], middle: NDArray[np.float64], width: float, share: float) -> None:
    """Draw how much health is left."""
    left, top = int(middle[0] - width / 2), int(middle[1])
    pixels[max(0, top) : top + 3, max(0, left) : left + int(width)] = _INK
    pixels[max(0, top) : top + 3, max(0, left) : left + int(width * share)] = _FULL
