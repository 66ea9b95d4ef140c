"""Somebody who types at random, and watches that the screen gives nothing away."""

from __future__ import annotations

import io
import random

from matchless.cli.terminal.session import Session


class Typist:
    """Answers at random, and looks at what is on the screen before every answer."""

    def __init__(self, seed: int, shown: io.StringIO) -> None:
        self.random = random.Random(seed)  # noqa: S311 - a test
        self.shown = shown
        self.session: Session | None = None
        self.at = 0
        self.curtains = 0
        self.is_open = False  # the hands of all players are

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
        state, seats = session.match.state, session.match.game.seats
        allowed = {
            seats[event.seat].deck[event.card].name
            for event in session.match.events
            if event.seat >= 0 and event.for_seat(session.person).card >= 0
        }
        for seat in seats:
            known = state.known[session.person * len(seats) + seat.number] if session.person >= 0 else 0
            allowed |= {card.name for number, card in enumerate(seat.deck) if known >> number & 1}
        if session.person >= 0:
            own = range(session.match.game.players) if self.is_open else [session.person]
            allowed |= {card.name for seat in own for card in seats[seat].deck}
        every = {(seat.number, card.name) for seat in seats for card in seat.deck}
        spoken = {session.names.card(number, name) for number, name in every if name in allowed}
        for number, name in every:
            if name not in allowed:
                hidden = session.names.card(number, name)
                assert hidden not in _without(text, spoken, hidden), (session.person, name)


def _without(text: str, spoken: set[str], hidden: str) -> str:
    """The text without names that may be said and have a hidden one in them, as Dread Prophecy has Prophecy."""
    for name in spoken:
        if hidden in name:
            text = text.replace(name, "")
    return text
