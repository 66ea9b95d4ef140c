"""How French tells you what to do, or says what somebody else does."""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause
from matchless.text.fr.articles import elides

PLAYERS: Final[dict[Player, str]] = {
    "you": "vous",
    "opponent": "votre adversaire",
    "each_player": "chaque joueur",
}


class Verb(NamedTuple):
    """A verb in the forms that the sentences use."""

    order: str
    infinitive: str


ADD: Final = Verb("ajoutez", "ajouter")
CHOOSE: Final = Verb("choisissez", "choisir")
DEAL: Final = Verb("infligez", "infliger")
DISCARD: Final = Verb("défaussez", "défausser")
LAY: Final = Verb("mettez", "mettre")
LOOK: Final = Verb("regardez", "regarder")
REVEAL: Final = Verb("révélez", "révéler")
SPEND: Final = Verb("dépensez", "dépenser")
PUT_BACK: Final = Verb("remettez", "remettre")
TAKE: Final = Verb("prenez", "prendre")


def order(
    verb: Verb, rest: str, clitic: str = "", *, number: int | None = None, links: bool = False
) -> Clause:
    """What you are told to do, with an object pronoun where one is given; in its short form with the number alone."""
    before = f"{clitic} " if clitic else ""
    if clitic in ("le", "la") and elides(verb.infinitive):
        before = "l’"
    command = f"{verb.order}-{clitic}" if clitic else verb.order
    return Clause(
        order=f"{command} {rest}".rstrip(),
        infinitive=f"{before}{verb.infinitive} {rest}".rstrip(),
        short="" if number is None else f"{verb.order}-en {number}",
        brief="" if number is None else f"en {verb.infinitive} {number}",
        links=links,
    )


def does(who: Player, verb: Verb, third: str, rest: str, *, number: int | None = None) -> Clause:
    """What a player does; the third person is given beside the verb."""
    if who == "you":
        return order(verb, rest, number=number)
    return Clause(
        order=f"{PLAYERS[who]} {third} {rest}",
        short="" if number is None else f"{PLAYERS[who]} en {third} {number}",
        theirs=f"{verb.infinitive} {rest}" if who == "opponent" else "",
    )
