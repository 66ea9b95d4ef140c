"""Set-up of an adventure (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.rules.adventure.adventure import MARKERS, NO_OWNER, VILLAIN_START
from matchless.rules.adventure.state import adventure_of, new_quest, quest_of
from matchless.rules.board.bits import members, set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_PLACE, ASK_START, DO_PLACE, Choice, Question
from matchless.rules.flow.damage import put
from matchless.rules.flow.programs import ADVENTURE_SETUP_PROGRAM, ROUND_PROGRAM
from matchless.rules.flow.setup import PlaceSidekicks, prepare_seats
from matchless.rules.game import PLACING, Game
from matchless.rules.op import Op
from matchless.rules.ops.moments import Answers
from matchless.rules.state.chance import begin_chance
from matchless.rules.state.event import MARKER_TAKEN, PLACED, note
from matchless.rules.state.frame import NO_CARD, NOBODY
from matchless.rules.state.piles import shuffled
from matchless.rules.state.state import SPACE, UNLESS_FORCED, State

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame


def lay_adventure(game: Game, seed: int, key: bytes = b"") -> State:
    """Shuffle, draw, deal the tiles, place the villain, and prepare to place the others (A2.1, A2.9)."""
    adventure = game.adventure
    assert adventure is not None
    state = State(game)
    begin_chance(state, seed, key)
    quest = new_quest(game)
    state.quest = quest
    quest.tokens = adventure.start_tokens[:]
    quest.threat = adventure.first_space
    quest.tiles = bytes(shuffled(state, list(range(len(adventure.tiles)))))
    prepare_seats(state, adventure.starting_hand)
    state.push(ADVENTURE_SETUP_PROGRAM, NOBODY, NOBODY, NO_CARD)
    return state


@final
class PlaceVillain(Op):
    """Put the villain on its starting space (A2.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        villain = state.game.seats[state.game.players].first
        space = state.game.board.starts[VILLAIN_START]
        put(state, villain, space)
        note(state, PLACED, -1, villain, -1, space)


@final
class PlaceMinions(Op):
    """Put each minion on an empty space adjacent to the villain, chosen by the players (A2.2, JA-22)."""

    __slots__ = ()

    def _next(self, state: State) -> int:
        for seat in state.game.seats:
            if seat.is_enemy and state.space[seat.first] == NOWHERE:
                return seat.first
        return NOBODY

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next one's space; if none beside the villain is empty, one as near as possible."""
        minion = self._next(state)
        if minion == NOBODY:
            return
        layout = state.layout()
        grown = 1 << state.game.board.starts[VILLAIN_START]
        kept = set_of(state.game.board.starts[:MARKERS])
        free = 0
        while not free:
            grown |= layout.around(grown)
            free = grown & ~state.occupied() & ~kept
        state.ask(state.game.fighters[minion].seat, SPACE, members(free), UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        minion = self._next(state)
        put(state, minion, option)
        note(state, PLACED, -1, minion, -1, option)
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_PLACE, self._next(state), space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PLACE, self._next(state))


@final
class ChooseStart(Op):
    """Put the hero of the current seat on a free starting space and take its turn-order marker (A2.4, A2.5)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        starts = state.game.board.starts[:MARKERS]
        free = [start for start in starts if not state.occupied() >> start & 1]
        state.ask(state.turn, SPACE, sorted(free), UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        hero = state.game.seats[state.turn].first
        marker = state.game.board.starts.index(option)
        put(state, hero, option)
        quest_of(state).markers[state.turn] = marker
        note(state, PLACED, -1, hero, -1, option)
        note(state, MARKER_TAKEN, state.turn, -1, -1, marker)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_PLACE, state.game.seats[state.turn].first, space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_START, state.game.seats[state.turn].first)


@final
class NextHero(Op):
    """The next player places, or the first round begins (A2.6)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Go on with the next seat, or gather the initiative cards."""
        if state.turn + 1 < state.game.players:
            state.turn += 1
            state.jump(2)
            return
        quest = quest_of(state)
        cards = adventure_of(state).initiative
        quest.initiative = bytes(
            [
                at
                for at in range(len(cards))
                if not cards[at].joins_later
                and (cards[at].seat != NO_OWNER or cards[at].marker in quest.markers)
            ]
        )
        state.frames.clear()
        state.steps.clear()
        state.push(ROUND_PROGRAM, NOBODY, NOBODY, NO_CARD)


def adventure_setup_program() -> tuple[Op, ...]:
    """Return the set-up of an adventure as a program."""
    return (
        PlaceVillain(),
        PlaceMinions(),
        ChooseStart(),
        PlaceSidekicks(),
        Answers(PLACING),
        NextHero(),
    )
