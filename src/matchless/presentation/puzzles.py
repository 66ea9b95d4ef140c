"""A puzzle in the player's language, as far as the seat that is asked may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.analysis.puzzles.puzzle import FINDERS
from matchless.match.replay import resume
from matchless.players.advice import Reason
from matchless.presentation.hints import reason_of
from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.sheets.steps import steps_from
from matchless.presentation.wire.puzzles import PuzzleChoice, PuzzleFinder
from matchless.rules.notation import notations
from matchless.rules.state.view import view_of
from matchless.text.spans import joined

if TYPE_CHECKING:
    from matchless.analysis.puzzles.puzzle import Puzzle
    from matchless.library.library import Library
    from matchless.presentation.wire.game import GameSheet, Step
    from matchless.rules.state.view import View
    from matchless.text.spans import Spans

_ERRORS: Final = 2
"""How many standard errors a margin is."""


@final
class Posed:
    """A puzzle with its position; RecordError says why the position can no longer be reached."""

    def __init__(self, library: Library, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        self.match: Final = resume(library, puzzle.game())
        decision = self.match.state.decision
        assert decision is not None
        self.seat: Final = decision.seat
        self._library: Final = library
        self._names: Final[dict[str, GameNames]] = {}

    @property
    def view(self) -> View:
        """What the seat that is asked may know."""
        return view_of(self.match.state, self.seat)

    @property
    def answers(self) -> list[str]:
        """Every option in the words of records, in their order."""
        return notations(self.view.position)

    def names(self, lang: str) -> GameNames:
        """Return the game's names in a language."""
        if lang not in self._names:
            self._names[lang] = GameNames(self._library, self.match.game, lang)
        return self._names[lang]

    def game(self, lang: str) -> GameSheet:
        """Return the position and the question."""
        return game_sheet(self.match, self.names(lang), self.seat)

    def steps(self, lang: str) -> tuple[Step, ...]:
        """Return how it came to the position."""
        return steps_from(self.match.events, self.names(lang), self.seat, 0)

    def choices(self, lang: str) -> tuple[PuzzleChoice, ...]:
        """Return every choice with its chance, the best first."""
        spaces = self.match.game.board.spaces
        found = {
            one.notation: (at, one)
            for at, one in reversed([*enumerate(answers_of(self.view, self.names(lang)))])
        }
        told = []
        for weight in self.puzzle.choices:
            at, answer = found[weight.answer]
            space = answer.choice.space
            where = spaces[space] if space >= 0 else None
            told.append(PuzzleChoice(at, answer.sentence, where, weight.chance, _ERRORS * weight.error))
        return tuple(told)

    def reasons(self, lang: str) -> Spans:
        """Return the reasons for the solution, in sentences."""
        numbers = {one.name: one.number for one in self.match.game.fighters}
        return joined(
            reason_of(Reason(one.what, numbers.get(one.fighter, -1)), self.names(lang))
            for one in self.puzzle.reasons
        )

    def finders(self) -> tuple[PuzzleFinder, ...]:
        """Return how often bots find the solution, the weakest first."""
        found = self.puzzle.found
        return tuple(PuzzleFinder(bot, found[bot]) for bot in FINDERS if bot in found)
