# ruff: noqa: RUF001 - sentences in Ukrainian
"""The story of a finished game agrees with how it ended."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from msgspec.structs import replace

from matchless.match.match import Match
from matchless.match.setup import Setup, make_game
from matchless.presentation.names import GameNames
from matchless.presentation.tale import TaleBuilder
from matchless.presentation.tale_words import TaleWords
from matchless.presentation.wire.tale import Blow, Fall, Tale
from matchless.rules.state import event as events
from matchless.server.replays.frames import Order
from matchless.server.replays.tales import tale_of
from matchless.text.spans import Name, joined, plain
from tests.support.matches import ADVENTURES, ALL, LANGS, LIBRARY, SETUPS, finished


def told(
    match: Match, winners: tuple[int, ...] | None = None, gave_up: int | None = None, lang: str = "en"
) -> Tale:
    if winners is None:
        side = match.state.winner
        winners = tuple(seat.number for seat in match.game.seats if seat.team == side)
    order = Order(
        match.setup, match.game.version, tuple(match.taken), lang, None, winners=winners, gave_up=gave_up
    )
    return tale_of(LIBRARY, order)


@pytest.mark.parametrize("setup", ALL)
def test_health_told_is_health_left(setup: Setup) -> None:
    match = finished(setup)
    begun = Match(LIBRARY, setup)
    builder = TaleBuilder(begun)
    builder.add(match.events[len(begun.events) :], 1)
    assert [max(0, health) for health in match.state.health] == [max(0, health) for health in builder.health]


@pytest.mark.parametrize("setup", ALL)
def test_every_turn_has_its_numbers(setup: Setup) -> None:
    match = finished(setup)
    tale = told(match)
    beat = events.TURN_BEGAN if match.game.adventure is None else events.ROUND_BEGAN
    assert sum(event.kind == beat for event in match.events) == tale.turns
    for seat in tale.seats:
        assert tale.turns + 1 == len(seat.health)
        assert tale.turns == len(seat.dealt) == len(seat.taken)
        assert seat.defended <= seat.attacks
    assert sum(sum(seat.dealt) for seat in tale.seats) <= sum(sum(seat.taken) for seat in tale.seats)
    assert tale.best is not None
    assert tale.best.damage >= 1


def test_the_turning_point_is_where_the_winner_gained_most() -> None:
    match = finished(SETUPS[0])
    tale = told(match)
    assert tale.turning is not None
    winner, loser = (0, 1) if match.state.winner == match.game.sides[0] else (1, 0)
    leads = [
        mine - theirs
        for mine, theirs in zip(tale.seats[winner].health, tale.seats[loser].health, strict=True)
    ]
    at = tale.turning.turn
    assert tale.turning.gained == max(after - before for before, after in pairwise(leads))
    assert (leads[at] - leads[at - 1], leads[at]) == (tale.turning.gained, tale.turning.ahead)


def test_the_best_blow_leads_to_its_attack() -> None:
    match = finished(SETUPS[2])
    best = told(match).best
    assert best is not None
    assert best.attack is not None
    assert best.attack - (best.defense or 0) >= best.damage
    assert "attack" in match.moves[best.frame - 1]


def test_who_fell_and_by_what() -> None:
    match = finished(SETUPS[0])
    tale = told(match)
    assert tale.fall is not None
    fallen = match.game.fighters[tale.fall.fighter]
    assert fallen.is_hero
    assert 0 == match.state.health[fallen.number]
    assert tale.fall.turn == tale.turns


def test_a_game_given_up_at_once_has_a_tale_too() -> None:
    tale = told(Match(LIBRARY, SETUPS[0]), (1,))
    assert (1, None, None, None) == (tale.turns, tale.best, tale.fall, tale.turning)
    assert [5, 5] == [len(seat.hand) for seat in tale.seats]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("setup", ALL)
def test_every_game_is_told_in_words(setup: Setup, lang: str) -> None:
    tale = told(finished(setup), lang=lang)
    lines = [tale.ending, tale.best.line if tale.best else (), tale.turning.line if tale.turning else ()]
    for line in lines:
        text = plain(line)
        assert re.fullmatch(r"(«\s)?[^\W\d_a-z].*[^.]\.", text), text
        assert not re.search(r"[{}]|  |None", text), text
        assert any(isinstance(span, Name) for span in line)


def test_the_end_names_the_card_that_did_it() -> None:
    for setup in SETUPS:
        tale = told(finished(setup))
        assert tale.fall is not None
        named = [span for span in tale.ending if isinstance(span, Name)]
        assert tale.fall.fighter in [name.fighter for name in named] or tale.fall.seat is None
        if tale.fall.card is not None:
            assert tale.fall.card in [name.card for name in named]
            assert f"on turn {tale.turns}" in plain(tale.ending)


def test_who_gave_up_ends_the_game_only_if_it_was_not_over() -> None:
    begun = Match(LIBRARY, SETUPS[0])
    assert "Medusa gave up on turn 1." == plain(told(begun, (0,), 1).ending)
    assert "Méduse abandonne au tour 1." == plain(told(begun, (0,), 1, "fr").ending)
    assert "Медуза здається на 1-му ході." == plain(told(begun, (0,), 1, "uk").ending)
    over = finished(SETUPS[0])
    assert told(over).ending == told(over, gave_up=1).ending


def test_a_lost_adventure_tells_what_the_villain_had_left() -> None:
    begun = Match(LIBRARY, ADVENTURES[0])
    villains = tuple(range(begun.game.players, len(begun.game.seats)))
    health = begun.state.health[begun.game.seats[begun.game.players].first]
    ending = plain(told(begun, villains, 0).ending)
    assert f"The heroes gave up in round 1. Mothman had {health} of {health} health left." == ending


def _words(setup: Setup = SETUPS[0], lang: str = "en") -> TaleWords:
    return TaleWords(GameNames(LIBRARY, make_game(LIBRARY, setup), lang))


def test_blows_are_told_by_what_dealt_them() -> None:
    words = _words()
    blow = Blow(0, 0, 2, 4, "excalibur", 6, 2, 14, 50)
    after = {
        "attack 6 against defense 2": blow,
        "attack 6, no defense": replace(blow, defense=None),
    }
    for end, one in after.items():
        assert f"On turn 14, King Arthur hit Medusa with Excalibur: {end}." == plain(words.blow(one))
    effect = replace(blow, attack=None, defense=None)
    assert "On turn 14, Excalibur hit Medusa." == plain(words.blow(effect))
    assert "On turn 14, King Arthur’s ability hit Medusa." == plain(words.blow(replace(effect, card=None)))
    fall = Fall(2, 14, "excalibur", 0)
    assert "Excalibur finished off Medusa on turn 14: attack 6 against defense 2." == plain(
        words.fall(fall, blow, is_exhausted=False)
    )


def test_exhaustion_is_told_as_such() -> None:
    fall = Fall(2, 20, None, None)
    told_in = {
        "en": "Medusa’s deck was empty, and exhaustion did the rest on turn 20.",
        "fr": "Le deck de Méduse était vide, et l’épuisement a fait le reste au tour 20.",
        "uk": "Колода Медузи спорожніла, і на 20-му ході далося взнаки виснаження.",
    }
    for lang, text in told_in.items():
        assert text == plain(_words(lang=lang).fall(fall, None, is_exhausted=True))
    assert "Medusa fell on turn 20." == plain(_words().fall(fall, None, is_exhausted=False))


@pytest.mark.parametrize(
    ("ahead", "winners", "end"),
    [
        (3, (0,), "That put King Arthur 3 ahead."),
        (0, (0,), "That made it even."),
        (-2, (0,), "King Arthur was still 2 behind."),
        (3, (1, 3), "That put the winners 3 ahead."),
        (-2, (1, 3), "The winners were still 2 behind."),
    ],
)
def test_the_turning_point_says_how_things_stood(ahead: int, winners: tuple[int, ...], end: str) -> None:
    blow = Blow(0, 0, 2, 4, "excalibur", 6, 2, 6, 50)
    words = _words()
    assert f"On turn 6, Excalibur cost Medusa 4 health. {end}" == plain(
        joined([words.turned(6, blow), words.stand(ahead, winners)])
    )


def test_a_turn_without_a_blow_is_told_by_what_it_cost() -> None:
    assert "On turn 6, Medusa lost 4 health." == plain(_words().lost(6, 1, 4))
    assert "On turn 6, the balance shifted by 5." == plain(_words().shifted(6, 5))
    exhausted = told(finished(SETUPS[0])).turning
    assert exhausted is not None
    assert "On turn 29, King Arthur lost 4 health. That put Medusa 6 ahead." == plain(exhausted.line)


def test_a_villain_wins_by_name() -> None:
    words = _words(ADVENTURES[0])
    assert "That put Mothman 2 ahead." == plain(words.stand(2, (1, 2)))


def test_the_last_objective_decides_an_adventure() -> None:
    words = _words(ADVENTURES[0])
    assert "Mothman reached the last objective in round 7." == plain(words.goal(7))
    assert words.goal(7)[0] == Name("Mothman", fighter=words.left(1)[0].fighter)  # type: ignore[union-attr]
