"""The catalog holds everything that can be played, in each language."""

from __future__ import annotations

import msgspec
import pytest

from matchless.players.characters.character import CHARACTERS, USUAL
from matchless.presentation.sheets.catalog import catalog
from matchless.presentation.wire.catalog import CardLine, Catalog
from matchless.rules.ruleset import PRESETS
from tests.support.matches import LANGS, LIBRARY

EACH = pytest.mark.parametrize("lang", LANGS)


@EACH
def test_all_heroes_boards_presets_and_bots_are_there(lang: str) -> None:
    found = catalog(LIBRARY, lang)
    assert sorted(LIBRARY.heroes) == sorted(hero.slug for hero in found.heroes)
    assert sorted(LIBRARY.boards) == sorted(board.slug for board in found.boards)
    assert list(PRESETS) == [preset.slug for preset in found.presets]
    assert [(one.name, one.level) for one in CHARACTERS] == [(bot.slug, bot.level) for bot in found.bots]
    assert [USUAL] == [bot.slug for bot in found.bots if bot.is_usual]
    assert all(preset.name and preset.about for preset in found.presets)
    assert all(bot.name and bot.about for bot in found.bots)
    assert lang == found.lang


@EACH
def test_a_deck_has_thirty_cards_with_names_and_texts(lang: str) -> None:
    for hero in catalog(LIBRARY, lang).heroes:
        assert 30 == sum(card.copies for card in hero.cards)
        assert len(hero.cards) == len({card.name for card in hero.cards})
        assert all(line.text for card in hero.cards for line in card.lines)
        assert hero.ability


def test_every_board_says_what_land_each_of_its_zones_is() -> None:
    for board in catalog(LIBRARY, "en").boards:
        assert board.ground is not None
        assert set(board.zones) == set(board.ground.zones), board.slug
        assert board.ground.features


@EACH
def test_the_catalog_can_be_sent(lang: str) -> None:
    found = catalog(LIBRARY, lang)
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=Catalog)


@EACH
def test_villains_minions_and_events_have_names_and_texts(lang: str) -> None:
    found = catalog(LIBRARY, lang)
    assert sorted(LIBRARY.villains) == sorted(enemy.slug for enemy in found.villains)
    assert sorted(LIBRARY.minions) == sorted(enemy.slug for enemy in found.minions)
    assert sorted(LIBRARY.events) == sorted(event.slug for event in found.events)
    assert all(event.name and event.text for event in found.events)
    for enemy in (*found.villains, *found.minions):
        assert 1 == sum(card.hoax for card in enemy.cards)
        assert all(card.name for card in enemy.cards)
        assert all(line.text for card in enemy.cards for line in card.lines)
        assert enemy.slug == enemy.initiative[0].slug
        assert all(card.name and (card.now or card.end) for card in enemy.initiative)
        assert all(token.name and token.text for token in enemy.strews)
    for villain in found.villains:
        assert villain.plan is not None
        assert 4 == len(villain.plan.goals)
        assert villain.plan.after_maneuver
        assert all(tile.name and tile.text for tile in villain.plan.tiles)
    assert {None} == {minion.plan for minion in found.minions}


def test_a_card_of_an_enemy_has_two_values_and_says_what_belongs_to_the_attack() -> None:
    villains = {enemy.slug: enemy for enemy in catalog(LIBRARY, "en").villains}
    cards = {card.slug: card for card in villains["mothman"].cards}
    omen = cards["omen-of-collapse"]
    file = LIBRARY.enemy("mothman").deck["omen-of-collapse"]
    assert (file.attack, file.defense, file.boost) == (omen.attack, omen.defense, omen.boost)
    assert "ATTACK – AFTER COMBAT" == omen.lines[0].label


def test_bridges_and_fields_are_numbered() -> None:
    boards = {board.slug: board for board in catalog(LIBRARY, "en").boards}
    bridges = boards["point-pleasant"].bridges
    assert [1, 2, 3, 4] == [bridge.number for bridge in bridges]
    assert LIBRARY.board("point-pleasant").bridges[0].between == bridges[0].between
    fields = boards["mcminnville"].fields
    assert list(range(1, 9)) == [field.number for field in fields]
    assert LIBRARY.board("mcminnville").fields[2] == fields[2].spaces
    assert ((), ()) == (boards["sarpedon"].bridges, boards["sarpedon"].fields)


def test_heroes_stand_in_the_order_of_the_alphabet() -> None:
    names = [hero.name for hero in catalog(LIBRARY, "uk").heroes]
    assert ["Аліса", "Ахілл", "Беовульф"] == names[:3]
    assert names.index("Енні Крістмас") + 1 == names.index("Єнненга")
    assert names.index("Єнненга") < names.index("Золотий Кажан")


def test_a_text_is_split_into_label_and_sentences() -> None:
    arthur = next(hero for hero in catalog(LIBRARY, "en").heroes if hero.slug == "king-arthur")
    cards = {card.slug: card for card in arthur.cards}
    assert (
        CardLine(
            "AFTER COMBAT",
            "If you won the combat, move one of the fighters in the combat up to 2 spaces.",
        ),
    ) == cards["skirmish"].lines
    assert "" == cards["command-the-storms"].lines[0].label
    assert ("Merlin", "merlin") == (cards["command-the-storms"].user, cards["command-the-storms"].by)
    assert ("Any", "any") == (cards["skirmish"].user, cards["skirmish"].by)


def test_the_version_follows_the_content() -> None:
    assert catalog(LIBRARY, "en").version == catalog(LIBRARY, "en").version
    assert 3 == len({catalog(LIBRARY, lang).version for lang in LANGS})


def test_a_board_is_drawn_as_its_file_says() -> None:
    board = next(board for board in catalog(LIBRARY, "en").boards if board.slug == "marmoreal")
    file = LIBRARY.board("marmoreal")
    assert file.size == (board.width, board.height)
    assert list(file.spaces) == [space.name for space in board.spaces]
    assert file.spaces["m01"].at == (board.spaces[0].x, board.spaces[0].y)
    assert 4 == board.seats
