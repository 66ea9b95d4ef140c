"""The parser in C and the one in Python read the same tree, and tell the same mistakes in the same places."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from matchless.library import yaml
from matchless.library.library import CONTENT
from tests.support.adventure.samples import EVENT, VILLAIN
from tests.support.adventure.samples import NAMES as ENEMY_NAMES
from tests.support.mistakes import mistakes
from tests.support.samples import BOARD, HERO, NAMES

TESTS = Path(__file__).parents[1]
FILES = sorted([*CONTENT.rglob("*.yaml"), *TESTS.rglob("*.yaml")])
GOOD = (HERO, BOARD, NAMES, VILLAIN, ENEMY_NAMES, EVENT)
LINES = sorted({line for text in GOOD for line in text.splitlines(keepends=True)})
PIECES = [
    *(
        " ",
        "\n",
        "  ",
        ":",
        ": ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        ",",
        "'",
        '"',
        "#",
        " #a",
        "&a ",
        "*a",
        "!!int ",
        "|\n",
    ),
    *(
        ">-\n",
        "|#",
        "?",
        "? ",
        "%",
        "@",
        "`",
        "\\",
        '"\\U',
        '"\\ud800"',
        '"\\/"',
        "---",
        "...",
        "~",
        "\r",
        "\r\n",
    ),
    *(
        "é",
        "😀",
        "\ufeff",
        "\xa0",
        "0",
        "-1",
        "007",
        "true",
        "yes",
        "a:b",
        "'a':b",
        '"a":b',
        "[a?]",
        "{a: b?}",
        "[,]",
    ),
    *("a:\n- b\n- c: 1\n", "%YAML 1.1\n", "<<: *a", "\n\n", "=", "- - - a", "{[a]: b}", "key: 'a\n  b'\n"),
]
HOSTILE = {
    "deep lists": "[" * 50_000,
    "deep mappings": "{a: " * 50_000,
    "deep dashes": "- " * 50_000,
    "many keys": "".join(f"key{number}: 1\n" for number in range(41_000)),
    "one long word": "a" * 90_000,
    "one long key": f"{'a' * 90_000}: 1\n",
    "an open quote": '"' + "a\n" * 40_000,
    "many documents": "---\n" * 50_000,
    "many anchors": "- &a b\n" * 100_000,
    "laughs": "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
    "a huge number": '"\\Uffffffff"',
    "a huge version": f"%YAML {'9' * 5_000}.1\n--- a\n",
    "many questions": "? " * 300_000,
    "many faults": "[a]: 1\n" * 5_000,
}


def both(data: bytes, monkeypatch: pytest.MonkeyPatch) -> tuple[object, object]:
    """What a file holds and what is wrong with it, first with the parser in C, then without it."""
    with monkeypatch.context() as change:
        yaml._quick_tree.cache_clear()
        quick = yaml.read(data, "file.yaml")
        change.setattr(yaml, "_QUICK", None)
        yaml._quick_tree.cache_clear()
        plain = yaml.read(data, "file.yaml")
    yaml._quick_tree.cache_clear()
    return quick, plain


def test_the_parser_in_c_is_there() -> None:
    assert yaml._QUICK is not None


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_of_the_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, plain = both(file.read_bytes(), monkeypatch)
    assert plain == quick


def test_the_game_is_read_by_the_parser_in_c() -> None:
    content = [file.read_text(encoding="utf-8") for file in CONTENT.rglob("*.yaml")]
    assert len(content) == sum(yaml._quick_tree(text) is not None for text in content)


LISTED = {
    "reading": HERO, "effects": HERO, "boards": BOARD, "names": NAMES, "enemies": VILLAIN, "events": EVENT,
    "enemy_names": ENEMY_NAMES,
}  # fmt: skip
"""The lists of mistakes, and the good file that each of them changes."""


@pytest.mark.parametrize(("listed", "good"), [*LISTED.items()])
def test_every_listed_mistake(listed: str, good: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for mistake in mistakes(Path(__file__).parent / "broken" / f"{listed}.txt"):
        quick, plain = both(mistake.in_file(good), monkeypatch)
        assert plain == quick


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, plain = both(text.encode(), monkeypatch)
    assert plain == quick


@settings(max_examples=300)
@given(some.lists(some.one_of(some.sampled_from(PIECES), some.sampled_from(LINES)), max_size=14))
def test_any_text(pieces: list[str]) -> None:
    with pytest.MonkeyPatch.context() as change:
        quick, plain = both("".join(pieces).encode(), change)
    assert plain == quick
