"""What a typed line means: an option, a command, or nothing yet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.presentation.refusals import refusal
from matchless.rules.flow.play import IllegalOption
from matchless.rules.notation import parse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.presentation.options import Answer
    from matchless.rules.state.view import View

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("?", "h", "aide", "довідка", "допомога"),
    "quit": ("q", "exit", "quitter", "вийти", "вихід"),
    "undo": ("annuler", "скасувати"),
    "save": ("enregistrer", "зберегти"),
    "load": ("charger", "завантажити"),
    "log": ("journal", "журнал"),
    "cards": ("cartes", "карти"),
    "card": ("carte", "карта"),
    "heroes": ("hero", "héros", "heros", "герої", "герой"),
    "hand": ("main", "рука"),
    "discard": ("défausse", "defausse", "скид"),
    "board": ("map", "plateau", "мапа", "поле"),
    "enemies": ("enemy", "ennemis", "ennemi", "вороги", "ворог"),
    "initiative": ("ініціатива",),
    "threat": ("menace", "загроза"),
    "sites": (
        "bridges", "fields", "tiles", "tokens", "lieux", "ponts", "champs", "tuiles", "jetons",
        "місця", "мости", "лани", "плитки", "жетони",
    ),
    "events": ("event", "événements", "evenements", "події", "подія"),
    "hint": ("conseil", "підказка"),
    "lang": ("langue", "мова"),
    "auto": (),
    "concede": ("abandonner", "здатися"),
}  # fmt: skip
"""Every command with its other names."""
_ALONE: Final = (
    "enemies",
    "initiative",
    "threat",
    "sites",
    "events",
    "discard",
    "board",
    "log",
    "hand",
    "heroes",
    "undo",
    "hint",
    "auto",
    "concede",
    "quit",
    "help",
    "cards",
)
"""Commands without arguments: with more words, the line is about an option."""
_SHOWN: Final = 6


class Command(NamedTuple):
    """A command and the words after it."""

    name: str
    rest: str


class Unclear(NamedTuple):
    """Why a line is not an answer."""

    reason: str


def understand(
    line: str, view: View, names: GameNames, choices: Sequence[Answer]
) -> Answer | Command | Unclear:
    """Return what a line means."""
    words = " ".join(line.split())
    if not words:
        return choices[0] if len(choices) == 1 else Unclear(names.say("type_an_answer"))
    if words.isdecimal():
        number = int(words[:9])
        if 1 <= number <= len(choices):
            return choices[number - 1]
        return Unclear(names.say("no_such_number", n=number, last=len(choices)))
    first, _, rest = words.partition(" ")
    command = command_of(first)
    if command and not (rest and command in _ALONE):
        return Command(command, rest)
    return _option(words, view, names, choices)


def command_of(word: str) -> str | None:
    """Return the command that a word names."""
    word = word.casefold().lstrip("/:") or word
    for command, others in COMMANDS.items():
        if word == command or word in others:
            return command
    return None


def _option(words: str, view: View, names: GameNames, choices: Sequence[Answer]) -> Answer | Unclear:
    try:
        option = parse(view.position, words)
        return next(choice for choice in choices if choice.option == option)
    except IllegalOption:
        pass
    found = [choice for choice in choices if _fits(words, choice)]
    if len(found) == 1:
        return found[0]
    if found:
        shown = "  ".join(f"{choice.number} {choice.sentence}" for choice in found[:_SHOWN])
        return Unclear(names.say("ambiguous", options=shown + (" …" if len(found) > _SHOWN else "")))
    return Unclear(refusal(words, view, names))


def _fits(words: str, choice: Answer) -> bool:
    """Return whether every word typed begins a word of the option, in the same order."""
    wanted = _split(words)
    return any(_begins(wanted, _split(text)) for text in (choice.notation, choice.sentence))


def _split(text: str) -> list[str]:
    return [word for word in re.split(r"[\s\-:→(),.«»]+", text.casefold()) if word]


def _begins(wanted: list[str], words: list[str]) -> bool:
    at = 0
    for word in wanted:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True
