"""A run of an experiment in a folder: plays the games that are left, without losing or repeating any.

The folder holds `plan.json`, a folder for each table and, while parts are incomplete, a `journal`. A run that was
stopped or killed resumes where it was.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from matchless.lab.experiment.file import ADVENTURE, Experiment
from matchless.lab.experiment.games import Games
from matchless.lab.experiment.journal import Journal
from matchless.lab.experiment.play import GameRow
from matchless.lab.experiment.tables import part_path, read_table, write_part
from matchless.library.file_claim import FileClaim, InUse
from matchless.library.library import CONTENT, Library
from matchless.library.version import content_version
from matchless.players.learned import WEIGHTS
from matchless.players.outside.casting import is_outside
from matchless.players.outside.names import files_of
from matchless.players.search_bot import PARAMETERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.lab.experiment.engines import Chunk, Engine
    from matchless.lab.experiment.games import Line
    from matchless.lab.experiment.play import Played

PLAN: Final = "plan.json"
_JOURNAL: Final = "journal-"
FORMAT: Final = 2
"""The file of the plan in a folder of results."""
_CHUNK: Final = 8
"""How many games of quick bots a worker plays in one go; of others, it plays one. A kill loses no more than that."""
_QUICK: Final = ("greedy", "prior", "random")
"""Bots whose games take milliseconds: handing out single games would cost more than a kill does."""
_PARTS: Final = 64
"""About how many parts a run has, unless that makes them too small or too large."""
_SMALLEST, _LARGEST = 100, 2000


class OtherRunError(ValueError):
    """The folder holds another run, or something else."""


class Shard:
    """Every n-th part of a run, to be played on a separate machine."""

    def __init__(self, number: int = 1, count: int = 1) -> None:
        if not 1 <= number <= count:
            raise ValueError(f"shards are numbered from 1: {number}/{count} is none")
        self.number: Final = number
        self.count: Final = count

    @classmethod
    def read(cls, words: str) -> Shard:
        """Return the shard that a text such as 2/5 names."""
        number, slash, count = words.partition("/")
        if not (slash and number.isdecimal() and count.isdecimal()):
            raise ValueError(f"a shard is written like 2/5, not '{words}'")
        return cls(int(number), int(count))

    def holds(self, part: int) -> bool:
        """Return whether a part belongs to it."""
        return part % self.count == self.number - 1


class Run:
    """An experiment and the folder of its results."""

    def __init__(self, folder: Path, experiment: Experiment, shard: Shard | None = None) -> None:
        self.folder: Final = folder
        self.experiment: Final = experiment
        self.shard: Final = shard or Shard()
        self.folders: Final = (*experiment.content, str(CONTENT)) if experiment.content else ()
        library = Library(*self.folders)
        self.games: Final = Games(experiment, library)
        self.part_size: Final = experiment.part or min(
            _LARGEST, max(_SMALLEST, -(-self.games.total // _PARTS))
        )
        bots = {bot for line in self.games.lines for bot in line.lineup}
        self._chunk: Final = _CHUNK if bots <= set(_QUICK) else 1
        name = f"{self.shard.number}-of-{self.shard.count}"
        self._journal: Final = Journal(folder / f"{_JOURNAL}{name}")
        self._lock: Final = folder / f".lock-{name}"
        self._waiting: dict[int, dict[int, Played]] = {}  # by part and number
        self._begin(plan_of(experiment, self.games, library))

    def _begin(self, plan: dict[str, Any]) -> None:
        """Write the plan, or check that it has not changed; then load what has been played."""
        path = self.folder / PLAN
        text = json.dumps(plan, ensure_ascii=False, indent=1) + "\n"
        if path.exists():
            before = path.read_text(encoding="utf-8")
            if before != text:
                raise OtherRunError(_difference(self.folder, json.loads(before), json.loads(text)))
        else:
            if self.folder.exists() and any(self.folder.iterdir()):
                raise OtherRunError(f"{self.folder} holds something else; name a new folder")
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self._take_up(self._journal.read())

    def _take_up(self, games: list[Played]) -> None:
        """Note which games of incomplete parts have been played."""
        self._waiting = {}
        for game in games:
            part = game.row.game // self.part_size
            if not part_path(self.folder, "games", part).exists():
                self._waiting.setdefault(part, {})[game.row.game] = game

    @property
    def parts(self) -> list[int]:
        """The parts that belong to this shard."""
        count = -(-self.games.total // self.part_size)
        return [part for part in range(count) if self.shard.holds(part)]

    def numbers(self, part: int) -> range:
        """Return the games of a part."""
        return range(part * self.part_size, min((part + 1) * self.part_size, self.games.total))

    def holds(self, game: int) -> bool:
        """Return whether a game belongs to this shard."""
        return self.shard.holds(game // self.part_size)

    @property
    def total(self) -> int:
        """How many games this shard has."""
        return sum(len(self.numbers(part)) for part in self.parts)

    def finished(self) -> list[GameRow]:
        """Return the results of all games played so far, here or in another shard."""
        rows = [game.row for games in self._waiting.values() for game in games.values()]
        return complete_rows(self.folder) + rows

    def left(self) -> Iterator[Chunk]:
        """Return the games that have yet to be played, in chunks; a part is completed before the next begins."""
        for part in self.parts:
            if part_path(self.folder, "games", part).exists():
                continue
            waiting = self._waiting.get(part, {})
            left = [number for number in self.numbers(part) if number not in waiting]
            for at in range(0, len(left), self._chunk):
                yield left[at : at + self._chunk]

    def play(self, engine: Engine) -> Iterator[list[Played]]:
        """Play what is left; games are handed on once they are safe. ValueError if another process does so here."""
        try:
            claim = FileClaim(self._lock)
        except InUse as error:
            process = f" (process {error.holder})" if error.holder else ""
            raise ValueError(
                f"{self.folder} is being played by another run{process}; wait for it, stop it, or name another folder"
            ) from error
        try:
            self._take_up(self._journal.mend())  # another run may have ended since this one looked
            yield from self._play(engine)
        finally:
            claim.release()

    def _play(self, engine: Engine) -> Iterator[list[Played]]:
        for part in list(self._waiting):
            self._complete(part)
        for games in engine.play(list(self.left())):
            new = [game for game in games if game.row.game not in self._waiting.get(self._part(game), {})]
            self._journal.add(new)
            for game in new:
                self._waiting.setdefault(self._part(game), {})[game.row.game] = game
            for part in {self._part(game) for game in new}:
                self._complete(part)
            yield new

    def _part(self, game: Played) -> int:
        return game.row.game // self.part_size

    def _complete(self, part: int) -> None:
        """Write a part whose games have all been played; the journal need not hold them any longer."""
        games = self._waiting[part]
        if len(games) < len(self.numbers(part)):
            return
        write_part(self.folder, part, self.experiment.record, [games[number] for number in sorted(games)])
        del self._waiting[part]
        self._journal.rewrite(game for games in self._waiting.values() for game in games.values())


def complete_rows(folder: Path) -> list[GameRow]:
    """Return the results of the games in complete parts."""
    return msgspec.convert([list(row) for row in read_table(folder, "games").iter_rows()], list[GameRow])


def finished_rows(folder: Path) -> list[GameRow]:
    """Return the results of all finished games in a folder, from every shard; the run may still be going on."""
    journals = [path for path in sorted(folder.glob(f"{_JOURNAL}*")) if path.suffix != ".half"]
    waiting = [game.row for path in journals for game in Journal(path).read()]
    rows = complete_rows(folder)  # read last, so that a part that is completed meanwhile is not missed
    known = {row.game for row in rows}
    return rows + [row for row in waiting if row.game not in known]


def plan_of(experiment: Experiment, games: Games, library: Library) -> dict[str, Any]:
    """Return everything that determines which games are played and how they go."""
    lines = games.lines
    outside = sorted({bot for line in lines for bot in line.lineup if is_outside(bot)})
    return {
        "format": FORMAT,
        "experiment": msgspec.to_builtins(experiment),
        "games": games.total,
        "content": _content(lines, library),
        "search": hashlib.sha256(WEIGHTS.read_bytes() + PARAMETERS.read_bytes()).hexdigest()[:12],
        "lines": [_line(line) for line in lines],
        **({"bots": {bot: _bot(bot) for bot in outside}} if outside else {}),
    }


def _bot(name: str) -> str:
    """Return a fingerprint of the files of a bot from outside, as far as its name tells them."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in files_of(name))).hexdigest()[:12]


def _content(lines: list[Line], library: Library) -> str:
    """Return a fingerprint of all heroes, boards and enemies that may take part, and of the rules."""
    heroes = [library.hero(name) for name in library.heroes]
    digest = hashlib.sha256()
    for name in library.boards:
        digest.update(content_version(heroes, library.board(name)).encode())
    if any(line.matches.mode == ADVENTURE for line in lines):
        enemies = [library.enemy(name) for name in (*library.villains, *library.minions)]
        events = [library.event(name) for name in library.events]
        digest.update(content_version(heroes, library.board(library.boards[0]), enemies, events).encode())
    return digest.hexdigest()[:12]


def _line(line: Line) -> dict[str, Any]:
    return {
        "mode": line.matches.mode,
        "bots": list(line.lineup),
        "heroes": list(line.heroes),
        "players": line.players,
        "villain": line.villain,
        "events": line.events,
    }


def _difference(folder: Path, before: dict[str, Any], now: dict[str, Any]) -> str:
    """Return what has changed since a run began."""
    if before.get("format") != FORMAT:
        return f"{folder} cannot be resumed: another version of Matchless began it; name a new folder"
    what = {
        "experiment": "the plan has changed",
        "content": "heroes, boards, enemies or rules have changed",
        "search": "the weights or settings of the search have changed",
        "lines": "what it would play has changed",
        "bots": "bots of yours have changed",
    }
    changed = [words for key, words in what.items() if before.get(key) != now.get(key)]
    return f"{folder} cannot be resumed: {', and '.join(changed)} since it began; name a new folder"
