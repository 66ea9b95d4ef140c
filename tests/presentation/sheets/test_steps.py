"""What happened reaches a viewer step by step, with a sentence and a rule, and nothing hidden."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.steps import seen_together
from matchless.presentation.story import tell
from matchless.presentation.wire.game import Step
from matchless.rules.state import event as events
from matchless.rules.state.event import Event
from matchless.rules.state.state import HIDDEN
from tests.support.matches import ALL, LANGS, LIBRARY, SETUPS, finished, play, steps_of, viewers

EACH = pytest.mark.parametrize("setup", ALL, ids=lambda setup: f"{setup.board}-{'-'.join(setup.heroes)}")


@EACH
def test_steps_are_the_events_in_their_order_with_the_words_of_the_story(setup: Setup) -> None:
    match = finished(setup)
    for lang in LANGS:
        voice = GameNames(LIBRARY, match.game, lang)
        for viewer in viewers(match):
            steps = steps_of(match, voice, viewer)
            assert list(range(len(match.events))) == [step.number for step in steps]
            story = tell(match.events, voice.teller, viewer)
            assert " ".join(part.text for part in story) == " ".join(step.text for step in steps if step.text)


@EACH
def test_steps_come_one_after_another_as_they_would_come_all_together(setup: Setup) -> None:
    parts: dict[int, list[Step]] = {}
    voice = None
    for match in play(setup):
        voice = voice or GameNames(LIBRARY, match.game, "en")
        for viewer in viewers(match):
            told = parts.setdefault(viewer, [])
            told.extend(steps_of(match, voice, viewer, len(told)))
    assert voice is not None
    for viewer, told in parts.items():
        assert steps_of(match, voice, viewer) == tuple(told)


@EACH
def test_no_step_names_a_card_that_the_viewer_may_not_know(setup: Setup) -> None:
    match = finished(setup)
    voice = GameNames(LIBRARY, match.game, "en")
    hidden = 0
    for viewer in viewers(match):
        for step, event in zip(steps_of(match, voice, viewer), match.events, strict=True):
            knows = event.knowers == events.EVERYONE or (viewer >= 0 and event.knowers >> viewer & 1)
            assert (step.card is not None) == (event.card >= 0 and bool(knows))
            hidden += event.card >= 0 and not knows
            if step.card is not None:
                assert step.card == match.game.seats[step.owner].deck[event.card].name
    assert hidden > 0


def test_a_step_says_where_a_fighter_goes() -> None:
    match = finished(SETUPS[0])
    voice = GameNames(LIBRARY, match.game, "en")
    placed = next(step for step in steps_of(match, voice, 0) if step.kind == "placed")
    assert "merlin" == match.game.fighters[placed.fighter].name
    assert f"Merlin is placed on {placed.space}." == placed.text
    assert "R1.7" == placed.rule


def test_several_hidden_draws_are_one_sentence_on_the_first() -> None:
    match = finished(SETUPS[1])
    voice = GameNames(LIBRARY, match.game, "en")
    draws = [step for step in steps_of(match, voice, -1) if step.kind == "drew"]
    assert {None} == {step.card for step in draws}
    assert any(
        one.number + 1 == other.number and one.seat == other.seat and one.text and not other.text
        for one, other in pairwise(draws)
    )


@EACH
def test_the_rules_behind_the_steps_are_named(setup: Setup) -> None:
    match = finished(setup)
    voice = GameNames(LIBRARY, match.game, "en")
    steps = steps_of(match, voice, -1)
    assert all(re.fullmatch(r"[RA]\d+\.\d+", step.rule) for step in steps)
    rules = {kind: {step.rule for step in steps if step.kind == kind} for kind in ("maneuvered", "revealed")}
    assert {"maneuvered": {"R4.1"}, "revealed": {"R7.8"}} == rules
    end = "R10.1"
    if setup.villain:
        end = "A1.4" if match.state.winner == 0 else "A1.5"
    elif len(setup.heroes) > 2:
        end = "R12.9" if setup.in_teams else "R11.6"
    elif setup.preset == "classic-2020":
        end = "R10.4"
    assert end == steps[-1].rule


def test_whoever_holds_several_seats_sees_what_any_of_them_may_know() -> None:
    mine = Event(events.DREW, 0, -1, 3, 0, -1, 0b001)
    theirs = Event(events.DREW, 1, -1, 4, 0, -1, 0b010)
    third = Event(events.DREW, 2, -1, 5, 0, -1, 0b100)
    log = [mine, theirs, third]
    assert log == seen_together(log, (0,))
    together = seen_together(log, (0, 1))
    assert [events.EVERYONE, events.EVERYONE, 0b100] == [event.knowers for event in together]
    assert [3, 4, HIDDEN] == [event.for_seat(0).card for event in together]
