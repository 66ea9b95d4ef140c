"""The texts of events in a language."""

from __future__ import annotations

from typing import Final

from matchless.lang import nodes
from matchless.lang.adventure.files import EventCard
from matchless.lang.names import of_title
from matchless.text.compose import depending, finished
from matchless.text.conditions import condition
from matchless.text.discourse import Scene
from matchless.text.grammar import Grammar
from matchless.text.interface import ui
from matchless.text.language import language

NUMBERS: Final = (
    "minion_health",
    "villain_health",
    "starting_hand",
    "first_threat_space",
    "enemy_move",
    "hand_limit",
    "recover_less",
)
"""What an event changes by a number."""

ANSWERS: Final = ("end_of_round", "when_reshuffled", "when_defeated")
"""When an event does something."""

FIGHTER: Final = nodes.Fighter("hero", 1, "melee")
ANYONE: Final = nodes.Hero("villain", 1, {"villain": FIGHTER, "attacker": FIGHTER}, {})
"""The fighters an event refers to: the villain, whoever it is, and an attacking enemy."""


def event_name(event: EventCard, lang: str) -> str:
    """The name of an event."""
    return of_title(event.name, lang)


def event_text(event: EventCard, lang: str) -> str:
    """What an event changes for the whole game."""
    spoken = language(lang)
    grammar = spoken.grammar(spoken.villain, "enemy", None)
    told = [
        ui(lang, f"event_{name}", n=abs(getattr(event, name))) for name in NUMBERS if getattr(event, name)
    ]
    if event.hand_limit == 0:
        told.append(ui(lang, "event_no_hand"))
    for answer in ANSWERS:
        steps: nodes.Steps = getattr(event, answer)
        if steps:
            scene = Scene(ANYONE, own="villain", by_enemy=True, kind=grammar.kind)
            block = depending(steps, scene, grammar)
            when = ui(lang, f"event_{answer}")
            told += [grammar.joins.opened(when, block.text, colon=block.listed), *block.tail]
    if event.attack_bonus:
        told.append(_attack_bonus(event, grammar, lang))
    return finished(told, grammar)


def _attack_bonus(event: EventCard, grammar: Grammar, lang: str) -> str:
    match event.condition:
        case None:
            return ui(lang, "event_attack_bonus", n=event.attack_bonus)
        case nodes.HealthOf("your_fighter", int() as most, None):
            return ui(lang, "event_attack_bonus_weak", n=most, bonus=event.attack_bonus)
        case "beside_another_enemy":
            return ui(lang, "event_attack_bonus_beside", n=event.attack_bonus)
    scene = Scene(ANYONE, own="attacker", by_enemy=True, kind=grammar.kind)
    reason = condition(event.condition, scene, grammar)
    value = ui(lang, "event_attack_value", n=event.attack_bonus)
    return ui(lang, "event_attack_bonus_if", text=grammar.joins.while_(reason, value))
