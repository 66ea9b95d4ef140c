"""The nouns of adventures in Ukrainian."""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.lang.names.uk import Cases, UkrainianCounter
from matchless.text.things import Sites
from matchless.text.uk.declension import ENEMY, FIGHTER, HERO, SIDEKICK

ROLES: Final = {"opposing_heroes": HERO, "opposing_sidekicks": SIDEKICK, "enemies": ENEMY}
WEAKEST: Final = {
    "weakest": (FIGHTER, ""),
    "weakest_hero": (HERO, ""),
    "weakest_sidekick": (SIDEKICK, ""),
    "weakest_opposing": (FIGHTER, " суперника"),
    "weakest_friend": (FIGHTER, " вашої команди"),
    "weakest_enemy": (ENEMY, ""),
}
TOKEN: Final = UkrainianCounter(
    name="Жетон лиходія",
    gender="m",
    one=Cases(
        nominative="жетон лиходія",
        genitive="жетона лиходія",
        dative="жетону лиходія",
        accusative="жетон лиходія",
        instrumental="жетоном лиходія",
    ),
    few="жетони лиходія",
    many="жетонів лиходія",
)


class Site(NamedTuple):
    """A numbered place of a villain: masculine and inanimate."""

    one: str  # nominative and accusative
    of: str
    at: str
    few: str
    many: str


SITES: Final[dict[Sites, Site]] = {
    "bridges": Site("міст", "моста", "мосту", "мости", "мостів"),
    "fields": Site("лан", "лану", "лану", "лани", "ланів"),
    "sites": Site("об’єкт", "об’єкта", "об’єкті", "об’єкти", "об’єктів"),
}
