"""When steps are carried out, and which words make sense then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from matchless.lang.lint.fault import Path
from matchless.lang.nodes import Answer, Hero, Standing, Steps
from matchless.lang.nodes.words import MOMENTS, TIMINGS, Kind

_REVEALED: Final = frozenset({"immediately", "during_combat", "after_combat", "combat_ended"})
_BEFORE_DAMAGE: Final = frozenset({"immediately", "during_combat"})
_WHEN_OVER: Final = frozenset({"after_combat", "combat_ended", "after_attacking"})
_COMBAT: Final = _REVEALED | {"attack_declared", "after_attacking", "attack_value", "defense_value"}
_PLAYED: Final = _COMBAT | {"scheme"}

ENEMY_STAGES: Final[dict[str, str]] = {
    "now": "when the initiative card is revealed",
    "end_of_round": "when all initiative cards of the round have been played",
    "goals": "when the villain reaches its objective",
    "when_reshuffled": "each time a Deception shuffles a deck",
    "when_defeated": "each time a hero or sidekick is defeated",
}
"""When enemies and events do something outside of a combat."""

PLAYER_STAGES: Final[dict[str, str]] = {
    "tiles": "when a player uses the tile",
    "after_maneuver": "after a maneuver action of a player",
}
"""When players use what an adventure lends them."""

FITS: Final[dict[str, frozenset[str]]] = {
    "your_fighter": _PLAYED | ENEMY_STAGES.keys(),
    "opposing_fighter": _COMBAT,
    "fighters_in_combat": _COMBAT,
    "won_combat": _WHEN_OVER,
    "lost_combat": _WHEN_OVER,
    "attacking": _COMBAT,
    "defending": _COMBAT,
    "opposing_fighter_is_hero": _COMBAT,
    "opposing_fighter_is_sidekick": _COMBAT,
    "less_health_than_opposing_fighter": _COMBAT,
    "began_turn_elsewhere": _PLAYED,
    "began_turn_in_another_zone": _PLAYED,
    "your_fighter_is": _PLAYED,
    "was_defeated": _REVEALED | {"after_attacking"},
    "values_match": _REVEALED,
    "printed_value_is_lower": _REVEALED | {"after_attacking"},
    "printed_value_is_higher": _REVEALED | {"after_attacking"},
    "opponent_played_a_card": _REVEALED | {"after_attacking"},
    "printed_value_of": _REVEALED | {"after_attacking"},
    "prevent": _REVEALED | {"attack_declared"},
    "set_value": _BEFORE_DAMAGE,
    "add_value": _BEFORE_DAMAGE,
    "ignore_value": _BEFORE_DAMAGE,
    "boost": _BEFORE_DAMAGE,
    "commit_boost": frozenset({"attack_declared"}),
    "cancel": _REVEALED,
    "redirect": _BEFORE_DAMAGE,
    "lock_value": _BEFORE_DAMAGE,
    "take_over": _BEFORE_DAMAGE,
    "bonus_attack": frozenset({"after_combat"}),
    "take_back": _REVEALED | {"scheme"},
    "end_turn": frozenset({*TIMINGS, *MOMENTS, *PLAYER_STAGES} - {"placing", "start_of_turn"}),
    "take_turn": frozenset({"now", "end_of_round"}),
    "act_again": _REVEALED,
}
"""The words that do not fit everywhere, whatever their kind, each with the stages it fits."""

OF_A_FIGHTER: Final = frozenset(MOMENTS) & _COMBAT | {"defeated", "damaged"}
"""The moments that belong to a fighter."""

IN_A_BONUS_ATTACK: Final = ("opponent_played_a_card_before", "opponent_card_before")
"""The words that look back from a bonus attack to the combat before it."""

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
                # What also defends is not known to attack.
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
