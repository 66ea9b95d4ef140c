"""What a player wants to know before choosing a hero: from its author, or else from the deck."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING, Final

from matchless.lang.names import of_title
from matchless.presentation.wire.catalog import HeroAbout

if TYPE_CHECKING:
    from matchless.lang.names import Names, Style
    from matchless.lang.nodes import Hero

_FAST: Final = 3
_CROWD: Final = 2
_STRONG: Final = 4
_MANY_DEFENSES: Final = 9
_MANY_SCHEMES: Final = 7
_HARDEST: Final = 3
_MOST: Final = 2


def about_hero(hero: Hero, names: Names, lang: str) -> HeroAbout:
    """Return how a hero plays; without words of its author, what can be read off its fighters and cards."""
    about = names.about
    if about is None:
        return HeroAbout(_difficulty(hero), _style(hero)[:_MOST])
    return HeroAbout(about.difficulty, about.style, of_title(about.line, lang), of_title(about.tip, lang))


def _difficulty(hero: Hero) -> int:
    """Whoever keeps something has more to think of, and so has a player of many schemes."""
    keeps = len(hero.forms) + len(hero.counters) + bool(hero.items)
    return min(_HARDEST, 1 + keeps + (_copies(hero, "scheme") >= _MANY_SCHEMES))


def _style(hero: Hero) -> tuple[Style, ...]:
    blows = [card.value for card in hero.deck.values() if card.kind == "attack" for _ in range(card.copies)]
    crowd = sum(fighter.count for fighter in hero.fighters.values() if fighter.role == "sidekick")
    found: dict[Style, bool] = {
        "swarm": crowd > _CROWD,
        "mobile": hero.move >= _FAST,
        "powerful": bool(blows) and mean(value or 0 for value in blows) >= _STRONG,
        "sturdy": _copies(hero, "defense") >= _MANY_DEFENSES,
        "patient": _copies(hero, "scheme") >= _MANY_SCHEMES,
    }
    return tuple(word for word, holds in found.items() if holds)


def _copies(hero: Hero, kind: str) -> int:
    return sum(card.copies for card in hero.deck.values() if card.kind == kind)
