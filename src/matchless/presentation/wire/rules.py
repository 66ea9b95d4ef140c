"""The rules in one language, the same for everyone; fetched by the page that shows them."""

from __future__ import annotations

from msgspec import Struct

from matchless.presentation.wire.catalog import Lang


class RuleStatement(Struct, frozen=True):
    """A statement with the number under which it is cited."""

    id: str
    text: str


class RuleSection(Struct, frozen=True):
    """Statements that belong together."""

    id: str
    title: str
    lead: str
    figure: str  # what is said below its drawing; empty if it has none
    steps: tuple[str, ...]  # the drawing, where it is a list
    rules: tuple[RuleStatement, ...]


class RuleTerm(Struct, frozen=True):
    """A word of the game in every language, and the statement that explains it."""

    words: dict[Lang, str]
    rule: str


class RuleBook(Struct, frozen=True):
    """The rules, and the words of the game."""

    sections: tuple[RuleSection, ...]
    terms: tuple[RuleTerm, ...]
