"""One seat of a game, with bots on the others: a Gymnasium environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from matchless.players.registry import new_bot
from matchless.rl.observing import MAX_OPTIONS, Observation, Observer, codes_of, observation_space, place_of
from matchless.rl.rendering import MODES, frame_of
from matchless.rl.rewards import OUTCOME, Potential, outcome, potential_of
from matchless.rl.setups import Setups, as_list, drawn_game, layout_of, shipped
from matchless.rules.flow.play import answer, new_game
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from matchless.encoding.layout import Layout
    from matchless.library.library import Library
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

ANY_SEAT: Final = "any"
"""The seat is redrawn for each game."""
REFUSE: Final = "refuse"
REPLACE: Final = "replace"
_SEEDS: Final = 1 << 31


class OneSeatEnv(gymnasium.Env[Observation, int]):
    """A game in which the agent has one seat, and bots have the others.

    ``opponents`` is the name of a bot ("random", "greedy", "strategist:iterations=100"), or a list with one for each
    other seat, in turn order after the agent's. Where seats are on one side, the bots there are partners.
    With ``illegal="replace"`` a code that is not legal stands for one that is, for learners that know no mask;
    otherwise it is refused with a ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 - all but the setups may be left out
        self,
        setups: Setups,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | str = ANY_SEAT,
        reward: str | Potential = OUTCOME,
        render_mode: str | None = None,
        layout: Layout | None = None,
        max_options: int = MAX_OPTIONS,
        max_decisions: int = 5000,
        illegal: str = REFUSE,
        library: Library | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(
                f"there is no render_mode {render_mode!r}: it is {' or '.join(map(repr, MODES))}"
            )
        self.render_mode = render_mode
        self._library = library or shipped()
        self._setups = as_list(setups)
        self._opponents = opponents
        most = min(len(setup.heroes) for setup in self._setups)
        if seat != ANY_SEAT and not (isinstance(seat, int) and 0 <= seat < most):
            raise ValueError(f"there is no seat {seat!r}: it is one from 0 to {most - 1}, or {ANY_SEAT!r}")
        if illegal not in {REFUSE, REPLACE}:
            raise ValueError(f"illegal is '{REFUSE}' or '{REPLACE}', not {illegal!r}")
        self._replaces = illegal == REPLACE
        self._wanted = seat
        self.layout = layout or layout_of(self._setups, self._library)
        self._potential = potential_of(reward)
        self._max_options = max_options
        self._max_decisions = max_decisions
        self.observation_space = observation_space(self.layout, max_options)
        self.action_space = spaces.Discrete(self.layout.actions)  # type: ignore[assignment]
        self._observers: dict[Game, Observer] = {}
        self._bots = self._new_bots(most, 0, 0)
        self._state: State | None = None
        self.seat = 0

    def _new_bots(self, players: int, seat: int, seed: int) -> list[BuiltInBot | None]:
        """Return a bot for each seat but the agent's."""
        names = (
            [self._opponents] * (players - 1) if isinstance(self._opponents, str) else list(self._opponents)
        )
        if len(names) != players - 1:
            raise ValueError(f"there are {players - 1} other seats, and {len(names)} opponents")
        found: list[BuiltInBot | None] = [None] * players
        for at, name in enumerate(names, 1):
            found[(seat + at) % players] = new_bot(name, seed + at)
        return found

    @property
    def game_state(self) -> State:
        """The whole position, with everything hidden: for tools, not for players."""
        if self._state is None:
            raise RuntimeError("there is no game yet: call reset first")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and play on to the agent's first question."""
        super().reset(seed=seed)
        while True:
            drawn_seed = int(self.np_random.integers(_SEEDS))
            setup = self._setups[int(self.np_random.integers(len(self._setups)))]
            game = drawn_game(self._library, setup, drawn_seed)
            any_seat = int(self.np_random.integers(game.players))
            self.seat = any_seat if isinstance(self._wanted, str) else self._wanted
            self._bots = self._new_bots(game.players, self.seat, drawn_seed)
            self._observer = self._observers.get(game) or Observer(game, self.layout, self._max_options)
            self._observers[game] = self._observer
            self._state = new_game(game, drawn_seed)
            self._play_on()
            if self._state.decision is not None:
                break
        self._stands = self._potential(self._state, self.seat)
        return self._seen(), {"seat": self.seat}

    def _play_on(self) -> None:
        """Have the bots answer until the agent is asked."""
        state = self.game_state
        decision = state.decision
        while decision is not None and state.number < self._max_decisions:
            bot = self._bots[decision.seat]
            if bot is None:
                break
            view = view_of(state, decision.seat)
            answer(state, view.answer(bot.choose(view)))
            decision = state.decision
        self._rows: NDArray[np.uint8] = self._observer.rows(state)

    def _seen(self) -> Observation:
        return self._observer.observe(self.game_state, self.seat, self._rows)

    def action_masks(self) -> NDArray[np.int8]:
        """Return which codes are legal now, as sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(self.layout.actions, np.int8)
        if self._state is not None and self._state.decision is not None:
            mask[codes_of(self._rows)] = 1
        return mask

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the agent's question by a code, then play on to its next one."""
        state = self.game_state
        decision = state.decision
        if decision is None or decision.seat != self.seat:
            raise RuntimeError("the game is over: call reset")
        code = int(action)
        if self._replaces and code not in codes_of(self._rows):
            code = int(codes_of(self._rows)[code % len(self._rows)])
        answer(state, decision.options[place_of(state, self.layout, self._rows, code)])
        self._play_on()
        stands = self._potential(state, self.seat)
        reward = outcome(state, self.seat) + stands - self._stands
        self._stands = stands
        is_over = state.decision is None
        is_broken_off = not is_over and state.number >= self._max_decisions
        return self._seen(), reward, is_over, is_broken_off, {"seat": self.seat}

    def render(self) -> Any:  # noqa: ANN401 - text or a picture, by the mode
        """Return the board as text or as a picture, by the render mode."""
        return (
            None if self.render_mode is None else frame_of(self.render_mode, self._library, self.game_state)
        )
