"""A card that another seat chooses out of a hand: its owner learns which, and nobody else."""

from __future__ import annotations

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.question import question_of
from matchless.rules.notation import notations
from matchless.rules.state.state import HIDDEN
from matchless.rules.state.view import SPECTATOR, view_of

LIBRARY = Library()


def after_stolen_memories() -> Match:
    """A match in which Bloody Mary has chosen a card of Medusa's, and Medusa is asked whether to discard it."""
    for seed in range(100):
        match = Match(LIBRARY, Setup("sarpedon", ("bloody-mary", "medusa"), seed))
        for _ in range(40):
            decision = match.state.decision
            assert decision is not None
            spoken = notations(match.state)
            if "scheme stolen-memories" in spoken:
                match.push("scheme stolen-memories")
                match.take(match.state.decision.options[0] if match.state.decision else -1)
                return match
            match.take(decision.options[0])
    raise AssertionError("never drawn")


def test_the_owner_of_a_card_that_was_chosen_is_told_which_it_is() -> None:
    match = after_stolen_memories()
    decision, chosen = match.state.decision, match.state.frames[-1].picked
    assert decision is not None
    assert 1 == decision.seat
    deck = match.game.seats[1].deck
    view = view_of(match.state, 1)
    assert deck[chosen].name == deck[view.position.frames[-1].picked].name
    names = GameNames(LIBRARY, match.game, "en")
    about = question_of(view, names).about
    assert f"Card: {names.card(1, deck[chosen].name)}" == about[-1]


def test_a_spectator_is_not_told_which_card_was_chosen() -> None:
    match = after_stolen_memories()
    assert HIDDEN == view_of(match.state, SPECTATOR).position.frames[-1].picked
