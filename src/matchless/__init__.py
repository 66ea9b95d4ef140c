"""Matchless: the Unmatched game system as an engine, a language for heroes, and opponents to play against.

    >>> import matchless
    >>> match = matchless.duel("king-arthur", "medusa", board="sarpedon", seed=1)
    >>> match
    <Match king-arthur 18/18 – medusa 16/16, setup, king-arthur: place merlin>
    >>> match.legal[:2]
    ['place merlin on s18', 'place merlin on s19']
    >>> match.push("place merlin on s19")
    >>> match.pop()
    'place merlin on s19'
    >>> match.play(bots=["greedy", "random"])
    >>> match.is_over
    True

``duel``, ``table`` and ``adventure`` begin a ``Match``; ``replay`` plays a record back. A ``Library`` holds heroes,
boards and enemies, a ``View`` is what one seat may know, a ``Bot`` answers views. Searches use the kernel below a
match: ``match.state`` is a ``State``, ``state.clone()`` copies it, ``take`` answers its ``decision``, and ``playout``
plays on at random. docs/python.md explains it all in five minutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from matchless.library.library import CONTENT, Library
    from matchless.library.problem import ContentError
    from matchless.match.match import Match
    from matchless.match.mistakes import SetupError
    from matchless.match.record import Record, RecordError
    from matchless.match.setup import Setup
    from matchless.match.start import adventure, duel, replay, table
    from matchless.players.bot import Bot
    from matchless.players.outside.fault import BotFault
    from matchless.rules.board.board import Board
    from matchless.rules.choice import Choice, Question
    from matchless.rules.flow.play import IllegalOption, take
    from matchless.rules.flow.playout import playout
    from matchless.rules.game import Card, Fighter, Game
    from matchless.rules.notation import Option, legal
    from matchless.rules.ruleset import RuleSet
    from matchless.rules.state.codec import from_bytes, to_bytes
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import Decision, State
    from matchless.rules.state.view import View

_HOMES: Final = {
    "library.library": ("CONTENT", "Library"),
    "library.problem": ("ContentError",),
    "match.match": ("Match",),
    "match.mistakes": ("SetupError",),
    "match.record": ("Record", "RecordError"),
    "match.setup": ("Setup",),
    "match.start": ("adventure", "duel", "replay", "table"),
    "players.bot": ("Bot",),
    "players.outside.fault": ("BotFault",),
    "rules.board.board": ("Board",),
    "rules.choice": ("Choice", "Question"),
    "rules.flow.play": ("IllegalOption", "take"),
    "rules.flow.playout": ("playout",),
    "rules.game": ("Card", "Fighter", "Game"),
    "rules.notation": ("Option", "legal"),
    "rules.ruleset": ("RuleSet",),
    "rules.state.codec": ("from_bytes", "to_bytes"),
    "rules.state.event": ("Event",),
    "rules.state.state": ("Decision", "State"),
    "rules.state.view": ("View",),
}
"""Where each name lives. A module is loaded when one of its names is first used, so that the import stays fast."""

__all__ = [  # noqa: RUF022 - in the order in which a reader wants them
    "duel", "table", "adventure", "replay", "Match", "Option", "Choice", "Question", "View", "Bot", "Record", "Setup",
    "Library", "CONTENT", "IllegalOption", "SetupError", "ContentError", "RecordError", "BotFault",
    "State", "Decision", "Game", "Board", "Card", "Fighter", "Event", "RuleSet",
    "legal", "take", "playout", "to_bytes", "from_bytes", "__version__",
]  # fmt: skip


def __getattr__(name: str) -> object:
    from importlib import import_module, metadata  # noqa: PLC0415 - as late as what they load

    if name == "__version__":
        try:
            return metadata.version("matchless")
        except metadata.PackageNotFoundError:
            return "0 (not installed)"
    for module, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
            return found
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
