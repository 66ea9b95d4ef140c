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
YOURSELF: Final = "you"
_OPPONENTS: Final = ("greedy", "random", FRIEND)
_MODES: Final = {"duel": 2, "three": 3, "four": 4, "teams": 4}
"""Every kind of game with its number of heroes."""
_DUEL: Final = 2
_MANY_STARTS: Final = 4
"""The start spaces that a board needs for more than two heroes."""
_TALL: Final = 28
_MANY: Final = 8
"""From so many heroes on, their abilities are not told in the menu."""


class Chosen(NamedTuple):
    """What the menu was told."""

    heroes: tuple[str, ...]  # the player's own first
    board: str
    bots: tuple[str, ...]  # of each seat; the first is the player's own
    lang: str
    in_teams: bool = False


class Item(NamedTuple):
    """One answer of a question: what it stands for, its name, and more about it."""

    key: str
    name: str
    more: str = ""
    below: str = ""
    refusal: str = ""  # why it cannot be taken


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

    def __init__(self, terminal: Terminal, shelf: Shelf, lang: str, *, any_board: bool = False) -> None:
        self.terminal = terminal
        self.shelf = shelf
        self.lang = lang
        self.any_board = any_board  # more than two heroes may play on boards with fewer than four starts
        self.mode = "duel"

    def run(self) -> Chosen | None:
        """Return what is to be played, or nothing if the input ends."""
        self._welcome()
        mode = self._ask("menu_mode", "mode", "duel")
        if mode is None:
            return None
        self.mode = mode
        heroes = self._heroes()
        board = self._ask("menu_board", "board", "sarpedon") if heroes else None
        bots = self._bots() if board else None
        if heroes is None or board is None or bots is None:
            return None
        return Chosen(heroes, board, bots, self.lang, mode == "teams")

    def _heroes(self) -> tuple[str, ...] | None:
        """Ask for all heroes; return them by seat, as if the player had the first."""
        titles = ["menu_hero", "menu_rival"]
        if self.mode == "teams":
            titles = ["menu_hero", "menu_rival_number 1", "menu_ally", "menu_rival_number 2"]
        elif self.mode != "duel":
            titles = ["menu_hero", *(f"menu_rival_number {n}" for n in range(1, _MODES[self.mode]))]
        asked = sorted(range(len(titles)), key=lambda seat: titles[seat] not in ("menu_hero", "menu_ally"))
        found: dict[int, str] = {}
        for seat in asked:
            what, proposal = ("rival", RANDOM) if seat else ("hero", "king-arthur")
            hero = self._ask(titles[seat], what, proposal)
            if hero is None:
                return None
            found[seat] = hero
        return tuple(found[seat] for seat in range(len(titles)))

    def _bots(self) -> tuple[str, ...] | None:
        """Ask who plays the other heroes."""
        mate = self._ask("menu_teammate", "mate", "greedy") if self.mode == "teams" else ""
        if mate is None:
            return None
        title = "menu_opponent" if self.mode == "duel" else "menu_opponents"
        bot = self._ask(title, "bot", "greedy")
        if bot is None:
            return None
        bots = [FRIEND, *[bot] * (_MODES[self.mode] - 1)]
        if mate:
            bots[2] = mate
        return tuple(bots)

    def _welcome(self) -> None:
        self.terminal.clear()
        self.terminal.show([Text.assemble(("Match", "bold"), ("less", f"bold {GOLD}"))])
        for key in ("welcome", "rules_turn", "rules_goal", "menu_language"):
            self.terminal.say(ui(self.lang, key), QUIET if key in ("welcome", "menu_language") else "")

    def _items(self, what: str) -> list[Item]:
        """Return the answers of a question, in the current language."""
        if what == "mode":
            return [Item(mode, ui(self.lang, f"mode_{mode}")) for mode in _MODES]
        if what in ("bot", "mate"):
            friend = "menu_friends" if what == "bot" and self.mode != "duel" else "menu_friend"
            keys = ("bot_greedy", "bot_random", friend)
            items = [Item(bot, ui(self.lang, key)) for bot, key in zip(_OPPONENTS, keys, strict=True)]
            return [*items, Item(YOURSELF, ui(self.lang, "menu_both"))] if what == "mate" else items
        if what == "board":
            return [self._board(name) for name in self.shelf.boards()]
        items = [self._hero(name, told=what == "hero") for name in self.shelf.heroes()]
        return [*items, Item(RANDOM, ui(self.lang, "menu_random"))]

    def _board(self, name: str) -> Item:
        """Return a board, refused if it has no room for all heroes."""
        board = self.shelf.board(name)
        starts = sum(space.start is not None for space in board.spaces.values())
        heroes = _MODES[self.mode]
        needed = heroes if heroes == _DUEL or self.any_board else _MANY_STARTS
        refusal = ui(self.lang, "menu_starts", n=starts, needed=needed) if starts < needed else ""
        more = ui(self.lang, "menu_spaces", n=len(board.spaces))
        title: str = getattr(board.name, self.lang)
        return Item(name, title, f"{more}; {refusal}" if refusal else more, refusal=refusal)

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
        key, _, number = title.partition(" ")
        lines = [Text(), Text(ui(self.lang, key, n=int(number or 0)), TITLE)]
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
                if found is not None and not items[found].refusal:
                    return items[found].key
                if found is None:
                    self.terminal.say(ui(self.lang, "menu_again"), "yellow")
                else:
                    self.terminal.say(f"{items[found].name}: {items[found].refusal}.", "yellow")


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
