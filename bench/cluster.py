"""A Ray cluster of several nodes on this machine; one is killed in the middle of a run: nothing is lost or doubled.

python bench/cluster.py [--games N] [--nodes N]     the drill: same files as without a cluster?
python bench/cluster.py --speed [--games N]         games a second of both engines, in turns, in one run
"""

from __future__ import annotations

import argparse
import logging
import statistics
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ray
from ray.cluster_utils import Cluster as Nodes

from matchless.lab.experiment.engines import Cluster, Pool
from matchless.lab.experiment.file import Experiment, Matches
from matchless.lab.experiment.run import Run

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.lab.experiment.engines import Engine


def main() -> None:
    """Run the drill or the comparison."""
    parser = argparse.ArgumentParser(description="Try the lab on a cluster.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--bot", default="strategist:iterations=100")
    parser.add_argument("--speed", action="store_true")
    args = parser.parse_args()
    matches = Matches(games=args.games, heroes=("medusa", "king-arthur"), bots=(args.bot,))
    experiment = Experiment("cluster", (matches,), part=100)
    with tempfile.TemporaryDirectory() as folder:
        if args.speed:
            compare(Path(folder), experiment)
        else:
            drill(Path(folder), experiment, args.nodes)


def drill(folder: Path, experiment: Experiment, count: int) -> None:
    """Kill a node when a third of the games are over, and compare the files with those of a pool."""
    nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    added = [nodes.add_node(num_cpus=1) for _ in range(count - 1)]
    nodes.wait_for_nodes()
    ray.init(address=nodes.address, log_to_driver=False, logging_level=logging.ERROR)
    run = Run(folder / "cluster", experiment)
    known: Any = ray.nodes  # has no types
    print(f"{len(known())} nodes, {run.total} games")
    over = 0
    for games in run.play(Cluster(experiment, run.folders)):
        over += len(games)
        if added and over >= run.total / 3:
            nodes.remove_node(added.pop(), allow_graceful=False)
            print(f"a node was killed after {over} games")
            added.clear()
    alive = sum(node["Alive"] for node in known())
    ray.shutdown()
    nodes.shutdown()
    plain = Run(folder / "pool", experiment)
    for _games in plain.play(Pool(experiment, plain.folders, 2)):
        pass
    same = fingerprint(run.folder) == fingerprint(plain.folder)
    print(
        f"{over} games handed over on {alive} nodes that are left; the same files as without a cluster: {same}"
    )
    if over != run.total or not same:
        raise SystemExit(1)


def compare(folder: Path, experiment: Experiment) -> None:
    """Measure both engines on two cores, in turns."""
    ray.init(num_cpus=2, log_to_driver=False, logging_level=logging.ERROR)
    engines: dict[str, Callable[[Run], Engine]] = {
        "pool": lambda run: Pool(experiment, run.folders, 2),
        "ray": lambda run: Cluster(experiment, run.folders, 2),
    }
    rates: dict[str, list[float]] = {name: [] for name in engines}
    for turn in range(4):
        for name, make in engines.items():
            run = Run(folder / f"{name}-{turn}", experiment)
            began = time.perf_counter()
            for _games in run.play(make(run)):
                pass
            if turn:  # the first one loads the code
                rates[name].append(run.total / (time.perf_counter() - began))
    ray.shutdown()
    for name, found in rates.items():
        print(
            f"{name}: {statistics.median(found):.1f} games/s ({', '.join(f'{rate:.1f}' for rate in found)})"
        )
    print(f"ray / pool: {statistics.median(rates['ray']) / statistics.median(rates['pool']):.2f}")


def fingerprint(folder: Path) -> dict[str, str]:
    """Return what a folder holds."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*.parquet"))
    }


if __name__ == "__main__":
    main()
