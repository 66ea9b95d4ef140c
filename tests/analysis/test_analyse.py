"""The verdicts on decisions: the same every time, by what the seat knew, and none within noise."""

from __future__ import annotations

import pytest

from matchless.analysis.analyse import NoAnalysisError, verdict, verdicts
from matchless.analysis.calibration import Calibration, standard_calibration
from matchless.analysis.judge import Effort, Judge, Loss, effort_of
from matchless.analysis.verdict import Verdict
from matchless.match.match import Match
from matchless.match.start import adventure, duel, table
from matchless.rules.state.view import view_of
from tests.laws.redeal import redealt
from tests.support.dice import Dice

QUICK = Effort(24, 4, 8)


@pytest.fixture(scope="module")
def played() -> Match:
    """A short game at random: it has mistakes enough."""
    match = duel("medusa", "sinbad", board="sarpedon", seed=2)
    match.play("random")
    return match


def judged(match: Match, part: range | None = None) -> list[Verdict | None]:
    return list(verdicts(match.library, match.setup, match.taken, QUICK, part))


def test_the_same_game_has_the_same_verdicts_whoever_reaches_them(played: Match) -> None:
    whole = judged(played, range(24))
    assert whole == judged(played, range(24))
    assert whole == [*judged(played, range(10)), *judged(played, range(10, 24))]
    assert any(one is not None for one in whole)


def test_a_choice_is_judged_by_what_its_seat_knew(played: Match) -> None:
    """Hidden cards dealt anew change neither the chance nor the loss."""
    match = Match(played.library, played.setup)
    judge = Judge(match.game, QUICK)
    dice = Dice(7)
    compared = 0
    for number, option in enumerate(played.taken[:40]):
        decision = match.state.decision
        assert decision is not None
        other = redealt(match.state, decision.seat, dice, 40)
        assert other.decision is not None
        place = decision.options.index(option)
        told = verdict(judge, match.state, option, number)
        assert told == verdict(judge, other, other.decision.options[place], number)
        hidden = [match.state.hand, match.state.deck] != [other.hand, other.deck]
        compared += told is not None and hidden and told.loss != 0.0
        match.take(option)
    assert compared > 5


def test_where_there_is_nothing_to_choose_there_is_no_verdict(played: Match) -> None:
    match = Match(played.library, played.setup)
    for option, told in zip(played.taken[:40], judged(played, range(40)), strict=True):
        distinct = {str(one) for one in match.legal}
        assert (told is None) == (len(distinct) == 1)
        match.take(option)


def test_only_a_choice_with_a_label_has_better_ones(played: Match) -> None:
    found = [one for one in judged(played) if one is not None]
    wrong = [one for one in found if one.label is not None]
    assert wrong
    assert {reason.what for one in wrong for reason in one.reasons} > {"later"}
    for one in found:
        assert bool(one.better) == (one.label is not None)
        assert bool(one.reasons) == bool(one.better), "in words, too"
        assert one.place not in {better.place for better in one.better}
        gains = [better.gain for better in one.better]
        assert gains == sorted(gains, reverse=True)
        assert 0.0 < one.chance < 1.0
        assert one.stake >= 0.0


def test_a_difference_within_noise_gets_no_label(played: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    for loss, label in ((Loss(0.3, 0.16), None), (Loss(0.3, 0.14), "blunder"), (Loss(0.04, 0.0), None)):
        monkeypatch.setattr(Judge, "compare", lambda *_, found=loss: found)
        found = [one for one in judged(played, range(20)) if one is not None and one.loss]
        assert {label} == {one.label for one in found if one.chance > 0.5}
        assert all(one.cost == (0.0 if loss.error > 0.15 else loss.mean) for one in found)


def test_an_option_costs_nothing_against_itself(played: Match) -> None:
    match = Match(played.library, played.setup)
    decision = match.state.decision
    assert decision is not None
    view = view_of(match.state, decision.seat)
    option = view.position.decision.options[0] if view.position.decision else 0
    assert Loss(0.0, 0.0) == Judge(match.game, QUICK).compare(view, option, option)


def test_more_than_two_sides_and_teams_are_judged_too() -> None:
    for teams in (False, True):
        match = table(["alice", "medusa", "sinbad", "achilles"], teams=teams, board="sarpedon", seed=4)
        match.play("random", until=lambda one: len(one.taken) > 30)
        found = [one for one in judged(match, range(10, 22)) if one is not None]
        assert found
        assert all(0.0 < one.chance < 1.0 for one in found)


def test_an_adventure_is_refused_in_words() -> None:
    match = adventure("mothman", ["alice"], seed=1)
    with pytest.raises(NoAnalysisError, match="no analysis of adventures yet"):
        judged(match)


def test_a_hero_that_nobody_measured_is_average(played: Match) -> None:
    known = Calibration(1.0, 0.0, {"medusa": 1.0})
    assert 1.0 == known.edge(Match(played.library, played.setup).state, 0)
    assert -1.0 == known.edge(Match(played.library, played.setup).state, 1)
    assert set(played.library.heroes) >= set(standard_calibration().heroes)


def test_little_effort_is_still_some() -> None:
    assert Effort(1, 4, 8) == effort_of(1)
    assert Effort() == effort_of(2000)
