"""A made-up hero that uses every word of the language, with its names."""

from __future__ import annotations

from typing import Final

from matchless.lang import nodes
from matchless.lang.names import EnemyNames, Names
from matchless.lang.names.en import EnglishCounter, EnglishEnemy, EnglishFighter, EnglishForm, EnglishNames
from matchless.lang.names.fr import FrenchCounter, FrenchEnemy, FrenchFighter, FrenchForm, FrenchNames
from matchless.lang.names.uk import (
    Cases,
    UkrainianCounter,
    UkrainianEnemy,
    UkrainianFighter,
    UkrainianForm,
    UkrainianNames,
)
from matchless.text.cards import ability_text, grammar_of
from matchless.text.compose import finished, sentences
from matchless.text.discourse import Scene

CARD: Final = nodes.Card(kind="attack", copies=1, value=2, tags=("trick",))
VOLLEY: Final = nodes.Card(
    kind="attack",
    copies=1,
    value=3,
    item="knives",
    uncancellable=True,
    also_defends=nodes.InBasket("pelt"),
    after_combat=(nodes.BonusAttack("volley"), nodes.BonusAttack("echo")),
    bonus={
        "volley": nodes.Bonus(value=3),
        "echo": nodes.Bonus(
            value=0,
            immediately=(nodes.May((nodes.Boost("this_card"),)),),
            during_combat=(
                nodes.If(
                    "opponent_played_a_card_before",
                    (nodes.SetValue(nodes.PrintedValueOf("opponent_card_before")),),
                ),
            ),
        ),
    },
)
HERO: Final = nodes.Hero(
    hero="alice",
    move=2,
    fighters={
        "alice": nodes.Fighter(role="hero", health=13, attack="melee"),
        "jabberwock": nodes.Fighter(role="sidekick", health=8, attack="melee", starts="aside"),
        "harpy": nodes.Fighter(role="sidekick", health=1, attack="melee", count=3, starts="aside"),
        "guard": nodes.Fighter(role="sidekick", health=1, attack="melee", count=2),
    },
    forms={"size": ("big", "small"), "gadget": ("blaster", "tonic")},
    counters={"rage": nodes.Counter(start=1, most=3), "coil": nodes.Counter(start=0, most=2)},
    items=("pelt", "knives", "wolfsbane"),
    deck={
        "hatter": CARD,
        "dash": nodes.Card(kind="attack", copies=1, value=2),
        "volley": VOLLEY,
        "wild": nodes.Card(
            kind="versatile",
            copies=1,
            value=4,
            item="any",
            fights_as=nodes.FightsAs("jabberwock", ("attacking", nodes.Adjacent("alice", "jabberwock"))),
        ),
    },
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
        forms={
            "size": EnglishForm(name="size", values={"big": "BIG", "small": "SMALL"}),
            "gadget": EnglishForm(
                name="gadget", values={"blaster": "the Blaster", "tonic": "the Tonic"}, thing=True
            ),
        },
        counters={
            "rage": EnglishCounter(name="Rage", one="Rage", many="Rage"),
            "coil": EnglishCounter(name="Charged coils", one="charged coil", many="charged coils"),
        },
        items={"pelt": "pelt", "knives": "knives", "wolfsbane": "wolfsbane"},
        bonus={"volley": "Volley", "echo": "Echo"},
        tags={"trick": "TRICK"},
        cards={"hatter": "Mad Hatter", "dash": "Dash", "volley": "Rain of Arrows", "wild": "Anything"},
    ),
    fr=FrenchNames(
        hero="Alice",
        fighters={
            "alice": FrenchFighter(name="Alice", gender="f"),
            "jabberwock": FrenchFighter(name="Jabberwocky", gender="m", article=True),
            "harpy": FrenchFighter(name="Harpie", gender="f", article=True, aspirated=True, plural="Harpies"),
            "guard": FrenchFighter(name="Archer", gender="m", article=True, plural="Archers"),
        },
        forms={
            "size": FrenchForm(name="allure", gender="f", values={"big": "GRANDE", "small": "PETITE"}),
            "gadget": FrenchForm(
                name="gadget",
                gender="m",
                values={"blaster": "le Blaster", "tonic": "le Tonique"},
                thing=True,
            ),
        },
        counters={
            "rage": FrenchCounter(name="Rage", gender="f", one="Rage", many="Rages"),
            "coil": FrenchCounter(
                name="Bobines chargées", gender="f", one="bobine chargée", many="bobines chargées"
            ),
        },
        items={"pelt": "la fourrure", "knives": "les couteaux", "wolfsbane": "l’aconit"},
        bonus={"volley": "Volée de flèches", "echo": "Écho"},
        tags={"trick": "TOUR"},
        cards={
            "hatter": "Chapelier fou",
            "dash": "Ruée",
            "volley": "Pluie de flèches",
            "wild": "N’importe quoi",
        },
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
            ),
            "gadget": UkrainianForm(
                nominative="прилад",
                accusative="прилад",
                values={"blaster": "Бластер", "tonic": "Тонік"},
                thing=True,
            ),
        },
        counters={
            "rage": UkrainianCounter(
                name="Лють",
                gender="f",
                one=Cases(
                    nominative="одиниця Люті",
                    genitive="одиниці Люті",
                    dative="одиниці Люті",
                    accusative="одиницю Люті",
                    instrumental="одиницею Люті",
                ),
                few="одиниці Люті",
                many="одиниць Люті",
            ),
            "coil": UkrainianCounter(
                name="Заряди",
                gender="m",
                one=Cases(
                    nominative="заряд",
                    genitive="заряду",
                    dative="заряду",
                    accusative="заряд",
                    instrumental="зарядом",
                ),
                few="заряди",
                many="зарядів",
            ),
        },
        items={"pelt": "шкура", "knives": "ножі", "wolfsbane": "аконіт"},
        bonus={"volley": "Залп", "echo": "Відлуння"},
        tags={"trick": "ФОКУСУ"},
        cards={"hatter": "Капелюшник", "dash": "Ривок", "volley": "Дощ стріл", "wild": "Будь-що"},
    ),
)
FOE: Final = EnemyNames(
    en=EnglishEnemy(
        enemy=NAMES.en.fighters["jabberwock"],
        cards={},
        initiative={"wave": "Wave"},
        tiles={"maze": "Maze"},
        token=NAMES.en.counters["coil"],
    ),
    fr=FrenchEnemy(
        enemy=NAMES.fr.fighters["jabberwock"],
        cards={},
        initiative={"wave": "Vague"},
        tiles={"maze": "Labyrinthe"},
        token=NAMES.fr.counters["coil"],
    ),
    uk=UkrainianEnemy(
        enemy=NAMES.uk.fighters["jabberwock"],
        cards={},
        initiative={"wave": "Хвиля"},
        tiles={"maze": "Лабіринт"},
        token=NAMES.uk.counters["coil"],
    ),
)
"""The names that only an enemy has."""


def said(lang: str, *steps: nodes.Step) -> str:
    """Steps of the card `hatter` in words."""
    grammar = grammar_of(NAMES, lang, foe=FOE)
    return finished(sentences(steps, Scene(HERO, "hatter", kind=grammar.kind), grammar), grammar)


def said_by_enemy(lang: str, *steps: nodes.Step) -> str:
    """Steps in words where an enemy speaks: the Jabberwock."""
    grammar = grammar_of(NAMES, lang, "enemy", FOE)
    scene = Scene(HERO, None, "jabberwock", "bridges", by_enemy=True, kind=grammar.kind)
    return finished(sentences(steps, scene, grammar), grammar)


def said_ability(lang: str, ability: nodes.Ability) -> str:
    """An ability in words."""
    hero = nodes.Hero(
        hero="alice",
        move=2,
        fighters=HERO.fighters,
        deck=HERO.deck,
        forms=HERO.forms,
        counters=HERO.counters,
        abilities=(ability,),
    )
    return ability_text(hero, NAMES, lang)[0]
