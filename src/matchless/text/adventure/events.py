"""The texts of events in a language."""

from __future__ import annotations

from typing import Final

from matchless.lang import nodes
from matchless.lang.adventure.files import EventCard
from matchless.lang.nodes.names import (
    Cases,
    EnglishFighter,
    EnglishNames,
    FrenchFighter,
    FrenchNames,
    Names,
    UkrainianFighter,
    UkrainianNames,
)
from matchless.text.cards import grammar_of
from matchless.text.compose import depending, finished
from matchless.text.conditions import condition
from matchless.text.discourse import Scene
from matchless.text.grammar import Grammar
from matchless.text.interface import ui

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
"""Whom an event speaks of: the villain, whoever it is, and an enemy that attacks."""

NAMES: Final = Names(
    en=EnglishNames(
        hero="villain",
        cards={},
        fighters={
            "villain": EnglishFighter(name="villain", pronoun="it", article=True),
            "attacker": EnglishFighter(name="attacking enemy", pronoun="it", article=True),
        },
    ),
    fr=FrenchNames(
        hero="super-vilain",
        cards={},
        fighters={
            "villain": FrenchFighter(name="super-vilain", gender="m", article=True),
            "attacker": FrenchFighter(name="ennemi qui attaque", gender="m", article=True),
        },
    ),
    uk=UkrainianNames(
        hero="лиходій",
        cards={},
        fighters={
            "villain": UkrainianFighter(
                gender="m",
                one=Cases(
                    nominative="лиходій",
                    genitive="лиходія",
                    dative="лиходієві",
                    accusative="лиходія",
                    instrumental="лиходієм",
                ),
            ),
            "attacker": UkrainianFighter(
                gender="m",
                one=Cases(
                    nominative="ворог-нападник",
                    genitive="ворога-нападника",
                    dative="ворогові-нападнику",
                    accusative="ворога-нападника",
                    instrumental="ворогом-нападником",
                ),
            ),
        },
    ),
)


def event_name(event: EventCard, lang: str) -> str:
    """The name of an event."""
    name: str = getattr(event.name, lang)
    return name


def event_text(event: EventCard, lang: str) -> str:
    """What an event changes for the whole game."""
    grammar = grammar_of(NAMES, lang, "enemy")
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
