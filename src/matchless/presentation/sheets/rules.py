"""The rules as the browser shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.lang.names import LANGUAGES, checked, of_title
from matchless.library.rulebook import glossary, rulebooks
from matchless.presentation.wire.rules import RuleBook, RuleSection, RuleStatement, RuleTerm

if TYPE_CHECKING:
    from matchless.library.rulebook import Section


def rule_book(lang: str) -> RuleBook:
    """Return the rules in a language; the words of the game are in all of them."""
    sections = rulebooks()[checked(lang)].sections
    return RuleBook(
        tuple(_section(name, section) for name, section in sections.items()),
        tuple(
            RuleTerm({one: of_title(term, one) for one in LANGUAGES}, term.rule) for term in glossary().terms
        ),
    )


def _section(name: str, section: Section) -> RuleSection:
    rules = tuple(RuleStatement(number, text) for number, text in section.rules.items())
    return RuleSection(name, section.title, section.lead, section.figure, section.steps, rules)
