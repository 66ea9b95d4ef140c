"""How fast the search is: iterations a second over fixed positions, beside a figure that calibrates the machine."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from matchless.lab.bench import is_compiled
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import SearchBot
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.view import View, view_of

PAIRS: Final = (
    ("king-arthur", "medusa"),
    ("alice", "sinbad"),
    ("beowulf", "sun-wukong"),
    ("golden-bat", "yennenga"),
)
BOARDS: Final = ("sarpedon", "marmoreal")
ITERATIONS: Final = 1000
_EVERY: Final = 20
_EACH: Final = 4
_MILLION: Final = 1_000_000
_LOOP: Final = 200_000


class SearchFigures(Struct, frozen=True):
    """What was measured."""

    iterations_per_second: float
    positions: int
    nodes: float  # of the trees, for each search: what bounds its memory
    calibration: float  # additions of the interpreter, in millions a second
    compiled: bool


def views(library: Library) -> list[View]:
    """Return the positions: decisions of random duels, some way apart."""
    found: list[View] = []
    for number, heroes in enumerate(PAIRS):
        game = make_game(library, Setup(BOARDS[number % len(BOARDS)], heroes, number))
        state = new_game(game, number)
        bot = RandomBot(number)
        own: list[View] = []
        at = 0
        while state.decision is not None and len(own) < _EACH:
            view = view_of(state, state.decision.seat)
            at += 1
            if at % _EVERY == 0 and len(state.decision.options) > 1:
                own.append(view)
            take(state, view.answer(bot.choose(view)))
        found += own
    return found


def measure_search(library: Library, seconds: float) -> SearchFigures:
    """Search all positions in turn for some seconds of the processor."""
    positions = views(library)
    bots = [SearchBot(1, ITERATIONS) for _view in positions]
    searched = nodes = runs = 0
    began = time.process_time()
    while runs < len(positions) or time.process_time() - began < seconds:
        at = runs % len(positions)
        search = bots[at].search(positions[at])
        search.run(ITERATIONS)
        nodes += search.nodes
        searched += ITERATIONS
        runs += 1
    spent = time.process_time() - began
    return SearchFigures(searched / spent, len(positions), nodes / runs, _calibration(), is_compiled())


def _calibration() -> float:
    began = time.process_time()
    total = 0
    for number in range(_LOOP):
        total += number
    return _LOOP / (time.process_time() - began) / _MILLION
