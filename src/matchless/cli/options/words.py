"""Options that several commands take and read: names separated by commas, changes to rules, processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
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


def add_jobs(parser: argparse.ArgumentParser, results: str) -> None:
    """Add the option ``--jobs`` to a command whose results are the same on any number of processes."""
    parser.add_argument(
        "--jobs",
        type=int,
        metavar="N",
        help=f"processes (default: one per core); the {results} do not depend on it",
    )
