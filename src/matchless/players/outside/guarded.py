"""Guards a bot from outside: whatever it does, the result is a legal answer or a fault."""

from __future__ import annotations

import operator
import signal
import threading
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, final

from matchless.players.bot import asked
from matchless.players.outside.fault import BotFault, cut, quoted
from matchless.players.outside.loading import place_of
from matchless.rules.flow.play import IllegalOption
from matchless.rules.notation import Option, notations, parse
from matchless.rules.state.state import Decision
from matchless.rules.state.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.players.bot import Bot

_AGAIN: Final = 1.0
"""Seconds until a bot that caught the alarm is interrupted again."""


@final
class Guarded:
    """Asks a bot; a ``BotFault`` says why it has lost the game."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Guard a bot that may think for some ``seconds``; 0 means no limit."""
        self.bot: Final = bot
        self.seconds: Final = seconds

    def choose(self, view: View) -> int:
        """Return one of the options of the view's decision."""
        decision = asked(view)
        # The bot may do what it likes with its view: the options that count are out of its reach.
        position = view.position
        position.decision = Decision(
            decision.seat, decision.kind, decision.options[:], decision.number, decision.when
        )
        try:
            with alarm(self.seconds):
                said = self.bot.choose(View(view.seat, position, view.hand_sizes[:]))
        except LateError:
            raise BotFault("late", f"it took more than {self.seconds:g} s for an answer") from None
        except BotFault:
            raise
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            raise BotFault("crash", cut(f"{type(error).__name__}: {error}{place_of(error)}")) from error
        finally:
            position.decision = decision
        return meant(view, said)

    def over(self, view: View) -> None:
        """Tell the bot how the game ended, if it has a method for it; errors no longer matter."""
        over = getattr(self.bot, "over", None)
        if callable(over):
            try:
                with alarm(self.seconds):
                    over(view)
            except BaseException as error:
                if _is_ctrl_c(error):
                    raise


def meant(view: View, said: object) -> int:
    """Return the option that an answer means: one of ``view.legal``, its notation, or its number."""
    decision = asked(view)
    options = decision.options
    if isinstance(said, Option):
        said = said.number
    if isinstance(said, str):
        try:
            return parse(view.position, said)
        except IllegalOption as error:
            raise BotFault("illegal", f"{cut(str(error))} ({_count(options)}{_near(view, said)})") from None
        except Exception as error:  # noqa: BLE001 - it has changed its own view beyond recognition
            raise BotFault("illegal", f"it answered {quoted(said)}, which cannot be read: {error}") from None
    try:
        number = None if isinstance(said, bool) else operator.index(said)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None:
        raise BotFault(
            "illegal", f"it answered {cut(repr(said), 80)}; choose(view) must return one of view.legal"
        )
    if number not in options:
        raise BotFault(
            "illegal", f"it answered {number}, which is not the number of any of the {_count(options)}"
        )
    return number


def _count(options: list[int]) -> str:
    return f"{len(options)} options" if len(options) > 1 else "1 option"


def _near(view: View, said: str) -> str:
    """Return the option that looks most like an answer."""
    near = get_close_matches(" ".join(said.split()).casefold(), notations(view.position), 1, 0.0)
    return f"; the nearest is '{near[0]}'" if near else ""


def _is_ctrl_c(error: BaseException) -> bool:
    """Whether somebody may have pressed Ctrl-C; a process that ignores it gets this error from the bot alone."""
    return isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN


class LateError(BaseException):
    """The time for an answer is up. Not an ``Exception``, so that bots do not catch it by accident."""


def _ring(_signal: int, _frame: object) -> None:
    raise LateError


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt whatever takes longer; works only where the system has alarms (not on Windows), in the main thread."""
    if (
        not seconds
        or not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
