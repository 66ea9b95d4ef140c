"""A game of the search against itself, and what can be learned from it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from matchless.lab.training.index import Index
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.bot import mixed
from matchless.players.search_bot import SearchBot
from matchless.rules.board.bits import members
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.rng import below, seeded
from matchless.rules.state.state import ACTION, CARD, HIDDEN
from matchless.rules.state.view import UNKNOWN, view_of
from matchless.search.evaluation import FEATURES, features
from matchless.search.policy.adding import Adding
from matchless.search.policy.policy import weigh
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.rules.game import Game
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View
    from matchless.search.search import Finding
    from matchless.search.weights import Weights

_FREE: Final = 8
"""How many decisions of a game are taken at random, so that no two games are alike."""
_DIGITS: Final = 4


class Answer(Struct, array_like=True):
    """A decision of a game: which option was taken, what the search thought of the position, what it tried."""

    option: int  # its place among the options
    value: float
    visits: list[int]

    @property
    def shares(self) -> list[float]:
        """How often the search tried each option, as shares of all."""
        total = sum(self.visits)
        return [visits / total for visits in self.visits]


class Played(Struct, array_like=True):
    """A game as training keeps it: the seed and the answers determine it."""

    seed: int
    winner: int
    answers: list[Answer]


class ChoiceExample(Struct, array_like=True):
    """A decision: the terms of its options, and how often the search tried each."""

    terms: list[int]
    values: list[float]
    marks: list[int]
    shares: list[float]


class ChanceExample(Struct, array_like=True):
    """A position before an action: its terms for side 0 less those for side 1, and how likely side 0 is to win."""

    terms: list[int]
    values: list[float]
    target: float


class Counts(Struct, array_like=True):
    """How often a hidden card was somewhere, and how often chance alone would have put it there."""

    seen: float = 0.0
    expected: float = 0.0
    trials: float = 0.0


class Lessons(Struct, array_like=True):
    """What one game teaches."""

    choices: list[ChoiceExample]
    chances: list[ChanceExample]
    held: dict[str, Counts]
    struck: dict[str, Counts]
    winner: int
    decisions: int


@cache
def _library() -> Library:
    return Library()


@cache
def _index() -> Index:
    return Index(_library())


@cache
def _game(board: str, heroes: tuple[str, str]) -> Game:
    return make_game(_library(), Setup(board, heroes, 1))


def setup_of(seed: int) -> tuple[str, tuple[str, str]]:
    """Return a board and two different heroes."""
    library = _library()
    board = library.boards[below(seeded(seed), len(library.boards))]
    first = below(seeded(seed + 1), len(library.heroes))
    second = (first + 1 + below(seeded(seed + 2), len(library.heroes) - 1)) % len(library.heroes)
    return board, (library.heroes[first], library.heroes[second])


def duel_of(seed: int, *, swapped: bool = False) -> Game:
    """Return a duel; ``swapped``: with the heroes in each other's seats."""
    board, (first, second) = setup_of(seed)
    return _game(board, (second, first) if swapped else (first, second))


def play(weights: Weights, iterations: int, seed: int, *, rival: Weights | None = None) -> Played:
    """Play a duel; a ``rival`` plays one of the seats."""
    own = _own_seat(seed)
    return play_game(
        duel_of(seed),
        [weights if rival is None or seat == own else rival for seat in range(2)],
        iterations,
        seed,
        _FREE,
    )


def play_game(game: Game, weights: list[Weights], iterations: int, seed: int, free: int) -> Played:
    """Play a game, each seat with its weights; the first ``free`` answers are random."""
    bots = [SearchBot(mixed(seed, seat), iterations, weights=of) for seat, of in enumerate(weights)]
    state = new_game(game, seed)
    played = Played(seed, -1, [])
    while state.decision is not None:
        decision = state.decision
        options = decision.options
        if len(options) == 1:
            take(state, options[0])
            continue
        view = view_of(state, decision.seat)
        search = bots[decision.seat].search(view)
        search.run(iterations)
        findings = search.findings()
        count = len(played.answers)
        is_free = count < free
        best = view.answer(search.best())
        at = drawn(findings, seeded(mixed(seed, count))) if is_free else options.index(best)
        value = sum(one.value * share for one, share in zip(findings, shares_of(findings), strict=True))
        played.answers.append(Answer(at, round(value, _DIGITS), [one.visits for one in findings]))
        take(state, options[at])
    played.winner = state.winner
    return played


def lessons_of(played: Played, weights: Weights, trust: float, *, has_rival: bool = False) -> Lessons:
    """Return what a duel teaches; ``trust`` is how much the search's own judgment counts beside the outcome.

    Where a rival played, only the other's choices are learned.
    """
    game = duel_of(played.seed)
    own = _own_seat(played.seed)
    tables = Tables(game, weights)
    places = _index().choices_of(tables)
    lessons = Lessons([], [], {}, {}, played.winner, len(played.answers))
    won = 1.0 if played.winner == 0 else 0.0
    for state, answer in replayed(game, played):
        decision = state.decision
        assert decision is not None
        adding = Adding(tables.choices, with_terms=True)
        weigh(tables, state, decision, adding)
        if adding.terms and (not has_rival or decision.seat == own):
            terms = [places[term] for term in adding.terms]
            lessons.choices.append(ChoiceExample(terms, adding.values, adding.marks, answer.shares))
        if decision.kind == ACTION:
            example = _position(tables, state)
            value = answer.value if game.sides[decision.seat] == 0 else 1.0 - answer.value
            example.target = (1.0 - trust) * won + trust * value
            lessons.chances.append(example)
        _count_hidden(state, view_of(state, decision.seat), lessons)
    return lessons


def replayed(game: Game, played: Played) -> Iterator[tuple[State, Answer]]:
    """Yield the state at every decision that had a choice, with the answer given there."""
    state = new_game(game, played.seed)
    answers = iter(played.answers)
    while state.decision is not None:
        options = state.decision.options
        if len(options) == 1:
            take(state, options[0])
            continue
        answer = next(answers)
        yield state, answer
        take(state, options[answer.option])


def _own_seat(seed: int) -> int:
    """Return the seat that learns when a rival plays too."""
    return below(seeded(seed + 3), 2)


def shares_of(findings: list[Finding]) -> list[float]:
    """Return how often the search tried each option, as shares of all."""
    total = sum(one.visits for one in findings)
    return [one.visits / total for one in findings]


def drawn(findings: list[Finding], rng: int) -> int:
    """Return the place of an option drawn at random, weighted by how often it was tried."""
    mark = below(rng, sum(one.visits for one in findings))
    for at, one in enumerate(findings):
        mark -= one.visits
        if mark < 0:
            return at
    return len(findings) - 1


def _position(tables: Tables, state: State) -> ChanceExample:
    game = state.game
    index = _index()
    terms: list[int] = []
    values: list[float] = []
    both = [0.0] * len(FEATURES)
    for number, row in enumerate(features(tables, state)):
        sign = 1.0 if game.sides[number] == 0 else -1.0
        hero = game.seats[number].hero
        for at, value in enumerate(row):
            if value:
                both[at] += sign * value
                terms.append(index.hero[hero] + at)
                values.append(sign * value)
        for card in members(state.hand[number]):
            terms.append(index.hold[f"{hero}/{game.seats[number].deck[card].name}"])
            values.append(sign)
    for at, value in enumerate(both):
        if value:
            terms.append(at)
            values.append(value)
    return ChanceExample(terms, values, 0.0)


def _count_hidden(state: State, view: View, lessons: Lessons) -> None:
    """Count where the cards are that the seat does not see."""
    game = state.game
    decision = state.decision
    assert decision is not None
    for seat in game.seats:
        owner = seat.number
        if owner == view.seat:
            continue
        known = view.position.hand[owner]
        hand = members(state.hand[owner] & ~known)
        masked = view.position.deck[owner]
        deck = [card for card, seen in zip(state.deck[owner], masked, strict=True) if seen == UNKNOWN]
        if decision.kind == ACTION and hand and deck:
            chance = len(hand) / (len(hand) + len(deck))
            _note(lessons.held, seat.hero, [seat.deck[card].name for card in hand], 1.0, chance)
            _note(lessons.held, seat.hero, [seat.deck[card].name for card in deck], 0.0, chance)
        combat = view.position.combat
        if (
            decision.kind == CARD
            and combat is not None
            and combat.attacker_seat == owner
            and combat.attack_card == HIDDEN
            and state.combat is not None
        ):
            actual = state.combat.attack_card
            rank = combat.attacker - seat.first
            pool = [
                seat.deck[card].name
                for card in [actual, *hand, *deck]
                if seat.deck[card].attacks and seat.deck[card].users >> rank & 1
            ]
            _note(lessons.struck, seat.hero, pool[1:], 0.0, 1.0 / len(pool))
            _note(lessons.struck, seat.hero, pool[:1], 1.0, 1.0 / len(pool))


def _note(counts: dict[str, Counts], hero: str, cards: list[str], seen: float, chance: float) -> None:
    for card in cards:
        of = counts.setdefault(f"{hero}/{card}", Counts())
        of.seen += seen
        of.expected += chance
        of.trials += 1.0
