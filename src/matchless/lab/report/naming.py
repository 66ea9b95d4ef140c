"""What heroes, cards, boards and enemies are called in a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.lab.experiment.file import ADEPT, ADEPT_IS
from matchless.lang.names import of, of_enemy, of_title
from matchless.library.problem import ContentError
from matchless.players.outside.casting import is_outside
from matchless.players.outside.names import title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from matchless.library.library import Library


def names_of(library: Library, heroes: Iterable[str]) -> Callable[[str], str]:
    """Return a function from names in files to English names; names it does not know stay as they are."""
    known: dict[str, str] = {}
    for hero in heroes:
        try:
            words = of(library.names(hero), "en")
        except ContentError:  # a hero that is gone, or without names
            known[hero] = hero.replace("-", " ").title()
            continue
        known[hero] = words.hero
        known.update(words.cards)
    for board in library.boards:
        known[board] = of_title(library.board(board).name, "en")
    for enemy in (*library.villains, *library.minions):
        known[enemy] = of_enemy(library.enemy_names(enemy), "en").enemy.title
    for event in library.events:
        known[event] = of_title(library.event(event).name, "en")
    return lambda name: known.get(name, name)


def bot_name(bot: str) -> str:
    """Return what a bot is called; what `adept` stands for is told, too.

    >>> bot_name("fox"), bot_name("strategist:iterations=200")
    ('fox', 'adept (strategist:iterations=200)')
    """
    return f"{ADEPT} ({bot})" if bot == ADEPT_IS else bot


def short_name(bot: str) -> str:
    """Return what a bot is called where there is little room: one of the user's own by its class or program.

    >>> short_name("./bots/brave.py:Brave"), short_name("strategist:iterations=200")
    ('Brave', 'adept (strategist:iterations=200)')
    """
    return title(bot) if is_outside(bot) else bot_name(bot)


def title_of(name: str) -> str:
    """Return the name of an experiment as a heading.

    >>> title_of("spring-cleaning")
    'Spring cleaning'
    """
    words = name.replace("-", " ")
    return words[:1].upper() + words[1:]
