"""How English tells you what to do, or says what somebody else does."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause

PLAYERS: Final[dict[Player, str]] = {"you": "you", "opponent": "your opponent", "each_player": "each player"}


def order(text: str, *, short: str = "", note: str = "", links: bool = False, ends: bool = False) -> Clause:
    """What you are told to do; "you may" takes the same words."""
    notes = (note,) if note else ()
    return Clause(order=text, infinitive=text, short=short, brief=short, notes=notes, links=links, ends=ends)


def does(who: Player, verb: str, rest: str, *, short: str = "", theirs: str = "") -> Clause:
    """What a player does."""
    if who == "you":
        return order(f"{verb} {rest}", short=short and f"{verb} {short}")
    return Clause(
        order=f"{PLAYERS[who]} {verb}s {rest}",
        short=short
        and f"{'they' if who == 'opponent' else 'each'} {verb}{'' if who == 'opponent' else 's'} {short}",
        theirs=f"{verb} {theirs or rest}" if who == "opponent" else "",
    )
