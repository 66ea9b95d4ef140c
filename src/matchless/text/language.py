"""A language: one object that holds everything it can say. Each package ``matchless.text.xx`` has its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar, final

from matchless.lang.names import Lang, checked
from matchless.lang.names.words import EnemyWords, FighterWords, HeroWords
from matchless.text.forms import Forms, Message
from matchless.text.grammar import Grammar, Speaker
from matchless.text.noun import Noun

H = TypeVar("H", bound=HeroWords)
E = TypeVar("E", bound=EnemyWords)
F = TypeVar("F", bound=FighterWords)


def as_it_is(text: str) -> str:
    """Return a text unchanged."""
    return text


@final
@dataclass(frozen=True, kw_only=True)
class Language(Generic[H, E, F]):
    """What a language says, and how; ``H``, ``E`` and ``F`` are the names that its grammar needs."""

    code: Lang
    name: str  # what its speakers call it
    locale: str  # with its country, for previews of links: "en_GB"
    plural: Callable[[int], int]  # which of a noun's forms goes with a number
    grammar: Callable[[H, Speaker, E | None], Grammar]  # the sentences on cards
    noun: Callable[[F, str], Noun]  # a fighter in a sentence; the text tells namesakes apart
    log: Mapping[str, Message]  # what happens in a game
    brief: Mapping[str, Message]  # the same, where the screen beside it shows numbers and spaces
    messages: Mapping[str, Message]  # buttons, questions, headings
    villain: H  # whom events are about: the fighters `villain` and `attacker`
    bare: Callable[[str], str] = as_it_is  # an item as a title
    latin: Mapping[str, str] = field(
        default_factory=dict
    )  # its letters, for terminals that only show plain ones

    def counted(self, number: int, forms: Forms) -> str:
        """Return a number with its noun.

        >>> language("uk").counted(3, ("карта", "карти", "карт"))
        '3 карти'
        """
        return f"{number} {forms[self.plural(number)]}"

    def template(self, message: Message, gender: str, values: Mapping[str, object]) -> str:
        """Return the form of a message that fits: `n` chooses the plural."""
        if isinstance(message, tuple):
            number = values["n"]
            assert isinstance(number, int), message
            message = message[self.plural(number)]
        elif isinstance(message, dict):
            message = message[gender]
        return message


AnyLanguage: TypeAlias = Language[Any, Any, Any]


@cache
def language(code: str) -> AnyLanguage:
    """Return the language with this code; ``ValueError`` if there is none."""
    found: AnyLanguage = import_module(f"matchless.text.{checked(code)}").LANGUAGE
    return found
