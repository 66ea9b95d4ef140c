"""What the figures of a hero are called; those of a group are numbered."""

from __future__ import annotations

from matchless.lang.nodes import Fighter


def names_of(group: str, sheet: Fighter) -> list[str]:
    """The names of the figures of a fighter, or of a group.

    >>> names_of("harpy", Fighter(role="sidekick", health=1, attack="melee", count=2))
    ['harpy-1', 'harpy-2']
    """
    return [f"{group}-{copy + 1}" for copy in range(sheet.count)] if sheet.count > 1 else [group]
