"""What several commands read from their options: comma-separated names, and changes to rules."""

from __future__ import annotations

from collections.abc import Iterable


def names_in(words: str | None) -> tuple[str, ...]:
    """Return the names in a comma-separated list.

    >>> names_in("alice, medusa")
    ('alice', 'medusa')
    """
    return tuple(word.strip() for word in (words or "").split(",") if word.strip())


def changes_in(words: Iterable[str]) -> dict[str, str]:
    """Return the rules to change, by name; ValueError names an option that changes none.

    >>> changes_in(["openHands=yes"])
    {'openHands': 'yes'}
    """
    changes = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"--rule takes NAME=VALUE, not '{word}'")
        changes[name] = value
    return changes
