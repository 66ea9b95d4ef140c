"""Playing through the command line without a person: what is typed, and what is then on the screen."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from matchless.cli.main import main

if TYPE_CHECKING:
    import pytest

GOODBYE = {"en": "What now?", "fr": "Et maintenant\N{NO-BREAK SPACE}?", "uk": "Що далі?"}

NOTATION = re.compile(
    r"\d (choose|spend|transfer|reveal|return|summon|stay|move|place|open|close|pick|put|keep|take|resolve) \w"
)
"""An option that nobody has put into words."""


class Played(NamedTuple):
    """What a run printed, and its exit code."""

    text: str
    code: int


class Keyboard(io.StringIO):
    """Types lines until there are no more, or until the game is over; then those that come after."""

    def __init__(self, words: Iterable[str], screen: io.StringIO, end: str, after: Iterable[str]) -> None:
        super().__init__()
        self.words: Iterator[str] = iter(words)
        self.screen = screen
        self.end = end
        self.after: Iterator[str] = iter(after)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self.end and self.end in self.screen.getvalue():
            self.words = self.after
        word = next(self.words, None)
        return "" if word is None else f"{word}\n"


def play(
    monkeypatch: pytest.MonkeyPatch,
    words: Iterable[str],
    *arguments: str,
    end: str = "",
    after: Iterable[str] = (),
) -> Played:
    """Run `matchless play --terminal` with lines typed into it, ``after`` once ``end`` has been printed."""
    screen = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", Keyboard(words, screen, end, after))
        patch.setattr(sys, "stdout", screen)
        code = main(["play", "--terminal", *arguments])
    return Played(screen.getvalue(), code)


def numbers(seed: int) -> Iterator[str]:
    """Answers at random; one that is too high is asked again."""
    chance = random.Random(seed)  # noqa: S311 - a test
    while True:
        yield str(chance.randint(1, chance.choice([2, 4, 12])))


def whole_game(monkeypatch: pytest.MonkeyPatch, seed: int, lang: str, *arguments: str) -> str:
    """What a game with random answers prints, until its end."""
    played = play(
        monkeypatch, numbers(seed), "--seed", str(seed), "--lang", lang, *arguments, end=GOODBYE[lang]
    )
    assert 0 == played.code
    assert GOODBYE[lang] in played.text
    assert not re.search(r"Traceback|\bNone\b|[{}]", played.text)
    if lang != "en":
        assert not NOTATION.search(played.text), NOTATION.search(played.text)
    return played.text
