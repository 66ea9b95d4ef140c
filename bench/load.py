"""The load that a server bears: many duels at once through real sockets, each answer half a second after the question.

    python bench/load.py --duels 300 --seconds 60

Starts `matchless serve` on a new database, lets every duel be played by two clients from this process, and reports how
long it took from a sent option to the view that followed from it, for the one who answered and for the opponent. Every
client checks that the decisions of its table come as 0, 1, 2, … with none lost or doubled, and in the end the server's
own count must be that of the clients. The exit code is 1 if anything was lost, or if the goal was missed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))  # a script finds its neighbours by itself

from bench.clients import (
    DECODER,
    PAUSE,
    Game,
    Question,
    Server,
    answer,
    cpu_seconds,
    percentile,
    seated,
    table_socket,
)

GOAL_MS: Final = 100.0
_UNLIMITED: Final = [
    word
    for name in (
        "requests-per-second",
        "tables-per-minute",
        "names-per-minute",
        "sockets-per-minute",
        "sockets-per-address",
        "sockets",
        "messages-per-second-per-address",
        "bytes-per-second-per-address",
    )
    for word in ("--limit", f"{name}=0")
]
"""All duels come from one address."""
_OPENERS: Final = 8
"""How many duels are opened at the same time, so that opening them is no load of its own."""


class Figures:
    """What all clients together have measured."""

    def __init__(self) -> None:
        self.own: list[float] = []  # seconds from an answer to the own view
        self.others: list[float] = []  # seconds from an answer to the opponent's view
        self.faults: list[str] = []
        self.answers = 0
        self.games = 0
        self.is_measured = False


class Duel:
    """One table: when its decisions were answered."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sent: dict[int, float] = {}
        self.by: dict[int, int] = {}


class Client:
    """One player of a duel."""

    def __init__(self, duel: Duel, seat: int, figures: Figures) -> None:
        self.duel = duel
        self.seat = seat
        self.figures = figures
        self.next = -1  # the decision told last
        self.is_over = False

    async def play(self, socket: ClientConnection) -> None:
        """Answer whatever is asked, until the game is over."""
        answered = -1
        while not self.is_over:
            told = DECODER.decode(await socket.recv())
            now = time.perf_counter()
            if told.type == "refusal":
                self.figures.faults.append(f"{self.duel.code}: refused with {told.code}")
                continue
            if told.game is None:
                continue
            self._note(told.game, now)
            question = told.game.question
            if question is not None and question.decision > answered:
                answered = question.decision
                await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - now)))
                await self._answer(socket, question)

    async def _answer(self, socket: ClientConnection, question: Question) -> None:
        option = random.randrange(len(question.options))  # noqa: S311 - any option will do
        self.duel.sent[question.decision] = time.perf_counter()
        self.duel.by[question.decision] = self.seat
        self.figures.answers += 1
        await socket.send(answer(question, option))

    def _note(self, game: Game, now: float) -> None:
        """Check that the decisions come in their order, and measure how long the last one took."""
        if self.next >= 0 and game.decision not in (self.next, self.next + 1):
            self.figures.faults.append(f"{self.duel.code}: decision {game.decision} came after {self.next}")
        if game.decision == self.next + 1 and self.next >= 0:
            took = now - self.duel.sent[self.next]
            if self.figures.is_measured:
                is_own = self.duel.by[self.next] == self.seat
                (self.figures.own if is_own else self.figures.others).append(took)
        self.next = game.decision
        if game.winners:
            self.is_over = True


class Load:
    """All duels against one server."""

    def __init__(self, address: str, figures: Figures) -> None:
        self.address = address
        self.figures = figures
        self.openers = asyncio.Semaphore(_OPENERS)

    async def duels(self) -> None:
        """Play duels one after another."""
        while True:
            await self._duel()
            self.figures.games += 1

    async def _duel(self) -> None:
        async with self.openers, asyncio.timeout(60):
            code, cookies = await seated(self.address, random.Random())  # noqa: S311 - any heroes will do
            sockets = [await table_socket(self.address, code, cookie) for cookie in cookies]
            await sockets[0].send('{"type":"begin"}')
        duel = Duel(code)
        clients = [Client(duel, seat, self.figures) for seat in range(2)]
        try:
            await asyncio.gather(*(one.play(its) for one, its in zip(clients, sockets, strict=True)))
        except ConnectionClosed as error:
            self.figures.faults.append(f"{code}: the socket was closed: {error}")
        finally:
            await asyncio.gather(*(socket.close() for socket in sockets))


async def measure(address: str, process: int, duels: int, warm: float, seconds: float) -> Figures:
    """Play, and measure after a while of warming up."""
    figures = Figures()
    load = Load(address, figures)
    tasks = [asyncio.create_task(load.duels()) for _ in range(duels)]
    while not figures.answers:
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                await task  # says what went wrong
    await asyncio.sleep(warm)
    before, figures.is_measured = figures.answers, True
    began, computed, own = time.perf_counter(), cpu_seconds(process), time.process_time()
    await asyncio.sleep(seconds)
    figures.is_measured = False
    took = time.perf_counter() - began
    rate = (figures.answers - before) / took
    print(
        f"of one core, the server used {(cpu_seconds(process) - computed) / took:.0%}, "
        f"the clients {(time.process_time() - own) / took:.0%}"
    )
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            figures.faults.append(repr(outcome))
    await asyncio.sleep(1)
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{address}/metrics")).text
    counted = next(
        float(line.split()[1]) for line in text.splitlines() if line.startswith("matchless_decisions_total")
    )
    if counted != figures.answers:
        figures.faults.append(f"{figures.answers} answers were sent, the server counts {counted:.0f}")
    print(f"{rate:,.0f} decisions per second at {duels} duels, {figures.games} games finished")
    return figures


def report(figures: Figures) -> int:
    """Print the figures; return the exit code."""
    for name, values in (
        ("the one who answers", sorted(figures.own)),
        ("the opponent", sorted(figures.others)),
    ):
        shares = "  ".join(
            f"p{share * 100:.0f} {percentile(values, share):.1f}" for share in (0.5, 0.95, 0.99)
        )
        print(f"sent option → view of {name}: {len(values):,} times, in ms: {shares}")
    for fault in figures.faults[:10]:
        print(f"FAULT {fault}")
    slow = percentile(sorted(figures.own + figures.others), 0.95)
    is_met = slow < GOAL_MS and not figures.faults
    print(f"p95 of all {slow:.1f} ms, {len(figures.faults)} faults: goal {'met' if is_met else 'MISSED'}")
    return 0 if is_met else 1


def main() -> int:
    """Start a server, and measure it."""
    parser = argparse.ArgumentParser(description="Drive many duels at once against a server, and measure it.")
    parser.add_argument("--duels", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--warm", type=float, default=10.0, help="how long to play before that")
    parser.add_argument("--address", help="a server that runs already, such as http://127.0.0.1:8000")
    args = parser.parse_args()
    if args.address:
        return report(asyncio.run(measure(args.address, 0, args.duels, args.warm, args.seconds)))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "load.db", *_UNLIMITED) as server:
        return report(asyncio.run(measure(server.address, server.pid, args.duels, args.warm, args.seconds)))


if __name__ == "__main__":
    sys.exit(main())
