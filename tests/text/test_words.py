# ruff: noqa: RUF001 - sentences in French and Ukrainian
"""Every word of the effect language can be said, and agrees in number, gender and case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec import Struct, structs

from matchless.lang import nodes
from matchless.lang.lint.names import check_names
from matchless.lang.nodes import (
    AddValue,
    BoostOf,
    CardsIn,
    ChangeForm,
    Choose,
    CountIs,
    Damage,
    Discard,
    DiscardTop,
    Draw,
    FightersCounted,
    If,
    IgnoreValue,
    InBasket,
    LookAtHand,
    May,
    Move,
    OpponentMay,
    PlaceFighter,
    Recover,
    SetValue,
    Spend,
    Step,
    Take,
    Tiers,
    Undefeated,
)
from matchless.lang.nodes.words import CONDITIONS, MOMENTS
from matchless.text.cards import grammar_of, hero_name
from matchless.text.fr.orders import Verb, order
from tests.support.text.made import HERO, NAMES, said
from tests.support.text.phrases import STEPS
from tests.support.text.phrases_adventure import BY_ENEMY, BY_PLAYERS
from tests.support.text.phrases_when import ABILITIES, CONDITIONS_SAID

SPEND: tuple[Step, ...] = (May((Spend(2, "rage"), SetValue(5))),)
TIERS: tuple[Step, ...] = (Tiers("coil", {"1": (Draw(1),), "2": (Draw(2),)}),)
OFFER: tuple[Step, ...] = (OpponentMay((Discard(1),), (IgnoreValue("opponent_card"),)),)
BASKET: tuple[Step, ...] = (If(InBasket("knives"), (Draw(2),)),)
WON: tuple[Step, ...] = (If("won_combat", (Draw(2),), (Draw(1),)),)
CHOOSE: tuple[Step, ...] = (Choose("fighter", "harpy"), Move("chosen", up_to=1))
LOOK: tuple[Step, ...] = (LookAtHand("opponent"), Choose("card", "opponent_hand"), Discard("chosen"))
TURN: tuple[Step, ...] = (Move("alice", up_to=5), ChangeForm("size"))


def _parts(value: object) -> Iterator[object]:
    """A node and everything in it."""
    yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))
    elif isinstance(value, dict):
        for part in value.values():
            yield from _parts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(part)


def test_the_table_of_phrases_knows_every_node() -> None:
    used = {type(part) for part in _parts((STEPS, CONDITIONS_SAID, ABILITIES, BY_ENEMY, BY_PLAYERS))}
    used.add(nodes.Not)  # each condition is also denied
    every = {
        *get_args(nodes.Step),
        *get_args(nodes.Counted),
        *get_args(nodes.StructuredCondition),
        *get_args(nodes.Ability),
    }
    assert every - used == set()


def test_the_table_of_phrases_knows_every_moment_and_condition() -> None:
    assert set(MOMENTS) <= {ability.moment for ability in ABILITIES if isinstance(ability, nodes.Answer)}
    assert set(CONDITIONS) <= {condition for condition in CONDITIONS_SAID if isinstance(condition, str)}


def test_a_name_must_be_of_something_that_the_hero_has() -> None:
    assert [] == check_names(NAMES, HERO)
    bare = structs.replace(NAMES, fr=structs.replace(NAMES.fr, counters={}, items={"bow": "arc"}, bonus={}))
    assert ["there is no item 'bow'; known: pelt, knives, wolfsbane"] == [
        fault.message for fault in check_names(bare, HERO)
    ]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language: 'de'"):
        grammar_of(NAMES, "de")
    with pytest.raises(ValueError, match="no such language: 'de'; there are en, fr, uk"):
        hero_name(NAMES, "de")


@pytest.mark.parametrize(
    ("lang", "steps", "expected"),
    [
        ("en", WON, "Draw 1 card. If you won the combat, draw 2 instead."),
        ("fr", WON, "Piochez 1 carte. Si vous avez remporté le combat, piochez-en 2 à la place."),
        ("uk", WON, "Візьміть 1 карту. Якщо ви перемогли в бою, натомість візьміть 2."),
        ("en", SPEND, "You may spend 2 Rage. If you do, the value of this card becomes 5."),
        (
            "fr",
            TIERS,
            "Vous pouvez dépenser 1 bobine chargée pour piocher 1 carte, ou 2 pour en piocher 2.",
        ),
        ("uk", TIERS, "Ви можете витратити 1 заряд, щоб узяти 1 карту, або 2, щоб узяти 2."),
        (
            "en",
            OFFER,
            "Your opponent may discard 1 card. If they do not, ignore the value of your opponent’s card.",
        ),
        ("en", BASKET, "If your basket holds the knives, draw 2 cards."),
        ("uk", BASKET, "Якщо у вашому кошику ножі, візьміть 2 карти."),
        ("en", CHOOSE, "Move one of your Harpies up to 1 space."),
        ("fr", CHOOSE, "Déplacez l’une de vos Harpies de 1 case au maximum."),
        ("uk", CHOOSE, "Перемістіть одну зі своїх гарпій максимум на 1 комірку."),
        ("en", LOOK, "Look at your opponent’s hand and choose 1 card from it; your opponent discards it."),
        ("uk", TURN, "Перемістіть Алісу максимум на 5 комірок, потім змініть її розмір."),
        ("fr", TURN, "Déplacez Alice de 5 cases au maximum, puis changez son allure."),
    ],
)
def test_steps_join_into_good_sentences(lang: str, steps: nodes.Steps, expected: str) -> None:
    assert expected == said(lang, *steps).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("number", "noun"), [(1, "карту"), (2, "карти"), (5, "карт"), (11, "карт"), (21, "карту")]
)
def test_ukrainian_has_three_plurals(number: int, noun: str) -> None:
    assert f"Візьміть {number} {noun}." == said("uk", Draw(number))


def test_other_is_said_only_of_the_tag_that_the_card_has_itself() -> None:
    assert "Take all other TRICK cards from your discard pile into your hand." == said(
        "en", Take("all", tag="trick")
    )
    assert "Take all cards from your discard pile into your hand." == said("en", Take("all"))
    assert "for each other TRICK card" in said("en", AddValue(CardsIn("your_hand", tag="trick")))
    assert "other" not in said("en", AddValue(CardsIn("your_hand")))


def test_a_pronoun_stands_only_for_what_was_just_said() -> None:
    assert "then move her" in said("en", Move("alice", up_to=1), Move("alice", up_to=2))
    assert "then move Alice" in said("en", Move("jabberwock", up_to=1), Move("alice", up_to=2))
    assert "its boost value" in said("en", DiscardTop(1), AddValue(BoostOf("discarded")))
    assert "of the discarded card" in said(
        "en", DiscardTop(1), Move("alice", up_to=1), AddValue(BoostOf("discarded"))
    )


def test_a_pronoun_never_stands_for_one_of_two_fighters() -> None:
    neighbour = CountIs(FightersCounted("friendly_fighters", adjacent_to="your_fighter"), at_least=1)
    expected = (
        "If there is at least 1 friendly fighter adjacent to your fighter, your fighter recovers 1 health."
    )
    assert expected == said("en", If(neighbour, (Recover(1, "your_fighter"),)))


def test_two_fighters_on_the_board_are_said_together() -> None:
    steps = If(Undefeated("alice"), (If(Undefeated("jabberwock"), (Draw(1),)),))
    assert "If Alice and the Jabberwock are on the board, draw 1 card." == said("en", steps)
    assert "Si Alice et le Jabberwocky sont sur le plateau, piochez 1 carte." == said("fr", steps)
    assert "Якщо Аліса й Жербельковт перебувають на полі бою, візьміть 1 карту." == said("uk", steps)


def test_a_pronoun_after_two_branches_needs_the_same_fighter_in_both() -> None:
    both = If("won_combat", (Move("alice", up_to=1),), (Recover(1, "alice"),))
    either = If("won_combat", (Move("alice", up_to=1),), (Move("jabberwock", up_to=1), Draw(1)))
    assert said("en", both, Damage(1, "alice")).endswith("Deal 1 damage to her.")
    assert said("en", either, Damage(1, "alice")).endswith("Deal 1 damage to Alice.")


def test_a_permission_covers_only_its_own_steps() -> None:
    steps = (May((PlaceFighter("alice"),)), Draw(1))
    assert "You may place Alice on any empty space. Draw 1 card." == said("en", *steps)


def test_a_french_pronoun_loses_its_vowel_before_another() -> None:
    assert "l’annuler" == order(Verb("annulez", "annuler"), "", "la").infinitive
    assert "annulez-la" == order(Verb("annulez", "annuler"), "", "la").order


def test_only_a_number_may_differ_in_what_is_said_as_instead() -> None:
    step = If("won_combat", (Draw(2),), (Draw(1, "opponent"),))
    assert "If you won the combat, draw 2 cards. Otherwise, your opponent draws 1 card." == said("en", step)
    counted = If("won_combat", (Draw(CardsIn("your_hand")),), (Draw(1),))
    assert "Otherwise" in said("en", counted)
    twice = structs.replace(step, then=(Draw(2), Draw(1)))
    assert "Otherwise" in said("en", twice)
