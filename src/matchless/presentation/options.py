"""The options of a decision in the player's language, numbered and grouped."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from matchless.presentation.option import Reader, Reading
from matchless.rules.notation import choices, words_of
from matchless.text.spans import plain

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.choice import Choice
    from matchless.rules.state.view import View


class Answer(NamedTuple):
    """One option: the number to type, what it is in the rules, and how it reads."""

    number: int
    option: int
    notation: str
    choice: Choice
    reading: Reading

    @property
    def group(self) -> str:
        """Return the words shared by options of the same kind, or nothing."""
        return self.reading.group

    @property
    def label(self) -> str:
        """Return the words that tell the option apart within its group."""
        return plain(self.reading.label)

    @property
    def sentence(self) -> str:
        """Return the whole option in words."""
        return f"{self.group} {self.label}" if self.group else self.label


def answers_of(view: View, names: GameNames) -> list[Answer]:
    """Return the options of the pending decision, in the order of the rules."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return []
    offered = choices(view.position)
    spoken = [words_of(view.position.game, choice) for choice in offered]
    reader = Reader(view, names)
    read = distinct(spoken, [reader.read(choice) for choice in offered])
    return [
        Answer(number, *parts)
        for number, parts in enumerate(zip(decision.options, spoken, offered, read, strict=True), start=1)
    ]


def distinct(spoken: list[str], read: list[Reading]) -> list[Reading]:
    """Return readings, with the notation added wherever two would read the same."""
    alike = Counter(read)
    if len(alike) == len(read):
        return read
    return [
        Reading(reading.group, (*reading.label, f" ({notation})")) if alike[reading] > 1 else reading
        for notation, reading in zip(spoken, read, strict=True)
    ]
