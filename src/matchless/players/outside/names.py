"""How a bot from outside is written: ``my.module:MyBot:depth=3``, ``./my_bot.py:MyBot``, or ``cmd:./mybot --fast``."""

from __future__ import annotations

import re
from pathlib import Path, PurePath
from typing import Final, NamedTuple

PROGRAM: Final = "cmd:"
_QUOTES: Final = "\"'"
_CLASS: Final = re.compile(r"(?P<module>(?:[A-Za-z]:(?=[\\/]))?[^:]+):(?P<name>[^:=]*)(?P<settings>(?::.*)?)")
"""A drive such as ``C:\\`` belongs to the path of a file."""


class ClassName(NamedTuple):
    """A class in a module, or in a file, with settings for its constructor."""

    module: str
    name: str
    settings: tuple[str, ...]

    @property
    def is_file(self) -> bool:
        """Whether the module is given as the path of its file."""
        return self.module.endswith(".py")


def class_name(name: str) -> ClassName | None:
    r"""Return the class that a name means, or nothing if it is the name of an installed or built-in bot.

    >>> class_name("my.module:MyBot:depth=3")
    ClassName(module='my.module', name='MyBot', settings=('depth=3',))
    >>> class_name("C:\\\\bots\\\\mine.py:MyBot").module
    'C:\\\\bots\\\\mine.py'
    >>> class_name("strategist:iterations=20")
    >>> class_name("mine.py")
    ClassName(module='mine.py', name='', settings=())
    """
    if name.endswith(".py") and not re.search(r":(?![\\/])", name):
        return ClassName(name, "", ())
    found = _CLASS.fullmatch(name)
    if found is None or (not found["name"] and not found["module"].endswith(".py")):
        return None
    first = found["settings"].partition(":")[0]
    if first or ("=" in name.split(":")[1] and not found["module"].endswith(".py")):
        return None
    return ClassName(found["module"], found["name"], tuple(found["settings"].split(":")[1:]))


def title(name: str) -> str:
    """Return what to call a bot: its class, or its program.

    >>> title("my.module:MyBot:depth=3"), title("cmd:node ./bots/brave.js --fast"), title("fox")
    ('MyBot', 'brave', 'fox')
    """
    if name.startswith(PROGRAM):
        words = split_command(name.removeprefix(PROGRAM))
        files = [word for word in words if not word.startswith("-")]
        script = next((word for word in files[1:] if PurePath(word).suffix), None)
        return PurePath((script or files[0]).replace("\\", "/")).stem if files else name
    meant = class_name(name)
    if meant is None:
        return name
    return meant.name or PurePath(meant.module.replace("\\", "/")).stem


def files_of(name: str) -> list[Path]:
    """Return the files that make up a bot, as far as its name tells."""
    if name.startswith(PROGRAM):
        paths = [Path(word) for word in split_command(name.removeprefix(PROGRAM))]
    else:
        meant = class_name(name)
        if meant is None:
            return []
        paths = [Path(meant.module) if meant.is_file else Path(*meant.module.split(".")).with_suffix(".py")]
    return [path for path in (one.expanduser() for one in paths) if path.is_file()]


def split_names(text: str) -> tuple[str, ...]:
    """Return the names in a comma-separated list; commas inside quotes separate nothing.

    >>> split_names('greedy, cmd:./mybot --likes "a,b"')
    ('greedy', 'cmd:./mybot --likes "a,b"')
    """
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        names[-1] += letter
        if letter == quote:
            quote = ""
        elif not quote and letter in _QUOTES:
            quote = letter
    if quote:
        raise ValueError(f"a quotation mark is never closed in '{text}'")
    return tuple(name.strip() for name in names if name.strip())


def split_command(command: str) -> list[str]:
    r"""Return the words of a command: spaces separate them, except inside quotes; backslashes stay, as Windows needs.

    >>> split_command(r'C:\bots\mine.exe --name "My Bot" --x="1 2"')
    ['C:\\bots\\mine.exe', '--name', 'My Bot', '--x=1 2']
    """
    words: list[str] = []
    quote, is_open = "", False
    for letter in command:
        if letter == quote:
            quote = ""
        elif not quote and letter in _QUOTES:
            quote = letter
            if not is_open:
                words.append("")
                is_open = True
        elif letter.isspace() and not quote:
            is_open = False
        else:
            if not is_open:
                words.append("")
                is_open = True
            words[-1] += letter
    return words
