"""Bots by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from matchless.players.greedy_bot import GreedyBot
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import SearchBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.players.bot import BuiltInBot

BOTS: Final[dict[str, Callable[[int], BuiltInBot]]] = {
    "greedy": GreedyBot,
    "strategist": SearchBot,
    "random": RandomBot,
}
"""Every bot by its name; each is made from a seed. The first is the usual opponent."""
STRONGEST: Final = "strategist"


def new_bot(name: str, seed: int) -> BuiltInBot:
    """Return a bot by name; ``ValueError`` says which names there are."""
    if name not in BOTS:
        near = get_close_matches(name, BOTS, 1, 0.5)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there are: {', '.join(BOTS)}"
        raise ValueError(f"the bot '{name}' is not known{hint}")
    return BOTS[name](seed)
