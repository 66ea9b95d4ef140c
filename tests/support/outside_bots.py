"""Bots from outside that misbehave: classes in a file, and programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

CLASSES: Final = '''
import os
import time


class First:
    def choose(self, view):
        return view.legal[0]


class Broken:
    def choose(self, view):
        return [][0]


class Illegal:
    def choose(self, view):
        return "attack the moon"


class Silent:
    def choose(self, view):
        pass


class Leaver:
    def choose(self, view):
        raise SystemExit(3)


class Stuck:
    def choose(self, view):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass


class Vandal:
    """Changes everything it can reach, and answers by a number that was legal."""

    def choose(self, view):
        options = view.decision.options
        answer = options[-1]
        options.clear()
        view.hand_sizes.clear()
        view.position.space[0] = 0
        return answer


class Quitter:
    """Ends the whole process in its second turn, as a crash in a library does."""

    def choose(self, view):
        if view.position.turns > 2:
            os._exit(3)
        return view.legal[0]


class Deaf:
    """Hears no alarm."""

    def choose(self, view):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass


class Breaker:
    def choose(self, view):
        raise KeyboardInterrupt


class BadLoser(First):
    """Ends the process when its game is over."""

    def over(self, view):
        os._exit(4)


class Sulking(First):
    """Blocks the process when its game is over."""

    def over(self, view):
        Deaf().choose(view)


class Chatty(First):
    def choose(self, view):
        print("hm, what shall I do?")
        os.write(1, b"well ...")
        return super().choose(view)

    def over(self, view):
        with open("ends", "a") as file:
            file.write("over\\n")


class Set:
    def __init__(self, seed, depth=1, *, bold=False, word=""):
        self.seen = (seed, depth, bold, word)

    def choose(self, view):
        return view.legal[0]


class Needy:
    def __init__(self, engine):
        pass

    def choose(self, view):
        return view.legal[0]


class Chooser:
    def chose(self, view):
        return view.legal[0]


class Unlucky:
    """Cannot be made for some seeds."""

    def __init__(self, seed):
        if seed % 2:
            raise RuntimeError("no luck")

    def choose(self, view):
        return view.legal[0]


def pick(view):
    return view.legal[0]
'''

_PROGRAM: Final = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "choose":
        {choose}
"""
HELLO: Final = 'say(type="hello", protocol=1)'
FIRST: Final = 'say(type="choice", option=0, decision=message["decision"])'


def classes(folder: Path, name: str = "mine.py") -> Path:
    """Write the classes to a file."""
    path = folder / name
    path.write_text(CLASSES, encoding="utf-8")
    return path


def program(folder: Path, choose: str = FIRST, hello: str = HELLO, name: str = "program.py") -> str:
    """Write a program that does this when asked; return the name of the bot that it is."""
    path = folder / name
    path.write_text(_PROGRAM.format(hello=hello, choose=choose), encoding="utf-8")
    return f'cmd:"{sys.executable}" "{path}"'
