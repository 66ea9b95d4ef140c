"""The bots that can be named. A name may be followed by settings: ``strategist:iterations=800:belief=no``."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING, Final

from matchless.players.characters.bot import CharacterBot
from matchless.players.characters.character import CHARACTERS
from matchless.players.greedy_bot import GreedyBot
from matchless.players.random_bot import RandomBot
from matchless.players.search_bot import PriorBot, SearchBot, searcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.players.bot import BuiltInBot

BOTS: Final[dict[str, Callable[[int], BuiltInBot]]] = {
    **{one.name: partial(CharacterBot, one) for one in CHARACTERS},
    "greedy": GreedyBot,
    "strategist": SearchBot,
    "prior": PriorBot,
    "random": RandomBot,
}
"""Every bot by name; each is made from a seed. People are offered the characters, programs all of them."""
STAND_IN: Final = "fox"
"""The bot that plays on for somebody who gave up, and the opponent in the challenge of the day."""


def new_bot(name: str, seed: int, most: int = 0) -> BuiltInBot:
    """Return a bot by name; ``ValueError`` says which names there are, or what is wrong with a setting.

    It never plays out more than ``most`` lines for a decision, if that is not 0.
    """
    plain, *settings = name.split(":")
    if plain not in BOTS:
        near = get_close_matches(plain, BOTS, 1, 0.5)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there are: {', '.join(BOTS)}"
        raise ValueError(f"the bot '{plain}' is not known{hint}")
    if plain == "strategist":
        return searcher(seed, settings, most)
    if settings:
        raise ValueError(f"the bot '{plain}' has no settings")
    for character in CHARACTERS:
        if character.name == plain:
            return CharacterBot(character, seed, most)
    return BOTS[plain](seed)
