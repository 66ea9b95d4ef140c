"""The generator of programs keeps its word: what it makes is accepted, varied, and the same for the same seed."""

from matchless.lang.adventure.lint import ADVENTURE_NODES
from matchless.lang.adventure.lint_ending import check_ending
from matchless.lang.adventure.lint_enemy import check_enemy
from matchless.lang.lint.hero import check
from matchless.lang.lint.names import check_names
from matchless.lang.nodes.shape import FAMILIES, word_of
from matchless.lang.nodes.walk import walk
from tests.support.programs import BASE, NAMES, accepted_cards, accepted_enemies, accepted_heroes


def test_what_is_made_is_accepted() -> None:
    assert [check(hero) for hero in (*accepted_cards(1, 30), *accepted_heroes(1, 5))] == [[]] * 35
    assert [[*check_enemy(enemy), *check_ending(enemy)] for enemy in accepted_enemies(1, 5)] == [[]] * 5


def test_the_names_fit() -> None:
    missing = [fault for fault in check_names(NAMES, BASE) if "there is no" not in fault.message]
    assert not missing  # that nobody makes a bonus attack may be


def test_one_seed_makes_the_same_and_another_makes_others() -> None:
    first, again, other = (list(accepted_cards(seed, 5)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_every_word_of_a_hero_is_found() -> None:
    words = {word_of(kind) for family in FAMILIES.values() for kind in family if kind not in ADVENTURE_NODES}
    seed = 0
    while words and (seed := seed + 1) < 200:
        for hero in accepted_heroes(seed, 1):
            words -= {word_of(type(found.node)) for found in walk(hero)}
    assert not words
