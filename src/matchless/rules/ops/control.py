"""Choices and control flow: the steps between the steps. Branches are jumps inside one program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import lowest, members, set_of
from matchless.rules.choice import (
    ASK_CARD,
    ASK_OFFER,
    ASK_OPTION,
    ASK_SPACE,
    DO_ACCEPT,
    DO_CHOOSE_CARD,
    DO_CHOOSE_FIGHTER,
    DO_CHOOSE_FORM,
    DO_CHOOSE_SPACE,
    DO_DECLINE,
    Choice,
    Question,
)
from matchless.rules.flow.programs import TURNS
from matchless.rules.game import Form
from matchless.rules.op import PASS, Condition, Op, Where, Who
from matchless.rules.ops.players import is_asked, opponent
from matchless.rules.ops.purpose import question_for
from matchless.rules.state.event import FORM_CHANGED, GAINED_ACTIONS, note
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame, with_picked
from matchless.rules.state.piles import (
    cards_to_look_at,
    different_cards,
    expose,
    holds_one_kind,
    put_on_discard,
)
from matchless.rules.state.state import ALWAYS, CARD, FIGHTER, IF_IT_MATTERS, MODE, SPACE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State


@final
class Unless(Op):
    """Jump if a condition does not hold."""

    __slots__ = ("condition", "target")

    def __init__(self, condition: Condition, target: int) -> None:
        self.condition: Final = condition
        self.target: Final = target

    def run(self, state: State, frame: Frame) -> None:
        if not self.condition.holds(state, frame):
            state.jump(self.target)


@final
class Jump(Op):
    """Go on elsewhere."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def run(self, state: State, frame: Frame) -> None:
        state.jump(self.target)


def does_nothing(state: State, frame: Frame, step: int, end: int) -> bool:
    """Return whether everybody can see that the steps of a program up to ``end`` would change nothing now."""
    program = state.game.programs[frame.program]
    while step < end:
        op = program[step]
        step += 1
        if isinstance(op, Jump):
            step = max(step, op.target)  # a jump back, behind an option, leads to what was looked at already
        elif isinstance(op, Offer):
            if not does_nothing(state, frame, step, op.skip):
                return False
            step = op.skip
        elif isinstance(op, Unless):
            if not op.condition.holds(state, frame):
                step = op.target
        elif not op.comes_to_nothing(state, frame):
            return False
    return True


@final
class Offer(Op):
    """Ask whether to carry out what follows."""

    __slots__ = ("by_opponent", "skip")

    def __init__(self, skip: int, by_opponent: bool) -> None:
        """Continue at ``skip`` if not; the opponent decides if ``by_opponent``."""
        self.skip: Final = skip
        self.by_opponent: Final = by_opponent

    def run(self, state: State, frame: Frame) -> None:
        """Ask, if there is anything to carry out; an enemy declines whatever is optional (A15.3)."""
        seat = opponent(state, frame) if self.by_opponent else frame.seat
        able = seat < state.game.players and is_asked(state, frame, seat)
        if able and not does_nothing(state, frame, state.steps[-1], self.skip):
            state.ask(seat, MODE, [0, 1])
        else:
            state.jump(self.skip)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == 0:
            state.jump(self.skip)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_ACCEPT if option else DO_DECLINE)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_OFFER)


@final
class ChooseFighter(Op):
    """Choose a fighter."""

    __slots__ = ("skip", "who")

    def __init__(self, who: Who, skip: int) -> None:
        """Choose among ``who``; ``skip`` is the step to continue at when declining (-1: not allowed)."""
        self.who: Final = who
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is nobody to choose, and nobody was."""
        return frame.chosen == NOBODY and not self.who.fighters(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        """Ask; if there is nobody to choose, nobody is chosen."""
        options = members(self.who.fighters(state, frame))
        if options:
            if self.skip >= 0:
                options.append(PASS)
            state.ask(frame.seat, FIGHTER, options, self._when(state, frame, options))
        else:
            self._choose(state, frame, NOBODY)
            if self.skip >= 0:
                state.jump(self.skip)

    def _when(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return when to ask: what follows may come to nothing, whoever is chosen."""
        program = state.game.programs[frame.program]
        step = state.steps[-1]
        told = frame.copy()
        for option in options:
            told.chosen = option
            if option != PASS and step < len(program) and not program[step].comes_to_nothing(state, told):
                return UNLESS_FORCED
        return IF_IT_MATTERS

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
        else:
            self._choose(state, frame, option)

    def _choose(self, state: State, frame: Frame, fighter: int) -> None:
        chosen = frame.copy()
        chosen.chosen = fighter
        state.rebind(chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_CHOOSE_FIGHTER, target=option)

    def question(self, state: State, frame: Frame) -> Question:
        return question_for(state.game.programs[frame.program], state.steps[-1] + 1)


@final
class ChooseSpace(Op):
    """Choose a space, occupied or not."""

    __slots__ = ("skip", "where")

    def __init__(self, where: Where, skip: int) -> None:
        self.where: Final = where
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no space to choose."""
        return not self.where.spaces(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        state.offer(frame.seat, SPACE, members(self.where.spaces(state, frame)), self.skip, IF_IT_MATTERS)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
            return
        chosen = frame.copy()
        chosen.space = option
        chosen.spaces |= 1 << option
        state.rebind(chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_CHOOSE_SPACE, space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_SPACE)


@final
class ChooseCard(Op):
    """Choose a card from the opponent's hand, which was looked at, or from the player's discard pile."""

    __slots__ = ("from_opponent", "skip")

    def __init__(self, from_opponent: bool, skip: int) -> None:
        self.from_opponent: Final = from_opponent
        self.skip: Final = skip

    def _seat(self, state: State, frame: Frame) -> int:
        return opponent(state, frame) if self.from_opponent else frame.seat

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no card to choose, and none was."""
        seat = self._seat(state, frame)
        if frame.picked != NO_CARD:
            return False
        if seat == NOBODY:
            return True
        return not cards_to_look_at(state, seat) if self.from_opponent else not state.discard[seat]

    def run(self, state: State, frame: Frame) -> None:
        """Ask; if there is no card to choose, none is chosen."""
        seat = self._seat(state, frame)
        cards = 0
        if seat != NOBODY:
            cards = cards_to_look_at(state, seat) if self.from_opponent else set_of(list(state.discard[seat]))
        if cards:
            options = different_cards(state, seat, cards)
            if self.skip >= 0:
                options.append(PASS)
            is_open = not self.from_opponent or self._is_plain(state, seat)
            state.ask(frame.seat, CARD, options, UNLESS_FORCED if is_open else ALWAYS)
        else:
            state.rebind(with_picked(frame, NO_CARD, seat))
            if self.skip >= 0:
                state.jump(self.skip)

    def _is_plain(self, state: State, seat: int) -> bool:
        """Return whether everybody knows that there is only one card to choose; an enemy shows one (A3.7)."""
        return seat >= state.game.players or holds_one_kind(state, seat)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
        else:
            state.rebind(with_picked(frame, option, self._seat(state, frame)))

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_CHOOSE_CARD, card=option, owner=self._seat(state, frame))

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_CARD, word=DO_CHOOSE_CARD)


@final
class ChooseFormValue(Op):
    """Choose a form."""

    __slots__ = ("form",)

    def __init__(self, form: Form) -> None:
        self.form: Final = form

    def run(self, state: State, frame: Frame) -> None:
        state.ask(frame.seat, MODE, list(range(len(self.form.values))))

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.counters[self.form.counter] = option
        note(state, FORM_CHANGED, frame.seat, frame.fighter, -1, option, self.form.counter)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_CHOOSE_FORM, owner=frame.seat, number=option, word=self.form.values[option])

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_OPTION, word=DO_CHOOSE_FORM)


@final
class ChangeFormValue(Op):
    """Change to the next form."""

    __slots__ = ("form",)

    def __init__(self, form: Form) -> None:
        self.form: Final = form

    def run(self, state: State, frame: Frame) -> None:
        value = (state.counters[self.form.counter] + 1) % len(self.form.values)
        state.counters[self.form.counter] = value
        note(state, FORM_CHANGED, frame.seat, frame.fighter, -1, value, self.form.counter)


@final
class GainMoreActions(Op):
    """Gain actions (J-15), only in that player's turn."""

    __slots__ = ("amount", "by_opponent")

    def __init__(self, amount: int, by_opponent: bool) -> None:
        self.amount: Final = amount
        self.by_opponent: Final = by_opponent

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if it is not that player's turn."""
        seat = opponent(state, frame) if self.by_opponent else frame.seat
        return seat != state.turn or seat >= state.game.players

    def run(self, state: State, frame: Frame) -> None:
        """Add them if it is that player's turn: others have no actions to add to."""
        seat = opponent(state, frame) if self.by_opponent else frame.seat
        if seat == state.turn and seat < state.game.players:  # JA-20
            state.actions += self.amount
            note(state, GAINED_ACTIONS, seat, -1, -1, self.amount)


@final
class EndTheTurn(Op):
    """End the turn: drop what is unresolved, clean up, and continue with the end of the action (J-61)."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True before the first action."""
        return state.turn < state.game.players and not state.taken

    def run(self, state: State, frame: Frame) -> None:
        """Cut the stack down to the turn; before its first action there is nothing to end."""
        if state.turn < state.game.players and not state.taken:
            return
        for seat in range(len(state.played)):
            while state.played[seat] & ~state.public[seat]:
                expose(state, seat, lowest(state.played[seat] & ~state.public[seat]), from_hand=True)
            for card in members(state.played[seat]):
                put_on_discard(state, seat, card)
            state.played[seat] = 0
            state.deck[seat] += state.aside[seat]  # cards being looked at are on the deck as before
            state.aside[seat] = b""
        state.combat = None
        state.actions = 0
        bottom = 0
        while bottom < len(state.frames) and state.frames[bottom].program not in TURNS:
            bottom += 1  # in an adventure a turn is on top of the round, or of an initiative card
        del state.frames[bottom + 1 :]
        del state.steps[bottom + 1 :]
