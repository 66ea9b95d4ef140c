"""When steps are carried out, and which words make sense there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from matchless.lang.lint.fault import Path
from matchless.lang.nodes import Answer, Hero, Node, Standing, Steps
from matchless.lang.nodes.shape import FAMILIES, word_of
from matchless.lang.nodes.words import (
    ENEMY_STAGES,
    IN_COMBAT,
    MOMENTS,
    PLAYED,
    REVEALED,
    TIMINGS,
    WHEN_OVER,
    Kind,
)

FITS: Final[dict[str, frozenset[str]]] = {
    "your_fighter": PLAYED | ENEMY_STAGES.keys(),
    "opposing_fighter": IN_COMBAT,
    "fighters_in_combat": IN_COMBAT,
    "won_combat": WHEN_OVER,
    "lost_combat": WHEN_OVER,
    "attacking": IN_COMBAT,
    "defending": IN_COMBAT,
    "opposing_fighter_is_hero": IN_COMBAT,
    "opposing_fighter_is_sidekick": IN_COMBAT,
    "less_health_than_opposing_fighter": IN_COMBAT,
    "began_turn_elsewhere": PLAYED,
    "began_turn_in_another_zone": PLAYED,
    "values_match": REVEALED,
    "printed_value_is_lower": REVEALED | {"after_attacking"},
    "printed_value_is_higher": REVEALED | {"after_attacking"},
    "opponent_played_a_card": REVEALED | {"after_attacking"},
    **{
        word_of(kind): kind.fits
        for family in FAMILIES.values()
        for kind in family
        if issubclass(kind, Node) and kind.fits
    },
}
"""The words that do not fit everywhere, each with the stages it fits."""

OF_A_FIGHTER: Final = frozenset(MOMENTS) & IN_COMBAT | {"defeated", "damaged"}
"""The moments that belong to a fighter."""

IN_A_BONUS_ATTACK: Final = ("opponent_played_a_card_before", "opponent_card_before")
"""The words that look back from a bonus attack to the main combat."""

COMBAT_TIMINGS: Final = tuple(timing for timing in TIMINGS if timing != "scheme")


class Stage(NamedTuple):
    """A list of steps, and when it is carried out: a timing of a card, or a moment."""

    path: Path
    name: str
    steps: Steps
    kind: Kind | None = None
    bonus: bool = False  # in a bonus attack


def stages(hero: Hero) -> Iterator[Stage]:
    """Every list of steps of a hero, cards first."""
    for name, card in hero.deck.items():
        for timing in TIMINGS:
            steps: Steps = getattr(card, timing)
            if steps:
                # A card that also defends is not known to attack.
                kind = card.kind if card.also_defends is None else "versatile"
                yield Stage(("deck", name, timing), timing, steps, kind)
        for title, bonus in card.bonus.items():
            for timing in COMBAT_TIMINGS:
                steps = getattr(bonus, timing)
                if steps:
                    path = ("deck", name, "bonus", title, timing)
                    yield Stage(path, timing, steps, "attack", bonus=True)
    for index, ability in enumerate(hero.abilities):
        if isinstance(ability, Answer):
            yield Stage(("abilities", index, "do"), ability.moment, ability.do)


def bonuses(hero: Hero) -> Iterator[tuple[Path, Standing]]:
    """Every standing bonus of a hero."""
    for index, ability in enumerate(hero.abilities):
        if isinstance(ability, Standing):
            yield ("abilities", index), ability


def misplaced(word: str, stage: str) -> str:
    """Why a word does not fit a stage, or nothing if it does."""
    fitting = FITS.get(word)
    if fitting is None or stage in fitting:
        return ""
    known = dict.fromkeys((*TIMINGS, *MOMENTS))
    names = [name for name in (known if fitting & known.keys() else ENEMY_STAGES) if name in fitting]
    if len(names) > 1:
        names[-2:] = [f"{names[-2]} or {names[-1]}"]
    return f"'{word}' fits only {', '.join(names)}, not {stage}"
