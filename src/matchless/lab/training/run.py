"""Training: generations of self-play, each judged by the gate. Stopped at any time, it resumes where it was."""

from __future__ import annotations

import multiprocessing
import signal
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from matchless.lab.training.adventures import compare, lessons_of_adventure, play_adventure
from matchless.lab.training.belief import held_weights, struck_weights
from matchless.lab.training.curves import write_curves
from matchless.lab.training.gate import BLOCK, Score, block
from matchless.lab.training.index import Index
from matchless.lab.training.journal import Journal
from matchless.lab.training.selfplay import Counts, Lessons, Played, lessons_of, play
from matchless.library.library import Library
from matchless.players.bot import mixed
from matchless.players.learned import read_weights, write_weights
from matchless.search.evaluation import FEATURES
from matchless.search.learning import Learner
from matchless.search.weights import HELD, STRUCK, Weights

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Report = Callable[[str, int, int], None]
    Workers = Callable[..., Iterator[Any]]

CHAMPION: Final = "champion.json"
RIVAL: Final = "rival.json"
LOG: Final = "log.jsonl"
CURVES: Final = "curves.svg"
PRIOR: Final = "prior"
VALUE: Final = "value"
STEPS: Final = (PRIOR, VALUE)
"""First what to try, and where hidden cards are; then how good positions are."""
_PULL: Final = 2.0e-6
_OWN_PULL: Final = 0.01
"""All positions of a game share its outcome, so what single heroes and cards seem to be worth is mostly chance."""
_APART: Final = 16
"""The distance between the seeds of games, which use some of those in between."""


class Plan(Struct, frozen=True):
    """How to train."""

    games: int = 1000  # of self-play, for each generation
    gate: int = 400  # games of the candidate against the champion
    iterations: int = 100  # for each decision of self-play
    gate_iterations: int = 0  # for each decision at the gate; 0: as many as in self-play
    rounds: int = 1  # how often each game is learned from
    seed: int = 1
    adventures: bool = False  # learn the weights of adventures instead of those of duels
    trust: float = 0.75  # how much the search's own judgment counts beside the outcome
    choice_rate: float = 0.3
    chance_rate: float = 0.01


class Generation(Struct, frozen=True):
    """A line of the log: a generation has one for each step."""

    number: int
    step: str  # what was new in the candidate
    games: int
    decisions: int
    surprise: float  # of choices: how badly the prior predicts what the search tries, in nats
    error: float  # of positions: the mean squared error of the chances
    won: int
    gate: int
    lower: float
    upper: float
    accepted: bool
    seconds: float
    at: str = ""


class Training:
    """A folder with the champion and the log of how it came to be.

    With a ``rival``, the champion is trained to beat it: it meets the rival in every game, and the gate asks whether
    the candidate does better against it than anybody before.
    """

    def __init__(
        self, folder: Path, plan: Plan, start: Weights, jobs: int, *, rival: Weights | None = None
    ) -> None:
        self.folder = folder
        self.plan = plan
        self.jobs = jobs
        self.index = Index(Library())
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / CHAMPION).exists():
            write_weights(folder / CHAMPION, start, "the start")
        if rival is not None:
            write_weights(folder / RIVAL, rival, "the rival")
        self.generations = self._read_log()

    @property
    def champion(self) -> Path:
        """The best weights so far."""
        return self.folder / CHAMPION

    @property
    def rival(self) -> Path | None:
        """The weights to beat, if they are not the champion's own."""
        path = self.folder / RIVAL
        return path if path.exists() else None

    @property
    def seconds(self) -> float:
        """How long all generations have taken."""
        return sum(one.seconds for one in self.generations)

    def _read_log(self) -> list[Generation]:
        log = self.folder / LOG
        lines = log.read_bytes().splitlines() if log.exists() else []
        return [msgspec.json.decode(line, type=Generation) for line in lines if line]

    def generation(self, report: Report) -> list[Generation]:
        """Play, learn, and try what was learned, step by step; ``report`` is called with the progress."""
        seed = mixed(self.plan.seed, self.number)
        with _workers(self.jobs) as work:
            began = time.monotonic()
            pupil = self._learn(work, seed, report)
            found: list[Generation] = []
            for step in STEPS:
                path = self.folder / f"candidate-{self.number}-{step}.json"
                weights = pupil.weights(self.index, read_weights(self.champion), step)
                write_weights(path, weights, f"generation {self.number}, {step}")
                score = self._gate(work, path, seed, report)
                accepted = self._is_better(score)
                if accepted:
                    path.replace(self.champion)
                else:
                    path.unlink()
                low, high = score.interval
                found.append(
                    Generation(
                        number=self.number,
                        step=step,
                        games=self.plan.games,
                        decisions=pupil.decisions,
                        surprise=_later_mean(pupil.surprise),
                        error=_later_mean(pupil.errors),
                        won=score.won,
                        gate=score.games,
                        lower=low,
                        upper=high,
                        accepted=accepted,
                        seconds=time.monotonic() - began,
                        at=time.strftime("%Y-%m-%d %H:%M"),
                    )
                )
                began = time.monotonic()
        self.generations += found
        with (self.folder / LOG).open("ab") as log:
            log.write(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
        write_curves(self.folder / CURVES, self.generations)
        return found

    @property
    def number(self) -> int:
        """The generation to come."""
        return self.generations[-1].number + 1 if self.generations else 1

    def _is_better(self, score: Score) -> bool:
        if self.rival is None:
            return 2 * score.won > score.games
        before = [one.won / max(1, one.gate) for one in self.generations if one.accepted]
        return score.share > max(before, default=0.0)

    def _learn(self, work: Workers, seed: int, report: Report) -> Pupil:
        plan = self.plan
        start = read_weights(self.champion)
        if plan.adventures:
            pupil = Pupil(
                Learner(start.adventure_choices, plan.choice_rate, _PULL, _PULL, 0),
                Learner(start.adventure_positions, plan.chance_rate, _PULL, _PULL, 0),
                adventures=True,
            )
        else:
            pupil = Pupil(
                Learner(self.index.start_choices(start), plan.choice_rate, _PULL, _PULL, 0),
                Learner(self.index.start_positions(start), plan.chance_rate, _PULL, _OWN_PULL, len(FEATURES)),
            )
        rival = "" if self.rival is None else str(self.rival)
        with self._journal() as games:
            jobs = [
                (str(self.champion), rival, plan.iterations, seed + _APART * at, plan.adventures)
                for at in range(len(games.played), plan.games)
            ]
            for played in work(_play, jobs):
                games.add(played)
                report("self-play", len(games.played), plan.games)
        lessons = [(str(self.champion), rival, one, plan.trust, plan.adventures) for one in games.played]
        for turn in range(plan.rounds):
            for done, learned in enumerate(work(_learn, lessons), 1):
                pupil.learn(learned, is_new=turn == 0)
                report("learning", turn * plan.games + done, plan.rounds * plan.games)
        return pupil

    def _journal(self) -> Journal:
        """Open the games of this generation: those that were played before are not played again."""
        return Journal(self.folder / f"games-{self.number}.jsonl", self.plan.games)

    def _gate(self, work: Workers, candidate: Path, seed: int, report: Report) -> Score:
        if self.plan.adventures:
            return self._compare(work, candidate, seed, report)
        blocks = -(-self.plan.gate // BLOCK)
        rival = self.rival or self.champion
        iterations = self.plan.gate_iterations or self.plan.iterations
        jobs = [(str(candidate), str(rival), iterations, mixed(seed, at)) for at in range(blocks)]
        won = 0
        for done, wins in enumerate(work(_block, jobs), 1):
            won += wins
            report("gate", done * BLOCK, blocks * BLOCK)
        return Score(won, blocks * BLOCK)

    def _compare(self, work: Workers, candidate: Path, seed: int, report: Report) -> Score:
        """Play the same adventures with candidate and champion; those count that only one of them won."""
        plan = self.plan
        iterations = plan.gate_iterations or plan.iterations
        jobs = [(str(candidate), str(self.champion), iterations, mixed(seed, at)) for at in range(plan.gate)]
        won = decided = 0
        for done, (wins, games) in enumerate(work(_compare, jobs), 1):
            won += wins
            decided += games
            report("gate", done, plan.gate)
        return Score(won, decided)


class Pupil:
    """What a generation has learned so far."""

    def __init__(self, choices: Learner, positions: Learner, *, adventures: bool = False) -> None:
        self.adventures = adventures
        self.choices = choices
        self.positions = positions
        self.held: dict[str, Counts] = {}
        self.struck: dict[str, Counts] = {}
        self.decisions = 0
        self.surprise: list[float] = []
        self.errors: list[float] = []

    def learn(self, lessons: Lessons, *, is_new: bool) -> None:
        """Learn from a game; one seen before teaches nothing more about where cards are."""
        self.surprise += [
            self.choices.learn_choice(one.terms, one.values, one.marks, one.shares) for one in lessons.choices
        ]
        self.errors += [
            self.positions.learn_chance(one.terms, one.values, one.target) for one in lessons.chances
        ]
        if is_new:
            self.decisions += lessons.decisions
            _add(self.held, lessons.held)
            _add(self.struck, lessons.struck)

    def weights(self, index: Index, champion: Weights, step: str) -> Weights:
        """Return what has been learned in one step, the rest as the champion has it."""
        if self.adventures:
            return Weights(
                champion.positions,
                champion.choices,
                champion.heroes,
                champion.cards,
                champion.adventure_positions if step == PRIOR else self.positions.weights,
                self.choices.weights if step == PRIOR else champion.adventure_choices,
            )
        if step == PRIOR:
            return index.weights(
                self.choices.weights,
                index.start_positions(champion),
                held_weights(self.held),
                struck_weights(self.struck),
                champion,
            )
        return index.weights(
            index.start_choices(champion),
            self.positions.weights,
            index.known_cards(champion, HELD),
            index.known_cards(champion, STRUCK),
            champion,
        )


def _later_mean(numbers: list[float]) -> float:
    """Return the mean of the second half; the first half was learned with weights that are out of date."""
    later = numbers[len(numbers) // 2 :]
    return sum(later) / max(1, len(later))


def _add(sums: dict[str, Counts], counts: dict[str, Counts]) -> None:
    for name, of in counts.items():
        total = sums.setdefault(name, Counts())
        total.seen += of.seen
        total.expected += of.expected
        total.trials += of.trials


@contextmanager
def _workers(jobs: int) -> Iterator[Workers]:
    """Yield a function that does jobs in order, so that the number of processes changes nothing."""
    if jobs == 1:
        yield map
        return
    start = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, start) as pool:
        yield partial(pool.imap, chunksize=4)


_READ: dict[tuple[str, int], Weights] = {}


def _weights(path: str) -> Weights:
    """Return the weights of a file, read again only when it has changed."""
    key = (path, Path(path).stat().st_mtime_ns)
    if key not in _READ:
        _READ[key] = read_weights(Path(path))
    return _READ[key]


def _play(job: tuple[str, str, int, int, bool]) -> Played:
    own, rival, iterations, seed, is_adventure = job
    if is_adventure:
        return play_adventure(_weights(own), iterations, seed)
    return play(_weights(own), iterations, seed, rival=_weights(rival) if rival else None)


def _learn(job: tuple[str, str, Played, float, bool]) -> Lessons:
    own, rival, played, trust, is_adventure = job
    if is_adventure:
        return lessons_of_adventure(played, _weights(own), trust)
    return lessons_of(played, _weights(own), trust, has_rival=bool(rival))


def _block(job: tuple[str, str, int, int]) -> int:
    candidate, rival, iterations, seed = job
    return block(_weights(candidate), _weights(rival), iterations, seed)


def _compare(job: tuple[str, str, int, int]) -> tuple[int, int]:
    candidate, champion, iterations, seed = job
    return compare(_weights(candidate), _weights(champion), iterations, seed)
