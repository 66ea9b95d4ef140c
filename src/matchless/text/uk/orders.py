"""How Ukrainian tells you what to do, or says what somebody else does."""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause
from matchless.text.things import Quantity

PLAYERS: Final[dict[Player, str]] = {"you": "ви", "opponent": "суперник", "each_player": "кожен гравець"}
DECKS: Final = {
    "your_deck": "своєї колоди",
    "opponent_deck": "колоди суперника",
    "each_deck": "колоди кожного гравця",
}
FROM: Final = {"opponent_hand": "з руки суперника", "your_discard": "зі свого скиду", "your_hand": "з руки"}


class Verb(NamedTuple):
    """A verb in the forms that the sentences use."""

    order: str
    infinitive: str
    third: str = ""


ADD: Final = Verb("додайте", "додати")
CHOOSE: Final = Verb("виберіть", "вибрати")
DEAL: Final = Verb("завдайте", "завдати")
DISCARD: Final = Verb("скиньте", "скинути", "скидає")
TAKE: Final = Verb("візьміть", "взяти", "бере")
LAY: Final = Verb("покладіть", "покласти")
REVEAL: Final = Verb("відкрийте", "відкрити")
SPEND: Final = Verb("витратьте", "витратити")
LOOK: Final = Verb("продивіться", "продивитися")


def order(verb: Verb, rest: str, *, short: str = "", links: bool = False) -> Clause:
    """What you are told to do."""
    return Clause(
        order=f"{verb.order} {rest}",
        infinitive=f"{verb.infinitive} {rest}",
        short=f"{verb.order} {short}" if short else "",
        brief=f"{verb.infinitive} {short}" if short else "",
        links=links,
    )


def does(who: Player, verb: Verb, rest: str, *, short: str = "", theirs: str = "") -> Clause:
    """What a player does."""
    if who == "you":
        return order(verb, rest, short=short)
    said = f"{PLAYERS[who]} {verb.third}"
    return Clause(
        order=f"{said} {rest}",
        short=f"{said} {short}" if short else "",
        theirs=f"{verb.infinitive} {theirs or rest}" if who == "opponent" else "",
    )


def number(amount: Quantity) -> str:
    """An amount that is a plain number, in its short form."""
    return str(amount) if isinstance(amount, int) else ""
