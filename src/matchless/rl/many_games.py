"""Many games side by side, stepped in compiled code: a Gymnasium vector environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import gymnasium.vector
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from matchless.encoding.batch import Batch
from matchless.encoding.rows import CODE_BYTES, ROW
from matchless.encoding.tables import Tables
from matchless.rl.rewards import HEALTH, OUTCOME, REWARDS
from matchless.rl.setups import Setups, as_list, game_of, is_drawn, layout_of, shipped
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from matchless.encoding.layout import Layout
    from matchless.library.library import Library

CODES: Final = "codes"
ROWS: Final = "rows"
DUEL: Final = 2


class ManyGamesEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """``num_envs`` games that step together; one that ends restarts in the same step.

    With ``opponents="random"`` the learner has one seat of each game, redrawn each time, and the rewards are those of
    that seat. With ``opponents="self"`` it answers for all seats in turn: ``seats`` says which is asked, and the reward
    of a step is that of the seat that has just answered; ``final_rewards`` has those of all seats when games end.

    Beside the observation, which is fixed in size, everything about options lies in flat arrays, game after game:
    ``options`` (a row of features each) and ``codes``; those of game i are ``starts[i]`` to ``starts[i + 1]``, and
    ``counts[i]`` says how many there are. An action is a code (``actions="codes"``), or an option's place among those
    of its game (``actions="rows"``), which is faster. The arrays are views of buffers that the next step overwrites:
    copy what you keep.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 - all but the setups may be left out
        self,
        setups: Setups,
        num_envs: int = 256,
        *,
        opponents: str = "random",
        actions: str = ROWS,
        mask: bool = False,
        reward: str = OUTCOME,
        layout: Layout | None = None,
        max_decisions: int = 5000,
        library: Library | None = None,
    ) -> None:
        if opponents not in {"random", "self"}:
            raise ValueError(
                f"opponents is 'random' or 'self', not {opponents!r}; OneSeatEnv plays against any bot"
            )
        if actions not in {CODES, ROWS}:
            raise ValueError(f"actions is '{CODES}' or '{ROWS}', not {actions!r}")
        if reward not in REWARDS:
            raise ValueError(f"reward is {' or '.join(map(repr, REWARDS))}, not {reward!r}")
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        library = library or shipped()
        found = as_list(setups)
        if (
            reward == HEALTH
            and opponents == "self"
            and any(len(one.heroes) != DUEL or one.villain for one in found)
        ):
            raise ValueError("the reward 'health' in self-play is for duels; others take 'outcome'")
        for setup in found:
            if not is_drawn(setup):
                raise ValueError(
                    "nothing can be left to chance here: give a list of setups, and each game draws one"
                )
        games = [game_of(library, setup) for setup in found]
        self.layout = layout or layout_of(found, library)
        self.num_envs = num_envs
        self._is_self_play = opponents == "self"
        self._by_code = actions == CODES
        self._has_mask = mask or actions == CODES
        self._shapes = reward == HEALTH
        self.batch = Batch(
            [Tables(game, self.layout) for game in games],
            self.layout,
            num_envs,
            max_decisions,
            not self._is_self_play,
        )
        self._observations = np.frombuffer(self.batch.observations, np.uint8).reshape(num_envs, -1)
        self.counts: NDArray[np.uint16] = np.frombuffer(self.batch.counts, "<u2")
        self.seats: NDArray[np.uint8] = np.frombuffer(self.batch.seats, np.uint8)
        self.starts: NDArray[np.int64] = np.zeros(num_envs + 1, np.int64)
        self._mask = np.zeros((num_envs, self.layout.actions) if self._has_mask else (0, 0), np.int8)
        self._marked: tuple[NDArray[np.int64], NDArray[np.int64]] | None = None
        single: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8)
        }
        if self._has_mask:
            single["action_mask"] = spaces.Box(0, 1, (self.layout.actions,), np.int8)
        self.single_observation_space = spaces.Dict(single)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        # A row's place is bounded by the decision; the largest met in random play is far below this.
        self.single_action_space = spaces.Discrete(self.layout.actions if self._by_code else 1 << 12)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._leaders = leader_columns(self.layout)
        self._lead = np.zeros(num_envs, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begin all games; without a seed they differ from those before."""
        if seed is not None or self._np_random is None:
            super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 31)))
        self._read()
        if self._shapes:
            self._lead = self._leads()
        return self._seen(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Answer in all games; the info of a step in which some end tells their places, winners and lengths."""
        answered = self.seats.copy() if self._is_self_play else None
        places = self._places(np.asarray(actions)) if self._by_code else actions
        self.batch.step(places.tolist())
        self._read()
        count = self.num_envs
        rewards = np.zeros(count, np.float32)
        terminated = np.zeros(count, np.bool_)
        truncated = np.zeros(count, np.bool_)
        if self._shapes:
            lead = self._leads()
            before = self._lead
            # The lead as the seat sees it that has just answered: the two of a duel see it with opposite signs.
            lead_then = lead.copy() if answered is None else np.where(answered == self.seats, lead, -lead)
            lead_then[[end.place for end in self.batch.ends]] = 0.0
            rewards += lead_then - before
            self._lead = lead
        infos: dict[str, Any] = {}
        if self.batch.ends:
            infos = self._end(rewards, terminated, truncated, answered)
        return self._seen(), rewards, terminated, truncated, infos

    def _end(
        self,
        rewards: NDArray[np.float32],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
        answered: NDArray[np.uint8] | None,
    ) -> dict[str, Any]:
        """Give the rewards of games that have ended."""
        ends = self.batch.ends
        final = np.zeros((len(ends), self.layout.players), np.float32)
        for at, end in enumerate(ends):
            terminated[end.place] = end.winner != NOBODY
            truncated[end.place] = end.winner == NOBODY
            if end.winner == NOBODY:
                continue
            final[at, : end.players] = [
                1.0 if side == end.winner else -1.0 for side in end.sides[: end.players]
            ]
            seat = end.seat if answered is None else int(answered[end.place])
            rewards[end.place] += final[at, seat]
        return {
            "ended": np.array([end.place for end in ends], np.int64),
            "final_rewards": final,
            "decisions": np.array([end.decisions for end in ends], np.int64),
            "turns": np.array([end.turns for end in ends], np.int64),
            "learner": np.array([end.seat for end in ends], np.int64),
        }

    def _read(self) -> None:
        """Find where the options of each game are now."""
        batch = self.batch
        total = batch.total
        np.cumsum(self.counts, out=self.starts[1:])
        rows = np.frombuffer(batch.rows, np.uint8, total * ROW).reshape(total, ROW)
        self.options: NDArray[np.uint8] = rows[:, CODE_BYTES:]
        self._rows = rows
        if self._has_mask:
            self._write_mask()

    @property
    def codes(self) -> NDArray[np.uint16]:
        """The codes of all options, game after game."""
        return np.ascontiguousarray(self._rows[:, :CODE_BYTES]).view("<u2")[:, 0]

    def games(self) -> NDArray[np.int64]:
        """Return for each row of ``options`` the game it belongs to."""
        return np.repeat(np.arange(self.num_envs), self.counts)

    def _write_mask(self) -> None:
        if self._marked is not None:
            self._mask[self._marked] = 0
        self._marked = (self.games(), self.codes.astype(np.int64))
        self._mask[self._marked] = 1

    def _places(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """Return which option each code means."""
        codes = self.codes
        games = self.games()
        hits = np.flatnonzero(codes == actions[games])
        places = np.full(self.num_envs, -1, np.int64)
        # Copies that mean the same share a code: the first one counts, so it is written last.
        hits = hits[::-1]
        places[games[hits]] = hits - self.starts[games[hits]]
        wrong = np.flatnonzero(places < 0)
        if len(wrong):
            raise ValueError(
                f"code {int(actions[wrong[0]])} is not legal in game {int(wrong[0])}; see action_mask"
            )
        return places

    def _seen(self) -> dict[str, NDArray[Any]]:
        seen: dict[str, NDArray[Any]] = {"observation": self._observations}
        if self._has_mask:
            seen["action_mask"] = self._mask
        return seen

    def _leads(self) -> NDArray[np.float32]:
        """Return how much healthier the leaders of the asked seat's side are than those of the others."""
        there, ally, health, full = (self._observations[:, columns] for columns in self._leaders)
        share = np.where(there & (full > 0), health / np.maximum(full, 1), 0.0)
        own = (share * ally).sum(1) / np.maximum(ally.sum(1), 1)
        other = (share * (there - ally)).sum(1) / np.maximum((there - ally).sum(1), 1)
        lead: NDArray[np.float32] = (own - other).astype(np.float32)
        return lead

    def close_extras(self, **_kwargs: Any) -> None:  # noqa: ANN401 - as Gymnasium calls it
        """Nothing is open."""


def leader_columns(layout: Layout) -> list[NDArray[np.int64]]:
    """Return the columns that say of each seat whether it is there, an ally, and how healthy its leader is."""
    seats = [layout.seat_name(slot) for slot in range(layout.seats)]
    wanted = [
        (seats, "there"),
        (seats, "ally"),
        ([f"{seat}, fighter 0" for seat in seats], "health"),
        ([f"{seat}, fighter 0" for seat in seats], "health to begin with"),
    ]
    return [
        np.array([one.start for one in layout.fields if one.section in sections and one.name == name])
        for sections, name in wanted
    ]
