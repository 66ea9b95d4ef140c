"""The progress of a run: its speed, the time left, and who leads."""

from __future__ import annotations

import shutil
import sys
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from matchless.analysis.wilson import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.lab.experiment.play import GameRow

_EVERY: Final = 10.0
"""Seconds between two lines when the output is not a terminal."""
_QUICK: Final = 0.25
_MOST: Final = 16
_FIRST: Final = 20
"""Seconds after which the rate is steady enough to estimate the time left."""
_HOUR: Final = 3600
_MINUTE: Final = 60


class Live:
    """Shows progress: a table redrawn in place on a terminal, otherwise a line now and then."""

    def __init__(self, total: int, before: Iterable[GameRow]) -> None:
        self._total: Final = total
        self._wins: defaultdict[str, int] = defaultdict(int)
        self._games: defaultdict[str, int] = defaultdict(int)
        self._bots: set[str] = set()
        self.played = 0
        self._before = 0
        self._lines = 0
        for row in before:
            self._count(row)
        self._before = self.played
        self._began: Final = time.monotonic()
        self._told = 0.0
        self._shown = -1
        self._terminal: Final = sys.stderr.isatty()

    def add(self, rows: Iterable[GameRow]) -> None:
        """Count games, and report if it is time to."""
        for row in rows:
            self._count(row)
        now = time.monotonic()
        if now - self._told >= (_QUICK if self._terminal else _EVERY):
            self._told = now
            self.tell()

    def _count(self, row: GameRow) -> None:
        self.played += 1
        for bot in row.bots:
            self._bots.add(bot)
        for seat in range(len(row.heroes)):
            for name in (row.heroes[seat], f"bot {row.bots[seat]}"):
                self._games[name] += 1
                self._wins[name] += seat in row.winners

    @property
    def seconds(self) -> float:
        """How long this session has been running."""
        return max(1e-9, time.monotonic() - self._began)

    @property
    def rate(self) -> float:
        """Games per second in this session."""
        return (self.played - self._before) / self.seconds

    def status(self) -> str:
        """Return the progress in one line."""
        left = ""
        if self.rate and self.played < self._total:
            left = f", {duration((self._total - self.played) / self.rate)} left"
        return f"{self.played:,} of {self._total:,} games, {self.rate:.1f} a second{left}"

    def standings(self) -> list[str]:
        """Return the leaders: bots if several are compared, otherwise heroes."""
        names = [f"bot {bot}" for bot in self._bots] if len(self._bots) > 1 else None
        known = names or [name for name in self._games if not name.startswith("bot ")]
        ranked = sorted(known, key=lambda name: -self._wins[name] / max(1, self._games[name]))
        lines = []
        for name in ranked[:_MOST]:
            low, high = wilson(self._wins[name], self._games[name])
            share = self._wins[name] / max(1, self._games[name])
            lines.append(
                f"  {name.removeprefix('bot '):28} {share:6.1%}  [{low:.1%}, {high:.1%}]  {self._games[name]:,}"
            )
        return lines

    def tell(self) -> None:
        """Show the progress, unless that is what was shown last."""
        if self._shown == self.played:
            return
        self._shown = self.played
        if not self._terminal:
            print(self.status(), file=sys.stderr, flush=True)
            return
        width = shutil.get_terminal_size().columns - 1  # a line that wraps would be two to go back over
        lines = [line[:width] for line in (self.status(), *self.standings())]
        back = f"\033[{self._lines}F" if self._lines else ""
        print(back + "\n".join(f"\033[2K{line}" for line in lines), file=sys.stderr, flush=True)
        self._lines = len(lines)


def duration(seconds: float) -> str:
    """Return a time in words.

    >>> duration(42), duration(170), duration(7500)
    ('42 s', '3 min', '2 h 05 min')
    """
    if seconds < _MINUTE:
        return f"{seconds:.0f} s"
    if seconds < _HOUR:
        return f"{seconds / _MINUTE:.0f} min"
    minutes = round(seconds / _MINUTE)
    return f"{minutes // 60} h {minutes % 60:02} min"
