"""The deck as a table, and the names that stand alone."""

from __future__ import annotations

from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.text.adventure.enemies import token_name, token_text
from matchless.text.cards import card_name, fighter_name, hero_name, kind_name, steps_text
from matchless.text.deck_table import EnemyRow, Row, deck_table, enemy_headings, enemy_table, headings
from tests.support.text.made import HERO, NAMES

LIBRARY = Library()


def test_a_row_says_all_that_stands_on_a_card() -> None:
    rows = deck_table(LIBRARY.hero("medusa"), LIBRARY.names("medusa"), "uk")
    expected = Row(
        card="clutching-claws",
        count=3,
        name="Чіпкі пазурі",
        kind="Універсальна",
        who="Гарпія",
        value=3,
        boost=2,
        text=["ПІСЛЯ БОЮ: Суперник скидає 1 карту на свій вибір."],
    )
    assert expected == next(row for row in rows if row.card == "clutching-claws")
    assert 30 == sum(row.count for row in rows)


def test_a_table_has_a_heading_for_each_column() -> None:
    for lang in LANGUAGES:
        # The id has none, and the item stands in the text too.
        assert len(headings(lang)) == len(Row.__struct_fields__) - 2


def test_names_stand_alone_with_a_capital_letter() -> None:
    names = LIBRARY.names("king-arthur")
    assert "Король Артур" == fighter_name(names, "king-arthur", "uk") == hero_name(names, "uk")
    assert "Roi Arthur" == fighter_name(names, "king-arthur", "fr")
    assert "Porter" == fighter_name(LIBRARY.names("sinbad"), "porter", "en")
    assert "Prophétie" == card_name(names, "prophecy", "fr")
    assert ["Attack", "Defense", "Versatile", "Scheme"] == [
        kind_name(kind, "en") for kind in ("attack", "defense", "versatile", "scheme")
    ]


def test_a_row_tells_the_item_on_the_banner() -> None:
    items = {row.card: row.item for row in deck_table(HERO, NAMES, "fr")}
    assert {"hatter": None, "dash": None, "volley": "couteaux", "wild": "Joker"} == items


def test_an_option_of_a_pick_is_said_by_its_own_steps() -> None:
    hero, names = LIBRARY.hero("alice"), LIBRARY.names("alice")
    pick = hero.deck["looking-glass"].after_combat[0]
    options = getattr(pick, "of")  # noqa: B009 - a step of any kind, as a client sees it
    assert "Alice recovers 3 health." == steps_text(hero, names, "looking-glass", options["recover"], "en")


def test_a_row_says_all_that_stands_on_a_card_of_an_enemy() -> None:
    enemy = LIBRARY.enemy("tarantula")
    rows = enemy_table(enemy, LIBRARY.enemy_names("tarantula"), "fr")
    fangs = enemy.deck["venom-fangs"]
    text = "ATTAQUE – APRÈS LE COMBAT : Si Tarantula est sur un jeton Toile, infligez 2 dégâts au combattant adverse."
    expected = EnemyRow(
        card="venom-fangs",
        count=2,
        name="Crocs venimeux",
        attack=fangs.attack,
        defense=fangs.defense,
        boost=fangs.boost,
        attack_only=True,
        text=[text.replace(" :", "\N{NO-BREAK SPACE}:")],
    )
    assert expected == rows[-1]
    assert 7 == sum(row.count for row in rows)
    assert ("Copies", "Card", "Attack", "Defense", "Boost", "Effect") == enemy_headings("en")


def test_a_minion_puts_nothing_on_bridges_and_fields() -> None:
    assert "" == token_name(LIBRARY.enemy_names("tarantula"), "en")
    assert "" == token_text(LIBRARY.enemy("tarantula"), "en")
