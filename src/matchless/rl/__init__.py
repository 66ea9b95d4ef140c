"""Matchless as an environment for learning: PettingZoo, Gymnasium, many games at once, OpenSpiel.

    >>> from matchless.rl import SeatsEnv, duel
    >>> env = SeatsEnv(duel("medusa", "king-arthur", board="sarpedon"))
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_0'

``SeatsEnv`` is a PettingZoo AEC environment of all seats, ``OneSeatEnv`` a Gymnasium one of a seat against bots,
``ManyGamesEnv`` plays many games side by side in compiled code. What is played is a ``Setup``: ``duel``, ``table`` and
``adventure`` make one. docs/rl.md begins with five minutes and has the tables of observations and actions.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from matchless.encoding.layout import Layout
    from matchless.encoding.words import FEATURES
    from matchless.rl.many_games import ManyGamesEnv
    from matchless.rl.observing import meaning
    from matchless.rl.one_seat import OneSeatEnv
    from matchless.rl.seats import SeatsEnv
    from matchless.rl.setups import adventure, duel, duels, layout_of, table

_HOMES: Final = {
    "FEATURES": "matchless.encoding.words",
    "Layout": "matchless.encoding.layout",
    "ManyGamesEnv": "matchless.rl.many_games",
    "OneSeatEnv": "matchless.rl.one_seat",
    "SeatsEnv": "matchless.rl.seats",
    "adventure": "matchless.rl.setups",
    "duel": "matchless.rl.setups",
    "duels": "matchless.rl.setups",
    "layout_of": "matchless.rl.setups",
    "meaning": "matchless.rl.observing",
    "table": "matchless.rl.setups",
}
_EXTRA: Final = ("numpy", "gymnasium", "pettingzoo")

__all__ = [
    "FEATURES",
    "Layout",
    "ManyGamesEnv",
    "OneSeatEnv",
    "SeatsEnv",
    "adventure",
    "duel",
    "duels",
    "layout_of",
    "meaning",
    "table",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    try:
        found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        raise ModuleNotFoundError(
            f"matchless.rl needs {error.name}: pip install 'matchless[rl]' brings what it needs",
            name=error.name,
        ) from error
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
