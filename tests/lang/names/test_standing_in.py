"""Names that nobody gave: English from the slugs, the others from English, each in sentences that are well-formed."""

from __future__ import annotations

import pytest

from matchless.lang.lint.names import check_names, unnamed, unnamed_of_enemy
from matchless.lang.names import LANGUAGES, EnemyNamesFile, Names, of
from matchless.lang.names.en import EnglishFighter, EnglishNames, numbers
from matchless.lang.names.standing_in import complete, complete_enemy
from matchless.library.library import Library
from matchless.text.adventure.enemies import enemy_card_text, initiative_text
from matchless.text.cards import ability_text, card_text
from tests.support.adventure.samples import ogre
from tests.support.samples import rook

LIBRARY = Library()


@pytest.mark.parametrize("slug", LIBRARY.heroes)
def test_every_hero_can_be_told_without_a_names_file(slug: str) -> None:
    hero = LIBRARY.hero(slug)
    names = complete(Names(), hero)
    assert [] == check_names(names, hero)
    for lang in LANGUAGES:
        texts = [
            *ability_text(hero, names, lang),
            *(line for card in hero.deck for line in card_text(hero, names, card, lang)),
        ]
        assert all(text.strip() and "None" not in text and "{" not in text for text in texts)


@pytest.mark.parametrize("slug", [*LIBRARY.villains, *LIBRARY.minions])
def test_every_enemy_can_be_told_without_a_names_file(slug: str) -> None:
    enemy = LIBRARY.enemy(slug)
    names = complete_enemy(EnemyNamesFile(), enemy)
    for lang in LANGUAGES:
        texts = [line for card in enemy.deck for line in enemy_card_text(enemy, names, card, lang)]
        texts += initiative_text(enemy, names, None, lang)
        assert all(text.strip() and "None" not in text for text in texts)


def told(slug: str, card: str, lang: str, names: Names | None = None) -> str:
    hero = LIBRARY.hero(slug)
    return " ".join(card_text(hero, complete(names or Names(), hero), card, lang))


def test_a_ukrainian_noun_takes_the_cases() -> None:
    assert "в зоні бійця Medusa." in told("medusa", "a-momentary-glance", "uk")
    assert "кожного зі своїх бійців Harpy" in told("medusa", "the-hounds-of-mighty-zeus", "uk")
    assert "Боєць Little Red відновлює 2" in told("little-red-riding-hood", "a-grimm-tale", "uk")


def test_french_elides_and_agrees() -> None:
    assert "dans la zone de Medusa." in told("medusa", "a-momentary-glance", "fr")
    assert "un Harpy vaincu" in told("medusa", "winged-frenzy", "fr")
    assert "contient l’objet pelt" in told("little-red-riding-hood", "the-wolfs-skin", "fr")


def test_a_pronoun_in_english_gives_french_its_gender() -> None:
    she = Names(en=EnglishNames(fighters={"medusa": EnglishFighter(name="Gorgon", pronoun="she")}))
    names = complete(she, LIBRARY.hero("medusa"))
    assert ("Gorgon", "f") == (names.fr.fighters["medusa"].name, names.fr.fighters["medusa"].gender)
    assert ("Gorgon", "Gorgon", "боєць Gorgon") == (
        names.en.hero,
        names.fr.hero,
        names.uk.fighters["medusa"].title,
    )


def test_what_is_given_is_kept() -> None:
    medusa, names = LIBRARY.hero("medusa"), LIBRARY.names("medusa")
    assert names == complete(names, medusa)


@pytest.mark.parametrize(
    ("slug", "both"),
    [
        ("boss", ("Boss", "Bosses")),
        ("fox", ("Fox", "Foxes")),
        ("wolves", ("Wolf", "Wolves")),
        ("merry-men", ("Merry Men", "Merry Mens")),
        ("witches", ("Witch", "Witches")),
        ("boy", ("Boy", "Boys")),
    ],
)
def test_one_and_several(slug: str, both: tuple[str, str]) -> None:
    assert both == numbers(slug)


def test_a_warning_for_each_language_says_what_is_missing() -> None:
    faults = list(unnamed(Names(), rook()))
    assert ["en", "en", "fr", "uk"] == sorted(str(fault.path[0]) for fault in faults)
    french = next(fault for fault in faults if fault.path == ("fr",))
    assert "no names in 'fr' for fighters: rook, pawn, bishop; cards: charge, gambit, parry" in french.message
    assert french.message.endswith("they are taken from English")
    assert [(), (), ()] == [fault.path for fault in unnamed_of_enemy(EnemyNamesFile(), ogre())]


@pytest.mark.parametrize("slug", LIBRARY.heroes)
def test_the_games_own_heroes_lack_no_name(slug: str) -> None:
    assert [] == list(unnamed(LIBRARY.names(slug), LIBRARY.hero(slug)))
    for lang in LANGUAGES:
        assert of(LIBRARY.names(slug), lang).hero
