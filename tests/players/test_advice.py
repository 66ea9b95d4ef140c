"""Advice: good answers with reasons, from what a seat knows and nothing else."""

from __future__ import annotations

import pytest

from matchless.lang.names import LANGUAGES
from matchless.library.library import Library
from matchless.players.advice import Advice, Reason, advise, reasons_for
from matchless.players.learned import standard_weights
from matchless.players.outcomes import outcome_of
from matchless.players.registry import new_bot
from matchless.players.search_bot import SearchBot
from matchless.presentation.hints import reasons_of
from matchless.presentation.names import GameNames
from matchless.rules.board.bits import members
from matchless.rules.flow.play import take
from matchless.rules.flow.turn import is_attack
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.search.adventure.terms import IDLE, TOKENS
from matchless.search.tables import Tables
from matchless.text.language import language
from matchless.text.spans import plain
from tests.laws.redeal import redealt
from tests.support.adventure.bots import VILLAINS, adventure, first_action
from tests.support.bot_games import positions, table
from tests.support.dice import Dice

PAIRS = [("king-arthur", "medusa"), ("alice", "sinbad")]


def choices(heroes: tuple[str, ...], every: int) -> list[State]:
    """Some of the real choices in a game."""
    bots = [new_bot("hare", 1), new_bot("hare", 2)]
    found = [
        state.clone()
        for state in positions(table("sarpedon", heroes), 4, bots)
        if state.decision is not None and len(state.decision.options) > 1
    ]
    return found[::every]


def advice_for(state: State) -> list[Advice]:
    assert state.decision is not None
    return advise(view_of(state, state.decision.seat), 60)


@pytest.mark.parametrize("heroes", PAIRS)
def test_hidden_cards_never_change_the_advice(heroes: tuple[str, ...]) -> None:
    for number, state in enumerate(choices(heroes, 12)):
        assert state.decision is not None
        seat = state.decision.seat
        other = redealt(state, seat, Dice(number), 40)
        assert advise(view_of(state, seat), 60) == advise(view_of(other, seat), 60)


def test_up_to_three_different_options_come_the_best_first_with_reasons_in_every_language() -> None:
    library = Library()
    told: set[str] = set()
    for state in choices(PAIRS[0], 9):
        assert state.decision is not None
        found = advice_for(state)
        options = view_of(state, state.decision.seat).position.decision
        assert options is not None
        assert 1 <= len(found) <= 3
        assert len(found) == len({one.option for one in found})
        assert {one.option for one in found} <= set(options.options)
        assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
        for lang in LANGUAGES:
            names = GameNames(library, state.game, lang)
            for one in found:
                text = plain(reasons_of(one, names))
                assert text.endswith(".")
                assert "{" not in text
        told.update(reason.what for one in found for reason in one.reasons)
    assert len(told) >= 5, told


def test_every_reason_has_words() -> None:
    game = table("sarpedon", PAIRS[0])
    for lang in LANGUAGES:
        names = GameNames(Library(), game, lang)
        for key in language(lang).messages:
            if key.startswith("hint_"):
                text = plain(reasons_of(Advice(0, 1, 0.5, (Reason(key.removeprefix("hint_"), 1),)), names))
                assert text[0].isupper()


def test_a_blow_that_wins_the_game_is_advised_for_that() -> None:
    for state in choices(PAIRS[0], 1):
        decision = state.decision
        assert decision is not None
        foe = state.game.seats[1 - decision.seat].first
        attacks = [option for option in decision.options if is_attack(option)]
        if decision.kind == 0 and any(option >> 6 & 31 == foe for option in attacks):
            state.health[foe] = 1
            state.deck[1 - decision.seat] += bytes(members(state.hand[1 - decision.seat]))
            state.hand[1 - decision.seat] = 0
            best = advice_for(state)[0]
            assert is_attack(best.option)
            assert (Reason("win"),) == best.reasons
            return
    raise AssertionError("nobody could attack a hero")


def test_an_answer_without_an_alternative_says_so() -> None:
    bots = [new_bot("hare", 1), new_bot("hare", 2)]
    for state in positions(table("sarpedon", PAIRS[0]), 4, bots):
        if state.decision is not None and len(state.decision.options) == 1:
            (only,) = advice_for(state)
            assert (Reason("only"),) == only.reasons
            return
    raise AssertionError("every decision was a choice")


@pytest.mark.parametrize("villain", VILLAINS)
def test_advice_in_an_adventure_has_reasons_of_its_own_in_every_language(villain: str) -> None:
    game = adventure(villain, ("medusa",), ("blob",))
    state = first_action(game, 2)
    told: set[str] = set()
    for number in range(24):
        decision = state.decision
        assert decision is not None
        if len(decision.options) > 1:
            found = advice_for(state)
            assert found == advice_for(redealt(state, decision.seat, Dice(number), 40))
            told.update(reason.what for one in found for reason in one.reasons)
            for lang in LANGUAGES:
                names = GameNames(Library(), game, lang)
                assert all(plain(reasons_of(one, names)).endswith(".") for one in found)
        view = view_of(state, decision.seat)
        take(state, view.answer(new_bot("strategist:iterations=40", 1).choose(view)))
    assert len(told - {"even", "later", "only"}) >= 3, told


def test_tokens_removed_in_time_speak_for_an_answer() -> None:
    state = first_action(adventure("martian-invader", ("medusa",), ("blob",)), 2)
    assert state.quest is not None
    tables = Tables(state.game, standard_weights())
    view = view_of(state, 0)
    assert view.decision is not None
    search = SearchBot(1).search(view)
    outcome = outcome_of(tables, search, view, view.decision.options[0])
    worse = outcome.ours[:]
    worse[TOKENS] += 0.1
    worse[IDLE] += 0.1
    found = reasons_for(tables, view, outcome, [outcome._replace(ours=worse)])
    assert (Reason("tokens"), Reason("idle")) == found
