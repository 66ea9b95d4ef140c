"""What is said of sets of a seat's cards: how many there are of each printed card, and what they amount to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.numbers import byte, pair
from matchless.rules.board.bits import members, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.game import Seat

_WIDEST: Final = 10
"""So many cards at most are counted with one look into a table."""
_UNSET: Final = b""
SUMMARY_PIECES: Final = 3


@final
class Deck:
    """A seat's deck. What is said of a set is written in pieces, to be joined.

    Copies have consecutive numbers, so what is said of a run of cards is a run of bytes, and can be remembered.
    """

    __slots__ = ("_attacks", "_boosts", "_defenses", "_first_kinds", "_guards", "_masks", "_rest", "_runs",
                 "_schemes", "_values", "_widths", "kinds", "pieces")  # fmt: skip

    def __init__(self, seat: Seat, room: int) -> None:
        """Read a seat's deck, where there is room for so many printed cards."""
        deck = seat.deck
        firsts = sorted({card.first for card in deck})
        # By card: the place of the printed card.
        self.kinds: Final = [firsts.index(card.first) for card in deck]
        # By run: how many cards it has, its first printed card, and the counts of its sets, if they are remembered.
        self._widths: Final[list[int]] = []
        self._first_kinds: Final[list[int]] = []
        for kind in range(len(firsts)):
            last = firsts[kind + 1] if kind + 1 < len(firsts) else len(deck)
            count = last - firsts[kind]
            if self._widths and self._widths[-1] + count <= _WIDEST:
                self._widths[-1] += count
            else:
                self._widths.append(count)
                self._first_kinds.append(kind)
        self._first_kinds.append(len(firsts))
        self._masks: Final = [(1 << width) - 1 for width in self._widths]
        self._runs: Final = [[_UNSET] * (1 << width) if width <= _WIDEST else [] for width in self._widths]
        self._rest: Final = bytes(room - len(firsts))
        self.pieces: Final = len(self._widths) + 1
        self._attacks: Final = seat.attacks
        self._schemes: Final = seat.schemes
        defenses = 0
        for card in range(len(deck)):
            if deck[card].defends:
                defenses |= 1 << card
        self._defenses: Final = defenses
        self._values: Final = _by_number([card.value if card.attacks else 0 for card in deck])
        self._guards: Final = _by_number([card.guard if card.defends else 0 for card in deck])
        self._boosts: Final = _by_number([card.boost for card in deck])

    def count(self, cards: int, parts: list[bytes], place: int) -> None:
        """Write how many of each printed card are in a set, in as many ``pieces``."""
        left: i64 = cards
        for at in range(len(self._widths)):
            members_of_run = left & self._masks[at]
            left >>= self._widths[at]
            run = self._runs[at]
            piece = run[members_of_run] if members_of_run < len(run) else _UNSET
            if len(piece) == 0:
                piece = self._counted(at, members_of_run)
                if members_of_run < len(run):
                    run[members_of_run] = piece
            parts[place + at] = piece
        parts[place + self.pieces - 1] = self._rest

    def _counted(self, run: int, cards: int) -> bytes:
        """Return how many of each printed card of a run are in a set of its cards."""
        first = self._first_kinds[run]
        found = [0] * (self._first_kinds[run + 1] - first)
        offset = 0
        for before in range(run):
            offset += self._widths[before]
        for card in members(cards):
            kind = self.kinds[offset + card] - first
            found[kind] = found[kind] + 1
        return bytes(found)

    def summarise(self, cards: int, parts: list[bytes], place: int) -> None:
        """Write how many attacks, defenses and schemes are in a set, and the best values."""
        parts[place] = pair(size(cards & self._attacks), size(cards & self._defenses))
        parts[place + 1] = pair(size(cards & self._schemes), _best(self._values, cards))
        parts[place + 2] = pair(_best(self._guards, cards), _best(self._boosts, cards))


def _by_number(numbers: list[int]) -> list[int]:
    """Return for every number the set of cards that have it; those without a number count as 0."""
    found = [0] * (byte(max([0, *numbers])) + 1)
    for card in range(len(numbers)):
        found[byte(numbers[card])] |= 1 << card
    return found


def _best(by_number: list[int], cards: int) -> int:
    """Return the highest number that a card of a set has."""
    for number in range(len(by_number) - 1, 0, -1):
        if cards & by_number[number]:
            return number
    return 0
