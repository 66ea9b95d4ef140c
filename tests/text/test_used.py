"""Every word of the interface is said somewhere: a key that nothing uses is a text that nobody reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from matchless.text.language import language

ROOT = Path(__file__).parents[2]
LANGUAGE_FOLDERS = re.compile(r"/(text|lang)/(?!adventure|names|nodes|lint|compile)\w\w/")
TYPESCRIPT_STRING = re.compile(r'"([^"\n]*)"|`([^`]*)`|\'([^\'\n]*)\'')
WORDY = re.compile(r"\w\w")
ANYTHING = r"[\w-]+"


def _said_in_python() -> Iterator[re.Pattern[str]]:
    """What a key may look like, by the strings of the program; what is filled in may be anything."""
    pages = ROOT / "tests" / "support" / "text" / "pages.py"  # prints the decks that are read before a change
    for path in (*(ROOT / "src" / "matchless").rglob("*.py"), pages):
        if LANGUAGE_FOLDERS.search(path.as_posix()):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                pattern = _pattern(node)
                if "(?:" not in pattern:
                    pattern = pattern.split(r"\ ")[0]  # a title may add a number after a blank
                if WORDY.search(pattern.replace(ANYTHING, "")):
                    yield re.compile(pattern)


def _pattern(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(_pattern(part) for part in parts)
        case ast.FormattedValue(value=ast.IfExp(body=ast.Constant() as one, orelse=ast.Constant() as other)):
            return f"(?:{_pattern(one)}|{_pattern(other)})"
        case ast.FormattedValue():
            return ANYTHING
        case _:
            return ""


def _said_in_typescript() -> Iterator[re.Pattern[str]]:
    for path in (ROOT / "web" / "src").rglob("*"):
        if (
            path.suffix not in (".ts", ".svelte")
            or "/lang/" in path.as_posix()
            or path.name.endswith(".test.ts")
        ):
            continue
        for found in TYPESCRIPT_STRING.finditer(path.read_text(encoding="utf-8")):
            text = next(part for part in found.groups() if part is not None)
            if WORDY.search(text) and len(text) < 80:
                parts = re.split(r"\$\{[^}]*\}", text)
                yield re.compile(r"[\w.-]+".join(map(re.escape, parts)))


def _unused(keys: set[str], patterns: Iterator[re.Pattern[str]]) -> list[str]:
    unused = set(keys)
    for pattern in {found.pattern: found for found in patterns}.values():
        unused = {key for key in unused if not pattern.fullmatch(key)}
    return sorted(unused)


def test_every_word_of_the_interface_is_used() -> None:
    assert [] == _unused(set(language("en").messages), _said_in_python())


def test_every_sentence_of_the_log_is_used() -> None:
    assert [] == _unused(set(language("en").log), _said_in_python())


def test_every_word_of_the_client_is_used() -> None:
    keys = {
        key
        for path in (ROOT / "web" / "src" / "lang" / "en").glob("*.ts")
        if path.name in ("words.ts", "adventure.ts", "game.ts", "lesson.ts", "over.ts", "pages.ts")
        for key in re.findall(r'^  "([\w.-]+)":', path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(keys) > 100
    assert [] == _unused(keys, _said_in_typescript())
