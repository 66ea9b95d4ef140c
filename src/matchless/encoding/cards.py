"""How sets of a seat's cards are encoded: how many there are of each printed card, and totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.pieces import byte, pair, piece
from matchless.rules.board.bits import members, set_of, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.game import Seat

_RUNS: Final = 4
_WIDEST: Final = 10
"""The most cards that one table lookup counts."""


@final
class Deck:
    """A seat's deck.

    Copies have consecutive numbers, so what is counted in a run of cards is a run of bytes, and can be remembered.
    """

    __slots__ = ("_attacks", "_boosts", "_defenses", "_first_kinds", "_firsts", "_guards", "_known", "_masks",
                 "_schemes", "_values", "kinds")  # fmt: skip

    def __init__(self, seat: Seat, room: int) -> None:
        """Read a seat's deck; ``room`` is the number of printed cards that a layout has."""
        deck = seat.deck
        printed = sorted({card.first for card in deck})
        # By card: the place of the printed card.
        self.kinds: Final = [printed.index(card.first) for card in deck]
        # By run: its first card and printed card, its cards, and the counts of the sets of them; the last run takes the
        # rest, and nothing is remembered if it is too long for that.
        self._firsts: Final = [0]
        self._first_kinds: Final = [0]
        for kind in range(len(printed)):
            end = printed[kind + 1] if kind + 1 < len(printed) else len(deck)
            if len(self._firsts) < _RUNS and end - self._firsts[-1] > _WIDEST:
                self._firsts.append(printed[kind])
                self._first_kinds.append(kind)
        while len(self._firsts) < _RUNS:
            self._firsts.append(len(deck))
            self._first_kinds.append(len(printed))
        self._first_kinds.append(room)
        widths = [
            after - first for first, after in zip(self._firsts, [*self._firsts[1:], len(deck)], strict=True)
        ]
        self._masks: Final = [(1 << width) - 1 for width in widths]
        self._known: Final[list[list[str | None]]] = []
        for run in range(_RUNS):
            kind = self._first_kinds[run]
            run_kinds = [
                one - kind for one in self.kinds[self._firsts[run] : self._firsts[run] + widths[run]]
            ]
            self._known.append(_table(run_kinds, self._first_kinds[run + 1] - kind))
        self._attacks: Final = seat.attacks
        self._schemes: Final = seat.schemes
        self._defenses: Final = set_of([card for card in range(len(deck)) if deck[card].defends])
        self._values: Final = _by_number([card.value if card.attacks else 0 for card in deck])
        self._guards: Final = _by_number([card.guard if card.defends else 0 for card in deck])
        self._boosts: Final = _by_number([card.boost for card in deck])

    def count(self, cards: int) -> str:
        """Return how many of each printed card are in a set."""
        return f"{self._counted(0, cards)}{self._counted(1, cards)}{self._counted(2, cards)}{self._counted(3, cards)}"

    def _counted(self, run: i64, cards: i64) -> str:
        """Return how many of each printed card of a run are in a set."""
        first: i64 = self._firsts[run]
        there = cards >> first & self._masks[run]
        known = self._known[run]
        if there < len(known):
            found = known[there]
            if found is None:
                found = self._count_each(run, there)
                known[there] = found
            return found
        return self._count_each(run, there)

    def _count_each(self, run: i64, cards: int) -> str:
        first = self._first_kinds[run]
        found = [0] * (self._first_kinds[run + 1] - first)
        for card in members(cards):
            kind = self.kinds[self._firsts[run] + card] - first
            found[kind] = found[kind] + 1
        return piece(found)

    def summary(self, cards: int) -> str:
        """Return how many attacks, defenses and schemes are in a set, and the best values."""
        best = pair(_best(self._guards, cards), _best(self._boosts, cards))
        kinds = pair(size(cards & self._attacks), size(cards & self._defenses))
        schemes = pair(size(cards & self._schemes), _best(self._values, cards))
        return f"{kinds}{schemes}{best}"


_TABLES: Final[dict[tuple[int, ...], list[str | None]]] = {}


def _table(kinds: list[int], room: int) -> list[str | None]:
    """Return the counts of all sets of a run of cards, by set, which are filled in when they are first asked for.

    Runs alike share a table: a few tables stay in the cache, and one for each deck of each game would not.
    """
    if len(kinds) > _WIDEST:
        return []
    shape = (room, *kinds)
    found = _TABLES.get(shape)
    if found is None:
        found = [None] * (1 << len(kinds))
        _TABLES[shape] = found
    return found


def _by_number(numbers: list[int]) -> list[int]:
    """Return for every number, from the highest one down to 1, the set of cards that have it."""
    return [
        set_of([card for card in range(len(numbers)) if byte(numbers[card]) == number])
        for number in range(byte(max([0, *numbers])), 0, -1)
    ]


def _best(by_number: list[int], cards: i64) -> i64:
    """Return the highest number that a card of a set has."""
    number: i64 = len(by_number)
    for having in by_number:
        if cards & having:
            return number
        number -= 1
    return 0
