"""Several people at one keyboard: nobody sees the others' cards."""

from __future__ import annotations

import io

import pytest

from matchless.cli.terminal.session import FINISHED, HUMAN, Session
from matchless.cli.terminal.terminal import Terminal
from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from tests.support.terminal.typist import Typist

LIBRARY = Library()


@pytest.mark.parametrize(("seed", "drawn"), [(0, True), (1, True), (2, False), (3, False), (4, False)])
def test_no_hidden_card_is_shown_between_curtains(seed: int, *, drawn: bool) -> None:
    heroes = (
        ("alice", "medusa"),
        ("king-arthur", "sinbad"),
        ("medusa", "king-arthur"),
        ("sinbad", "alice"),
        ("beowulf", "medusa", "alice"),
    )[seed]
    shown = io.StringIO()
    typist = Typist(seed, shown)
    terminal = Terminal(typist, shown, is_live=False, is_drawn=drawn)  # type: ignore[arg-type]
    match = Match(LIBRARY, Setup("sarpedon", heroes, seed))
    typist.session = Session(terminal, LIBRARY, match, [HUMAN] * len(heroes), "en")
    assert FINISHED == typist.session.play()
    assert 10 < typist.curtains
