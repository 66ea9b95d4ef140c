"""Every kind of question as a browser is asked it, from games played at random: for looking at how they are laid out.

    python -m tests.support.questions fr

prints a JSON object: by kind, an update of a table where it is asked, in that language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.wire.game import Ask, Question
from matchless.presentation.wire.socket import Update
from matchless.presentation.wire.table import Mode, TableSeat, TableSheet
from matchless.rules.notation import question
from matchless.text.spans import plain
from tests.support.dice import Dice
from tests.support.matches import ALL, LIBRARY, play
from tests.support.tables import ORACLE, random_adventure, random_setup

KINDS: Final[frozenset[str]] = frozenset(Ask.__metadata__[0].extra_json_schema["enum"])  # type: ignore[attr-defined]
_GAMES: Final = 200
_ENOUGH: Final = 6
"""Of so many moments with a question, the one with the most words is taken."""


def games() -> Iterator[Setup]:
    """Games to look for questions in."""
    yield from ALL
    dice = Dice(1)
    for at in range(_GAMES):
        setup = random_setup(dice, 2) if at % 3 else random_adventure(dice)
        if ORACLE not in setup.heroes:
            yield setup


def questions(lang: str) -> dict[str, Update]:
    """For each kind of question the wordiest that was found."""
    found: dict[str, list[tuple[int, Update]]] = {kind: [] for kind in KINDS}
    for setup in games():
        asked: set[str] = set()  # one of a kind from each game
        for match in play(setup, 400):
            decision = match.state.decision
            if decision is None:
                break
            kind = question(match.state).ask
            if kind not in asked and len(found[kind]) < _ENOUGH:
                asked.add(kind)
                update = update_of(match, lang, decision.seat)
                found[kind].append((_words(update), update))
        if all(len(some) == _ENOUGH for some in found.values()):
            break
    return {kind: max(some, key=lambda one: one[0])[1] for kind, some in found.items() if some}


def _words(update: Update) -> int:
    """How many letters a question has beside its options on the board and in hand."""
    assert update.game is not None
    asked = update.game.question
    assert isinstance(asked, Question)
    spoken = [
        plain((*one.label, one.group)) for one in asked.options if one.space is None and one.card is None
    ]
    line = "".join(span if isinstance(span, str) else span.text for span in asked.line)
    return sum(map(len, (line, *asked.about, *spoken)))


def update_of(match: Match, lang: str, seat: int) -> Update:
    """What the person of a seat is sent who comes to the table now."""
    game = game_sheet(match, GameNames(LIBRARY, match.game, lang), seat)
    return Update(_table(match, seat), game, (), whole=True)


def _table(match: Match, you: int) -> TableSheet:
    setup = match.setup
    mode: Mode = "adventure" if setup.villain else "teams" if setup.in_teams else "duel"
    if mode == "duel" and len(setup.heroes) > 2:
        mode = "free-for-all"
    seats = tuple(
        TableSeat(
            number=number,
            kind="human" if number == you else "bot",
            name="Ada" if number == you else "",
            hero=hero,
            bot=None if number == you else "greedy",
            team=match.game.sides[number],
            you=number == you,
            online=True,
        )
        for number, hero in enumerate(setup.heroes)
    )
    return TableSheet(
        code="questions",
        is_private=False,
        phase="playing",
        mode=mode,
        board=match.game.board.name,
        preset=setup.preset,
        changes={},
        seats=seats,
        is_host=True,
        can_undo=True,
        villain=setup.villain or None,
        minions=setup.minions,
        events=setup.events,
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(questions(sys.argv[1])))
