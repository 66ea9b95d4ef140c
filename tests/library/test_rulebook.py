"""The rules are stated once, in every language, and everything that cites a number finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES
from matchless.library.library import CONTENT
from matchless.library.problem import ContentError
from matchless.library.rulebook import glossary, rulebooks
from matchless.rules.ruleset import CHOICES

FIGURES = Path(__file__).parents[2] / "web" / "src" / "pages" / "rules" / "figures.ts"


def _copied(folder: Path, file: str, old: str, new: str) -> Path:
    """Return the rules with one change."""
    rules = folder / "rules"
    rules.mkdir()
    for path in (CONTENT / "rules").iterdir():
        (rules / path.name).write_bytes(path.read_bytes())
    text = (rules / file).read_text(encoding="utf-8")
    assert old in text
    (rules / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_every_language_states_the_same_numbers_in_the_same_order() -> None:
    books = rulebooks()
    assert list(LANGUAGES) == list(books)
    for book in books.values():
        assert list(books["en"].statements) == list(book.statements)


def test_the_numbers_of_a_chapter_have_no_gap() -> None:
    chapters: dict[str, list[int]] = {}
    for number in rulebooks()["en"].statements:
        found = re.fullmatch(r"(?:([RA]\d+)\.|(JA?)-)(\d+)", number)
        if found:
            chapters.setdefault(found[1] or found[2], []).append(int(found[3]))
    assert {"R0", "R16", "A1", "A18", "J", "JA"} <= set(chapters)
    for told in chapters.values():
        assert list(range(1, len(told) + 1)) == sorted(told)


def test_every_option_of_a_table_is_told() -> None:
    assert set(CHOICES) == set(rulebooks()["en"].sections["presets"].rules)


def test_every_figure_is_drawn() -> None:
    drawn = re.findall(
        r"^  (\w+): \{", FIGURES.read_text(encoding="utf-8").split("FIGURES", 1)[1], re.MULTILINE
    )
    told = [
        name for name, section in rulebooks()["en"].sections.items() if section.figure and not section.steps
    ]
    assert sorted(told) == sorted(drawn)


def test_a_word_stands_once_in_the_glossary() -> None:
    words = [term.en for term in glossary().terms]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("fr.yaml", "R0.2:", "R0.22:", "the numbers and their order differ from en.yaml"),
        ("uk.yaml", "  setup:", "  set-up:", "the sections must be goal, setup, "),
        ("en.yaml", "(R16.10)", "(R16.99)", "there is no rule 'R16.99'; did you mean"),
        ("fr.yaml", "(R16.10)", "(R16.9)", "it refers to other statements than en.yaml does"),
        ("en.yaml", "**friendly**", "**friendly", "an emphasis is not closed"),
    ],
)
def test_a_book_that_differs_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=re.escape(message)):
        rulebooks(_copied(tmp_path, file, old, new))


def test_a_word_explained_by_a_rule_that_nobody_states_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"there is no rule 'R99\.5'"):
        glossary(_copied(tmp_path, "glossary.yaml", "R0.5", "R99.5"))


def test_an_option_without_words_is_a_mistake(tmp_path: Path) -> None:
    content = _copied(tmp_path, "fr.yaml", "  lockedValue: {title", "  unlockedValue: {title")
    with pytest.raises(ContentError, match="the options must be gameEnd, effectsAfterDefeat"):
        rulebooks(content)
