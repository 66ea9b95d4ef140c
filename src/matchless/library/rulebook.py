"""The numbered statements of the rules, and the words of the game, from ``content/rules``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from matchless.lang.lint.fault import Fault, suggestion
from matchless.lang.names import LANGUAGES, Lang, Title
from matchless.lang.names.words import Record, Text
from matchless.library.library import CONTENT
from matchless.library.load import load_text
from matchless.library.problem import ContentError, Problem
from matchless.rules.ruleset import OPTIONS

NUMBER: Final = re.compile(r"\b(?:[RA]\d{1,2}\.\d{1,2}|JA?-\d{1,2})\b")
"""How a statement is cited."""
RULES_FOLDER: Final = "rules"


class Section(Record, frozen=True, kw_only=True):
    """Statements that belong together."""

    title: Text
    lead: Text
    figure: str = ""  # what is said below its drawing
    steps: tuple[Text, ...] = ()  # the drawing, where it is a list
    rules: dict[str, Text]


class OptionText(Record, frozen=True):
    """A rule option and its values, in the words that a host reads."""

    title: Text
    values: tuple[Text, Text]


class Rulebook(Record, frozen=True):
    """The rules in one language."""

    sections: dict[str, Section]
    options: dict[str, OptionText]

    @property
    def statements(self) -> dict[str, str]:
        """The statements by number, in their order."""
        return {number: text for section in self.sections.values() for number, text in section.rules.items()}


class Term(Title, frozen=True, kw_only=True):
    """A word of the game in every language, and the statement that explains it."""

    rule: str


class Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of the game."""

    terms: tuple[Term, ...]


def rulebooks(content: Path = CONTENT) -> dict[Lang, Rulebook]:
    """The rules in every language; ``ContentError`` if one says something that another does not."""
    return _rulebooks(content)


@cache
def _rulebooks(content: Path) -> dict[Lang, Rulebook]:
    first = load_text(content / RULES_FOLDER / "en.yaml", Rulebook, lambda book: _faults(book, book))
    others: dict[Lang, Rulebook] = {
        lang: load_text(content / RULES_FOLDER / f"{lang}.yaml", Rulebook, lambda book: _faults(book, first))
        for lang in LANGUAGES
        if lang != "en"
    }
    return {"en": first, **others}


@cache
def glossary(content: Path = CONTENT) -> Glossary:
    """The words of the game."""
    stated = rulebooks(content)["en"].statements
    return load_text(
        content / RULES_FOLDER / "glossary.yaml",
        Glossary,
        lambda words: [
            Fault(("terms", at, "rule"), text)
            for at, term in enumerate(words.terms)
            for text in unstated(term.rule, stated)
        ],
    )


def check_rules(content: Path) -> list[Problem]:
    """Everything wrong with the rules and the words of the game in a content folder."""
    try:
        glossary(content)
    except ContentError as error:
        return [*error.problems]
    return []


def unstated(number: str, stated: dict[str, str]) -> Iterator[str]:
    """A message that no statement has this number."""
    if number not in stated:
        yield f"there is no rule '{number}'{suggestion(number, stated)}"


def _faults(book: Rulebook, first: Rulebook) -> Iterator[Fault]:
    """Where a book differs from the first one: sections, numbers, and what statements refer to."""
    listed = [option.name for option in OPTIONS if option.is_listed]
    if list(book.options) != listed:
        yield Fault(("options",), f"the options must be {', '.join(listed)}, in this order")
    if list(book.sections) != list(first.sections):
        yield Fault(("sections",), f"the sections must be {', '.join(first.sections)}, in this order")
        return
    for name, section in book.sections.items():
        model, path = first.sections[name], ("sections", name)
        if list(section.rules) != list(model.rules):
            odd = [*set(section.rules).symmetric_difference(model.rules)] or [*section.rules]
            yield Fault(
                (*path, "rules"), f"the numbers and their order differ from en.yaml: {', '.join(odd)}"
            )
            continue
        if bool(section.figure) != bool(model.figure) or len(section.steps) != len(model.steps):
            yield Fault(path, "the figure differs from that in en.yaml")
        for number, text in section.rules.items():
            cited = NUMBER.findall(text)
            for other in cited:
                yield from (
                    Fault((*path, "rules", number), told) for told in unstated(other, first.statements)
                )
            if cited != NUMBER.findall(model.rules[number]):
                yield Fault((*path, "rules", number), "it refers to other statements than en.yaml does")
            if text.count("**") % 2:
                yield Fault((*path, "rules", number), "an emphasis is not closed")
