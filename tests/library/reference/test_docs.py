import importlib
import json
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml
from msgspec import Struct

from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import FAMILIES, fields_of, word_of
from matchless.lang.nodes.walk import walk
from matchless.library.decode import decode
from matchless.library.library import Library
from matchless.library.reference.docs import documents, write_docs
from matchless.library.reference.examples import made_up
from matchless.library.reference.schema import board_schema, enemy_schema, event_schema, hero_schema
from matchless.library.write import plain
from matchless.library.yaml import read
from tests.support.adventure.samples import ogre
from tests.support.samples import BOARD, HERO, rook

ROOT = Path(__file__).parents[3]
LIBRARY = Library()
NODES = [kind for family in FAMILIES.values() for kind in family]


@cache
def generated() -> dict[Path, str]:
    return documents(ROOT)


@pytest.mark.parametrize(
    "path",
    [
        "schema/hero.schema.json",
        "schema/names.schema.json",
        "schema/enemy-names.schema.json",
        "schema/board.schema.json",
        "schema/enemy.schema.json",
        "schema/event.schema.json",
        "docs/effects.md",
        "docs/boards.md",
        "docs/records.md",
        "docs/rulings.md",
    ],
)
def test_a_generated_file_is_up_to_date(path: str) -> None:
    assert generated()[ROOT / path] == (ROOT / path).read_text(encoding="utf-8"), "run `matchless docs`"


def test_writing_the_docs_changes_what_lags_behind_and_nothing_else(tmp_path: Path) -> None:
    copytree(ROOT / "content" / "rules", tmp_path / "content" / "rules")
    schemas = [f"{name}.schema.json" for name in ("hero", "names", "enemy-names", "board", "enemy", "event")]
    assert [*schemas, "effects.md", "rules.md"] == [path.name for path in write_docs(tmp_path)]
    assert [] == write_docs(tmp_path)
    (tmp_path / "docs" / "effects.md").write_text("old")
    assert [tmp_path / "docs" / "effects.md"] == write_docs(tmp_path)


@pytest.mark.parametrize("kind", NODES, ids=word_of)
def test_the_reference_knows_every_word(kind: type[Struct]) -> None:
    page = generated()[ROOT / "docs" / "effects.md"]
    assert f"### `{word_of(kind)}`" in page


@pytest.mark.parametrize("kind", NODES, ids=word_of)
def test_a_made_up_example_can_be_read(kind: type[Struct]) -> None:
    lines = [f"  {line}\n" for line in made_up(kind).text.splitlines()]
    if kind in FAMILIES["ability"]:
        text = "".join(["abilities:\n", *lines])
    else:
        text = "".join(["abilities:\n  - at: placing\n    do:\n", *(f"    {line}" for line in lines)])
    tree, problems = read(f"hero: rook\nmove: 2\nfighters: {{}}\ndeck: {{}}\n{text}".encode(), "hero.yaml")
    assert tree is not None, problems
    hero, problems = decode(tree, Hero, "hero.yaml")
    assert [] == problems
    assert kind in {type(found.node) for found in walk(hero)}


@pytest.mark.parametrize("family", FAMILIES)
def test_no_key_of_a_node_is_the_verb_of_another(family: str) -> None:
    verbs = {word_of(kind) for kind in FAMILIES[family]}
    keys = {field.key for kind in FAMILIES[family] for field in fields_of(kind)[1:]}
    assert set() == verbs & keys


def schema_problems(schema: str, value: object) -> list[str]:
    validator: Any = importlib.import_module("jsonschema").Draft7Validator
    validator.check_schema(json.loads(schema))
    return [error.message for error in validator(json.loads(schema)).iter_errors(value)]


@pytest.mark.parametrize("name", LIBRARY.heroes)
def test_the_schema_allows_every_hero(name: str) -> None:
    assert [] == schema_problems(hero_schema(), plain(LIBRARY.hero(name)))


@pytest.mark.parametrize("name", LIBRARY.boards)
def test_the_schema_allows_every_board(name: str) -> None:
    assert [] == schema_problems(board_schema(), plain(LIBRARY.board(name)))


@pytest.mark.parametrize("name", [*LIBRARY.villains, *LIBRARY.minions])
def test_the_schema_allows_every_enemy(name: str) -> None:
    assert [] == schema_problems(enemy_schema(), plain(LIBRARY.enemy(name)))


@pytest.mark.parametrize("name", LIBRARY.events)
def test_the_schema_allows_every_event(name: str) -> None:
    assert [] == schema_problems(event_schema(), plain(LIBRARY.event(name)))


def test_only_the_schema_of_enemies_knows_the_words_of_adventures() -> None:
    steps = [{"threat": 1}]
    hero, enemy = plain(rook()), plain(ogre())
    hero["deck"]["charge"]["after_combat"] = enemy["deck"]["stomp"]["after_combat"] = steps
    assert [] != schema_problems(hero_schema(), hero)
    assert [] == schema_problems(enemy_schema(), enemy)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("up_to: 3", "upto: 3"),
        ("copies: 3", "copies: 40"),
        ("kind: attack", "kind: spell"),
        ("- draw: 1", "- drwa: 1"),
        ("if: won_combat", "if: sunday"),
        ("to: chosen", "to: The Rook"),
        ("  gambit:", "  Gambit:"),
        ("hero: rook\n", ""),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(old: str, new: str) -> None:
    assert [] == schema_problems(hero_schema(), plain(rook()))
    value = yaml.safe_load(HERO.replace(old, new))
    assert [] != schema_problems(hero_schema(), value)


def test_the_schema_refuses_a_broken_board() -> None:
    assert [] == schema_problems(board_schema(), yaml.safe_load(BOARD))
    assert [] != schema_problems(board_schema(), yaml.safe_load(BOARD.replace("[50, 50]", "[50]")))
    assert [] != schema_problems(board_schema(), yaml.safe_load(BOARD.replace('"#aa0000"', "red")))


def test_a_hero_is_written_as_an_author_would() -> None:
    text = plain(rook())["deck"]["charge"]["after_combat"]
    written = [{"move": "your_fighter", "up_to": 3}]
    assert [{"if": "won_combat", "then": written, "otherwise": [{"draw": 1}]}] == text
    assert {"hero": "x", "move": 1, "fighters": {}, "deck": {}} == plain(Hero("x", 1, {}, {}))
