"""Tokens strewn on spaces: a web ends a move, acid hurts whoever enters (A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import damage

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def is_strewn(state: State, fighter: int) -> bool:
    """Return whether tokens can affect a fighter: enemies ignore them (A11.2)."""
    quest = state.quest
    if quest is None or state.game.fighters[fighter].is_enemy:
        return False
    for spaces in quest.strewn:  # noqa: SIM110 - a generator costs more
        if spaces:
            return True
    return False


def tokens_near(state: State, fighter: int, steps: int) -> bool:
    """Return whether tokens within that many steps of a fighter may affect its move."""
    quest = state.quest
    if quest is None or state.game.fighters[fighter].is_enemy:
        return False
    strewn = 0
    for spaces in quest.strewn:
        strewn |= spaces
    return bool(strewn and strewn & state.layout().ball(state.space[fighter], steps))


def damage_on(state: State, space: int) -> int:
    """Return the damage that a space's tokens deal to whoever enters."""
    kinds = adventure_of(state).kinds
    strewn = quest_of(state).strewn
    total = 0
    for at in range(len(kinds)):
        if strewn[at] >> space & 1:
            total += kinds[at].damage
    return total


def meet_tokens(state: State, fighter: int) -> None:
    """Have a placed fighter meet the tokens of its space, if the table plays so (JA-10).

    Call this last: damage may lead to a question.
    """
    space = state.space[fighter]
    if state.game.ruleset.tokens_on_place and space != NOWHERE and is_strewn(state, fighter):
        damage(state, 1 << fighter, damage_on(state, space), in_combat=False)


def tokens_lying(state: State) -> tuple[int, int]:
    """Return the spaces with tokens that end the move of a hero or sidekick, and those with tokens that hurt it."""
    quest = state.quest
    if quest is None:
        return 0, 0
    kinds = adventure_of(state).kinds
    strewn = quest.strewn
    stops = 0
    hurts = 0
    for at in range(len(kinds)):
        if kinds[at].stops:
            stops |= strewn[at]
        if kinds[at].damage:
            hurts |= strewn[at]
    return stops, hurts


def tokens_met(state: State, fighter: int) -> tuple[int, int]:
    """Return the empty spaces whose tokens end a fighter's move, and those whose tokens hurt it (A11.2, A11.5).

    The space where the move starts counts as empty once left.
    """
    if state.game.fighters[fighter].is_enemy:
        return 0, 0
    stops, hurts = tokens_lying(state)
    free = ~state.occupied() | 1 << state.space[fighter]
    return stops & free, hurts & free
