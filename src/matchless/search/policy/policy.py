"""The policy: a score for each option of a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.state.state import ACTION, CARD, MOVE
from matchless.search.policy.actions import weigh_actions
from matchless.search.policy.adding import Adding
from matchless.search.policy.cards import weigh_cards
from matchless.search.policy.effects import weigh_effects
from matchless.search.policy.moves import weigh_moves

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.search.tables import Tables


def scores(tables: Tables, state: State, decision: Decision) -> list[float]:
    """Return the score of each option, as logits."""
    adding = Adding(tables.choices, False)
    weigh(tables, state, decision, adding)
    return adding.logits


def weigh(tables: Tables, state: State, decision: Decision, adding: Adding) -> None:
    """Score each option."""
    if decision.kind == ACTION:
        weigh_actions(tables, state, decision, adding)
    elif decision.kind == MOVE:
        weigh_moves(tables, state, decision, adding)
    elif decision.kind == CARD:
        weigh_cards(tables, state, decision, adding)
    else:
        weigh_effects(tables, state, decision, adding)
