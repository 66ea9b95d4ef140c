"""The questions of the start menu: Enter accepts the proposal, and the language can be changed at any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, final

from rich.text import Text

from matchless.cli.terminal.layout import wrapped
from matchless.cli.terminal.theme import NUMBER, QUIET, TITLE
from matchless.lang.names import LANGUAGES
from matchless.text.interface import ui

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.cli.terminal.terminal import Terminal


class Item(NamedTuple):
    """One answer to a question: what it stands for, its name, and more about it."""

    key: str
    name: str
    more: str = ""
    below: str = ""
    refusal: str = ""  # why it cannot be chosen


@final
class Asker:
    """Asks questions; the language can be changed at any of them."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal = terminal
        self.lang = lang

    def say(self, key: str, **values: object) -> str:
        """Return a message in the current language."""
        return ui(self.lang, key, **values)

    def ask(self, title: str, make: Callable[[], list[Item]], proposal: str) -> str | None:
        """Ask one question; return the answer, or nothing at the end of the input.

        ``title`` is a key, with a number after it if its words need one; ``make`` returns the answers in the
        current language.
        """
        while True:
            items = make()
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
                    self.terminal.say(self.say("menu_again"), "yellow")
                else:
                    self.terminal.say(f"{items[found].name}: {items[found].refusal}.", "yellow")

    def _show(self, title: str, items: Sequence[Item], default: int) -> None:
        key, _, number = title.partition(" ")
        lines = [Text(), Text(self.say(key, n=int(number or 0)), TITLE)]
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
        lines.append(Text(self.say("menu_default", choice=items[default].name), QUIET))
        self.terminal.show(lines)


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
