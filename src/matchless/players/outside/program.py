"""A program that runs beside the game: a line goes in, a line comes out, in time or not at all."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Final, final

from matchless.players.outside.fault import BotFault, cut, quoted
from matchless.players.outside.names import PROGRAM, split_command, title
from matchless.players.outside.protocol import LONGEST
from matchless.players.outside.terms import note

_LAST_WORDS: Final = 20
"""How many lines from stderr are searched for what went wrong when a program fails."""
_REPEATED: Final = 300
_GRACE: Final = 5.0
"""How many seconds a program has to exit once its input has ended."""
_BLOCK: Final = 1 << 16
_RUNNING: Final[set[Program]] = set()


class MissingProgramError(ValueError):
    """A command that cannot be started, with the reason."""


@final
class Program:
    """A running program.

    One thread does all its writing and reading, so that a program that does neither cannot hold up the game; another
    one takes in what it writes to stderr.
    """

    def __init__(self, command: str) -> None:
        """Start a command; MissingProgramError says why it does not start."""
        self.command: Final = command
        self._heard = b""
        self._to_say: Final[SimpleQueue[tuple[bytes, bool] | None]] = SimpleQueue()
        self._said: Final[SimpleQueue[bytes]] = SimpleQueue()
        self._last_words: Final[deque[str]] = deque(maxlen=_LAST_WORDS)
        self._process: Final = _started(command)
        _RUNNING.add(self)
        self._talker: Final = threading.Thread(target=self._talk, daemon=True)
        self._talker.start()
        self._listener: Final = threading.Thread(target=self._take_down, daemon=True)
        self._listener.start()

    @property
    def is_alive(self) -> bool:
        """Whether the program still runs."""
        return self in _RUNNING and self._process.poll() is None

    def say(self, line: bytes) -> None:
        """Send a line that needs no answer."""
        self._to_say.put((line, False))

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer; a BotFault says why there is none, and the program has ended."""
        self._to_say.put((line, True))
        try:
            answer = self._said.get(timeout=seconds or None)
        except Empty:
            self.kill()
            raise BotFault("late", f"it took more than {seconds:g} s for an answer{self._words()}") from None
        if not answer.endswith(b"\n"):
            raise self._broken(answer)
        return answer

    def refuse(self, why: str) -> BotFault:
        """End the program for what it has said; return the fault."""
        self.kill()
        return BotFault("illegal", f"{why}{self._words()}")

    def _broken(self, rest: bytes) -> BotFault:
        """Return why no complete line came."""
        if len(rest) > LONGEST:
            self.kill()
            return BotFault(
                "illegal", f"it answered with a line of more than {LONGEST} bytes: {_shown(rest)}"
            )
        try:
            code: int | None = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            code = None
        self.kill()
        how = "it closed its output" if code is None else f"it ended ({_exit(code)})"
        return BotFault("crash", f"{how} instead of answering{self._words()}")

    def _words(self) -> str:
        """Return what the program wrote to stderr recently: its errors, or else its last line."""
        self._listener.join(_GRACE)
        lines = [line for line in self._last_words if "rror" in line] or [*self._last_words][-1:]
        return f"; it wrote to stderr: {cut(repr(' / '.join(lines))[1:-1], _REPEATED)}" if lines else ""

    def close(self) -> None:
        """End the input, and the program with it."""
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self.kill()

    def kill(self) -> None:
        """End the program, and whatever it has started."""
        _RUNNING.discard(self)
        with suppress(OSError):  # it may have ended on its own
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._to_say.put(None)

    # The threads --------------------------------------------------------------------------------------------

    def _talk(self) -> None:
        """Write lines and read their answers, until there are no more; an answer without an end is the last."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with stdin, stdout:
            while True:
                wish = self._to_say.get()
                if wish is None:
                    return
                line, is_asked = wish
                try:
                    stdin.write(line + b"\n")
                    answer = self._line(stdout) if is_asked else b""
                except (OSError, ValueError):
                    answer = b""
                if is_asked:
                    self._said.put(answer)

    def _line(self, stdout: IO[bytes]) -> bytes:
        """Return the next line; without its end if there is none, or if it is too long."""
        while b"\n" not in self._heard and len(self._heard) <= LONGEST:
            block = os.read(stdout.fileno(), _BLOCK)
            if not block:
                break
            self._heard += block
        line, end, rest = self._heard.partition(b"\n")
        self._heard = rest
        return line + end if len(line) <= LONGEST else line

    def _take_down(self) -> None:
        """Keep the last lines from stderr, and all of them in the log, if there is one."""
        stderr = self._process.stderr
        assert stderr is not None
        with stderr:
            for line in iter(lambda: stderr.readline(LONGEST), b""):
                words = line.decode("utf-8", "replace").rstrip()
                self._last_words.append(words)
                note(f"{title(f'{PROGRAM}{self.command}')} {self._process.pid}", words)


def end_all() -> None:
    """End all programs of this process."""
    for one in tuple(_RUNNING):
        one.kill()


def _forget() -> None:
    """Forget the programs of the parent process that this one was forked from."""
    _RUNNING.clear()


atexit.register(end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


def _started(command: str) -> subprocess.Popen[bytes]:
    words = split_command(command)
    if not words:
        raise MissingProgramError("'cmd:' is followed by a command, such as cmd:node my_bot.js")
    program = shutil.which(words[0])
    if program is None:
        raise MissingProgramError(_why_missing(words[0]))
    try:
        return subprocess.Popen(  # noqa: S603 - the owner of this computer named it
            [program, *words[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            process_group=None if sys.platform == "win32" else 0,  # so that whatever it starts ends with it
        )
    except OSError as error:
        raise MissingProgramError(f"'{words[0]}' cannot be started: {error.strerror}") from error


def _why_missing(name: str) -> str:
    path = Path(name).expanduser()
    if path.is_file():
        if not os.access(path, os.X_OK):
            return f"'{name}' is no program by itself; name what runs it, such as cmd:python {name}"
        return f"'{name}' is not on the search path; name it with its folder, such as cmd:./{name}"
    folder = path.parent
    near = get_close_matches(path.name, [one.name for one in folder.glob("*")], 1, 0.6)
    hint = f"; did you mean '{folder / near[0]}'?" if near else ""
    return f"the program '{name}' was not found{hint}"


def _exit(code: int) -> str:
    if code < 0:
        return f"killed by {signal.Signals(-code).name}"
    return f"exit code {code}"


def _shown(line: bytes) -> str:
    return quoted(line.decode("utf-8", "replace"))


def shown(line: bytes) -> str:
    """Return a line of a program, shortened and in quotes."""
    return cut(_shown(line))
