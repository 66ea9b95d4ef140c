"""Tokens strewn on spaces: a web ends a move, acid hurts who enters it (A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import damage

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def is_strewn(state: State, fighter: int) -> bool:
    """Tell whether tokens may lie on the way of a fighter: enemies ignore them (A11.2)."""
    quest = state.quest
    if quest is None or state.game.fighters[fighter].is_enemy:
        return False
    for spaces in quest.strewn:  # noqa: SIM110 - a generator costs more
        if spaces:
            return True
    return False


def tokens_near(state: State, fighter: int, steps: int) -> bool:
    """Tell whether the tokens within so many steps of a fighter may matter to its move."""
    quest = state.quest
    if quest is None or state.game.fighters[fighter].is_enemy:
        return False
    strewn = 0
    for spaces in quest.strewn:
        strewn |= spaces
    return bool(strewn and strewn & state.layout().ball(state.space[fighter], steps))


def damage_on(state: State, space: int) -> int:
    """Return the damage that the tokens of a space deal to who enters it."""
    kinds = adventure_of(state).kinds
    strewn = quest_of(state).strewn
    total = 0
    for at in range(len(kinds)):
        if strewn[at] >> space & 1:
            total += kinds[at].damage
    return total


def meet_tokens(state: State, fighter: int) -> None:
    """Have a fighter who was placed meet the tokens of its space, if the table plays so (JA-10).

    To be called last: damage may be asked about.
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

    Who has left the space where the move starts finds it empty.
    """
    if state.game.fighters[fighter].is_enemy:
        return 0, 0
    stops, hurts = tokens_lying(state)
    free = ~state.occupied() | 1 << state.space[fighter]
    return stops & free, hurts & free
