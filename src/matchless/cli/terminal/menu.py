"""The start: a few questions, each with a proposal that Enter accepts."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple, final

from rich.text import Text

from matchless.cli.terminal.layout import wrapped
from matchless.cli.terminal.theme import GOLD, NUMBER, QUIET, TITLE
from matchless.lang.names import LANGUAGES
from matchless.text.cards import ability_text, fighter_name, hero_name
from matchless.text.interface import ui

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.terminal import Terminal
    from matchless.library.shelf import Shelf

RANDOM: Final = "random"
FRIEND: Final = "none"
_OPPONENTS: Final = ("greedy", "random", FRIEND)
_TALL: Final = 28
_MANY: Final = 8
"""From so many heroes on, their abilities are not told in the menu."""


class Chosen(NamedTuple):
    """What the menu was told."""

    hero: str
    rival: str
    board: str
    bot: str
    lang: str


class Item(NamedTuple):
    """One answer of a question: what it stands for, its name, and more about it."""

    key: str
    name: str
    more: str = ""
    below: str = ""


def language_of_environment() -> str:
    """Return the language that the environment asks for, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return next((lang for lang in LANGUAGES if wanted.startswith(lang)), "en")
    return "en"


@final
class Menu:
    """Asks what to play."""

    def __init__(self, terminal: Terminal, shelf: Shelf, lang: str) -> None:
        self.terminal = terminal
        self.shelf = shelf
        self.lang = lang

    def run(self) -> Chosen | None:
        """Return what is to be played, or nothing if the input ends."""
        self._welcome()
        hero = self._ask("menu_hero", "hero", "king-arthur")
        rival = self._ask("menu_rival", "rival", RANDOM) if hero else None
        board = self._ask("menu_board", "board", "sarpedon") if rival else None
        bot = self._ask("menu_opponent", "bot", "greedy") if board else None
        if hero is None or rival is None or board is None or bot is None:
            return None
        return Chosen(hero, rival, board, bot, self.lang)

    def _welcome(self) -> None:
        self.terminal.clear()
        self.terminal.show([Text.assemble(("Match", "bold"), ("less", f"bold {GOLD}"))])
        for key in ("welcome", "rules_turn", "rules_goal", "menu_language"):
            self.terminal.say(ui(self.lang, key), QUIET if key in ("welcome", "menu_language") else "")

    def _items(self, what: str) -> list[Item]:
        """Return the answers of a question, in the current language."""
        if what == "bot":
            keys = ("bot_greedy", "bot_random", "menu_friend")
            return [Item(bot, ui(self.lang, key)) for bot, key in zip(_OPPONENTS, keys, strict=True)]
        if what == "board":
            boards = [(name, self.shelf.board(name)) for name in self.shelf.boards()]
            return [
                Item(name, getattr(board.name, self.lang), ui(self.lang, "menu_spaces", n=len(board.spaces)))
                for name, board in boards
            ]
        items = [self._hero(name, told=what == "hero") for name in self.shelf.heroes()]
        return [*items, Item(RANDOM, ui(self.lang, "menu_random"))]

    def _hero(self, name: str, *, told: bool) -> Item:
        hero, names = self.shelf.hero(name), self.shelf.names(name)
        main = next(sheet for sheet in hero.fighters.values() if sheet.role == "hero")
        others = [
            fighter_name(names, group, self.lang) + (f" ×{sheet.count}" if sheet.count > 1 else "")
            for group, sheet in hero.fighters.items()
            if sheet.role != "hero"
        ]
        reach = ui(self.lang, main.attack).lower()
        more = ui(self.lang, "menu_hero_line", health=main.health, move=hero.move, attack=reach)
        more = "; ".join([more, *others])
        few = told and len(self.shelf.heroes()) < _MANY and self.terminal.height >= _TALL
        below = " ".join(ability_text(hero, names, self.lang)) if few else ""
        return Item(name, hero_name(names, self.lang), more if told else "", below)

    def _show(self, title: str, items: Sequence[Item], default: int) -> None:
        lines = [Text(), Text(ui(self.lang, title), TITLE)]
        if all(not item.more and not item.below for item in items):
            row = Text("  ").join(
                [Text.assemble((str(at), NUMBER), f" {item.name}") for at, item in enumerate(items, start=1)]
            )
            lines.extend(wrapped(row, self.terminal.width, indent=2))
        else:
            for at, item in enumerate(items, start=1):
                lines.append(Text.assemble(f"{at:3} ", (item.name, TITLE), (f"  {item.more}", QUIET)))
                if item.below:
                    lines.extend(wrapped(Text(item.below, QUIET), self.terminal.width, indent=6))
        lines.append(Text(ui(self.lang, "menu_default", choice=items[default].name), QUIET))
        self.terminal.show(lines)

    def _ask(self, title: str, what: str, proposal: str) -> str | None:
        """Ask one question; return the answer, or nothing at the end of the input."""
        while True:
            items = self._items(what)
            keys = [item.key for item in items]
            default = keys.index(proposal) if proposal in keys else 0
            self._show(title, items, default)
            while True:
                line = self.terminal.read()
                if line is None:
                    return None
                word = line.strip().casefold()
                if word in LANGUAGES:
                    self.lang = word
                    break
                found = _answer(word, items, default)
                if found is not None:
                    return items[found].key
                self.terminal.say(ui(self.lang, "menu_again"), "yellow")


def _answer(word: str, items: Sequence[Item], default: int) -> int | None:
    """Return the place of the item that a word means."""
    if not word:
        return default
    if word.isdecimal():
        number = int(word[:6])
        return number - 1 if 1 <= number <= len(items) else None
    found = [
        at
        for at, item in enumerate(items)
        if item.name.casefold().startswith(word) or item.key.startswith(word)
    ]
    return found[0] if len(found) == 1 else None
