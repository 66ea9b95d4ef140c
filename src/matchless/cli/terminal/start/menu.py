"""The start menu: a few questions, each with a proposal that Enter accepts."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, final

from msgspec.structs import replace
from rich.text import Text

from matchless.cli.adventure.menu import AdventureMenu
from matchless.cli.terminal.start.asker import Asker, Item
from matchless.cli.terminal.start.wishes import FRIEND, YOURSELF, Wishes
from matchless.cli.terminal.theme import QUIET
from matchless.lang.names import LANGUAGES, of_title
from matchless.match.drawing.colours import GOLD
from matchless.match.mistakes import RANDOM
from matchless.players.characters.character import CHARACTERS, USUAL
from matchless.text.cards import ability_text, fighter_name, hero_name
from matchless.text.interface import ui

if TYPE_CHECKING:
    from matchless.cli.terminal.terminal import Terminal
    from matchless.library.library import Library
    from matchless.players.characters.character import Character

_MODES: Final = {"duel": 2, "three": 3, "four": 4, "teams": 4}
"""Every kind of game with its number of heroes."""
_ADVENTURE: Final = "adventure"
_TALL: Final = 28
_MANY: Final = 8
"""From this many heroes on, the menu leaves out their abilities."""


def language_of_environment() -> str:
    """Return the language of the environment, or English if it is not one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return next((lang for lang in LANGUAGES if wanted.startswith(lang)), "en")
    return "en"


@final
class Menu:
    """Asks what to play."""

    def __init__(self, terminal: Terminal, library: Library, wishes: Wishes, lang: str) -> None:
        self.terminal = terminal
        self.library = library
        self.asker = Asker(terminal, lang)
        self.wishes = wishes
        self.mode = "duel"

    @property
    def lang(self) -> str:
        """Return the language, which may change at any question."""
        return self.asker.lang

    def run(self) -> Wishes | None:
        """Return what is to be played, or nothing if the input ends."""
        self._welcome()
        mode = self._ask("menu_mode", "mode", "duel")
        if mode is None:
            return None
        if mode == _ADVENTURE:
            return AdventureMenu(self.asker, self.library, self.wishes, lambda: self._items("hero")).run()
        self.mode = mode
        heroes = self._heroes()
        board = self._ask("menu_board", "board", "sarpedon") if heroes else None
        bots = self._bots() if board else None
        if heroes is None or board is None or bots is None:
            return None
        setup = replace(self.wishes.setup, heroes=heroes, board=board, in_teams=mode == "teams")
        return self.wishes._replace(setup=setup, bots=bots, lang=self.lang)

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
        mate = self._ask("menu_teammate", "mate", USUAL) if self.mode == "teams" else ""
        if mate is None:
            return None
        title = "menu_opponent" if self.mode == "duel" else "menu_opponents"
        bot = self._ask(title, "bot", USUAL)
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
            text = ui(self.lang, key, languages=", ".join(LANGUAGES))
            self.terminal.say(text, QUIET if key in ("welcome", "menu_language") else "")

    def _items(self, what: str) -> list[Item]:
        """Return the answers to a question, in the current language."""
        if what == "mode":
            return [Item(mode, ui(self.lang, f"mode_{mode}")) for mode in (*_MODES, _ADVENTURE)]
        if what in ("bot", "mate"):
            friend = "menu_friends" if what == "bot" and self.mode != "duel" else "menu_friend"
            items = [*map(self._character, CHARACTERS), Item(FRIEND, ui(self.lang, friend))]
            return [*items, Item(YOURSELF, ui(self.lang, "menu_both"))] if what == "mate" else items
        if what == "board":
            return [self._board(name) for name in self.library.boards]
        items = [self._hero(name, told=what == "hero") for name in self.library.heroes]
        return [*items, Item(RANDOM, ui(self.lang, "menu_random"))]

    def _character(self, character: Character) -> Item:
        level = ui(self.lang, "menu_level", n=character.level, most=len(CHARACTERS))
        about = ui(self.lang, f"bot_{character.name}_about")
        return Item(character.name, ui(self.lang, f"bot_{character.name}_name"), level, about)

    def _board(self, name: str) -> Item:
        """Return a board; it cannot be chosen if it has no room for all heroes."""
        board = self.library.board(name)
        setup = replace(self.wishes.setup, board=name, heroes=(RANDOM,) * _MODES[self.mode])
        few = next((one for one in setup.check(self.library) if one.code == "few_starts"), None)
        refusal = "" if few is None else ui(self.lang, "menu_starts", **few.values)
        more = ui(self.lang, "menu_spaces", n=len(board.spaces))
        title = of_title(board.name, self.lang)
        return Item(name, title, f"{more}; {refusal}" if refusal else more, refusal=refusal)

    def _hero(self, name: str, *, told: bool) -> Item:
        hero, names = self.library.hero(name), self.library.names(name)
        main = next(sheet for sheet in hero.fighters.values() if sheet.role == "hero")
        others = [
            fighter_name(names, group, self.lang) + (f" ×{sheet.count}" if sheet.count > 1 else "")
            for group, sheet in hero.fighters.items()
            if sheet.role != "hero"
        ]
        reach = ui(self.lang, main.attack).lower()
        more = ui(self.lang, "menu_hero_line", health=main.health, move=hero.move, attack=reach)
        more = "; ".join([more, *others])
        few = told and len(self.library.heroes) < _MANY and self.terminal.height >= _TALL
        below = " ".join(ability_text(hero, names, self.lang)) if few else ""
        return Item(name, hero_name(names, self.lang), more if told else "", below)

    def _ask(self, title: str, what: str, proposal: str) -> str | None:
        return self.asker.ask(title, lambda: self._items(what), proposal)
