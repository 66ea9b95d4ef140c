"""A duel as a game of OpenSpiel: importing this module registers ``python_matchless``.

    import pyspiel
    import matchless.rl.spiel
    game = pyspiel.load_game("python_matchless(first=medusa,second=king-arthur,board=sarpedon,health=4)")

Chance is explicit: a game begins with one chance node, whose outcomes are ``deals`` equally likely seeds. All that is
random afterwards follows from the seed, because OpenSpiel asks for the probability of every outcome, and a shuffle has
too many. With sampled chance the algorithms that walk a tree could not be used, and a history would not say
which game it belongs to. The price: the number of deals is limited.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from matchless.encoding.layout import layout_for
from matchless.match.setup import Setup
from matchless.rl.observing import Observer, codes_of
from matchless.rl.setups import RULES, game_of, shipped
from matchless.rules.flow.play import answer, new_game
from matchless.rules.notation import notation
from matchless.rules.state.codec import from_bytes, to_bytes
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from matchless.rules.state.state import State

NAME: Final = "python_matchless"
_PLAYERS: Final = 2
_LONGEST: Final = 5000
"""Decisions after which a game is a draw."""
_DEFAULTS: Final[dict[str, Any]] = {
    "first": "medusa",
    "second": "king-arthur",
    "board": "sarpedon",
    "deals": 1000,  # outcomes of the chance node at the beginning
    "health": 0,  # of both heroes at most, for a small game; 0: as printed
    "turns": 0,  # after which the healthier hero has won, for a small game; 0: as many as it takes
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Matchless duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_PLAYERS,
    min_num_players=_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class Position:
    """A state of the engine that is cloned where OpenSpiel copies, and written as bytes where it pickles."""

    def __init__(self, setup: Setup, state: State | None) -> None:
        self.setup: Final = setup
        self.state = state

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        return Position(self.setup, None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        state = self.state
        return _restored, (self.setup, None if state is None else (to_bytes(state), state.key))


def _restored(setup: Setup, saved: tuple[bytes, bytes] | None) -> Position:
    """Return a position that was pickled."""
    state = None if saved is None else from_bytes(game_of(shipped(), setup), *saved)
    return Position(setup, state)


class MatchlessGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A duel between two heroes."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        setup = Setup(given["board"], (given["first"], given["second"]), 0, RULES)
        self.setup = setup
        self.played = game_of(shipped(), setup)
        self.layout = layout_for([self.played])
        self.observer = Observer(self.played, self.layout, 0)
        self.health = int(given["health"])
        self.turns = int(given["turns"])
        self.deals = int(given["deals"])
        if self.deals < 1 or self.health < 0 or self.turns < 0:
            raise ValueError("deals is at least 1, health and turns at least 0")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.deals,
            num_players=_PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MatchlessState:
        """Return the chance node at which the cards are dealt."""
        return MatchlessState(self)

    def make_py_observer(
        self, _kind: object = None, params: dict[str, Any] | None = None
    ) -> MatchlessObserver:
        """Return what writes observations."""
        return MatchlessObserver(self, params)


class MatchlessState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position, with what each player has seen so far as a hash: the history of its observations and answers."""

    def __init__(self, game: MatchlessGame) -> None:
        super().__init__(game)
        self._position = Position(game.setup, None)
        self._seen = [b"", b""]
        self._winner: int | None = None  # 0 or 1, or -1 for a draw; nothing before the end

    @property
    def _game(self) -> MatchlessGame:
        game: MatchlessGame = self.get_game()
        return game

    @property
    def position(self) -> State:
        """The position in the engine, with everything hidden."""
        assert self._position.state is not None
        return self._position.state

    def current_player(self) -> int:
        """Return who is asked, or that chance deals, or that the game is over."""
        if self._position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._winner is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        decision = self.position.decision
        assert decision is not None
        return decision.seat

    def _codes(self) -> list[int]:
        """Return the code of every option."""
        found: list[int] = codes_of(self._game.observer.rows(self.position)).tolist()
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(set(self._codes())) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, which are equally likely."""
        deals = self._game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self._game
        if self._position.state is None:
            state = new_game(game.played, action)
            for fighter in game.played.hero_list:
                if game.health:
                    state.health[fighter.number] = min(game.health, state.health[fighter.number])
            self._position = Position(game.setup, state)
        else:
            state = self.position
            decision = state.decision
            assert decision is not None
            self._seen[decision.seat] += action.to_bytes(2, "little")
            answer(state, decision.options[self._codes().index(action)])
        for player in range(_PLAYERS):
            seen = self._seen[player] + game.observer.seen(state, player)
            self._seen[player] = hashlib.blake2b(seen, digest_size=16).digest()
        self._judge()

    def _judge(self) -> None:
        """Say who has won, if the game is over."""
        state = self.position
        if state.decision is None:
            self._winner = state.winner
        elif self._game.turns and state.turns > self._game.turns:
            first, second = (state.health[seat.first] for seat in state.game.seats)
            self._winner = -1 if first == second else int(first < second)
        elif state.number >= _LONGEST:
            self._winner = -1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        decision = self.position.decision
        codes = self._codes() if decision is not None else []
        if decision is None or action not in codes:
            return f"code {action}"
        return f"{notation(self.position, decision.options[codes.index(action)])} ({action})"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._winner is not None

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser."""
        if self._winner is None or self._winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self._winner == 0 else [-1.0, 1.0]

    def information_state_string(self, player: int | None = None) -> str:
        """Return a name for all that a player has seen and answered so far."""
        player = self.current_player() if player is None else player
        return f"player {player}: {self._seen[player].hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MatchlessState:
        """Return a position that agrees with all that a player may know, the rest dealt at random."""
        other: MatchlessState = self.clone()
        seed = int(sampler() * (1 << 32))
        other._position = Position(self._game.setup, view_of(self.position, player).imagine(seed))
        return other

    def __str__(self) -> str:
        if self._position.state is None:
            return "the cards are dealt"
        return f"{self.position.number}: {self.position.standing()}"


class MatchlessObserver:
    """Writes what a player may know of a position, as OpenSpiel's observers do."""

    def __init__(self, game: MatchlessGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        self._observer = game.observer
        self.tensor: NDArray[np.float32] = np.zeros(game.layout.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: MatchlessState, player: int) -> None:
        """Write what a player may know into the tensor."""
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = np.frombuffer(self._observer.seen(state.position, player), np.uint8)

    def string_from(self, state: MatchlessState, player: int) -> str:
        """Return what a player may know as hexadecimal digits, zeros left out at the end."""
        if state.is_chance_node():
            return "the cards are dealt"
        return self._observer.seen(state.position, player).hex().rstrip("0")


pyspiel.register_game(_GAME_TYPE, MatchlessGame)
