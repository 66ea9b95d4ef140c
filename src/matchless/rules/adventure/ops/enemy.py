"""What enemies do: threat, tokens, placing, strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.adventure.threat import advance_threat
from matchless.rules.board.bits import lowest, members, set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_PLACE, ASK_TIE, DO_CHOOSE_FIGHTER, DO_PLACE, Choice, Question
from matchless.rules.flow.damage import put
from matchless.rules.flow.programs import ENEMY_TURN_PROGRAM
from matchless.rules.flow.turn import begin_turn
from matchless.rules.op import Amount, Op, Who
from matchless.rules.state.event import PLACED, STRENGTHENED, STREWN, note
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame
from matchless.rules.state.state import FIGHTER, SPACE

if TYPE_CHECKING:
    from matchless.rules.state.state import State


@final
class AdvanceThreat(Op):
    """Advance the threat marker (A10.1)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def run(self, state: State, frame: Frame) -> None:
        advance_threat(state, self.amount.value(state, frame))


@final
class TakeTurn(Op):
    """The enemy takes its turn (A8.1)."""

    __slots__ = ("move",)

    def __init__(self, move: int) -> None:
        self.move: Final = move

    def run(self, state: State, frame: Frame) -> None:
        if state.space[frame.fighter] != NOWHERE:
            state.follow(begin_enemy_turn(state, frame.seat, frame.fighter, self.move))


def begin_enemy_turn(state: State, seat: int, fighter: int, move: int) -> Frame:
    """Begin the turn of an enemy; return its program."""
    state.turn = seat
    begin_turn(state, 0)
    turn = Frame(ENEMY_TURN_PROGRAM, seat, fighter, NO_CARD)
    turn.number = move
    return turn


@final
class Strew(Op):
    """Put a token of a kind on the enemy's space, unless one is there or none is left (A11.1)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: State, frame: Frame) -> None:
        quest = quest_of(state)
        space = state.space[frame.fighter]
        lying = quest.strewn[self.kind]
        if space == NOWHERE or lying >> space & 1:
            return
        if len(members(lying)) < adventure_of(state).kinds[self.kind].supply:
            quest.strewn[self.kind] = lying | 1 << space
            note(state, STREWN, -1, frame.fighter, -1, space, self.kind)


@final
class Strengthen(Op):
    """All enemy attacks are stronger for the rest of the game."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: State, frame: Frame) -> None:
        quest = quest_of(state)
        quest.fury += self.amount
        note(state, STRENGTHENED, -1, -1, -1, quest.fury)


@final
class ChooseWeakest(Op):
    """Choose the fighter with the least health; the players break ties (JA-22)."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def run(self, state: State, frame: Frame) -> None:
        those = members(self.who.fighters(state, frame))
        least = min([state.health[fighter] for fighter in those], default=0)
        weakest = [fighter for fighter in those if state.health[fighter] == least]
        if len(weakest) > 1:
            state.ask(frame.seat, FIGHTER, weakest)
        else:
            self.take(state, frame, weakest[0] if weakest else NOBODY)

    def take(self, state: State, frame: Frame, option: int) -> None:
        chosen = frame.copy()
        chosen.chosen = option
        state.rebind(chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_CHOOSE_FIGHTER, target=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_TIE)


@final
class PlaceAtStart(Op):
    """Place the enemy on the nearest starting space without a fighter (A3.6); the players break ties (JA-22)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Place it, or ask; the distance is counted along lines, whoever stands on them."""
        space = state.space[frame.fighter]
        if space == NOWHERE or state.nobody_moves:
            return
        free = set_of(state.game.board.starts) & ~state.occupied()
        seen = 1 << space
        edge = seen
        while edge and not edge & free:
            edge = state.layout().around(edge) & ~seen
            seen |= edge
        near = edge & free
        if near & (near - 1):
            state.ask(frame.seat, SPACE, members(near))
        elif near:
            self.take(state, frame, lowest(near))

    def take(self, state: State, frame: Frame, option: int) -> None:
        put(state, frame.fighter, option)
        note(state, PLACED, -1, frame.fighter, -1, option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_PLACE, frame.fighter, space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PLACE, frame.fighter)
