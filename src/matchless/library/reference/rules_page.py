"""The rules as one page of Markdown, to look up the numbers that scenarios and documents cite."""

from __future__ import annotations

from typing import Final

from matchless.library.rulebook import Rulebook

_HEAD: Final = """\
# Rules

Every statement that the engine keeps to, in our own words, under the number that the log of a game, the scenarios and
[rulings.md](rulings.md) cite: `R` the rules of duels and larger games, `A` those of adventures, `J` and `JA` rulings on
what the books leave open, `W` words on cards, and the names of a table's options. The page "Rules" of the game shows
the same texts in every language. This file is written by `matchless docs` from `content/rules/en.yaml`; change that."""


def rules_page(book: Rulebook) -> str:
    """All sections with their statements."""
    parts = [_HEAD]
    for section in book.sections.values():
        rules = "\n".join(f"- `{number}` {text}" for number, text in section.rules.items())
        parts += [f"## {section.title}", section.lead, rules]
    return "\n\n".join(parts) + "\n"
