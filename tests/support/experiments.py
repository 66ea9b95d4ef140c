"""Small experiments, and what they leave in a folder."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from matchless.lab.experiment.engines import Pool
from matchless.lab.experiment.file import Experiment, Matches, read_experiment
from matchless.lab.experiment.run import Run, Shard

SMALL = Experiment(
    "small",
    (
        Matches(games=4, heroes=("medusa", "sinbad"), bots=("random",)),
        Matches(games=3, mode="free-for-all", players=(3,), bots=("random",)),
        Matches(games=2, mode="adventure", players=(1, 2), events=(0, 1), bots=("random",)),
        Matches(games=4, mode="teams", bots=("random",)),
    ),
    record=("cards", "decisions", "events", "records"),
    part=10,
)
"""Nineteen games of every mode in two parts."""


def played(folder: Path, experiment: Experiment = SMALL, jobs: int = 1, shard: Shard | None = None) -> Run:
    """A run that is finished."""
    run = Run(folder, experiment, shard)
    for _games in run.play(Pool(experiment, run.folders, jobs)):
        pass
    return run


def files(folder: Path) -> dict[str, str]:
    """The results that a folder holds: each file with a fingerprint."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def written(folder: Path, text: str) -> Experiment:
    """The experiment in a file with this text."""
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return read_experiment(path)
