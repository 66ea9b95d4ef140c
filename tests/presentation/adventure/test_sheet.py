"""The course of an adventure on the wire: initiative, threat, sites, and what the enemies are up to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.wire.adventure import AdventureSheet
from matchless.presentation.wire.game import GameSheet, ValueStep
from matchless.rules.adventure.enemy_turn import FindTarget, WalkUp
from matchless.rules.board.bits import size
from matchless.rules.flow.play import asking
from matchless.rules.state import event as events
from tests.support.matches import ADVENTURES, LIBRARY, finished, play, steps_of

EACH = pytest.mark.parametrize("setup", ADVENTURES, ids=lambda setup: f"{setup.villain}-{len(setup.heroes)}")


def sheets(setup: Setup, lang: str = "en") -> Iterator[tuple[Match, GameSheet, AdventureSheet]]:
    """An adventure at each of its decisions, as spectators see it."""
    names = None
    for match in play(setup):
        names = names or GameNames(LIBRARY, match.game, lang)
        game = game_sheet(match, names, -1)
        assert game.adventure is not None
        yield match, game, game.adventure


@EACH
def test_every_initiative_card_is_somewhere(setup: Setup) -> None:
    for match, _, course in sheets(setup):
        quest = match.state.quest
        assert quest is not None
        if course.stage == "setup":
            assert () == course.row == course.to_come
            continue
        cards = [*course.row, *course.to_come, *course.under]
        assert all(card.name and 0 <= card.seat < len(match.game.seats) for card in cards)
        standing = {
            seat.number
            for seat in match.game.seats
            if any(match.state.space[fighter.number] >= 0 for fighter in seat.fighters)
        }
        if match.state.decision is not None:
            assert standing >= {card.seat for card in course.to_come}
            assert standing == {card.seat for card in cards}


@EACH
def test_the_texts_tell_how_far_enemies_move_in_this_game(setup: Setup) -> None:
    """Events change that: the card says the same as the enemy's line."""
    told = 0
    for match, _, course in sheets(setup):
        moves = {enemy.seat: enemy.move for enemy in course.enemies}
        names = GameNames(LIBRARY, match.game, "en")
        assert all(f"(move {moves[seat]})" in " ".join(names.ability(seat)) for seat in moves)
        for card in (*course.row, *course.to_come):
            if "(move" in card.now:
                told += 1
                assert f"(move {moves[card.seat]})" in card.now
        if told > 50:
            return
    raise AssertionError(told)


@EACH
def test_the_card_that_acts_is_the_one_whose_turn_it_is(setup: Setup) -> None:
    turns = 0
    for match, game, course in sheets(setup):
        acting = [card for card in course.row if card.acting]
        if course.stage == "turns" and match.state.decision is not None and acting:
            turns += 1
            assert [course.row[-1]] == acting
            assert game.turn == acting[0].seat
        assert all(not card.done for card in course.row) or course.stage == "end"
    assert turns > 20


def test_end_of_round_effects_come_one_after_another() -> None:
    seen = 0
    for _, _, course in sheets(ADVENTURES[2]):
        if course.stage == "end":
            marks = [(card.done, card.acting) for card in course.row if card.end]
            acting = [at for at, (_, acts) in enumerate(marks) if acts]
            assert len(acting) + sum(event.acting for event in course.events) <= 1
            if acting:
                seen += 1
                assert all(done for done, _ in marks[: acting[0]])
                assert not any(done for done, _ in marks[acting[0] :])
    assert seen > 0


@EACH
def test_threat_sites_and_supply_are_those_of_the_game(setup: Setup) -> None:
    villain = LIBRARY.enemy(setup.villain)
    assert villain.token is not None
    for match, game, course in sheets(setup):
        quest = match.state.quest
        assert quest is not None
        threat = course.threat
        assert (villain.threat, quest.threat, quest.goals) == (threat.track, threat.place, threat.goals)
        assert threat.next
        assert villain.token.supply == course.supply + sum(site.tokens for site in course.sites)
        assert list(range(1, len(course.sites) + 1)) == [site.number for site in course.sites]
        is_bridged = villain.sites == "bridges"
        assert all((site.tile is not None) == is_bridged for site in course.sites)
        assert (0 if is_bridged else 4) == len(course.awake) + len(course.asleep)
        assert () == game.closed
        if is_bridged and match.state.decision is not None:
            assert quest.goals == sum(site.destroyed for site in course.sites)


def test_at_the_end_of_the_track_something_else_waits_each_time() -> None:
    match = next(play(ADVENTURES[0]))
    names = GameNames(LIBRARY, match.game, "en")
    texts = []
    for goals in range(4):
        assert match.state.quest is not None
        match.state.quest.goals = goals
        course = game_sheet(match, names, -1).adventure
        assert course is not None
        texts.append(course.threat.next)
    assert 4 == len(set(texts))
    assert "The players lose the game." == texts[3]


@EACH
def test_an_enemy_attacks_whom_the_sheet_said(setup: Setup) -> None:
    foretold = 0
    for match, _, course in sheets(setup):
        if match.state.decision is None:
            continue
        op, frame = asking(match.state), match.state.frames[-1]
        if not isinstance(op, FindTarget | WalkUp):
            continue
        foretold += 1
        enemy = next(one for one in course.enemies if one.fighter == frame.fighter)
        targets = {target.fighter: target.spaces for target in enemy.targets}
        if isinstance(op, FindTarget):
            assert set(match.state.decision.options) == set(targets)
        else:
            names = match.game.board.spaces
            assert {names[space] for space in match.state.decision.options} == set(targets[frame.chosen])
            assert ("nearest", True) == (enemy.aim, 0 < enemy.steps <= enemy.move)
    assert foretold > 0


@EACH
def test_who_decides_for_all_is_told_and_nobody_decides_alone_what_an_enemy_does(setup: Setup) -> None:
    deciders = 0
    for match, game, course in sheets(setup):
        decision = match.state.decision
        if decision is None:
            continue
        if isinstance(asking(match.state), FindTarget | WalkUp):
            deciders += 1
            assert decision.seat == course.decider
        if decision.kind == 0:
            assert course.decider is None
        assert game.others_question is not None
        assert decision.seat == game.others_question.seat
    assert deciders > 0


def test_tokens_on_the_way_are_where_they_were_strewn() -> None:
    laid = 0
    for match, _, course in sheets(ADVENTURES[0]):
        (acid,) = course.strewn
        quest = match.state.quest
        assert quest is not None
        assert size(quest.strewn[0]) == len(acid.spaces)
        assert 6 == acid.left + len(acid.spaces)
        laid = max(laid, len(acid.spaces))
    assert laid > 1


def test_steps_tell_cards_sites_and_spaces_by_name() -> None:
    for setup in ADVENTURES:
        match = finished(setup)
        steps = steps_of(match, GameNames(LIBRARY, match.game, "en"), -1)
        for step, event in zip(steps, match.events, strict=True):
            if step.kind.startswith("initiative_"):
                assert match.game.adventure is not None
                assert match.game.adventure.initiative[event.amount].name == step.slug
                assert 0 == step.amount
            if step.kind.startswith("tokens_"):
                assert event.other + 1 == step.site
            if step.kind == "strewn":
                assert step.space in match.game.board.spaces
                assert step.slug in ("web", "acid")
            if step.kind == "end_effect":
                assert step.slug
        assert {"A4.1", "A8.1", "A9.1", "A10.1"} <= {step.rule for step in steps}


def test_fury_and_events_are_reasons_for_a_value() -> None:
    labels = set()
    for seed in range(12, 20):
        setup = replace(ADVENTURES[2], events=("cornered-beast", "pack-instinct"), seed=seed)
        for match, game, _ in sheets(setup):
            combat, quest = game.combat, match.state.quest
            assert quest is not None
            quest.fury = 2  # as if the third objective had been reached
            if combat is not None and combat.revealed and match.game.seats[combat.attack.seat].is_enemy:
                assert ValueStep("The villain’s fury", 2, is_set=False, why="fury") in combat.attack.steps
                labels |= {step.label for step in combat.attack.steps}
    assert {"Cornered Beast", "Pack Instinct", "Cornered Beast and Pack Instinct"} & labels


def test_a_defending_enemy_shows_its_defense_value() -> None:
    told = 0
    for setup in ADVENTURES:
        for match, game, _ in sheets(setup):
            combat = game.combat
            if combat is None or not combat.revealed or combat.defense.card is None:
                continue
            seat = match.game.seats[combat.defense.seat]
            if seat.is_enemy:
                told += 1
                card = LIBRARY.enemy(seat.hero).deck[combat.defense.card]
                assert card.defense == combat.defense.steps[0].amount
    assert told > 0


def test_the_rules_behind_an_adventure_are_its_own() -> None:
    match = finished(ADVENTURES[0])
    steps = steps_of(match, GameNames(LIBRARY, match.game, "en"), -1)
    rules: dict[str, set[str]] = {}
    for step in steps:
        rules.setdefault(step.kind, set()).add(step.rule)
    assert {"A12.2"} == rules["tokens_placed"]
    assert {"A12.7"} == rules["bridge_destroyed"]
    assert {"A10.3"} == rules["goal_reached"]
    assert {"A2.2", "A2.4"} <= rules["placed"]
    assert {"A4.5", "A16.1"} == rules["end_effect"]
    enemy = [step for step in steps if step.kind == "attacked" and step.seat > 0]
    assert {"A9.1"} == {step.rule for step in enemy}
    assert events.ATTACKED in {event.kind for event in match.events}
