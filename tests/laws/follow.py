"""Following a random game with every law at every decision."""

from __future__ import annotations

from typing import Final

import pytest

from matchless.match.match import Match
from matchless.match.record import Record, read
from matchless.match.replay import resume
from matchless.match.setup import Setup
from matchless.rules.flow.play import IllegalOption
from tests.laws.checkers import CHEAP, COSTLY, DEEP, Law, check, everything
from tests.laws.questions import QUESTIONS
from tests.laws.secrecy import SECRETS
from tests.laws.story import Story
from tests.laws.witness import Witness
from tests.support.dice import Dice
from tests.support.tables import LIBRARY, MANY, choose

ALL: Final[tuple[Law, ...]] = (*CHEAP, *DEEP, *COSTLY, *QUESTIONS, *SECRETS)


def follow(match: Match, dice: Dice, every: int = 1, limit: int = MANY) -> int:
    """Play a game to its end, with costly laws at one decision in ``every``; return how many there were."""
    witness, story = Witness(match.state), Story(match.state)
    taken = 0
    while True:
        check(match.state, dice, (*CHEAP, *DEEP))
        for law in (*COSTLY, *QUESTIONS, *SECRETS):
            if dice.once_in(every):
                law(match.state, dice)
        decision = match.state.decision
        if decision is None or taken == limit:
            break
        if dice.once_in(5):
            refuses_what_is_stale(match, dice)
        before = match.state.clone()
        events = len(match.events)
        match.take(choose(decision, dice), decision.number)
        witness.see(before, match.events[events:], match.state, dice)
        story.hear(match.events[events:], match.state)
        taken += 1
    witness.check_clones()
    replays_to_the_same(match)
    return taken


def refuses_what_is_stale(match: Match, dice: Dice) -> None:
    """A stale decision number or an illegal option changes neither the state nor the record."""
    decision = match.state.decision
    assert decision is not None
    before = [everything(match.state), len(match.events), match.moves[:], match.taken[:]]
    option = dice.pick(decision.options)
    for number in (decision.number - 1, decision.number + 1, -1):
        with pytest.raises(IllegalOption, match=f"now it is decision {decision.number}"):
            match.take(option, number)
    with pytest.raises(IllegalOption, match="is not an option"):
        match.take(-1 - option, decision.number)
    with pytest.raises(IllegalOption, match="is not"):
        match.push("resign!")
    assert before == [everything(match.state), len(match.events), match.moves, match.taken]


def replays_to_the_same(match: Match) -> None:
    """The record of a game, written and read, leads to the same state by the same events."""
    record = read(str(match.record))
    assert match.record == Record(record.setup, record.version, record.moves)
    again = resume(LIBRARY, record)
    assert everything(match.state) == everything(again.state)
    assert match.taken == again.taken
    assert match.moves == again.moves
    assert [event.numbers() for event in match.events] == [event.numbers() for event in again.events]


def follow_table(table: Setup, seed: int, every: int = 1) -> int:
    """Follow a game from its setup."""
    return follow(Match(LIBRARY, table), Dice(seed), every)
