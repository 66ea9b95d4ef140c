"""Steps that are said together, and pronouns that can mean one thing only."""

from __future__ import annotations

import pytest

from matchless.lang import nodes
from matchless.lang.nodes import (
    AddValue,
    Adjacent,
    BoostOf,
    Cancel,
    Choose,
    CounterOf,
    CountIs,
    Damage,
    DiscardTop,
    Draw,
    FightersCounted,
    GainActions,
    GainCounter,
    If,
    IgnoreValue,
    Keep,
    LookAtTop,
    May,
    Move,
    Pick,
    PlaceFighter,
    PutBack,
    PutUnderDeck,
    Recover,
    SetValue,
    Spend,
    Steps,
    Swap,
    TakeOver,
    Tiers,
    YourFighterIs,
)
from matchless.library.library import Library
from matchless.text.things import ONCE
from tests.support.text.made import said, said_ability, said_by_enemy

FOES = FightersCounted("opposing_fighters", adjacent_to="alice")


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (
            (Choose("fighter", "opposing_fighters", in_zone_of="alice"), Damage(1, "chosen")),
            "Deal 1 damage to an opposing fighter in Alice’s zone.",
        ),
        (
            (
                PlaceFighter("alice", "other_space", in_zone_of="alice"),
                Choose("fighter", "friendly_fighters", other_than="alice"),
                PlaceFighter("chosen", "other_space", in_zone_of="alice"),
                GainActions(1),
            ),
            (
                "Place Alice on another empty space in her zone, place another friendly fighter on another empty space "
                "in her zone, then gain 1 action."
            ),
        ),
        (
            (Choose("fighter", "opposing_fighters"), Damage(1, "chosen"), Move("chosen", up_to=1)),
            "Choose an opposing fighter and deal 1 damage to it. Then move it up to 1 space.",
        ),
        (
            (Pick(1, {"up": (AddValue(1),), "down": (AddValue(-1),)}),),
            "Add 1 to or subtract 1 from the value of this card.",
        ),
        ((Draw(1), Draw(1, "opponent")), "You and your opponent each draw 1 card."),
        ((Draw(1), Draw(2, "opponent")), "Draw 1 card, then your opponent draws 2 cards."),
        (
            (
                May(
                    (
                        Swap("alice", "jabberwock"),
                        If(YourFighterIs("alice"), (TakeOver("jabberwock"),), (TakeOver("alice"),)),
                    )
                ),
            ),
            (
                "You may swap the spaces of Alice and the Jabberwock. If you do, the other one becomes your fighter in "
                "this combat."
            ),
        ),
        (
            (If("opponent_played_a_card", (SetValue(nodes.PrintedValueOf("opponent_card")),)),),
            "The value of this card becomes the printed value of your opponent’s card, if any.",
        ),
        (
            (GainCounter(FOES, "rage"), Damage(1, "opposing_fighters", adjacent_to="alice")),
            "Gain 1 Rage for each opposing fighter adjacent to Alice, then deal 1 damage to each of those fighters.",
        ),
        (
            (
                Damage(1, "opposing_fighters", adjacent_to="alice"),
                Recover(1, "opposing_fighters", adjacent_to="alice"),
            ),
            (
                "Deal 1 damage to each opposing fighter adjacent to Alice, then each opposing fighter adjacent to her "
                "recovers 1 health."
            ),
        ),
    ],
)
def test_a_shape_is_said_as_one(steps: Steps, expected: str) -> None:
    assert expected == said("en", *steps)


def test_tiers_share_their_words() -> None:
    two = Tiers("coil", {"1": (GainActions(1),), "2": (GainActions(1), Draw(1))})
    assert "You may spend 1 charged coil to gain 1 action, or 2 to gain 1 action and draw 1 card." == said(
        "en", two
    )
    more = Tiers("coil", {"1": (Damage(1, "opposing_fighter"),), "2": (Damage(2, "opposing_fighter"),)})
    assert "or 2 to deal 2." in said("en", more)
    value = Tiers("coil", {"1": (SetValue(5),), "2": (SetValue(7),)})
    assert "You may spend 1 charged coil: the value of this card becomes 5; or 2: it becomes 7." == said(
        "en", value
    )


def test_a_loss_is_no_price() -> None:
    full = If(CountIs(CounterOf("coil"), exactly=2), (Recover(2, "alice"),))
    pick = Pick(1, {"charge": (GainCounter(2, "coil"),), "discharge": (full, Spend(2, "coil"))})
    assert said("en", pick) == (
        "Choose one: 1) gain 2 charged coils; 2) Alice recovers 2 health if you have exactly 2 charged coils; then "
        "lose all your charged coils."
    )
    assert "Lose 1 charged coil." == said("en", Spend(1, "coil"))


def test_a_pronoun_gives_way_where_another_could_be_meant() -> None:
    near = Adjacent("your_fighter", "opposing_fighter")
    assert said("en", If(near, (Damage(1, "your_fighter"),))).endswith("deal 1 damage to your fighter.")
    assert said("en", If(Adjacent("alice", "opposing_fighter"), (Damage(1, "alice"),))).endswith(
        "damage to her."
    )
    assert said("fr", If(Adjacent("jabberwock", "opposing_fighter"), (Damage(1, "jabberwock"),))).endswith(
        "infligez 1 dégât au Jabberwocky."
    )
    hurt = (Damage(1, "all_fighters", adjacent_to="jabberwock"), Move("jabberwock", up_to=1))
    assert said("en", *hurt).endswith("then move the Jabberwock up to 1 space.")
    boosted = (DiscardTop(1), AddValue(BoostOf("discarded")), Draw(BoostOf("discarded")))
    assert said("en", *boosted).endswith("equal to the boost value of the discarded card.")


def test_the_value_of_a_cancelled_card_is_its_value() -> None:
    assert "then ignore its value." in said("en", Cancel("opponent_card"), IgnoreValue("opponent_card"))
    basket = If(nodes.InBasket("pelt"), (IgnoreValue("opponent_card"),))
    assert said("en", Cancel("opponent_card"), basket).endswith("ignore the value of your opponent’s card.")


def test_one_card_looked_at_has_no_rest() -> None:
    kept = said("en", LookAtTop(1), May((Keep(1),)), PutBack("top"))
    assert kept == (
        "Look at the top card of your deck, then you may put it into your hand. Put it back on top, if it still lies "
        "aside."
    )
    under = said("en", LookAtTop(1), PutUnderDeck("one"))
    assert under == "Look at the top card of your deck, then put it under the deck."


def test_an_ability_of_a_thing_is_named_after_it() -> None:
    steps = If("attacking", (If(nodes.FormIs("gadget", "tonic"), (If("won_combat", (Draw(1),)),)),))
    said_so = said_ability("en", nodes.Answer("after_combat", (steps,), "alice"))
    assert said_so == "The Tonic: after each of Alice’s attacks, if you won the combat, draw 1 card."


def test_sites_that_can_be_counted_once_only_are_a_condition() -> None:
    text = said_by_enemy("en", nodes.Threat(nodes.OccupiedSites("counted", 7, 1)))
    assert text == "Advance the threat marker 1 space, plus 1 if 7 or more bridges are occupied."
    library = Library()
    boards = [library.board(name) for name in library.boards]
    assert all(len(board.fields) < 2 * ONCE and len(board.bridges) < 2 * ONCE for board in boards)
