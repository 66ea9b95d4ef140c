"""The options of a decision as rows of bytes: the code of each, then its features."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.encoding.layout import CARD, FIGHTER, HURT_MOVE, OWN, SEAT, SPACE, TARGET
from matchless.encoding.pieces import byte, pair, piece, zeros
from matchless.encoding.words import (
    CARD_FEATURES,
    FEATURES,
    FIGHTER_FEATURES,
    LIVE_FEATURES,
    NUMBER_FEATURES,
    VERBS,
)
from matchless.rules.board.bits import WIDTH, size
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import DO_DONE, DO_MOVE, Choice
from matchless.rules.flow.combat import Defend
from matchless.rules.flow.maneuver import BoostManeuver, MoveFighters
from matchless.rules.flow.play import asking
from matchless.rules.flow.turn import TakeAction, attack_of, is_attack
from matchless.rules.op import PASS
from matchless.rules.ops.movement import MoveEach
from matchless.rules.query import choice_of, choices_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.encoding.tables import Tables
    from matchless.rules.state.state import Decision, State

CODE_BYTES: Final = 2
"""A row begins with its code, the low byte first."""
ROW: Final = CODE_BYTES + len(FEATURES)

_VERB: Final[dict[str, str]] = {verb: piece([1 if other == verb else 0 for other in VERBS]) for verb in VERBS}
_NOBODY: Final = [0] * len(FIGHTER_FEATURES)
_NO_CARD: Final = [0] * len(CARD_FEATURES)
_CALM: Final = zeros(len(LIVE_FEATURES))
_UNSET: Final = ""
_WIDTH_BITS: Final = 6
_REMEMBERED: Final = 4096


_STILL: Final = zeros(2)
"""Half of what is alive in a row: of no target, or of no way to a leader."""
_NOWHERE: Final = [_STILL] * WIDTH
"""By goal: what is alive in the rows of moves if no leader is on the board."""


_SHARED: Final[dict[str, str]] = {}


def _shared(row: str) -> str:
    """Return the row that is kept for all equal ones: many games have the same ones, and few rows stay in the cache."""
    if len(_SHARED) >= _REMEMBERED * 16:
        _SHARED.clear()
    return _SHARED.setdefault(row, row)


@final
class Rows:
    """Writes the options of one game; what depends on the choice alone it remembers."""

    __slots__ = ("_actions", "_boosts", "_defenses", "_done", "_goals", "_static", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        game = tables.game
        players = range(game.players)
        # Of the decisions that come most often, rows without what is alive in them: by seat and action, by seat and
        # card, by defender and card, by seat and fighter's goal.
        self._actions: Final[list[dict[int, str]]] = [{} for _ in players]
        self._boosts: Final[list[list[str]]] = [
            [_UNSET] * (len(game.seats[seat].deck) + 1) for seat in players
        ]
        self._defenses: Final[list[list[str]]] = [
            [_UNSET] * (len(game.seats[fighter.seat].deck) + 1) for fighter in game.fighters
        ]
        self._goals: Final[list[list[str]]] = [[_UNSET] * (WIDTH * len(game.fighters)) for _ in players]
        self._static: Final[list[dict[Choice, str]]] = [{} for _ in players]
        self._done: Final = self._fixed(0, Choice(DO_DONE)) + _CALM

    def write(self, state: State, decision: Decision, parts: list[str]) -> None:
        """Add a row for each option, in the order of the options, in one part or two."""
        op = asking(state)
        last = decision.options[len(decision.options) - 1]
        if isinstance(op, MoveFighters) and last <= PASS:  # no doors, boosts or ways that hurt
            first = self.tables.game.seats[decision.seat].first
            self._moves(state, decision, first * WIDTH, parts)
        elif isinstance(op, TakeAction):
            self._action(state, decision, parts)
        elif isinstance(op, BoostManeuver):
            self._cards(self._boosts[decision.seat], state, decision, parts)
        elif isinstance(op, Defend):
            combat = state.combat
            assert combat is not None
            self._cards(self._defenses[combat.defender], state, decision, parts)
        elif isinstance(op, MoveEach) and last <= PASS:
            self._moves(state, decision, 0, parts)
        else:
            self._any(state, decision, parts)

    def _moves(self, state: State, decision: Decision, offset: i64, parts: list[str]) -> None:
        """Add the rows of moves of several fighters; an option plus the offset counts fighters through the game."""
        seat = decision.seat
        goals = self._goals[seat]
        mover: i64 = -1
        near: list[str] = _NOWHERE
        base: i64 = 0
        for taken in decision.options:
            option: i64 = taken
            if option == PASS:
                parts.append(self._done)
                continue
            at = option + offset
            if at >> _WIDTH_BITS != mover:
                mover = at >> _WIDTH_BITS
                leader = self._after(state, seat, mover)
                there = state.space[leader] if leader >= 0 else NOWHERE
                near = self.tables.ways[mover][leader] if there != NOWHERE else _NOWHERE
                base = there * WIDTH if there != NOWHERE else 0
            goal = at & WIDTH - 1
            row = goals[at]
            if not row:
                row = _shared(self._fixed(seat, Choice(DO_MOVE, mover, space=goal)) + _STILL)
                goals[at] = row
            parts.append(row)
            parts.append(near[base + goal])

    def _after(self, state: State, seat: int, mover: int) -> int:
        """Return the leader that a fighter is after, or who is after it: that of the seat, for an opposing fighter."""
        game = self.tables.game
        if game.fighters[mover].team == game.sides[seat]:
            return self.tables.nearest_leader(state, seat, mover)
        return game.seats[seat].first

    def _action(self, state: State, decision: Decision, parts: list[str]) -> None:
        known = self._actions[decision.seat]
        for option in decision.options:
            row = known.get(option)
            if row is None:
                row = self._fixed(decision.seat, choice_of(state, option))
                known[option] = row
            parts.append(row)
            parts.append(self._target(state, attack_of(option)[1]) if is_attack(option) else _CALM)

    def _target(self, state: State, target: int) -> str:
        """Return what is alive in the row of an attack."""
        held = size(state.hand[self.tables.game.fighters[target].seat])
        return pair(state.health[target], held) + _STILL

    def _cards(self, known: list[str], state: State, decision: Decision, parts: list[str]) -> None:
        last = len(known) - 1
        for option in decision.options:
            at = option if option < last else last
            row = known[at]
            if not row:
                row = _shared(self._row(state, decision.seat, choice_of(state, option)))
                known[at] = row
            parts.append(row)

    def _any(self, state: State, decision: Decision, parts: list[str]) -> None:
        """Add the rows of any decision; of options that share a code, those after the first get spare ones."""
        seat = decision.seat
        layout = self.tables.layout
        choices = choices_of(state, decision.options)
        taken: dict[int, Choice] = {}
        spare = layout.spare
        for choice in choices:
            row = self._row(state, seat, choice)
            code = ord(row[0]) | ord(row[1]) << 8
            other = taken.get(code)
            if other is None and code < layout.spare:
                taken[code] = choice
            elif other is None or self._levelled(other) != self._levelled(choice):
                code = spare
                spare += 1
                if code >= layout.actions:
                    raise OverflowError("a decision has more options of one kind than there are spare codes")
                row = piece([code & 255, code >> 8]) + row[CODE_BYTES:]
            parts.append(row)

    def _levelled(self, choice: Choice) -> Choice:
        """Return a choice with the first copy of its card, since copies mean the same."""
        if choice.card < 0 or choice.owner < 0:
            return choice
        first = self.tables.game.seats[choice.owner].deck[choice.card].first
        return choice._replace(card=first)

    def _row(self, state: State, seat: int, choice: Choice) -> str:
        return self._fixed(seat, choice) + self._live(state, seat, choice)

    def _fixed(self, seat: int, choice: Choice) -> str:
        """Return the code and the features that depend on nothing but the choice."""
        known = self._static[seat]
        found = known.get(choice)
        if found is None:
            code = self.code(seat, choice)
            found = piece([code & 255, code >> 8]) + _VERB[choice.verb] + piece(self._features(seat, choice))
            if len(known) >= _REMEMBERED:
                known.clear()
            found = _shared(found)
            known[choice] = found
        return found

    def _features(self, seat: int, choice: Choice) -> list[int]:
        game = self.tables.game
        found = self._fighter(seat, choice.fighter) + self._fighter(seat, choice.target)
        if choice.card >= 0 and choice.owner >= 0:
            card = game.seats[choice.owner].deck[choice.card]
            found.append(1 if choice.owner == seat else 0)
            found.append(1 if card.attacks else 0)
            found.append(1 if card.defends else 0)
            found.append(1 if card.is_scheme else 0)
            found.append(byte(card.value))
            found.append(byte(card.guard))
            found.append(byte(card.boost + 1))
            found.append(size(card.copies))
            for timing in range(4):
                found.append(card.timings >> timing & 1)
        else:
            found.extend(_NO_CARD)
        found.append(byte(choice.number))
        found.append(byte(choice.harm))
        found.append(size(choice.through))
        if choice.space >= 0:
            board = game.board.layouts[0]
            found.append(size(board.neighbours[choice.space]))
            found.append(len([zone for zone in game.board.zones if zone >> choice.space & 1]))
        else:
            found.extend([0] * (len(NUMBER_FEATURES) - 3))
        return found

    def _fighter(self, seat: int, number: int) -> list[int]:
        if number < 0:
            return _NOBODY
        fighter = self.tables.game.fighters[number]
        is_own = fighter.seat == seat
        is_ally = fighter.team == self.tables.teams[seat]
        return [
            1 if is_own else 0,
            1 if is_ally and not is_own else 0,
            0 if is_ally else 1,
            1 if fighter.is_hero else 0,
            1 if fighter.is_sidekick else 0,
            1 if fighter.is_enemy else 0,
            1 if fighter.ranged else 0,
        ]

    def _live(self, state: State, seat: int, choice: Choice) -> str:
        """Return the features that change: of a target, or of a fighter's way to the leader it is after."""
        if choice.target >= 0:
            return self._target(state, choice.target)
        mover = choice.fighter
        goal = choice.space
        if mover < 0 or goal < 0:
            return _CALM
        leader = self._after(state, seat, mover)
        there = state.space[leader] if leader >= 0 else NOWHERE
        if there == NOWHERE:
            return _CALM
        return _STILL + self.tables.ways[mover][leader][there * WIDTH + goal]

    def code(self, seat: int, choice: Choice) -> int:
        """Return the code of a choice; that of the first spare one if it has none of its own."""
        layout = self.tables.layout
        block = HURT_MOVE if choice.verb == DO_MOVE and choice.harm > 0 else choice.verb
        code = 0
        sizes = layout.sizes[block]
        parts = layout.parts[block]
        for at in range(len(parts)):
            part = self._part(seat, choice, parts[at])
            if part >= sizes[at]:
                return layout.spare
            code = code * sizes[at] + part
        return layout.base[block] + code

    def _part(self, seat: int, choice: Choice, part: str) -> int:
        """Return how much a part of a choice counts; what is not given counts nothing."""
        tables = self.tables
        if part in (OWN, FIGHTER):
            if choice.fighter < 0:
                return 0
            return (
                tables.game.fighters[choice.fighter].rank
                if part == OWN
                else tables.slots[seat][choice.fighter]
            )
        if part == TARGET:
            return 0 if choice.target < 0 else tables.slots[seat][choice.target]
        if part == SEAT:
            return 0 if choice.owner < 0 else tables.order[seat].index(choice.owner)
        if part == CARD:
            return 0 if choice.card < 0 or choice.owner < 0 else tables.kinds[choice.owner][choice.card]
        if part == SPACE:
            return max(0, choice.space)
        return max(0, choice.number)
