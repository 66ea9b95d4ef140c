"""The bots that can be named. A name may be followed by settings: ``strategist:iterations=800:belief=no``."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from matchless.players.greedy_bot import GreedyBot
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import PriorBot, SearchBot, searcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.players.bot import BuiltInBot

BOTS: Final[dict[str, Callable[[int], BuiltInBot]]] = {
    "greedy": GreedyBot,
    "strategist": SearchBot,
    "prior": PriorBot,
    "random": RandomBot,
}
"""Every bot by its name; each is made from a seed. The first is the usual opponent."""
STRONGEST: Final = "strategist"


def new_bot(name: str, seed: int) -> BuiltInBot:
    """Return a bot by name; ``ValueError`` says which names there are, or what is wrong with a setting."""
    plain, *settings = name.split(":")
    if plain not in BOTS:
        near = get_close_matches(plain, BOTS, 1, 0.5)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there are: {', '.join(BOTS)}"
        raise ValueError(f"the bot '{plain}' is not known{hint}")
    if not settings:
        return BOTS[plain](seed)
    if plain != STRONGEST:
        raise ValueError(f"the bot '{plain}' has no settings")
    return searcher(seed, settings)
