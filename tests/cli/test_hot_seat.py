"""Two people at one keyboard: nobody sees the other's cards."""

from __future__ import annotations

import io
import random

import pytest

from matchless.cli.terminal.session import FINISHED, HUMAN, Session
from matchless.cli.terminal.terminal import Terminal
from matchless.library.match import Match
from matchless.library.shelf import Shelf
from matchless.library.table import Setup

SHELF = Shelf()


class Typist:
    """Answers at random, and looks at what is on the screen before every answer."""

    def __init__(self, seed: int, shown: io.StringIO) -> None:
        self.random = random.Random(seed)  # noqa: S311 - a test
        self.shown = shown
        self.session: Session | None = None
        self.at = 0
        self.curtains = 0

    def readline(self) -> str:
        session = self.session
        assert session is not None
        text = self.shown.getvalue()[self.at :]
        self.at += len(text)
        self._look(session, text)
        decision = session.match.state.decision
        assert decision is not None
        if session.person < 0:
            self.curtains += 1
            return "\n"
        if self.random.random() < 0.1:
            return self.random.choice(["log\n", "hand\n", "discard\n", "heroes\n", "board\n", "undo\n"])
        return f"{self.random.randrange(len(decision.options)) + 1}\n"

    def _look(self, session: Session, text: str) -> None:
        """No card is named that whoever sits before the screen may not know."""
        state = session.match.state
        for seat in session.match.game.seats:
            if seat.number == session.person:
                continue
            open_names = {
                seat.deck[event.card].name
                for event in session.match.events
                if event.seat == seat.number and event.for_seat(session.person).card >= 0
            }
            known = state.known[session.person * 2 + seat.number] if session.person >= 0 else 0
            for number, card in enumerate(seat.deck):
                own = 0 <= session.person and any(
                    card.name == mine.name for mine in session.match.game.seats[session.person].deck
                )
                if card.name not in open_names and not known >> number & 1 and not own:
                    assert session.voice.card(seat.number, card.name) not in text, (session.person, card.name)


@pytest.mark.parametrize(("seed", "drawn"), [(0, True), (1, True), (2, False), (3, False)])
def test_no_hidden_card_is_shown_between_curtains(seed: int, *, drawn: bool) -> None:
    heroes = (("alice", "medusa"), ("king-arthur", "sinbad"), ("medusa", "king-arthur"), ("sinbad", "alice"))[
        seed
    ]
    shown = io.StringIO()
    typist = Typist(seed, shown)
    terminal = Terminal(typist, shown, is_live=False, is_drawn=drawn)  # type: ignore[arg-type]
    match = Match(SHELF, Setup("sarpedon", heroes, seed))
    typist.session = Session(terminal, SHELF, match, [HUMAN, HUMAN], "en")
    assert FINISHED == typist.session.play()
    assert 10 < typist.curtains
