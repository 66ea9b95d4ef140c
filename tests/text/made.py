"""A made-up hero that uses every word of the language, with its names."""

from __future__ import annotations

from typing import Final

from matchless.lang import nodes
from matchless.lang.names import (
    Cases,
    EnglishFighter,
    EnglishForm,
    EnglishNames,
    FrenchFighter,
    FrenchForm,
    FrenchNames,
    Names,
    UkrainianFighter,
    UkrainianForm,
    UkrainianNames,
)
from matchless.text.cards import ability_text, grammar_of
from matchless.text.compose import finished, sentences
from matchless.text.scene import Scene

CARD: Final = nodes.Card(kind="attack", copies=1, value=2, tags=("trick",))
HERO: Final = nodes.Hero(
    hero="alice",
    move=2,
    fighters={
        "alice": nodes.Fighter(role="hero", health=13, attack="melee"),
        "jabberwock": nodes.Fighter(role="sidekick", health=8, attack="melee"),
        "harpy": nodes.Fighter(role="sidekick", health=1, attack="melee", count=3),
        "guard": nodes.Fighter(role="sidekick", health=1, attack="melee", count=2),
    },
    forms={"size": ("big", "small")},
    deck={"hatter": CARD, "dash": nodes.Card(kind="attack", copies=1, value=2)},
)
NAMES: Final = Names(
    en=EnglishNames(
        hero="Alice",
        fighters={
            "alice": EnglishFighter(name="Alice", pronoun="she"),
            "jabberwock": EnglishFighter(name="Jabberwock", pronoun="it", article=True),
            "harpy": EnglishFighter(name="Harpy", pronoun="it", article=True, plural="Harpies"),
            "guard": EnglishFighter(name="Guard", pronoun="he", article=True, plural="Guards"),
        },
        forms={"size": EnglishForm(name="size", values={"big": "BIG", "small": "SMALL"})},
        tags={"trick": "TRICK"},
        cards={"hatter": "Mad Hatter", "dash": "Dash"},
    ),
    fr=FrenchNames(
        hero="Alice",
        fighters={
            "alice": FrenchFighter(name="Alice", gender="f"),
            "jabberwock": FrenchFighter(name="Jabberwocky", gender="m", article=True),
            "harpy": FrenchFighter(name="Harpie", gender="f", article=True, aspirated=True, plural="Harpies"),
            "guard": FrenchFighter(name="Archer", gender="m", article=True, plural="Archers"),
        },
        forms={"size": FrenchForm(name="allure", gender="f", values={"big": "GRANDE", "small": "PETITE"})},
        tags={"trick": "TOUR"},
        cards={"hatter": "Chapelier fou", "dash": "Ruée"},
    ),
    uk=UkrainianNames(
        hero="Аліса",
        fighters={
            "alice": UkrainianFighter(
                gender="f",
                one=Cases(
                    nominative="Аліса",
                    genitive="Аліси",
                    dative="Алісі",
                    accusative="Алісу",
                    instrumental="Алісою",
                ),
            ),
            "jabberwock": UkrainianFighter(
                gender="m",
                one=Cases(
                    nominative="Жербельковт",
                    genitive="Жербельковта",
                    dative="Жербельковтові",
                    accusative="Жербельковта",
                    instrumental="Жербельковтом",
                ),
            ),
            "harpy": UkrainianFighter(
                gender="f",
                one=Cases(
                    nominative="гарпія",
                    genitive="гарпії",
                    dative="гарпії",
                    accusative="гарпію",
                    instrumental="гарпією",
                ),
                many=Cases(
                    nominative="гарпії",
                    genitive="гарпій",
                    dative="гарпіям",
                    accusative="гарпій",
                    instrumental="гарпіями",
                ),
            ),
            "guard": UkrainianFighter(
                gender="m",
                one=Cases(
                    nominative="лучник",
                    genitive="лучника",
                    dative="лучникові",
                    accusative="лучника",
                    instrumental="лучником",
                ),
                many=Cases(
                    nominative="лучники",
                    genitive="лучників",
                    dative="лучникам",
                    accusative="лучників",
                    instrumental="лучниками",
                ),
            ),
        },
        forms={
            "size": UkrainianForm(
                nominative="розмір", accusative="розмір", values={"big": "ВЕЛИКА", "small": "МАЛЕНЬКА"}
            )
        },
        tags={"trick": "ФОКУСУ"},
        cards={"hatter": "Капелюшник", "dash": "Ривок"},
    ),
)


def said(lang: str, *steps: nodes.Step) -> str:
    """Steps of the card `hatter` in words."""
    grammar = grammar_of(NAMES, lang)
    return finished(sentences(steps, Scene(HERO, "hatter"), grammar), grammar)


def said_ability(lang: str, ability: nodes.Ability) -> str:
    """An ability in words."""
    hero = nodes.Hero(
        hero="alice",
        move=2,
        fighters=HERO.fighters,
        deck=HERO.deck,
        forms=HERO.forms,
        abilities=(ability,),
    )
    return ability_text(hero, NAMES, lang)[0]
