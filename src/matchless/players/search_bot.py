"""The bot that searches."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from matchless.players.adventure.bot import AdventureBot
from matchless.players.bot import asked, mixed
from matchless.search.parameters import FEATURES, Parameters
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from matchless.rules.state.view import View

STRATEGIST: Final = 400
"""How many lines the bot called strategist plays out for each decision."""
PARAMETERS: Final = Path(__file__).parents[1] / "search" / "parameters.toml"


@cache
def standard_parameters() -> Parameters:
    """Return the knobs as the parameter file sets them."""
    return read_parameters(PARAMETERS)


def read_parameters(path: Path) -> Parameters:
    """Return the knobs that a parameter file sets."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    weights = tables["weights"]
    return Parameters([float(weights[name]) for name in FEATURES], **tables["search"])


@final
class SearchBot:
    """Searches for a number of iterations, so that the same view and seed give the same answer on any machine.

    In an adventure another one takes its place.
    """

    def __init__(self, seed: int, iterations: int = STRATEGIST, parameters: Parameters | None = None) -> None:
        self.seed: Final = seed
        self.iterations: Final = iterations
        self.parameters: Final = parameters or standard_parameters()
        self._tables: Tables | None = None
        self._adventurer: Final = AdventureBot(seed)

    def choose(self, view: View) -> int:
        """Return the option that the search tried most."""
        if view.position.game.adventure is not None:
            return self._adventurer.choose(view)
        options = asked(view).options
        if len(options) == 1:
            return options[0]
        search = self.search(view)
        search.run(self.iterations)
        return search.best()

    def search(self, view: View) -> Search:
        """Return a search for the decision of a view."""
        game = view.position.game
        if self._tables is None or self._tables.game is not game:
            self._tables = Tables(game)
        return Search(self._tables, self.parameters, view, mixed(self.seed, view.position.number))
