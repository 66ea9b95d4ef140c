"""Whatever stands in a file, its author gets problems to read, never a traceback."""

from collections.abc import Callable

import yaml
from hypothesis import given, settings
from hypothesis import strategies as some

from matchless.lang.nodes.shape import FAMILIES, fields_of, word_of
from matchless.lang.nodes.words import CONDITIONS, WHO
from matchless.library.library import CONTENT, Library
from matchless.library.load import (
    parse_board,
    parse_enemy,
    parse_enemy_names,
    parse_event,
    parse_hero,
    parse_names,
)
from matchless.library.problem import Problem
from matchless.library.yaml import read
from tests.support.adventure.samples import EVENT, VILLAIN, ogre
from tests.support.adventure.samples import NAMES as ENEMY_NAMES
from tests.support.samples import BOARD, HERO, NAMES, rook

LIBRARY = Library()
REAL = [(CONTENT / "heroes" / name / "hero.yaml").read_text(encoding="utf-8") for name in LIBRARY.heroes]
SAMPLES = [
    ("hero", HERO),
    ("board", BOARD),
    ("names", NAMES),
    ("enemy", VILLAIN),
    ("event", EVENT),
    ("enemy_names", ENEMY_NAMES),
    *(("hero", text) for text in REAL),
]
ROOK = rook()
OGRE = ogre()
PARSERS: dict[str, Callable[[bytes], tuple[object, list[Problem]]]] = {
    "hero": lambda data: parse_hero(data, "hero.yaml", None),
    "board": lambda data: parse_board(data, "yard.yaml"),
    "names": lambda data: parse_names(data, "names.yaml", ROOK),
    "enemy": lambda data: parse_enemy(data, "ogre.yaml"),
    "event": lambda data: parse_event(data, "fog.yaml"),
    "enemy_names": lambda data: parse_enemy_names(data, "names.yaml", OGRE),
}
PIECES = [
    *(" ", "\n", "  ", ":", ": ", "- ", "- - ", "[", "]", "{", "}", ",", "'", '"', "#", "&a", "*a", "!!int"),
    *(
        "|",
        ">",
        "?",
        "? ",
        "%",
        "@",
        "\\",
        "\\U",
        "---",
        "...",
        "<<",
        "~",
        "\t",
        "\r",
        "\x00",
        "\x85",
        "\u2028",
    ),
    *(
        "\ud7ff",
        "é",
        "😀",
        "0",
        "-1",
        "99",
        "1e9",
        "0x1",
        "true",
        "yes",
        "null",
        "if",
        "draw",
        "chosen",
        "may",
    ),
]
WORDS = sorted(
    {field.key for family in FAMILIES.values() for kind in family for field in fields_of(kind)}
    | {word_of(kind) for family in FAMILIES.values() for kind in family}
    | {*WHO, *CONDITIONS, "hero", "move", "fighters", "deck", "rook", "kind", "attack", "scheme", "any"}
)


def check(data: bytes, *kinds: str) -> None:
    """Read the bytes as some kinds of file; only problems may come of it."""
    for kind in kinds or PARSERS:
        value, problems = PARSERS[kind](data)
        assert (value is None) == bool(problems)
        lines = data.count(b"\n") + data.count(b"\r") + 1
        for problem in problems:
            assert 1 <= problem.line <= lines
            assert 1 <= problem.column
            assert "\n" not in problem.message
            str(problem).encode()


@settings(max_examples=80)
@given(some.binary(max_size=60))
def test_any_bytes(data: bytes) -> None:
    check(data)


@settings(max_examples=80)
@given(some.lists(some.one_of(some.sampled_from(PIECES), some.text(max_size=3)), max_size=30))
def test_any_text(pieces: list[str]) -> None:
    check("".join(pieces).encode("utf-8", "surrogatepass"))


def trees() -> some.SearchStrategy[object]:
    words = some.sampled_from(WORDS)
    leaves = some.one_of(words, some.integers(-5, 99), some.booleans(), some.text(max_size=5))
    return some.recursive(
        leaves,
        lambda inner: some.lists(inner, max_size=4) | some.dictionaries(words, inner, max_size=5),
        max_leaves=30,
    )


@settings(max_examples=80)
@given(trees(), trees(), trees())
def test_any_tree(deck: object, abilities: object, board: object) -> None:
    hero = yaml.safe_load(HERO)
    hero["deck"]["charge"]["after_combat"] = deck
    hero["abilities"] = abilities
    check(yaml.safe_dump(hero, allow_unicode=True).encode(), "hero")
    check(yaml.safe_dump({"board": "yard", "spaces": board, "lines": deck}).encode(), "board")


def steps() -> some.SearchStrategy[object]:
    """Steps that often can be read, so that the lints have something to do."""
    who = some.sampled_from([*WHO, "rook", "pawn", "bishop", "chosen_space"])
    condition = some.one_of(
        some.sampled_from(list(CONDITIONS)),
        some.fixed_dictionaries({"defeated": some.sampled_from(["bishop", "pawn", "queen"])}),
        some.fixed_dictionaries({"not": some.sampled_from(list(CONDITIONS))}),
    )
    amount = some.one_of(
        some.integers(0, 5), some.just({"boost_of": "chosen"}), some.just({"boost_of": "discarded"})
    )
    simple = some.one_of(
        some.fixed_dictionaries({"draw": amount}),
        some.fixed_dictionaries(
            {"move": who}, optional={"up_to": some.integers(0, 5), "exactly": some.integers(0, 5)}
        ),
        some.fixed_dictionaries({"damage": amount, "to": who}, optional={"adjacent_to": who}),
        some.fixed_dictionaries(
            {"choose": some.sampled_from(["fighter", "space", "card"])}, optional={"among": who}
        ),
        some.sampled_from([{"look_at_top": 2}, {"keep": 1}, {"put_back": "top"}, {"end_turn": "current"}]),
        some.sampled_from(
            [{"boost": "this_card"}, {"commit_boost": "attack"}, {"return": "pawn"}, {"discard_top": 1}]
        ),
    )
    return some.recursive(
        some.lists(simple, max_size=4),
        lambda inner: some.lists(
            some.one_of(
                simple,
                some.fixed_dictionaries({"may": inner}),
                some.fixed_dictionaries({"if": condition, "then": inner}, optional={"otherwise": inner}),
                some.fixed_dictionaries(
                    {"pick": some.integers(1, 3), "of": some.dictionaries(some.sampled_from("ab"), inner)}
                ),
            ),
            max_size=3,
        ),
        max_leaves=8,
    )


@settings(max_examples=60)
@given(trees(), trees(), trees())
def test_any_tree_of_an_adventure(cards: object, goals: object, answer: object) -> None:
    enemy, event = yaml.safe_load(VILLAIN), yaml.safe_load(EVENT)
    enemy["deck"]["stomp"]["after_combat"] = cards
    enemy["goals"] = goals
    enemy["tiles"] = answer
    event["when_defeated"] = cards
    event["while"] = answer
    check(yaml.safe_dump(enemy, allow_unicode=True).encode(), "enemy")
    check(yaml.safe_dump(event, allow_unicode=True).encode(), "event")


@settings(max_examples=60)
@given(steps())
def test_any_steps_of_an_enemy(written: object) -> None:
    enemy = yaml.safe_load(VILLAIN)
    for part in (enemy["deck"]["stomp"], enemy["initiative"]["roar"]):
        part["after_combat" if "attack" in part else "now"] = written
    enemy["goals"][0] = enemy["tiles"]["sun"] = written
    check(yaml.safe_dump(enemy, allow_unicode=True).encode(), "enemy")


@settings(max_examples=80)
@given(steps(), some.sampled_from(["immediately", "during_combat", "after_combat"]))
def test_any_steps(card: object, timing: str) -> None:
    hero = yaml.safe_load(HERO)
    hero["deck"]["charge"][timing] = card
    hero["abilities"] = [{"at": "attack_declared", "do": card}]
    check(yaml.safe_dump(hero).encode(), "hero")


@settings(max_examples=80)
@given(some.data())
def test_any_damage_to_a_real_file(data: some.DataObject) -> None:
    kind, text = data.draw(some.sampled_from(SAMPLES))
    for _ in range(data.draw(some.integers(1, 3))):
        start = data.draw(some.integers(0, len(text)))
        length = data.draw(some.integers(0, 12))
        piece = data.draw(some.one_of(some.sampled_from(PIECES), some.sampled_from(WORDS)))
        text = text[:start] + piece + text[start + length :]
    check(text.encode("utf-8", "surrogatepass"), kind)


@settings(max_examples=80)
@given(some.sampled_from(SAMPLES), some.data())
def test_any_lines_of_a_real_file(sample: tuple[str, str], data: some.DataObject) -> None:
    kind, text = sample
    lines = text.split("\n")
    for _ in range(data.draw(some.integers(1, 4))):
        at = data.draw(some.integers(0, len(lines) - 1))
        line = lines.pop(at)
        lines.insert(data.draw(some.integers(0, len(lines))), " " * data.draw(some.integers(0, 3)) + line)
    check("\n".join(lines).encode(), kind)


def test_deep_and_wide_files_end_in_reasonable_time() -> None:
    for text in ("[" * 400_000, "{a: " * 200_000, "- " * 400_000, "? " * 400_000, "a:\n" * 300_000):
        assert read(text.encode(), "hero.yaml")[1]
