"""Plays the games anew and writes them down: python -m tests.playthroughs.regenerate."""

from __future__ import annotations

import sys

from tests.playthroughs.games import GAMES, cards_shown, file_of, played


def main() -> None:
    """Write every file."""
    for name, setup in GAMES.items():
        match, text = played(setup)
        file_of(name).write_text(text, encoding="utf-8")
        shown = len(cards_shown(match, name))
        sys.stdout.write(f"{name}: {len(match.moves)} decisions, {shown} different cards of {name}\n")


if __name__ == "__main__":
    main()
