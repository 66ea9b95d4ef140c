"""Every lint of enemies and events finds its own mistakes; `mistakes/` has a file for each lint."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from matchless.lang.adventure import lint_enemy
from matchless.lang.adventure.as_hero import as_hero
from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.adventure.lint_ending import check_ending
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.names import check_enemy_names
from matchless.lang.names import EnemyNamesFile
from matchless.lang.nodes.walk import walk
from tests.support.adventure.samples import EVENT, NAMES, VILLAIN, ogre
from tests.support.mistakes import Mistake, by_lint, mistakes, parsed, told

FOLDER = Path(__file__).with_name("mistakes")


def steps(enemy: Enemy) -> Iterator[Fault]:
    for stage in lint_enemy.enemy_stages(enemy):
        yield from lint_enemy._stage(stage, as_hero(enemy))


def names_in_steps(enemy: Enemy) -> Iterator[Fault]:
    for stage in lint_enemy.enemy_stages(enemy):
        for found in walk(stage.steps, stage.path):
            for path, message in lint_enemy._named(found, enemy):
                yield Fault((*found.path, *path), message)


LINTS: Final[dict[str, Callable[[Enemy], Iterable[Fault]]]] = {
    "rank": lint_enemy._rank,
    "deck": lint_enemy._deck,
    "initiative": lint_enemy._initiative,
    "tokens": lint_enemy._tokens,
    "steps": steps,
    "names_in_steps": names_in_steps,
    "ending": check_ending,
}


@pytest.mark.parametrize(("lint", "mistake"), by_lint(FOLDER, LINTS))
def test_a_lint_finds_the_mistake(lint: str, mistake: Mistake) -> None:
    enemy = parsed(mistake.in_file(VILLAIN), Enemy)
    assert mistake.told == sorted({told(fault) for fault in LINTS[lint](enemy)})
    found = [*lint_enemy.check_enemy(enemy), *check_ending(enemy)]
    assert {*mistake.told} <= {told(fault) for fault in found}


@pytest.mark.parametrize("lint", LINTS)
def test_a_lint_finds_nothing_in_a_good_enemy(lint: str) -> None:
    assert [] == list(LINTS[lint](ogre()))


@pytest.mark.parametrize("mistake", mistakes(FOLDER / "event.txt"))
def test_a_mistake_in_an_event_is_found(mistake: Mistake) -> None:
    event = parsed(mistake.in_file(EVENT), EventCard)
    assert mistake.told == sorted({told(fault) for fault in lint_enemy.check_event(event)})


@pytest.mark.parametrize("mistake", mistakes(FOLDER / "names.txt"))
def test_a_mistake_in_names_is_found(mistake: Mistake) -> None:
    names = parsed(mistake.in_file(NAMES), EnemyNamesFile)
    assert mistake.told == sorted({told(fault) for fault in check_enemy_names(names, ogre())})


def test_no_mistakes_lie_there_untried() -> None:
    assert {*LINTS, "event", "names"} == {file.stem for file in FOLDER.iterdir()}


@pytest.mark.parametrize(
    ("moves", "ends"),
    [
        ("threat: 1", True),
        ("threat: 0", False),
        ("threat: {threat_level: current}", True),
        ("threat: {players: still_in}", True),
        ("threat: {occupied_sites: counted, plus: 1}", True),
        ("threat: {occupied_sites: counted}", False),
        ("threat: {fighters_counted: opposing_fighters}", False),
        ("{if: {face_up: sun}, then: [{threat: 1}], otherwise: [{threat: 2}]}", True),
        ("{if: {face_up: sun}, then: [{threat: 1}], otherwise: [{strengthen: 2}]}", False),
    ],
)
def test_a_villain_ends_the_game_by_a_threat_that_always_moves(moves: str, *, ends: bool) -> None:
    text = VILLAIN.replace("threat: {tokens_on: lowest_site, plus: 1}", moves)
    faults = list(check_ending(parsed(text.encode(), Enemy)))
    assert ends is not bool(faults), faults


def test_an_initiative_card_may_move_the_threat_unless_it_joins_later() -> None:
    still = VILLAIN.replace("  - threat: {tokens_on: lowest_site, plus: 1}\n", "  - strengthen: 1\n")
    moving = still.replace(
        "      - take_turn: this_enemy\n", "      - take_turn: this_enemy\n    end_of_round: [{threat: 1}]\n"
    )
    assert [] != list(check_ending(parsed(moving.encode(), Enemy)))
    at_once = moving.replace("joins: later", "joins: at_once")
    assert [] == list(check_ending(parsed(at_once.encode(), Enemy)))


def test_a_minion_puts_no_tokens_on_sites() -> None:
    names = parsed(NAMES.encode(), EnemyNamesFile)
    minion = replace(ogre(), token=None)
    assert [] == list(lint_enemy._tokens(minion))
    assert [Fault((lang, "token"), "a minion puts no tokens on sites") for lang in ("en", "fr", "uk")] == (
        check_enemy_names(names, minion)
    )
