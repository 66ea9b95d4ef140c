"""The puzzles of a server: lists them, shows what somebody may see of one, and judges answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, final

from matchless.analysis.puzzles.puzzle import FOLDER, read_puzzles
from matchless.match.mistakes import SetupError
from matchless.match.record import RecordError
from matchless.match.setup import make_game
from matchless.presentation.puzzles import Posed
from matchless.presentation.wire.puzzles import PuzzleLine, PuzzleList, PuzzleSheet, PuzzleVerdict
from matchless.presentation.wire.table import TableSeat, TableSheet
from matchless.server.refused import Refused
from matchless.server.store.puzzles import Progress, progress_kept, progress_of
from matchless.server.tables.asking import told
from matchless.server.tables.sheet import bot_name
from matchless.text.interface import ui

if TYPE_CHECKING:
    from matchless.analysis.puzzles.puzzle import Puzzle
    from matchless.library.library import Library
    from matchless.presentation.wire.puzzles import PuzzleGrade
    from matchless.presentation.wire.socket import AskThreats, AskWhy, Threats, Why
    from matchless.server.tables.registry import TableRegistry

_KEPT: Final = 24
"""How many positions are cached; reaching another takes a moment."""
_RIVAL: Final = "fox"
"""Who sits opposite, just for show; it is never asked."""


@final
class Puzzles:
    """The puzzles of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._all: dict[str, Puzzle] | None = None
        self._posed: Final[OrderedDict[str, Posed]] = OrderedDict()
        self._lock: Final = asyncio.Lock()

    async def list(self, player: str | None) -> PuzzleList:
        """Return all puzzles, and the progress of somebody with each."""
        puzzles = await self._puzzles()
        progress = await self._progress(player)
        return PuzzleList(tuple(_line(one, progress.get(one.name, Progress())) for one in puzzles.values()))

    async def sheet(self, name: str, player: str | None, lang: str) -> PuzzleSheet:
        """Return a puzzle as its seat may see it; Refused if there is none of this name."""
        posed = await self._pose(name)
        progress = (await self._progress(player)).get(name, Progress())
        person = "" if player is None else await self.registry.store.name(player)
        table = _table(posed, person or ui(lang, "human", n=posed.seat + 1), lang)
        line = _line(posed.puzzle, progress)
        return await asyncio.to_thread(lambda: PuzzleSheet(line, table, posed.game(lang), posed.steps(lang)))

    async def answer(self, name: str, player: str, option: int, lang: str) -> PuzzleVerdict:
        """Judge an answer, and store the result; Refused if there is no such option."""
        posed = await self._pose(name)
        answers = posed.answers
        if option >= len(answers):
            raise Refused("no_option")
        words = answers[option]
        before = (await self._progress(player)).get(name, Progress())
        grade = posed.puzzle.grade(words)
        state = before.state
        if state in ("new", "tried"):
            state = "solved" if grade == "right" else "tried"
        progress = Progress(state, before.tries + 1) if before.state in ("new", "tried") else before
        if progress != before:
            await self.registry.store.writer.keep(progress_kept(player, name, progress))
        return _verdict(posed, words, progress, lang)

    async def solution(self, name: str, player: str, lang: str) -> PuzzleVerdict:
        """Reveal the solution, and store that it was revealed."""
        posed = await self._pose(name)
        before = (await self._progress(player)).get(name, Progress())
        progress = before if before.state == "solved" else Progress("shown", before.tries)
        if progress != before:
            await self.registry.store.writer.keep(progress_kept(player, name, progress))
        return _verdict(posed, "", progress, lang)

    async def ask(self, name: str, message: AskWhy | AskThreats, lang: str) -> Why | Threats:
        """Answer a query about the position, from what the seat may know."""
        posed = await self._pose(name)
        return told(posed.view, posed.names(lang), message)

    async def _progress(self, player: str | None) -> dict[str, Progress]:
        return {} if player is None else await progress_of(self.registry.store.engine, player)

    async def _puzzles(self) -> dict[str, Puzzle]:
        """Return the puzzles that fit the heroes and boards of this server, by name."""
        async with self._lock:
            if self._all is None:
                found = await asyncio.to_thread(_fitting, self.registry.library)
                self._all = {one.name: one for one in found}
            return self._all

    async def _pose(self, name: str) -> Posed:
        puzzle = (await self._puzzles()).get(name)
        if puzzle is None:
            raise Refused("no_puzzle", 404)
        async with self._lock:
            if name not in self._posed:
                self._posed[name] = await asyncio.to_thread(Posed, self.registry.library, puzzle)
                if len(self._posed) > _KEPT:
                    self._posed.popitem(last=False)
            self._posed.move_to_end(name)
            return self._posed[name]


def _fitting(library: Library) -> list[Puzzle]:
    """Return the puzzles whose heroes and board are here and unchanged."""
    return [one for one in read_puzzles(FOLDER) if _fits(library, one)]


def _fits(library: Library, puzzle: Puzzle) -> bool:
    try:
        record = puzzle.game()
        return make_game(library, record.setup).version == record.version
    except (RecordError, SetupError):
        return False


def _line(puzzle: Puzzle, progress: Progress) -> PuzzleLine:
    setup = puzzle.game().setup
    return PuzzleLine(
        name=puzzle.name,
        level=puzzle.level,
        hero=puzzle.hero,
        rival=next(hero for hero in setup.heroes if hero != puzzle.hero),
        board=setup.board,
        state=progress.state,  # type: ignore[arg-type]  # one of them, as it is kept
        tries=progress.tries,
    )


def _verdict(posed: Posed, answer: str, progress: Progress, lang: str) -> PuzzleVerdict:
    """Return the verdict on an answer, or without one; it does not give away the solution until it may."""
    puzzle = posed.puzzle
    grade: PuzzleGrade = puzzle.grade(answer) if answer else "shown"
    choices = posed.choices(lang)
    weights = zip(puzzle.choices, choices, strict=True)
    chosen = next((choice for weight, choice in weights if weight.answer == answer), None)
    is_open = grade in ("right", "shown") or progress.state in ("shown", "solved")
    return PuzzleVerdict(
        grade=grade,
        chosen=chosen,
        lost=0.0 if chosen is None else choices[0].chance - chosen.chance,
        choices=choices if is_open else (),
        reasons=posed.reasons(lang) if is_open else (),
        theme=puzzle.theme if is_open else None,
        finders=posed.finders() if is_open else (),
        line=_line(puzzle, progress),
    )


def _table(posed: Posed, person: str, lang: str) -> TableSheet:
    """Return a stand-in for the table of a puzzle: it has no code, and nothing can be undone at it."""
    setup = posed.match.setup

    def seat(number: int) -> TableSeat:
        mine = number == posed.seat
        return TableSeat(
            number=number,
            kind="human" if mine else "bot",
            name=person if mine else bot_name(_RIVAL, lang),
            hero=setup.heroes[number],
            bot=None if mine else _RIVAL,
            team=number,
            you=mine,
            online=True,
        )

    return TableSheet(
        code="",
        phase="playing",
        mode="duel",
        board=setup.board,
        preset=setup.preset,
        changes=setup.changes,
        seats=tuple(seat(number) for number in range(len(setup.heroes))),
        talk="off",
    )
