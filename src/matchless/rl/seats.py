"""All seats of a game as agents: a PettingZoo AEC environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from matchless.rl.observing import MAX_OPTIONS, Observation, Observer, observation_space, place_of
from matchless.rl.rendering import MODES, frame_of
from matchless.rl.rewards import OUTCOME, Potential, nothing, outcome, potential_of
from matchless.rl.setups import Setups, as_list, drawn_game, fixed_games, layout_of, shipped
from matchless.rules.flow.play import answer, new_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from matchless.encoding.layout import Layout
    from matchless.library.library import Library
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

_SEEDS = 1 << 31


class SeatsEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A duel, a larger table, a game in teams, or an adventure, whose players are all agents.

    Agents are ``player_0``, ``player_1`` and so on, in turn order. An observation is a dictionary: ``observation``,
    ``action_mask`` over the action codes, and a row of features for each legal option in ``options``, whose codes are
    in ``codes``. An agent that is not asked sees no options.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "matchless_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 - all but the setups may be left out
        self,
        setups: Setups,
        *,
        reward: str | Potential = OUTCOME,
        render_mode: str | None = None,
        layout: Layout | None = None,
        max_options: int = MAX_OPTIONS,
        max_decisions: int = 5000,
        library: Library | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(
                f"there is no render_mode {render_mode!r}: it is {' or '.join(map(repr, MODES))}"
            )
        self.render_mode = render_mode
        self._library = library or shipped()
        self._setups = as_list(setups)
        self._games = fixed_games(self._library, self._setups)
        players = {len(setup.heroes) for setup in self._setups}
        if len(players) > 1:
            raise ValueError(
                f"all setups of an environment need as many players: these have {sorted(players)}"
            )
        self.layout = layout or layout_of(self._setups, self._library)
        self._potential = potential_of(reward)
        self._shapes = self._potential is not nothing
        self._max_options = max_options
        self._max_decisions = max_decisions
        self.possible_agents = [f"player_{seat}" for seat in range(players.pop())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.layout, max_options)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._observers: dict[Game, Observer] = {}
        self._rng: np.random.Generator | None = None
        self._state: State | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the action codes."""
        return self.action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The whole position, with everything hidden: for tools, not for players."""
        if self._state is None:
            raise RuntimeError("there is no game yet: call reset first")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the seed given before."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        drawn_seed = int(self._rng.integers(_SEEDS))
        which = int(self._rng.integers(len(self._setups)))
        game = self._games[which] or drawn_game(self._library, self._setups[which], drawn_seed)
        observer = self._observers.get(game)
        if observer is None:
            observer = self._observers[game] = Observer(game, self.layout, self._max_options)
        self._observer = observer
        self._state = new_game(game, drawn_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potentials = [self._potential(self._state, seat) for seat in self._seats.values()]
        self._turn_to()

    def _turn_to(self) -> None:
        """Turn to the agent that is asked."""
        assert self._state is not None
        decision = self._state.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
        self._rows: NDArray[np.uint8] = self._observer.rows(self._state)

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know now."""
        state = self.game_state
        return self._observer.observe(state, self._seats[agent], self._rows)

    def step(self, action: int | None) -> None:
        """Answer the question with an action code; a ValueError names legal ones if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        decision = state.decision
        assert decision is not None
        if action is None:
            raise ValueError(f"{agent} is asked for an action, not None")
        answer(state, decision.options[place_of(state, self.layout, self._rows, int(action))])
        is_over = state.decision is None
        is_broken_off = not is_over and state.number >= self._max_decisions
        self._cumulative_rewards[agent] = 0.0
        if self._shapes or is_over:
            self._reward()
        if is_over or is_broken_off:
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, is_broken_off)
        self._turn_to()
        if is_over or is_broken_off:
            self.agent_selection = self.agents[0]
            self._deads_step_first()

    def _reward(self) -> None:
        """Give each agent its reward for the step."""
        state = self.game_state
        for agent, seat in self._seats.items():
            potential = self._potential(state, seat)
            self.rewards[agent] = outcome(state, seat) + potential - self._potentials[seat]
            self._potentials[seat] = potential
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the board as text or as a picture, by the render mode."""
        if self.render_mode is None:
            return None
        return frame_of(self.render_mode, self._library, self.game_state)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return "matchless_v0"
