"""A match: a game being played, with everything its record will hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, final

from msgspec.structs import replace

from matchless.match.record import Record
from matchless.match.setup import Setup, make_game
from matchless.players.bot import Bot, mixed
from matchless.players.outside.casting import any_bot, dismiss
from matchless.players.outside.fault import BotFault
from matchless.players.outside.guarded import meant
from matchless.players.outside.loading import made
from matchless.rules import notation
from matchless.rules.flow.play import IllegalOption, answer, new_game
from matchless.rules.state.view import SPECTATOR, View, view_of

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.rules.choice import Question
    from matchless.rules.notation import Option
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import Decision, State

Player: TypeAlias = str | Bot | type[Bot] | Callable[[View], int | str] | None
"""Who plays a seat: the name of a bot, a bot, its class, a function that answers a view, or a person (None)."""


@final
class Match:
    """A game from its first decision on: see what is legal, push an answer, pop it, have bots play.

    ``duel``, ``table`` and ``adventure`` begin one. ``repr`` sums it up, ``print`` draws the board.
    """

    def __init__(self, library: Library, setup: Setup) -> None:
        self.library = library
        self.game = make_game(library, setup)
        self.setup = replace(setup, board=self.game.board.name)  # an adventure brings its own board
        self.taken: list[int] = []  # every option so far
        self.moves: list[str] = []  # the same in words, with the name of who decided
        self.state: State = self._begun()

    def _begun(self) -> State:
        state = new_game(self.game, self.setup.seed, bytes.fromhex(self.setup.key))
        state.log = []
        return state

    def __repr__(self) -> str:
        return f"<Match {self.standing}>"

    def __str__(self) -> str:
        from matchless.match.drawing.picture import picture  # noqa: PLC0415 - few draw

        return picture(self)

    @property
    def standing(self) -> str:
        """The sides' health, the turn, and who is asked what, in one line."""
        asked = "" if self.is_over else f", {self.asked}: {notation.question_words(self.state)}"
        return f"{self.state.standing()}{asked}"

    # What is asked ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.decision is None

    @property
    def asked(self) -> str | None:
        """The hero whose player is asked; nobody once the game is over."""
        decision = self.state.decision
        return None if decision is None else self.seat_name(decision.seat)

    @property
    def question(self) -> Question | None:
        """What is asked, as data."""
        return None if self.is_over else notation.question(self.state)

    @property
    def legal(self) -> list[Option]:
        """Every legal answer: a string to push, with what it means as data in its ``choice``."""
        return notation.legal(self.state)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 while the table is set up."""
        return self.state.turns

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the set-up."""
        return self.state.log or []

    @property
    def winner(self) -> str | None:
        """Who has won, if anyone has: a hero, the heroes of a team ("alice and sinbad"), or the villain."""
        return " and ".join(self.state.winners()) or None

    def seat_name(self, seat: int) -> str:
        """Return the name under which a seat's decisions are recorded: its hero's."""
        return self.game.seats[seat].fighters[0].name

    def view(self, seat: int | str | None = None) -> View:
        """Return what a seat may know, by its number (from 0) or its hero; without one, the seat that is asked.

        ``view.legal`` are its options, ``view.imagine(seed)`` is a state that agrees with all it knows. -1 is a
        spectator.
        """
        names = [self.seat_name(one) for one in range(self.game.players)]
        if seat is None:
            decision = self.state.decision
            seat = SPECTATOR if decision is None else decision.seat
        elif isinstance(seat, str) and seat in names:
            seat = names.index(seat)
        if not isinstance(seat, int) or not SPECTATOR <= seat < len(names):
            seats = ", ".join(f"{at} ({name})" for at, name in enumerate(names))
            raise ValueError(f"there is no seat {seat!r}, only {seats}, and -1 for a spectator")
        return view_of(self.state, seat)

    # Answering ----------------------------------------------------------------------------------------------

    def push(self, words: str) -> None:
        """Give an answer: one of ``legal``, or its notation; if it is not legal, IllegalOption says why."""
        if not isinstance(words, str):
            raise TypeError(f"push takes one of match.legal or its notation, not {words!r}")
        self.take(notation.parse(self.state, words))

    def take(self, option: int, number: int | None = None) -> None:
        """Take an option by its number; ``number`` says which decision it answers, and a stale one is refused."""
        decision = self.state.decision
        if decision is None:
            raise IllegalOption("the game is over")
        if number is not None and number != decision.number:
            raise IllegalOption(
                f"decision {number} has been answered already; now it is decision {decision.number}"
            )
        if option not in decision.options:
            raise IllegalOption(f"{option} is not an option of decision {decision.number}")
        self.moves.append(f"{self.seat_name(decision.seat)}: {notation.notation(self.state, option)}")
        self.taken.append(option)
        answer(self.state, option)

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

    def play(
        self, bots: Player | Sequence[Player] = "greedy", until: Callable[[Match], bool] | None = None
    ) -> None:
        """Have bots answer until the game is over, a person is asked, or ``until(match)`` holds.

        ``bots`` is one bot for everybody, or a list with one for each player: the name of a bot ("greedy",
        "my.module:MyBot", "cmd:./mybot"), an object with ``choose(view)`` or its class, a function of a view, or None
        for a person. An answer is one of ``view.legal`` or a number among the options of ``view.decision``; if it is
        not legal, IllegalOption says so. A bot from outside that was named, and fails in whatever way, raises BotFault.
        """
        players = self._players(bots)
        try:
            decision = self.state.decision
            while decision is not None and not (until is not None and until(self)):
                choose = _choosing(players[decision.seat])
                if choose is None:
                    return
                view = view_of(self.state, decision.seat)
                self.take(self._answered(view, decision, choose(view)))
                decision = self.state.decision
        finally:
            for seat, player in enumerate(players):
                dismiss(player, self.state, seat)

    def _players(self, bots: Player | Sequence[Player]) -> list[Player]:
        count = self.game.players
        several = isinstance(bots, Sequence) and not isinstance(bots, str)
        players: list[Player] = list(bots) if several else [bots] * count  # type: ignore[arg-type, list-item]
        if len(players) != count:
            raise ValueError(f"there are {count} players, and {len(players)} bots")
        found: list[Player] = []
        for seat, player in enumerate(players):
            seed = mixed(self.setup.seed, seat)
            bot = player
            if isinstance(player, str):
                bot = any_bot(player, seed)
            elif isinstance(player, type):
                bot = made(player, seed)
            if bot is not None and not callable(_choosing(bot)):
                raise TypeError(f"{bot!r} is no bot: it has no method choose(view)")
            found.append(bot)
        return found

    def _answered(self, view: View, decision: Decision, said: int | str) -> int:
        """Return the option that a bot's answer means."""
        try:
            return view.answer(meant(view, said))
        except BotFault as fault:
            raise IllegalOption(f"the bot of {self.seat_name(decision.seat)}: {fault}") from fault

    # Keeping ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far; ``str(match.record)`` is the text of its file, ``matchless.replay`` plays it back."""
        packs = map(str, self.library.origins(self.setup.parts(self.library)))
        return Record(self.setup, self.game.version, tuple(self.moves), packs=tuple(packs))


def _choosing(player: Player) -> Callable[[View], int | str] | None:
    """Return what answers a view."""
    found: Any = player
    choose: Callable[[View], int | str] | None = getattr(found, "choose", found)
    return choose
