"""Plays one game and finds the puzzles in it.

Bots play. Where one choice stands out to the bot to move, and weaker bots often miss it, the position is examined
closely. Those that pass become puzzles.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, final

from msgspec import Struct

from matchless.analysis.calibration import standard_calibration
from matchless.analysis.puzzles.deep import DeepLook, Depth, Weighed, words_of
from matchless.analysis.puzzles.puzzle import FINDERS, Level, Puzzle, PuzzleReason, Theme, Weight, name_of
from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.players.advice import advise
from matchless.players.bot import mixed
from matchless.players.characters.bot import CharacterBot
from matchless.players.characters.character import CHARACTERS
from matchless.players.search_bot import SearchBot
from matchless.rules import choice as choices
from matchless.rules.state.rng import below, seeded
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from matchless.players.advice import Reason
    from matchless.rules.choice import Choice
    from matchless.rules.state.view import View
    from matchless.search.search import Search

_DIGITS: Final = 3
_MORE: Final = 4_000
"""Added to the number of a decision when a bot is asked again, so that its random numbers differ."""
_MOVES: Final = (choices.DO_MANEUVER, choices.DO_MOVE, choices.DO_STAY, choices.DO_PLACE, choices.DO_DONE)
_HARD: Final = 0.55
_EASY: Final = 0.75


class Mining(Struct, frozen=True):
    """What to look for."""

    seed: int = 1
    iterations: int = 250  # of the bots that play
    again: int = 1250  # more of them where a choice stands out
    finders: tuple[str, ...] = FINDERS  # weaker bots
    tries: int = 10  # of each of them at a position
    reasons: int = 8_000  # iterations spent on the reasons for the choice
    most: int = 16  # positions of a game that are examined closely
    each: int = 3  # puzzles for each seat of a game
    fewest: int = 4  # choices
    first_turn: int = 3
    stands_out: float = 0.06  # by how much, at the first look
    gap: float = 0.08  # by how much the best choice must be better than every other, in the end
    sure: float = 4.0  # and by how many standard errors
    least: float = 0.2  # the chance of winning after it
    trivial: float = 0.9  # no puzzle if weaker bots find it more often than this
    depth: Depth = Depth()


class Candidate(NamedTuple):
    """A position in which a choice stands out."""

    at: int  # how many decisions were taken before
    view: View
    ranked: list[str]  # its choices, the one that stands out first


class Dug(Struct, frozen=True):
    """The puzzles found in a game."""

    number: int
    decisions: int  # with several choices
    candidates: int
    looked: int  # how many of them closely
    puzzles: tuple[Puzzle, ...]


def level_of(found: dict[str, float]) -> Level:
    """Return the level of a puzzle by how often weaker bots find its choice.

    >>> level_of({"hare": 0.8, "fox": 1.0}), level_of({"hare": 0.4, "fox": 1.0}), level_of({"hare": 0.0, "fox": 1.0})
    ('easy', 'medium', 'hard')
    """
    share = mean_of(found)
    return "hard" if share < _HARD else "easy" if share >= _EASY else "medium"


def mean_of(found: dict[str, float]) -> float:
    """Return how often the weaker bots find a choice, on average."""
    return sum(found.values()) / len(found)


@cache
def _library() -> Library:
    return Library()


def setup_of(mining: Mining, number: int) -> Setup:
    """Return the setup of a game: its heroes and its board follow from its number."""
    library = _library()
    seed = mixed(mining.seed, number)
    first = below(seeded(seed), len(library.heroes))
    second = (first + 1 + below(seeded(seed + 1), len(library.heroes) - 1)) % len(library.heroes)
    boards = [
        name
        for name in library.boards
        if not Setup(name, (library.heroes[first], library.heroes[second]), 1).check(library)
    ]
    board = boards[below(seeded(seed + 2), len(boards))]
    return Setup(board, (library.heroes[first], library.heroes[second]), mixed(seed, 0) >> 30)


def dig(mining: Mining, number: int) -> Dug:
    """Play a game and return its puzzles. The number alone determines them."""
    return _Dig(mining, number).dug()


@final
class _Dig:
    """The work on one game."""

    def __init__(self, mining: Mining, number: int) -> None:
        self._mining: Final = mining
        self._number: Final = number
        self._match: Final = Match(_library(), setup_of(mining, number))
        self._decisions = 0

    def dug(self) -> Dug:
        found = self._candidates()
        looked = 0
        puzzles: list[Puzzle] = []
        for one in found[: self._mining.most]:
            hero = self._match.setup.heroes[one.view.seat]
            if sum(each.hero == hero for each in puzzles) < self._mining.each:
                looked += 1
                puzzles += self._proved(one)
        return Dug(self._number, self._decisions, len(found), looked, tuple(puzzles))

    def _candidates(self) -> list[Candidate]:
        """Play the game, and return where a choice stood out: no more than one a turn."""
        match, mining = self._match, self._mining
        seed = match.setup.seed
        bots = [SearchBot(mixed(seed, seat), mining.iterations) for seat in range(match.game.players)]
        found: dict[tuple[int, int], Candidate] = {}
        while match.state.decision is not None:
            decision = match.state.decision
            view = view_of(match.state, decision.seat)
            assert view.decision is not None
            option = view.decision.options[0]
            if len(view.decision.options) > 1:
                self._decisions += 1
                search = bots[decision.seat].search(view)
                search.run(mining.iterations)
                option = search.best()
                one = None
                if match.turn >= mining.first_turn and (match.turn, decision.seat) not in found:
                    one = self._candidate(view, search)
                if one is not None:
                    found[match.turn, decision.seat] = one
            match.take(view.answer(option))
        return list(found.values())

    def _candidate(self, view: View, search: Search) -> Candidate | None:
        """Return a position if one choice stands out in it, at first and still after searching on."""
        words = words_of(view)
        if len(set(words.values())) < self._mining.fewest or not self._stands_out(view, words, search):
            return None
        search.run(self._mining.again)
        ranked = self._stands_out(view, words, search)
        return Candidate(len(self._match.taken), view, ranked) if ranked else None

    def _stands_out(self, view: View, words: dict[int, str], search: Search) -> list[str]:
        """Return the choices, the one that stands out first, then those that were tried most; nothing if none does."""
        each = {words[one.option]: one for one in reversed(search.findings())}
        calibration = standard_calibration()
        edge = calibration.edge(view.position, view.position.game.sides[view.seat])
        best = max(each, key=lambda one: (each[one].visits, each[one].value))
        chances = {one: calibration.chance(of.value, 2, edge) for one, of in each.items() if of.visits}
        others = max((chance for one, chance in chances.items() if one != best), default=1.0)
        if chances[best] < self._mining.least or chances[best] - others < self._mining.stands_out:
            return []
        return sorted(each, key=lambda one: (one != best, -each[one].visits, one))

    def _proved(self, one: Candidate) -> list[Puzzle]:
        """Return a position as a puzzle; nothing if its choice fails the closest test."""
        mining = self._mining
        look = DeepLook(self._match.game, mining.depth)
        if not look.stands(one.view, one.ranked, mining.gap):
            return []
        found = {name: _share(one.view, name, one.ranked[0], mining.tries) for name in mining.finders}
        if mean_of(found) > mining.trivial:
            return []
        ranked = look.ranked(one.view)
        if ranked is None or ranked[0] != one.ranked[0]:
            return []
        weighed = look.weigh(one.view, ranked, mining.gap)
        if weighed is None or weighed[0].chance < mining.least:
            return []
        if any(weighed[0].chance - other.chance < mining.sure * other.error for other in weighed[1:]):
            return []
        advice = next(
            (each for each in advise(one.view, mining.reasons) if each.option == weighed[0].option), None
        )
        reasons = () if advice is None else advice.reasons
        if not reasons or reasons[0].what in {"even", "later"}:
            return []
        return [self._puzzle(one, found, weighed, reasons)]

    def _puzzle(
        self, one: Candidate, found: dict[str, float], weighed: list[Weighed], reasons: tuple[Reason, ...]
    ) -> Puzzle:
        match = Match(_library(), self._match.setup)
        for option in self._match.taken[: one.at]:
            match.take(option)
        hero = match.setup.heroes[one.view.seat]
        lines = tuple(str(match.record).splitlines())
        best = next(each for each in one.view.legal if str(each) == one.ranked[0]).choice
        fighters = match.game.fighters
        return Puzzle(
            name=name_of(hero, lines),
            level=level_of(found),
            theme=theme_of(best, weighed[0].won, reasons),
            hero=hero,
            choices=tuple(
                Weight(each.words, round(each.chance, _DIGITS), round(each.error, _DIGITS))
                for each in weighed
            ),
            reasons=tuple(
                PuzzleReason(each.what, fighters[each.fighter].name if each.fighter >= 0 else "")
                for each in reasons
            ),
            found=found,
            record=lines,
        )


def _share(view: View, name: str, words: str, tries: int) -> float:
    """Return how often a bot finds a choice."""
    character = next(one for one in CHARACTERS if one.name == name)
    means = words_of(view)
    seeds = (mixed(view.position.number + _MORE, at) for at in range(tries))
    return sum(means[CharacterBot(character, seed).choose(view)] == words for seed in seeds) / tries


def theme_of(best: Choice, won: float, reasons: tuple[Reason, ...]) -> Theme:
    """Return what a puzzle is about: what its best choice does."""
    if won > 1 / 2:
        return "finish"
    match best.verb:
        case choices.DO_ATTACK:
            return "attack"
        case choices.DO_DEFEND:
            return "defense"
        case choices.DO_SCHEME:
            return "scheme"
        case choices.DO_BOOST:
            return "boost"
        case choices.DO_DISCARD | choices.DO_KEEP | choices.DO_TAKE | choices.DO_CHOOSE_CARD:
            return "cards"
        case verb if verb in _MOVES:
            return "escape" if any(one.what == "safe" for one in reasons) else "position"
        case _:
            return "effect"
