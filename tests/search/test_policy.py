"""The policy: each option has its terms, those of effects included."""

from __future__ import annotations

from pathlib import Path

from matchless.players.learned import first_weights
from matchless.players.random_bot import RandomBot
from matchless.rules.query import choices_of, source
from matchless.rules.state.state import State
from matchless.search.policy.adding import Adding
from matchless.search.policy.policy import scores, weigh
from matchless.search.policy.terms import ACCEPT, ON_ENEMY_HERO
from matchless.search.tables import Tables
from matchless.search.weights import USE
from tests.support.bot_games import positions, table
from tests.support.situations import situation


def liked(state: State, tables: Tables, term: int) -> list[str]:
    """What is done by the options that one term alone speaks for."""
    assert state.decision is not None
    tables.choices[:] = [0.0] * len(tables.choices)
    tables.choices[term] = 1.0
    options = state.decision.options
    found = zip(choices_of(state, options), scores(tables, state, state.decision), strict=True)
    return [f"{choice.verb} {choice.target}" for choice, logit in found if logit > 0]


def test_every_option_of_every_decision_has_its_own_terms() -> None:
    game = table("sarpedon", ("sinbad", "alice"))
    tables = Tables(game, first_weights())
    count = 0
    for state in positions(game, 5, [RandomBot(1), RandomBot(2)]):
        if state.decision is None:
            continue
        adding = Adding(tables.choices, with_terms=True)
        weigh(tables, state, state.decision, adding)
        assert len(adding.logits) == len(adding.marks) == len(state.decision.options)
        assert adding.marks == sorted(adding.marks)
        assert adding.logits == scores(tables, state, state.decision)
        count += 1
    assert count > 50


def test_an_offer_has_a_weight_for_all_cards_and_one_for_its_own(tmp_path: Path) -> None:
    state = situation(
        tmp_path,
        {
            "achilles": "at: s31, hand: [the-day-of-your-doom]",
            "patroclus": "at: s19",
            "king-arthur": "at: s20, hand: []",
        },
        "patroclus: attack king-arthur with the-day-of-your-doom",
        turn="achilles",
    )
    tables = Tables(state.game, first_weights())
    asking = source(state)
    assert asking is not None
    assert ["accept -1"] == liked(state, tables, ACCEPT)
    assert ["accept -1"] == liked(state, tables, tables.place(asking.seat, USE, asking.card))


def test_a_target_is_known_for_what_it_is(tmp_path: Path) -> None:
    state = situation(
        tmp_path,
        {"medusa": "at: s19, hand: [a-momentary-glance]", "king-arthur": "at: s20"},
        "medusa: scheme a-momentary-glance",
        turn="medusa",
    )
    tables = Tables(state.game, first_weights())
    assert liked(state, tables, ON_ENEMY_HERO) == ["choose-fighter 4"]
