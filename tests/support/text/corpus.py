"""Everything that players read in one language, with the place where it is written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import yaml

from matchless.lang.names import Lang, of_title
from matchless.library.rulebook import glossary, rulebooks
from matchless.text.fr.articles import firm
from tests.support.text.pages import FOLDER

ROOT: Final = Path(__file__).parents[3]
_TYPESCRIPT_STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"(\s*:)?')  # a key, if a colon follows
_CODE: Final = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def texts(lang: Lang) -> Iterator[tuple[str, str]]:
    """Where a text stands, and the text."""
    for path, found in (
        *_cards(lang),
        *_names(lang),
        *_interface(lang),
        *_client(lang),
        *_rules(lang),
        *(_documents() if lang == "en" else ()),
    ):
        for text in found:
            yield str(path.relative_to(ROOT)), text


def _cards(lang: str) -> Iterator[tuple[Path, Iterator[str]]]:
    """The sentences of all cards, as the golden pages have them."""
    for path in sorted(FOLDER.glob(f"*.{lang}.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        said = lines if path.name.startswith("words") else [line for line in lines if line.startswith("    ")]
        yield path, (line.strip() for line in said)


def _names(lang: str) -> Iterator[tuple[Path, Iterator[str]]]:
    """What heroes, enemies, cards, events and boards are called."""
    for path in sorted((ROOT / "content").rglob("*.yaml")):
        if path.name == "names.yaml":
            yield path, _leaves(yaml.safe_load(path.read_text(encoding="utf-8"))[lang])
        elif path.parent.name in ("events", "boards"):
            yield path, _leaves(yaml.safe_load(path.read_text(encoding="utf-8"))["name"][lang])


def _leaves(node: object) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for part in node.values():
            yield from _leaves(part)
    elif isinstance(node, list | tuple):
        for part in node:
            yield from _leaves(part)


def _interface(lang: str) -> Iterator[tuple[Path, Iterator[str]]]:
    """What the engine, the server and the terminal say; French tables get their no-break spaces when they are read."""
    for path in sorted((ROOT / "src" / "matchless" / "text" / lang).rglob("*.py")):
        said = _said(ast.parse(path.read_text(encoding="utf-8")))
        yield path, map(firm, said) if lang == "fr" else said


def _said(node: ast.AST) -> Iterator[str]:
    """The strings of a module, without its docstrings and the keys of its tables."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.Dict):
            for value in child.values:
                yield from _said(ast.Expression(value))
        elif isinstance(child, ast.Constant):
            if isinstance(child.value, str):
                yield child.value
        else:
            yield from _said(child)


def _client(lang: str) -> Iterator[tuple[Path, Iterator[str]]]:
    """What the pages say: interface and lessons."""
    source = ROOT / "web" / "src"
    for path in sorted(source.glob(f"lang/{lang}/*.ts")):
        code = re.sub(r"^import .*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        yield path, (text for text, is_key in _TYPESCRIPT_STRING.findall(code) if not is_key)


def _rules(lang: Lang) -> Iterator[tuple[Path, Iterator[str]]]:
    """The statements of the rules, and the words of the game."""
    folder = ROOT / "content" / "rules"
    yield folder / f"{lang}.yaml", _leaves(msgspec.to_builtins(rulebooks()[lang]))
    yield folder / "glossary.yaml", (of_title(term, lang) for term in glossary().terms)


def _documents() -> Iterator[tuple[Path, Iterator[str]]]:
    """What is told to those who work with the project; code in it is not language."""
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        yield path, iter(_CODE.sub("", path.read_text(encoding="utf-8")).splitlines())
