"""The games of an experiment. Game number i depends on the plan and on i alone, so any process may play it.

A *line* is what results are grouped by: a pairing of heroes and of bots, a villain with a number of players. Lines take
turns, block by block, so that a run that is stopped early has played them all about equally often. In a block
everybody sits in every seat: bots and heroes are swapped in duels, and seats rotate at larger tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, groupby
from math import ceil
from typing import TYPE_CHECKING, Final

from matchless.lab.dice import Dice
from matchless.lab.experiment.file import ADVENTURE, ALL, DUEL, FREE_FOR_ALL, TEAMS, Experiment, Matches
from matchless.match.mistakes import RANDOM, SetupError
from matchless.match.setup import Setup, draw
from matchless.players.bot import mixed
from matchless.players.registry import new_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.library import Library

_DUEL_BLOCK: Final = 4
_CAST: Final = 0x0CA57
"""Keeps the draw of heroes, boards and enemies independent of a game's shuffles."""


@dataclass(frozen=True)
class Line:
    """What results are grouped by."""

    matches: Matches
    lineup: tuple[str, ...]  # the bots that play
    heroes: tuple[str, ...] = ()  # of a duel; elsewhere they are drawn
    players: int = 2
    villain: str = ""
    events: int = 0

    @property
    def block(self) -> int:
        """How many games make a block."""
        if self.matches.mode == DUEL:
            return _DUEL_BLOCK
        return self.players if self.matches.mode in (FREE_FOR_ALL, TEAMS) else 1


@dataclass(frozen=True)
class LabGame:
    """One game of an experiment."""

    number: int
    line: int
    setup: Setup
    bots: tuple[str, ...]  # of each player's seat


class Games:
    """All games of an experiment, by number."""

    def __init__(self, experiment: Experiment, library: Library) -> None:
        self.experiment: Final = experiment
        self.lines: Final[list[Line]] = []
        self._library: Final = library
        self._groups: Final[list[tuple[int, int, list[Line]]]] = []  # first game, first line, all lines
        self.total = 0
        for matches in experiment.matches:
            for size, found in groupby(_lines(matches, library), key=lambda line: line.block):
                lines = list(found)
                self._groups.append((self.total, len(self.lines), lines))
                self.total += ceil(matches.games / size) * size * len(lines)
                self.lines.extend(lines)

    def game(self, number: int) -> LabGame:
        """Return a game; they count from 0."""
        first, start, lines = next(group for group in reversed(self._groups) if group[0] <= number)
        size = lines[0].block
        turn, place = divmod(number - first, size)
        block, at = divmod(turn, len(lines))
        setup, bots = self._seated(start + at, block, place)
        return LabGame(number, start + at, setup, bots)

    def _seated(self, number: int, block: int, place: int) -> tuple[Setup, tuple[str, ...]]:
        """Return who sits where in a game of a block."""
        line = self.lines[number]
        matches = line.matches
        rules = (matches.rules, matches.options)
        chance = mixed(self.experiment.seed, number)
        seed = mixed(chance, block * line.block + place)
        dice = Dice(mixed(mixed(chance, block), _CAST))
        if matches.mode == DUEL:
            boards = _names(matches.boards, self._library.boards)
            heroes = line.heroes if place // 2 == 0 else line.heroes[::-1]
            bots = line.lineup if place % 2 == 0 else line.lineup[::-1]
            return Setup(boards[(block + number) % len(boards)], heroes, seed, *rules), bots
        names = _names(matches.heroes, self._library.heroes)
        heroes = draw((RANDOM,) * line.players, names, dice)
        if matches.mode == ADVENTURE:
            library = self._library
            setup = Setup(
                board=library.enemy(line.villain).board or "",
                heroes=heroes,
                seed=seed,
                preset=matches.rules,
                changes=matches.options,
                villain=line.villain,
                minions=draw((RANDOM,) * line.players, _names(matches.minions, library.minions), dice),
                events=draw((RANDOM,) * line.events, library.events, dice),
            )
            return setup, line.lineup
        boards = _fitting(self._library, matches, heroes)
        board = dice.choice(boards)
        bots = line.lineup[place:] + line.lineup[:place]
        # Heroes keep their seats while the bots rotate, so that each bot plays each hero.
        return Setup(board, heroes, seed, *rules, in_teams=matches.mode == TEAMS), bots


def _fitting(library: Library, matches: Matches, heroes: tuple[str, ...]) -> list[str]:
    """Return the boards with room for that many players."""
    found = []
    for board in _names(matches.boards, library.boards):
        setup = Setup(board, heroes, 0, matches.rules, matches.options, in_teams=matches.mode == TEAMS)
        if not any(mistake.part == "board" for mistake in setup.check(library)):
            found.append(board)
    if not found:
        boards = ", ".join(_names(matches.boards, library.boards))
        raise ValueError(f"none of the boards has room for {len(heroes)} players: {boards}")
    return found


def _names(asked: Sequence[str], known: Sequence[str]) -> Sequence[str]:
    return known if asked == ALL else asked


def _lines(matches: Matches, library: Library) -> list[Line]:
    """Return the lines of a group of matches; ValueError says what is wrong with it."""
    _check(matches, library)
    found: list[Line] = []
    if matches.mode == DUEL:
        heroes = _names(matches.heroes, library.heroes)
        pairs = list(combinations(heroes, 2)) + [(hero, hero) for hero in heroes if matches.mirror]
        if matches.focus:
            pairs = [pair for pair in pairs if set(pair) & set(matches.focus)]
        found = [Line(matches, lineup, pair) for pair in pairs for lineup in _lineups(matches, 2)]
    elif matches.mode == ADVENTURE:
        found = [
            Line(matches, lineup, players=players, villain=villain, events=events)
            for villain in _names(matches.villains, library.villains)
            for players in matches.players or (2,)
            for events in matches.events
            for lineup in _lineups(matches, players)
        ]
    else:
        tables = (4,) if matches.mode == TEAMS else matches.players or (3, 4)
        found = [
            Line(matches, lineup, players=players)
            for players in tables
            for lineup in _lineups(matches, players)
        ]
    if not found:
        raise ValueError("nothing is left to play: name at least two heroes, or set 'mirror: yes'")
    return found


def _lineups(matches: Matches, players: int) -> list[tuple[str, ...]]:
    """Return the line-ups of bots for a table of that size."""
    if matches.lineups:
        for lineup in matches.lineups:
            if len(lineup) != players:
                raise ValueError(f"{', '.join(lineup)} are {len(lineup)} bots for {players} players")
        return list(matches.lineups)
    bots = matches.bots
    if len(bots) == 1 or matches.mode == ADVENTURE:  # in an adventure all are on one side
        return [(bot,) * players for bot in bots]
    pairs = list(combinations(bots, 2))
    if matches.mode == FREE_FOR_ALL:  # one against others of a kind, both ways round
        return [(one,) + (other,) * (players - 1) for pair in pairs for one, other in (pair, pair[::-1])]
    return [(one, other) * (players // 2) for one, other in pairs]


def _check(matches: Matches, library: Library) -> None:
    """Refuse unknown names and impossible settings."""
    if not matches.bots and not matches.lineups:
        raise ValueError("'bots' is empty: nobody would play")
    for bot in {*matches.bots, *(bot for lineup in matches.lineups for bot in lineup)}:
        new_bot(bot, 0)
    heroes = _names(matches.heroes, library.heroes)
    boards = _names(matches.boards, library.boards)
    rules = (matches.rules, matches.options)
    setups: list[Setup] = []
    if matches.mode == ADVENTURE:
        villains = _names(matches.villains, library.villains)
        minions = _names(matches.minions, library.minions)
        for players in matches.players or (2,):
            if len(heroes) < players or len(minions) < players:
                raise ValueError(
                    f"name at least {players} heroes and {players} minions for {players} players"
                )
        for villain in villains:
            setups += [Setup("", (hero,), 0, *rules, villain=villain, minions=(RANDOM,)) for hero in heroes]
        setups += [
            Setup("", (RANDOM,), 0, *rules, villain=villains[0], minions=(minion,)) for minion in minions
        ]
    else:
        setups = [Setup(boards[0], (hero, hero), 0, *rules) for hero in {*heroes, *matches.focus}]
        setups += [Setup(board, (heroes[0], heroes[0]), 0, *rules) for board in boards]
    mistakes = {mistake.message: mistake for setup in setups for mistake in setup.check(library)}
    if mistakes:
        raise SetupError(list(mistakes.values()))
