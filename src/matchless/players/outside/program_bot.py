"""The bot that is a program: it speaks the line protocol. A program may play many games, one after another."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final, final

import msgspec

from matchless.players.bot import asked
from matchless.players.outside.fault import BotFault
from matchless.players.outside.loading import UnusableBotError
from matchless.players.outside.program import MissingProgramError, Program, shown
from matchless.players.outside.protocol import PROTOCOL, Choice, Hello, HelloBack
from matchless.players.outside.sheet import Sheets, new_game
from matchless.players.outside.terms import TO_START, terms

if TYPE_CHECKING:
    from matchless.rules.state.view import View

_ENCODER: Final = msgspec.json.Encoder()
_HELLO: Final = msgspec.json.Decoder(HelloBack)
_CHOICE: Final = msgspec.json.Decoder(Choice)
_IDLE: Final[dict[str, list[Program]]] = {}
"""By command, programs that have finished a game and can play another."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_IDLE.clear)


@final
class ProgramBot:
    """Plays one game by asking a program."""

    def __init__(self, command: str, seed: int) -> None:
        """Take a program for a game; UnusableBotError says why there is none."""
        self.command: Final = command
        self.seed: Final = seed
        self.seconds: Final = terms().seconds
        self._program: Final = _idle(command) or started(command)
        self._sheets: Sheets | None = None

    def choose(self, view: View) -> int:
        """Return the option that the program chooses; BotFault says why there is none."""
        decision = asked(view)
        sheets = self._begun(view)
        answer = self._program.ask(_ENCODER.encode(sheets.choose(view)), self.seconds)
        try:
            choice = _CHOICE.decode(answer)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise self._program.refuse(
                f'it answered {shown(answer)} instead of {{"type": "choice", "option": …}}: {error}'
            ) from None
        if choice.decision not in (None, decision.number):
            raise self._program.refuse(
                f"it answered decision {choice.decision}, but was asked decision {decision.number}"
            )
        if isinstance(choice.option, str):
            return self._meant(view, choice.option)
        options = decision.options
        if not 0 <= choice.option < len(options):
            raise self._program.refuse(
                f"it answered option {choice.option}, but there are {len(options)}, counted from 0"
            )
        return options[choice.option]

    def _meant(self, view: View, words: str) -> int:
        from matchless.players.outside.guarded import meant  # noqa: PLC0415 - few answer in words

        try:
            return meant(view, words)
        except BotFault as fault:
            raise self._program.refuse(fault.reason) from None

    def _begun(self, view: View) -> Sheets:
        if self._sheets is None:
            game = view.position.game
            self._sheets = Sheets(game)
            self._program.say(_ENCODER.encode(new_game(game, view.seat, self.seed)))
        return self._sheets

    def over(self, view: View) -> None:
        """Tell the program how the game ended, and let it wait for another."""
        if not self._program.is_alive:
            return
        if self._sheets is not None:
            self._program.say(_ENCODER.encode(self._sheets.over(view)))
            self._sheets = None
        _IDLE.setdefault(self.command, []).append(self._program)


def _idle(command: str) -> Program | None:
    """Return a program that is waiting for another game."""
    waiting = _IDLE.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.is_alive:
            return program
    return None


def started(command: str) -> Program:
    """Start a program and have it say hello; UnusableBotError says what went wrong."""
    held = terms()
    try:
        program = Program(command)
        line = _ENCODER.encode(Hello(PROTOCOL, _version(), held.seconds))
        answer = program.ask(line, TO_START)
    except MissingProgramError as error:
        raise UnusableBotError(str(error)) from error
    except BotFault as fault:
        raise UnusableBotError(f"'{command}' did not say hello: {fault.reason}") from fault
    try:
        hello = _HELLO.decode(answer)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        wanted = f'{{"type": "hello", "protocol": {PROTOCOL}}}'
        refused = program.refuse(f"'{command}' said {shown(answer)} instead of {wanted}")
        raise UnusableBotError(refused.reason) from None
    if hello.protocol != PROTOCOL:
        refused = program.refuse(f"'{command}' speaks protocol {hello.protocol}; this game speaks {PROTOCOL}")
        raise UnusableBotError(refused.reason)
    return program


def _version() -> str:
    """Return the version of the game; a plain import would tie bots to the whole package."""
    return str(sys.modules["matchless"].__version__)
