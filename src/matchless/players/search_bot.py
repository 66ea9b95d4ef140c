"""The bot that searches."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, final

from matchless.players.bot import asked, mixed
from matchless.players.learned import first_weights, read_weights, standard_weights
from matchless.search.parameters import Parameters
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from matchless.rules.game import Game
    from matchless.rules.state.view import View
    from matchless.search.weights import Weights

PARAMETERS: Final = Path(__file__).parents[1] / "search" / "parameters.toml"
ITERATIONS: Final = 400
"""How many iterations it searches for a decision by default: some 5 ms, compiled."""
_SLICE: Final = 100
"""Whoever is pressed for time looks at the clock after so many lines."""


@cache
def standard_parameters() -> Parameters:
    """Return the knobs as the parameter file sets them."""
    return Parameters(**knobs())


def knobs() -> dict[str, Any]:
    """Return what the parameter file says, by name."""
    return tomllib.loads(PARAMETERS.read_text(encoding="utf-8"))


def run_until(search: Search, iterations: int, end: float) -> None:
    """Search for a number of iterations, or until the monotonic clock shows ``end``, but never less than one slice."""
    search.run(min(_SLICE, iterations))
    while search.iterations < iterations and monotonic() < end:
        search.run(min(_SLICE, iterations - search.iterations))


@final
class SearchBot:
    """Searches for a number of iterations, so that the same view and seed give the same answer on any machine."""

    def __init__(
        self,
        seed: int,
        iterations: int = ITERATIONS,
        parameters: Parameters | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.seed: Final = seed
        self.iterations: Final = iterations
        self.parameters: Final = parameters or standard_parameters()
        self.weights: Final = weights or standard_weights()
        self._tables: Tables | None = None

    def choose(self, view: View) -> int:
        """Return the option that the search tried most."""
        options = asked(view).options
        if len(options) == 1:
            return options[0]
        search = self.search(view)
        search.run(self.iterations)
        return search.best()

    def tables(self, game: Game) -> Tables:
        """Return the tables of a game, worked out once."""
        if self._tables is None or self._tables.game is not game:
            self._tables = Tables(game, self.weights)
        return self._tables

    def search(self, view: View) -> Search:
        """Return a search for the decision of a view."""
        tables = self.tables(view.position.game)
        return Search(tables, self.parameters, view, mixed(self.seed, view.position.number))


def searcher(seed: int, settings: list[str], most: int = 0) -> SearchBot:
    """Return a searching bot with settings such as ``iterations=800``.

    They are the knobs of the parameter file, and ``weights``, a file of them. ValueError says what is wrong with one.
    """
    values = knobs()
    iterations = ITERATIONS
    weights: Weights | None = None
    for setting in settings:
        name, _equals, value = setting.partition("=")
        if name == "iterations" and value.isdecimal():
            iterations = int(value)
            if not iterations:
                raise ValueError("iterations is at least 1; the bot 'prior' plays without a search")
        elif name == "weights" and value:
            weights = read_weights(Path(value)) if value != "none" else first_weights()
        elif name in values:
            values[name] = _read(name, value, values[name])
        else:
            known = ", ".join(["iterations", "weights", *values])
            raise ValueError(f"{setting!r} is no setting of the bot; there are {known}")
    return SearchBot(seed, min(iterations, most or iterations), Parameters(**values), weights)


def _read(name: str, value: str, now: object) -> object:
    """Return a setting as the type of its default: a switch or a number."""
    try:
        if isinstance(now, bool):
            return {"yes": True, "no": False}[value]
        return type(now)(value)  # type: ignore[call-arg]
    except (KeyError, ValueError):
        wanted = "yes or no" if isinstance(now, bool) else "a number"
        raise ValueError(f"{name} is {wanted}, not {value!r}") from None


@final
class PriorBot:
    """Takes the option with the highest prior, without searching."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._searcher: Final = SearchBot(seed, 0, None, weights)

    def choose(self, view: View) -> int:
        """Return the option with the highest prior."""
        options = asked(view).options
        if len(options) == 1:
            return options[0]
        return self._searcher.search(view).liked()
