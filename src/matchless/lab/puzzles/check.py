"""Whether a puzzle still holds: its record can be played, its choices are legal, the search prefers its solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.analysis.puzzles.deep import DeepLook, Depth, options_of
from matchless.lab.puzzles.mine import level_of
from matchless.lang.lint.fault import short
from matchless.match.record import RecordError
from matchless.match.replay import resume
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from matchless.analysis.puzzles.puzzle import Puzzle
    from matchless.library.library import Library


def faults_of(library: Library, puzzle: Puzzle) -> list[str]:
    """Return what is wrong with a puzzle, in words."""
    try:
        match = resume(library, puzzle.game())
    except RecordError as error:
        return [str(error)]
    decision = match.state.decision
    if decision is None:
        return ["the game is over, so nobody is asked anything"]
    found: list[str] = []
    asked = match.setup.heroes[decision.seat]
    if asked != puzzle.hero:
        found.append(f"{asked} is asked, not {puzzle.hero}")
    told = [one.answer for one in puzzle.choices]
    legal = options_of(view_of(match.state, decision.seat))
    found += [f"'{short(one)}' is not legal" for one in told if one not in legal]
    found += [f"it says nothing about '{one}'" for one in legal if one not in told]
    if len(set(told)) < len(told):
        found.append("it lists a choice twice")
    if any(one.chance >= puzzle.solution.chance for one in puzzle.choices[1:]):
        found.append("the first choice is not the best")
    if level_of(puzzle.found) != puzzle.level:
        found.append(f"bots find it so often that it is {level_of(puzzle.found)}, not {puzzle.level}")
    return found


def is_preferred(library: Library, puzzle: Puzzle, iterations: int, searches: int = Depth().searches) -> bool:
    """Return whether every search of the position prefers the solution."""
    match = resume(library, puzzle.game())
    decision = match.state.decision
    assert decision is not None
    depth = replace(Depth(), iterations=iterations, searches=searches)
    ranked = DeepLook(match.game, depth).ranked(view_of(match.state, decision.seat))
    return ranked is not None and ranked[0] == puzzle.solution.answer
