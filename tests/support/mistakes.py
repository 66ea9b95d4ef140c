"""Mistakes, told as changes of a good file, and what is said of them: `tests/**/mistakes/*.txt`.

    -    kind: attack       lines of the good file
    +    kind: scheme       what stands there instead
    deck.charge.value: ...  what is said, a line each

Empty lines part one mistake from the next.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from msgspec import Struct

from matchless.lang.lint.fault import Fault
from matchless.library.decode import decode
from matchless.library.yaml import read

T = TypeVar("T", bound=Struct)


class Mistake(NamedTuple):
    """Lines of a good file, what stands there instead, and what is said of it."""

    old: str
    new: str
    told: list[str]

    def __str__(self) -> str:
        return self.told[0]

    def in_file(self, good: str) -> bytes:
        """The good file with the mistake in it."""
        assert 1 == f"\n{good}".count(f"\n{self.old}"), self.old
        return f"\n{good}".replace(f"\n{self.old}", f"\n{self.new}")[1:].encode()


def mistakes(file: Path) -> list[Mistake]:
    """The mistakes that a file lists."""
    found = []
    for block in file.read_text(encoding="utf-8").rstrip("\n").split("\n\n"):
        lines = block.split("\n")
        old = "".join(f"{line[1:]}\n" for line in lines if line.startswith("-"))
        new = "".join(f"{line[1:]}\n" for line in lines if line.startswith("+"))
        found.append(Mistake(old, new, [line for line in lines if not line.startswith(("-", "+"))]))
    return found


def told(fault: Fault) -> str:
    """A fault as such a file has it: the keys that lead to its place, and the sentence."""
    return f"{'.'.join(map(str, fault.path)) or 'the file'}: {fault.message}"


def parsed(text: bytes, kind: type[T]) -> T:
    """What a file says, whether its lints agree or not."""
    tree, problems = read(text, "file.yaml")
    assert tree is not None, problems
    value, problems = decode(tree, kind, "file.yaml")
    assert value is not None, problems
    return value


def by_lint(folder: Path, lints: Iterable[str]) -> list[pytest.ParameterSet]:
    """The mistakes that each lint should find, from the file of its name, to be given to a test."""
    return [
        pytest.param(lint, mistake, id=f"{lint}-{number}-{mistake}")
        for lint in lints
        for number, mistake in enumerate(mistakes(folder / f"{lint}.txt"))
    ]
