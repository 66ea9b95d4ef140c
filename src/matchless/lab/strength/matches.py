"""The kinds of matches between bots, played in blocks of four games with the same cast.

A block gives both bots the same chances: in duels, each plays each hero from each seat once. Blocks take turns over
all heroes and boards, and a block depends only on its number and the seed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from matchless.lab.adventure.plan import adventure, make_adventure_plans
from matchless.lab.strength.blind import BlindBot
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.bot import mixed
from matchless.players.registry import new_bot
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

BLOCK: Final = 4
_FOUR: Final = 4


class Match(NamedTuple):
    """Two bots, and what they play: a duel, ``knowing`` (the first bot is shown the hand of the other), ``four``
    (free-for-all, the first bot against three of the second), ``teams``, or the name of a villain (the
    first bot plays all heroes, then the second plays all of them in the same adventure).
    """  # noqa: D205 - a sentence

    kind: str
    first: str
    second: str
    seed: int


class Block(NamedTuple):
    """The result of four games."""

    number: int
    won: int  # by the first bot
    lost: int  # in adventures: won by the second bot; otherwise the rest
    only_first: int  # adventures that only the first bot won
    only_second: int
    heroes: dict[str, list[int]]  # the first bot's games with each hero: won, played


@cache
def library() -> Library:
    """Return the library of this process."""
    return Library()


@cache
def boards(seats: int, in_teams: bool) -> list[str]:  # noqa: FBT001 - a key of the cache
    """Return the boards for a number of seats."""
    heroes = tuple(library().heroes[:seats])
    return [
        name for name in library().boards if not Setup(name, heroes, 1, in_teams=in_teams).check(library())
    ]


@cache
def table(board: str, heroes: tuple[str, ...], in_teams: bool) -> Game:  # noqa: FBT001 - as above
    """Return a game, compiled once."""
    return make_game(library(), Setup(board, heroes, 0, in_teams=in_teams))


def pair(number: int) -> tuple[str, str]:
    """Return the heroes of a block of duels: all pairs in turn, so that everybody plays about equally often."""
    heroes = library().heroes
    apart, first = divmod(number % (len(heroes) * (len(heroes) - 1) // 2), len(heroes))
    return heroes[first], heroes[(first + apart + 1) % len(heroes)]


def bot_of(name: str, seed: int) -> BuiltInBot:
    """Return a bot by name, or ``blind:ITERATIONS``."""
    plain, _, iterations = name.partition(":")
    return BlindBot(seed, int(iterations)) if plain == "blind" else new_bot(name, seed)


def play_block(job: tuple[Match, int]) -> Block:
    """Play a block."""
    match, number = job
    if match.kind in {"duel", "knowing"}:
        return _duels(match, number)
    if match.kind in {"four", "teams"}:
        return _fours(match, number)
    return _adventures(match, number)


def _duels(match: Match, number: int) -> Block:
    heroes = pair(number)
    board = boards(2, False)[number % len(boards(2, False))]  # noqa: FBT003 - as above
    won = 0
    by_hero: dict[str, list[int]] = {hero: [0, 0] for hero in heroes}
    for place in range(BLOCK):
        is_swapped, own = divmod(place, 2)
        seated = heroes[::-1] if is_swapped else heroes
        game = table(board, seated, False)  # noqa: FBT003 - as above
        knowing = own if match.kind == "knowing" else -1
        winner = _play(game, match, number * BLOCK + place, {own}, knowing)
        won += winner == own
        by_hero[seated[own]][0] += winner == own
        by_hero[seated[own]][1] += 1
    return Block(number, won, BLOCK - won, 0, 0, by_hero)


def _fours(match: Match, number: int) -> Block:
    """Play with four heroes: the first bot sits at each seat once, or in each team with each pair of heroes once."""
    in_teams = match.kind == "teams"
    names = library().heroes
    heroes = [names[(number + at * (1 + number // len(names) % 5)) % len(names)] for at in range(_FOUR)]
    board = boards(_FOUR, in_teams)[number % len(boards(_FOUR, in_teams))]
    won = 0
    for place in range(BLOCK):
        seats = {place}
        seated = tuple(heroes)
        if in_teams:
            seats = {place % 2, place % 2 + 2}
            seated = tuple(heroes[1:] + heroes[:1]) if place // 2 else seated
        game = table(board, seated, in_teams)
        winner = _play(game, match, number * BLOCK + place, seats)
        won += winner in {game.sides[seat] for seat in seats}
    return Block(number, won, BLOCK - won, 0, 0, {})


def _adventures(match: Match, number: int) -> Block:
    (plan,) = make_adventure_plans(library(), (match.kind,), players="2", games=1, seed=match.seed)
    wins = [0, 0]
    only = [0, 0]
    for place in range(BLOCK):
        one = adventure(plan, number * BLOCK + place)
        game = make_game(library(), one.setup)
        everybody = set(range(game.players))
        found = [
            _play(game, match, number * BLOCK + place, everybody if first else set()) == 0
            for first in (True, False)
        ]
        for at in range(2):
            wins[at] += found[at]
            only[at] += found[at] and not found[1 - at]
    return Block(number, wins[0], wins[1], only[0], only[1], {})


def _play(game: Game, match: Match, number: int, firsts: set[int], knowing: int = -1) -> int:
    """Play a game and return the winning side; ``firsts`` are the seats of the first bot."""
    seed = mixed(match.seed, number)
    bots = [
        bot_of(match.first if seat in firsts else match.second, mixed(seed, seat))
        for seat in range(game.players)
    ]
    state = new_game(game, seed)
    while state.decision is not None:
        seat = state.decision.seat
        view = shown(state, seat) if seat == knowing else view_of(state, seat)
        take(state, view.answer(bots[seat].choose(view)))
    return state.winner


def shown(state: State, seat: int) -> View:
    """Return what a seat would see if it had just looked at the other's hand; in play, no bot does."""
    state = state.clone()
    other = 1 - seat
    hidden = state.hand[other] | state.played[other] & ~state.public[other]
    state.known[seat * len(state.game.seats) + other] |= hidden
    return view_of(state, seat)


def paired(blocks: list[Block]) -> tuple[float, float, float]:
    """Return by how much the first bot wins more adventures than the second, with an interval of 95 %.

    Both play the same adventures, so only those that exactly one of them won count.
    """
    games = BLOCK * len(blocks)
    first = sum(one.only_first for one in blocks)
    second = sum(one.only_second for one in blocks)
    gain = (first - second) / games
    spread = 1.96 * (((first + second) / games - gain * gain) / games) ** 0.5
    return gain, gain - spread, gain + spread


def read_block(found: dict[str, Any]) -> Block:
    """Return a block from a line of a file."""
    return Block(**found)
