"""What it costs, for each decision, to ask a bot from outside: ``python bench/outside_bots.py``.

The same positions are put to all of them. The bots do nothing but answer: what is left is the way there and back.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import matchless
from matchless.players.outside.casting import any_bot
from matchless.players.outside.program import end_all

if TYPE_CHECKING:
    from matchless.players.bot import BuiltInBot

GAMES: Final = 6
_CLASSES: Final = """
class ByNumber:
    def choose(self, view):
        return view.decision.options[0]

class ByWords:
    def choose(self, view):
        return view.legal[0]
"""
_PYTHON: Final = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello", "protocol": 1}', flush=True)
    elif message["type"] == "choose":
        print('{"type": "choice", "option": 0}', flush=True)
"""
_NODE: Final = """
import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") console.log('{"type": "hello", "protocol": 1}');
  if (message.type === "choose") console.log('{"type": "choice", "option": 0}');
}
"""


def main() -> None:
    """Print the microseconds for each kind of bot."""
    with tempfile.TemporaryDirectory() as folder:
        written = {"bots.py": _CLASSES, "first.py": _PYTHON, "first.mjs": _NODE}
        for name, text in written.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        bots = {
            "built in (random)": "random",
            "class, answers by number": f"{folder}/bots.py:ByNumber",
            "class, answers with view.legal[0]": f"{folder}/bots.py:ByWords",
            "program in Python": f'cmd:"{sys.executable}" {folder}/first.py',
        }
        if shutil.which("node"):
            bots["program in JavaScript (Node.js)"] = f"cmd:node {folder}/first.mjs"
        for kind, name in bots.items():
            took = timed(any_bot(name, 1))
            print(
                f"{kind:34} {statistics.median(took) * 1e6:8.1f} µs median, {statistics.fmean(took) * 1e6:8.1f} mean, "
                f"{sorted(took)[len(took) * 99 // 100] * 1e6:8.1f} at the 99th percentile of {len(took)}"
            )
        end_all()


def timed(bot: BuiltInBot) -> list[float]:
    """Return the seconds for each answer, in games that two others play."""
    took: list[float] = []
    for seed in range(GAMES):
        match = matchless.duel("alice", "medusa", board="sarpedon", seed=seed)
        while not match.is_over:
            view = match.view()
            begin = perf_counter()
            bot.choose(view)
            took.append(perf_counter() - begin)
            number = match.state.number
            match.play("random", until=lambda one, number=number: one.state.number > number)  # type: ignore[misc]
    return took


if __name__ == "__main__":
    main()
