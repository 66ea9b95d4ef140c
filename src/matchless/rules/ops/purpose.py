"""What happens to the fighter that an effect asks for, where its next step tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.choice import ASK_FIGHTER, FOR_DAMAGE, FOR_MOVE, FOR_PLACE, FOR_RECOVERY, Question
from matchless.rules.describe.amounts import Fixed
from matchless.rules.describe.fighters import Chosen
from matchless.rules.ops.damage import DealDamage, RecoverHealth
from matchless.rules.ops.movement import MoveOne, PlaceOne

if TYPE_CHECKING:
    from matchless.rules.op import Op


def question_for(program: tuple[Op, ...], step: int) -> Question:
    """Return the question for a fighter, before a step of a program."""
    after = program[step] if step < len(program) else None
    if isinstance(after, DealDamage):
        if isinstance(after.who, Chosen) and isinstance(after.amount, Fixed):
            return Question(ASK_FIGHTER, number=after.amount.number, word=FOR_DAMAGE)
    elif isinstance(after, RecoverHealth):
        if isinstance(after.who, Chosen) and isinstance(after.amount, Fixed):
            return Question(ASK_FIGHTER, number=after.amount.number, word=FOR_RECOVERY)
    elif isinstance(after, MoveOne):
        if isinstance(after.who, Chosen) and not after.exact:
            return Question(ASK_FIGHTER, number=after.steps, word=FOR_MOVE)
    elif isinstance(after, PlaceOne) and isinstance(after.who, Chosen):
        return Question(ASK_FIGHTER, word=FOR_PLACE)
    return Question(ASK_FIGHTER)
