"""A drill: what happens to honest players while a server is killed, starved and attacked.

    python bench/drill.py                       # all drills, a quarter of an hour
    python bench/drill.py --quick               # all of them, a few minutes
    python bench/drill.py --only kills --only rematch --json

Each drill starts `matchless serve` on a new database at 127.0.0.1, lets people play duels there through real sockets,
an answer half a second after the question, and does its worst. Then the database is compared with what was sent and
told: *lost* is a decision that somebody was told of and that is gone, *doubled* one that is there and that nobody sent.
The exit code is 1 if anything was lost or doubled, or if the 95th percentile of the answers to honest players was not
below 250 ms during a flood. Nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that a script can import its neighbours

from bench.attacks import FLOODS
from bench.clients import Server, percentile
from bench.honest import Crowd
from bench.ledger import balance

GOAL_MS: Final = 250.0
_LOCKED: Final = 12.0
_PATIENCE: Final = 120.0
_ATTACKS: Final = Path(__file__).with_name("attacks.py")
_LOCKER: Final = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
time.sleep(float(sys.argv[2]))
connection.execute("COMMIT")
"""


class Plan(NamedTuple):
    """How long and how much."""

    duels: int
    kills: int
    seconds: float  # of each flood
    locked: float
    outages: int  # how often the disk is full, and the database locked
    seconders: int  # second servers


LONG: Final = Plan(20, 30, 30.0, _LOCKED, 3, 5)
QUICK: Final = Plan(8, 4, 6.0, _LOCKED, 1, 2)
SMOKE: Final = Plan(2, 1, 1.5, 1.0, 1, 1)


class Scene:
    """A drill while it runs."""

    def __init__(self, plan: Plan, server: Server, crowd: Crowd, seed: int) -> None:
        self.plan = plan
        self.server = server
        self.crowd = crowd
        self.seed = seed
        self.dice = random.Random(seed)  # noqa: S311 - a drill
        self.lost = self.doubled = 0
        self.faults: list[str] = []

    def compare(self) -> None:
        """Compare the database with what was sent and told."""
        found = balance(self.server.database, self.crowd.duels)
        self.lost += found.lost
        self.doubled += found.doubled
        self.faults += found.faults


class Result(NamedTuple):
    """The result of a drill."""

    drill: str
    tries: int
    let: int  # tries that were let through, or had to be
    lost: int
    doubled: int
    refused: int  # answers of honest players that were refused, and given again
    answers: int
    p50: float
    p95: float
    worst: float
    is_flood: bool
    faults: list[str]

    @property
    def is_met(self) -> bool:
        """Return whether the drill went as it must."""
        is_quick = not self.is_flood or self.p95 < GOAL_MS
        return is_quick and not self.lost and not self.doubled and not self.faults and self.tries > 0


Drill = Callable[[Scene], Awaitable[tuple[int, int]]]
"""Does its worst; returns how often it tried, and how often it was let through."""


async def quiet(scene: Scene) -> tuple[int, int]:
    """Do nothing, to compare with."""
    await asyncio.sleep(scene.plan.seconds)
    return 1, 1


async def kills(scene: Scene) -> tuple[int, int]:
    """Kill the server at random moments under load, and start it again."""
    for _ in range(scene.plan.kills):
        await asyncio.sleep(scene.dice.uniform(0.5, 2.5))
        await asyncio.to_thread(scene.server.kill)
        scene.compare()
        await asyncio.to_thread(scene.server.start)
        await scene.crowd.settled()
    return scene.plan.kills, scene.plan.kills


async def full_disk(scene: Scene) -> tuple[int, int]:
    """Let every write to a file fail for a while, as on a full disk: no file of the server may grow beyond a page."""
    for _ in range(scene.plan.outages):
        limits = resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        try:
            await _without_writes(scene, scene.plan.seconds / 2)
        finally:
            resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, limits)
        await scene.crowd.settled()
    return scene.plan.outages, scene.plan.outages


async def locked(scene: Scene) -> tuple[int, int]:
    """Have another program lock the database."""
    for _ in range(scene.plan.outages):
        words = [sys.executable, "-c", _LOCKER, str(scene.server.database), str(scene.plan.locked)]
        locker = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        assert locker.stdout is not None
        await locker.stdout.readline()
        await _without_writes(scene, scene.plan.locked)
        await locker.wait()
        await scene.crowd.settled()
    return scene.plan.outages, scene.plan.outages


async def _without_writes(scene: Scene, seconds: float) -> None:
    """Wait while nothing can be kept; what is told meanwhile as taken is a fault."""
    await asyncio.sleep(1.0)  # what was being written may still have been
    before = {duel.code: duel.told for duel in scene.crowd.duels}
    await asyncio.sleep(max(0.5, seconds - 1.5))
    scene.faults += [
        f"{duel.code}: went on while nothing could be kept"
        for duel in scene.crowd.duels
        if duel.told > before.get(duel.code, duel.told)
    ]


async def two_servers(scene: Scene) -> tuple[int, int]:
    """Start another server on the same database; it must say why it does not, and the first must not notice."""
    let = 0
    for _ in range(scene.plan.seconders):
        second = scene.server.launched(0)
        try:
            code = await asyncio.to_thread(second.wait, _PATIENCE)
        except subprocess.TimeoutExpired:
            second.kill()
            code = 0
        let += code == 0
        if code == 0:
            scene.faults.append("a second server ran on the same database")
    if not any("is in use" in line for line in scene.server.log):
        scene.faults.append("the second server did not say that the database is in use")
    return scene.plan.seconders, let


def flood(name: str) -> Drill:
    """Return the drill of a flood."""

    async def drill(scene: Scene) -> tuple[int, int]:
        codes = [duel.code for duel in scene.crowd.duels if not duel.is_over][:4]
        words = [
            sys.executable,
            str(_ATTACKS),
            name,
            scene.server.address,
            str(scene.plan.seconds),
            str(scene.seed),
        ]
        running = await asyncio.create_subprocess_exec(*words, *codes, stdout=asyncio.subprocess.PIPE)
        told, _ = await running.communicate()
        if running.returncode:
            scene.faults.append(f"the flood itself failed with {running.returncode}")
            return 0, 0
        counted = json.loads(told)
        return counted["tries"], counted["let"]

    return drill


DRILLS: Final[dict[str, Drill]] = {
    "quiet": quiet,
    "kills": kills,
    "full-disk": full_disk,
    "locked": locked,
    "two-servers": two_servers,
    **{name: flood(name) for name in FLOODS},
}


async def run(name: str, plan: Plan, seed: int) -> Result:
    """Run one drill on a server of its own."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "drill.db") as server:
        crowd = Crowd(server.address, plan.duels, seed)
        scene = Scene(plan, server, crowd, seed)
        try:
            async with asyncio.timeout(_PATIENCE):
                await crowd.settled()
            crowd.fresh()
            tries, let = await DRILLS[name](scene)
            figures = crowd.fresh()
            async with asyncio.timeout(_PATIENCE):  # and afterwards everybody can play on
                await crowd.settled()
            scene.faults += await _unready(server.address)
        finally:
            await crowd.leave()
        server.stop()
        scene.compare()
    took = sorted(figures.took)
    faults = [*scene.faults, *figures.faults, *crowd.figures.faults]
    return Result(
        name, tries, let, scene.lost + figures.lost + crowd.figures.lost, scene.doubled, figures.refused, len(took),
        percentile(took, 0.5), percentile(took, 0.95), percentile(took, 1.0), name in FLOODS, faults,
    )  # fmt: skip


async def _unready(address: str) -> list[str]:
    """Return what the server says of itself when all is over, if it is not well."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        for _ in range(60):
            answer = await client.get("/health/ready")
            if answer.is_success:
                return []
            await asyncio.sleep(0.5)
    return [f"the server is not ready afterwards: {answer.text}"]


def table(results: list[Result]) -> str:
    """Return the results for people."""
    rows: list[tuple[str, ...]] = [
        ("drill", "tries", "let", "lost", "doubled", "refused", "answers", "p50 ms", "p95 ms", "worst ms", "")
    ]
    for one in results:
        counts = (one.tries, one.let, one.lost, one.doubled, one.refused, one.answers)
        times = (one.p50, one.p95, one.worst)
        verdict = "ok" if one.is_met else "MISSED"
        rows.append((one.drill, *(f"{n:,}" for n in counts), *(f"{ms:,.0f}" for ms in times), verdict))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    faults = [f"{one.drill}: {fault}" for one in results for fault in one.faults[:5]]
    return "\n".join([*lines, *faults])


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *others = (word.rjust(width) for word, width in zip(row, widths, strict=True))
    return "  ".join([first.strip().ljust(widths[0]), *others])


def main() -> int:
    """Run the drills, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="shorter, with fewer players and kills")
    parser.add_argument(
        "--smoke", action="store_true", help="as short as can be, only to see that all of it runs"
    )
    parser.add_argument("--only", action="append", choices=DRILLS, metavar="NAME", help=", ".join(DRILLS))
    parser.add_argument("--seed", type=int, default=1, help="when and where it strikes (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    plan = SMOKE if args.smoke else QUICK if args.quick else LONG
    results = []
    for name in args.only or DRILLS:
        if name == "full-disk" and not hasattr(resource, "prlimit"):
            print("full-disk is left out: only Linux can limit a running process", file=sys.stderr)
            continue
        print(f"{name} …", file=sys.stderr, flush=True)
        results.append(asyncio.run(run(name, plan, args.seed)))
    if args.json:
        print(json.dumps([{**one._asdict(), "is_met": one.is_met} for one in results], indent=2))
    else:
        print(table(results))
    return 0 if all(one.is_met for one in results) else 1


if __name__ == "__main__":
    sys.exit(main())
