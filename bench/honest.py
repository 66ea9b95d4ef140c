"""Honest players: they answer half a second after the question, come back when the server was away, and keep count."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from contextlib import suppress
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.clients import DECODER, PAUSE, Game, Question, answer, seated, table_socket

_AGAIN: Final = 0.2
"""The seconds before a player tries to come back."""
_AFTER_REFUSAL: Final = 1.0
_OPENERS: Final = 4
AWAY: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
"""What a player meets while the server is away."""


class Duel:
    """One table, and what its players have sent and been told."""

    def __init__(self, code: str, cookies: list[str]) -> None:
        self.code = code
        self.cookies = cookies
        self.told = 0  # decisions that somebody was told of as taken
        self.sent: defaultdict[int, set[int]] = defaultdict(
            set
        )  # by decision: the places of the options sent
        self.is_over = False


class Figures:
    """What all players have measured since the last time."""

    def __init__(self) -> None:
        self.took: list[float] = []  # seconds from an answer to the own view of what followed
        self.lost = 0  # decisions that were told, and then gone
        self.refused = 0
        self.faults: list[str] = []


class Crowd:
    """A number of duels at a time; when one is over, another begins."""

    def __init__(self, address: str, duels: int, seed: int) -> None:
        self.address = address
        self.duels: list[Duel] = []
        self.figures = Figures()
        self.dice = random.Random(seed)  # noqa: S311 - players of a drill
        self._openers = asyncio.Semaphore(_OPENERS)
        self._tasks = [asyncio.create_task(self._play_on()) for _ in range(duels)]

    def fresh(self) -> Figures:
        """Return what was measured, and start over."""
        figures, self.figures = self.figures, Figures()
        return figures

    async def settled(self) -> None:
        """Wait until every table has gone on from where it stands, so that all players are there."""
        marks = {duel.code: duel.told for duel in self.duels if not duel.is_over}
        while len(self.duels) < len(self._tasks) or any(
            duel.told <= marks[duel.code] and not duel.is_over for duel in self.duels if duel.code in marks
        ):
            await asyncio.sleep(0.05)
            for task in self._tasks:
                if task.done():
                    await task  # says what went wrong

    async def leave(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play_on(self) -> None:
        while True:
            duel = await self._opened()
            self.duels.append(duel)
            players = [Player(self, duel, seat) for seat in range(2)]
            await asyncio.gather(*(player.play() for player in players))

    async def _opened(self) -> Duel:
        while True:
            try:
                async with self._openers:
                    duel = Duel(*await seated(self.address, self.dice))
                    socket = await table_socket(self.address, duel.code, duel.cookies[0])
                    async with socket:
                        await socket.send('{"type":"begin"}')
                        while DECODER.decode(await socket.recv()).game is None:
                            pass
                    return duel
            except AWAY:
                await asyncio.sleep(_AGAIN)


class Player:
    """One of the two at a table."""

    def __init__(self, crowd: Crowd, duel: Duel, seat: int) -> None:
        self.crowd = crowd
        self.duel = duel
        self.seat = seat
        self.dice = random.Random(crowd.dice.random())  # noqa: S311 - as the crowd's
        self.asked = -1  # the decision that this player is about to answer, or has answered
        self.waits: tuple[int, float] | None = None  # the decision answered, and when
        self._heard = asyncio.Event()  # what became of the answer
        self._answering: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until the game is over, and come back whenever the server was away."""
        while not self.duel.is_over:
            with suppress(*AWAY):
                async with await table_socket(
                    self.crowd.address, self.duel.code, self.duel.cookies[self.seat]
                ) as socket:
                    try:
                        await self._listen(socket)
                    finally:
                        self._forget()
            if not self.duel.is_over:
                await asyncio.sleep(_AGAIN)

    def _forget(self) -> None:
        """What was asked will be asked again."""
        self.waits, self.asked = None, -1
        if self._answering is not None:
            self._answering.cancel()

    async def _listen(self, socket: ClientConnection) -> None:
        is_first = True
        while not self.duel.is_over:
            told = DECODER.decode(await socket.recv())
            if told.type == "refusal":
                self._refused(told.code, told.said)
            elif told.game is not None:
                self._note(told.game, is_first=is_first)
                is_first = False
                question = told.game.question
                if question is not None and question.decision != self.asked:
                    self.asked = question.decision
                    self._answering = asyncio.create_task(self._answer(socket, question, PAUSE))

    def _refused(self, code: str, said: str) -> None:
        if said == "answer" and code != "stale":
            self.crowd.figures.refused += 1
            self.waits = None
            self._heard.set()
        elif code not in ("stale", "too_fast"):
            self.crowd.figures.faults.append(f"{self.duel.code}: refused with {code}")

    def _note(self, game: Game, *, is_first: bool) -> None:
        """Take in how the game stands."""
        duel, figures = self.duel, self.crowd.figures
        if is_first and game.decision < duel.told:
            figures.lost += duel.told - game.decision
            figures.faults.append(f"{duel.code}: stands at decision {game.decision}, {duel.told} was told")
        duel.told = max(duel.told, game.decision)
        if self.waits is not None and game.decision > self.waits[0]:
            figures.took.append(time.perf_counter() - self.waits[1])
            self.waits = None
            self._heard.set()
        if game.winners:
            duel.is_over = True

    async def _answer(self, socket: ClientConnection, question: Question, pause: float) -> None:
        """Answer, and once more if that was refused."""
        while self.asked == question.decision:
            await asyncio.sleep(pause)
            option = self.dice.randrange(len(question.options))
            self.duel.sent[question.decision].add(option)
            self.waits = (question.decision, time.perf_counter())
            self._heard.clear()
            with suppress(*AWAY):
                await socket.send(answer(question, option))
            pause = _AFTER_REFUSAL
            await self._heard.wait()
            if self.duel.told > question.decision:
                return
