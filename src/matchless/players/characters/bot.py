"""The bot behind a character."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final, final

from matchless.players.bot import asked, mixed
from matchless.players.characters.attention import noticed
from matchless.players.search_bot import ITERATIONS, SearchBot, knobs, run_until
from matchless.rules.state.rng import below
from matchless.search.parameters import Parameters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.players.characters.character import Character
    from matchless.rules.state.view import View
    from matchless.search.search import Finding

_TRUST: Final = 8.0
"""How many playouts weigh as much as the first impression."""
_WHIM: Final = 7919
_FINE: Final = 1 << 30


@final
class CharacterBot:
    """Searches as long as its character does, among the options that it notices.

    In an adventure all characters are the same steady companion.
    """

    def __init__(self, character: Character, seed: int, most: int = 0) -> None:
        """Make a bot that never plays out more than ``most`` lines, if that is not 0."""
        self.character: Final = character
        self.seed: Final = seed
        iterations = min(character.iterations, most) if most else character.iterations
        self._thinker: Final = SearchBot(seed, iterations, looking(character.depth))
        self._companion: Final = SearchBot(seed, min(ITERATIONS, most or ITERATIONS))

    def choose(self, view: View) -> int:
        """Return an answer that follows from the view and the seed alone."""
        return self.choose_until(view, inf)

    def choose_until(self, view: View, end: float) -> int:
        """Return an answer by ``end`` of the monotonic clock; whoever is cut short may answer otherwise."""
        if view.position.game.adventure is not None:
            return self._companion.choose(view)
        if len(asked(view).options) == 1:
            return asked(view).options[0]
        options = noticed(self.character, self.seed, view)
        if len(options) == 1:
            return options[0]
        search = self._thinker.search(view)
        run_until(search, self._thinker.iterations, end)
        if not self.character.softness:
            return search.best()
        found = [one for one in search.findings() if one.option in options]
        whim = mixed(self.seed ^ _WHIM, view.position.number)
        return softly(found, self.character.softness, below(whim, _FINE) / _FINE)


def looking(depth: int) -> Parameters:
    """Return the usual knobs of the search, but for how many decisions it looks ahead."""
    usual = knobs()
    return Parameters(**{**usual, "depth": min(depth, usual["depth"])})


def softly(found: Sequence[Finding], softness: float, mark: float) -> int:
    """Return one of some options: the better it looks, the likelier; ``mark`` is between 0 and 1."""
    looks = [_TRUST * one.prior + one.visits for one in found]
    top = max(looks)
    weights = [(look / top) ** (1 / softness) for look in looks]
    mark *= sum(weights)
    for one, weight in zip(found, weights, strict=True):
        mark -= weight
        if mark < 0:
            return one.option
    return found[-1].option
