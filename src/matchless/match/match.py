"""A match: a game being played, with everything its record will hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from msgspec.structs import replace

from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import IllegalOption, answer, new_game
from matchless.rules.notation import notation, parse

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import State


@final
class Match:
    """A game from its first decision on: take options, take them back, and see how it got here."""

    def __init__(self, library: Library, setup: Setup) -> None:
        self.game = make_game(library, setup)
        self.setup = replace(setup, board=self.game.board.name)  # an adventure brings its own board
        self.taken: list[int] = []  # every option so far
        self.moves: list[str] = []  # the same in words, with the name of who decided
        self.state: State = self._begun()

    def _begun(self) -> State:
        state = new_game(self.game, self.setup.seed, bytes.fromhex(self.setup.key))
        state.log = []
        return state

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the set-up."""
        return self.state.log or []

    def seat_name(self, seat: int) -> str:
        """Return the name under which a seat's decisions are recorded: that of its hero."""
        return self.game.seats[seat].fighters[0].name

    def take(self, option: int, number: int | None = None) -> None:
        """Take an option; ``number`` says which decision it answers, and a stale one is refused."""
        decision = self.state.decision
        if decision is None:
            raise IllegalOption("the game is over")
        if number is not None and number != decision.number:
            raise IllegalOption(
                f"decision {number} has been answered already; now it is decision {decision.number}"
            )
        if option not in decision.options:
            raise IllegalOption(f"{option} is not an option of decision {decision.number}")
        self.moves.append(f"{self.seat_name(decision.seat)}: {notation(self.state, option)}")
        self.taken.append(option)
        answer(self.state, option)

    def push(self, words: str) -> None:
        """Take the option that a notation describes."""
        self.take(parse(self.state, words))

    def pop(self, count: int = 1) -> str:
        """Take back the last decision, or several, by replaying the others; return the first of them in words."""
        if not 0 < count <= len(self.taken):
            raise IndexError(f"{len(self.taken)} decisions have been taken; {count} cannot be taken back")
        words = self.moves[-count].partition(": ")[2]
        del self.taken[-count:], self.moves[-count:]
        self.state = self._begun()
        for option in self.taken:
            answer(self.state, option)
        return words
