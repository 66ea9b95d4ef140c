"""What happened reaches a viewer step by step, with a sentence and a rule, and nothing hidden."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.sheets.steps import seen_together
from matchless.presentation.story import paragraphs
from matchless.presentation.wire.game import Step
from matchless.rules.state import event as events
from matchless.rules.state.event import Event
from matchless.rules.state.state import HIDDEN
from matchless.text.spans import joined, plain
from tests.support.matches import ADVENTURES, ALL, LANGS, LIBRARY, SETUPS, finished, play, steps_of, viewers

EACH = pytest.mark.parametrize("setup", ALL, ids=lambda setup: f"{setup.board}-{'-'.join(setup.heroes)}")


@EACH
def test_steps_are_the_events_in_their_order_with_the_words_of_the_story(setup: Setup) -> None:
    match = finished(setup)
    for lang in LANGS:
        names = GameNames(LIBRARY, match.game, lang)
        for viewer in viewers(match):
            steps = steps_of(match, names, viewer)
            assert list(range(len(match.events))) == [step.number for step in steps]
            story = paragraphs(match.events, names.brief, viewer)
            assert joined(part.text for part in story) == joined(step.text for step in steps)


@EACH
def test_steps_come_one_after_another_as_they_would_come_all_together(setup: Setup) -> None:
    parts: dict[int, list[Step]] = {}
    names = None
    for match in play(setup):
        names = names or GameNames(LIBRARY, match.game, "en")
        for viewer in viewers(match):
            told = parts.setdefault(viewer, [])
            told.extend(steps_of(match, names, viewer, len(told)))
    assert names is not None
    for viewer, told in parts.items():
        assert steps_of(match, names, viewer) == tuple(told)


@EACH
def test_no_step_names_a_card_that_the_viewer_may_not_know(setup: Setup) -> None:
    match = finished(setup)
    names = GameNames(LIBRARY, match.game, "en")
    hidden = 0
    for viewer in viewers(match):
        for step, event in zip(steps_of(match, names, viewer), match.events, strict=True):
            knows = event.knowers == events.EVERYONE or (viewer >= 0 and event.knowers >> viewer & 1)
            assert (step.card is not None) == (event.card >= 0 and bool(knows))
            hidden += event.card >= 0 and not knows
            if step.card is not None and step.owner is not None:
                assert step.card == match.game.seats[step.owner].deck[event.card].name
    assert hidden > 0


def test_a_step_says_where_a_fighter_goes() -> None:
    match = finished(SETUPS[0])
    names = GameNames(LIBRARY, match.game, "en")
    placed = next(step for step in steps_of(match, names, 0) if step.kind == "placed")
    assert "merlin" == match.game.fighters[placed.fighter].name
    assert "Merlin is placed" == plain(placed.text)
    assert placed.space in match.game.board.spaces
    assert "R1.7" == placed.rule


def test_several_hidden_draws_are_one_sentence_on_the_first() -> None:
    match = finished(SETUPS[1])
    names = GameNames(LIBRARY, match.game, "en")
    draws = [step for step in steps_of(match, names, -1) if step.kind == "drew"]
    assert {None} == {step.card for step in draws}
    assert any(
        one.number + 1 == other.number and one.seat == other.seat and one.text and not other.text
        for one, other in pairwise(draws)
    )


@EACH
def test_the_rules_behind_the_steps_are_named(setup: Setup) -> None:
    match = finished(setup)
    names = GameNames(LIBRARY, match.game, "en")
    steps = steps_of(match, names, -1)
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


def test_a_move_tells_its_way_space_by_space() -> None:
    long = 0
    for setup in SETUPS:
        match = finished(setup)
        names = GameNames(LIBRARY, match.game, "en")
        board = match.game.board
        where: dict[int, str] = {}
        for step in steps_of(match, names, -1):
            if step.kind == "moved" and step.path:
                long += 1
                way = [where.get(step.fighter, step.path[0]), *step.path]
                assert step.space == way[-1]
                for one, other in pairwise(dict.fromkeys(way)):
                    near = board.layouts[0].neighbours[board.spaces.index(one)]
                    assert near >> board.spaces.index(other) & 1, (setup.board, way)
            if step.kind == "swapped":
                where[step.fighter], where[step.other] = where[step.other], where[step.fighter]
            elif step.space is not None:
                where[step.fighter] = step.space
    assert long > 50


@EACH
def test_the_reasons_of_a_value_add_up_to_it_step_by_step(setup: Setup) -> None:
    match = finished(setup)
    names = GameNames(LIBRARY, match.game, "en")
    values: dict[str, int] = {}
    compared = 0
    for step in steps_of(match, names, -1):
        if step.kind == "attacked":
            values = {}
        for side in step.values:
            for reason in side.steps:
                values[side.side] = reason.amount + (0 if reason.is_set else values[side.side])
            assert side.value == values[side.side], step
        if step.kind == "combat_values":
            compared += 1
            assert (step.amount, step.other) == (values["attack"], values.get("defense", 0))
    assert compared > 0


def test_what_an_effect_did_names_the_card_or_ability_behind_it() -> None:
    causes: set[str] = set()
    for setup in SETUPS:
        match = finished(setup)
        names = GameNames(LIBRARY, match.game, "en")
        for step in steps_of(match, names, -1):
            if step.cause is not None:
                causes.add(step.cause.text)
                assert step.cause.card is None or step.cause.card != step.card
            elif step.kind == "damaged" and step.other == 1:
                causes.add("combat")
    assert {"combat", "7 Hertz", "Medusa’s ability"} <= causes, causes


def test_the_initiative_lies_as_the_sheet_says_when_everything_is_told() -> None:
    seen = 0
    for setup in ADVENTURES:
        names = None
        told = 0
        for match in play(setup):
            names = names or GameNames(LIBRARY, match.game, "en")
            steps = [step for step in steps_of(match, names, 0, told) if step.initiative is not None]
            told = len(match.events)
            course = game_sheet(match, names, 0).adventure
            if steps and course is not None:
                seen += 1
                last = steps[-1].initiative
                assert last is not None
                assert [card.slug for card in course.row] == list(last.row)
                assert [card.slug for card in course.under] == list(last.under)
    assert seen > 10


def test_whoever_holds_several_seats_sees_what_any_of_them_may_know() -> None:
    mine = Event(events.DREW, 0, -1, 3, 0, -1, 0b001)
    theirs = Event(events.DREW, 1, -1, 4, 0, -1, 0b010)
    third = Event(events.DREW, 2, -1, 5, 0, -1, 0b100)
    log = [mine, theirs, third]
    assert log == seen_together(log, (0,))
    together = seen_together(log, (0, 1))
    assert [events.EVERYONE, events.EVERYONE, 0b100] == [event.knowers for event in together]
    assert [3, 4, HIDDEN] == [event.for_seat(0).card for event in together]


def test_damage_beyond_the_health_that_is_left_tells_what_was_lost() -> None:
    capped = 0
    for setup in SETUPS:
        match = finished(setup)
        for step in steps_of(match, GameNames(LIBRARY, match.game, "en"), -1):
            if step.kind == "damaged" and step.lost is not None:
                assert 0 <= step.lost < step.amount
                capped += 1
            elif step.kind != "damaged":
                assert step.lost is None
    assert capped
