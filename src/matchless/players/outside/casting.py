"""Making any bot by its name: built in, installed, a class, or a program.

Only for names that come from the owner of this computer, because they load code. Names from visitors of a server go
through ``registry.new_bot``, which knows the built-in ones alone.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

from matchless.players.outside.guarded import Guarded, LateError, alarm
from matchless.players.outside.loading import UnusableBotError, bot_class, installed, made
from matchless.players.outside.names import PROGRAM, class_name
from matchless.players.outside.program_bot import ProgramBot, started
from matchless.players.outside.terms import terms
from matchless.players.registry import BOTS, new_bot
from matchless.rules.state.view import View, view_of

if TYPE_CHECKING:
    from matchless.players.bot import BuiltInBot
    from matchless.rules.state.state import State


def any_bot(name: str, seed: int) -> BuiltInBot:
    """Return a bot for one game; ValueError says what is wrong with its name.

    A bot from outside raises ``BotFault`` if it gives no legal answer.
    """
    if name.startswith(PROGRAM):
        return Guarded(ProgramBot(name.removeprefix(PROGRAM).strip(), seed), 0)
    if is_class(name):
        found, settings = bot_class(name)
        seconds = terms().seconds
        try:
            with alarm(seconds):
                return Guarded(made(found, seed, settings), seconds)
        except LateError:
            raise UnusableBotError(f"{found.__name__} takes more than {seconds:g} s to be made") from None
    try:
        return new_bot(name, seed)
    except ValueError as error:
        plain = name.partition(":")[0]
        if plain in BOTS or not installed():
            raise
        near = get_close_matches(plain, [*BOTS, *installed()], 1, 0.5)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there are: {', '.join([*BOTS, *installed()])}"
        raise ValueError(f"the bot '{plain}' is not known{hint}") from error


def is_outside(name: str) -> bool:
    """Return whether a name is that of a bot from outside; nothing of it is loaded."""
    return name.startswith(PROGRAM) or is_class(name)


@cache
def is_class(name: str) -> bool:
    """Whether a bot from outside is a class: whatever it does, it does to the process that made it."""
    plain = name.partition(":")[0]
    return class_name(name) is not None or (plain not in BOTS and plain in installed())


def check(name: str) -> None:
    """Make a bot once, to see whether its name is right; ValueError says what is wrong with it."""
    if name.startswith(PROGRAM):
        terms()
        started(name.removeprefix(PROGRAM).strip()).close()
    else:
        any_bot(name, 0)


def dismiss(bot: object, state: State, seat: int, hand_sizes: list[int] | None = None) -> None:
    """Tell a bot from outside that its game is over; with ``hand_sizes``, the state is a view's position already."""
    if isinstance(bot, Guarded):
        bot.over(view_of(state, seat) if hand_sizes is None else View(seat, state, hand_sizes))
