"""The state: everything that changes during a game, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.board import NOWHERE
from matchless.rules.native import mypyc_attr
from matchless.rules.op import PASS
from matchless.rules.state.combat import Combat
from matchless.rules.state.fields import Fields, names_of
from matchless.rules.state.frame import NOBODY, Frame

if TYPE_CHECKING:
    from matchless.rules.adventure.state import Quest
    from matchless.rules.board.layout import Layout
    from matchless.rules.choice import Choice
    from matchless.rules.game import Game
    from matchless.rules.state.event import Event

HIDDEN: Final = -2
"""In a view: there is a card, but this seat may not know which."""

# How to read the options of a decision.
ACTION: Final = 0
CARD: Final = 1
SPACE: Final = 2
FIGHTER: Final = 3
MOVE: Final = 4
MODE: Final = 5
EFFECT: Final = 6
WAY: Final = 7
# Whether a question with an obvious answer is asked.
ALWAYS: Final = 0
UNLESS_FORCED: Final = 1
IF_IT_MATTERS: Final = 2

KINDS: Final = ("action", "card", "space", "fighter", "move", "mode", "effect", "way")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The pending question: who is asked, how to read the options, and the options themselves."""

    __slots__ = ("kind", "number", "options", "seat", "when")

    def __init__(self, seat: int, kind: int, options: list[int], number: int, when: int = ALWAYS) -> None:
        """Describe a decision; ``options`` ascend and are never changed."""
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.number: Final = number
        self.when: Final = when

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat}, {KINDS[self.kind]}, {len(self.options)} options>"


STATE_FIELDS: Final[Fields] = (
    ("turn", "turn"),
    ("turns", "count"),
    ("actions", "count"),
    ("taken", "count"),
    ("maneuvers", "count"),
    ("number", "count"),
    ("fallen", "set of fighters"),
    ("damage_targets", "set of fighters"),
    ("hurt", "set of fighters"),
    ("lost", "set of fighters"),
    ("doors", "set of doors"),
    ("nobody_moves", "hold"),
    ("kept_alive", "set of fighters"),
    ("winner", "winner"),
    ("rng", "randomness"),
    ("space", "space"),
    ("health", "count"),
    ("began", "space"),
    ("occupied_by_team", "set of spaces"),
    ("hand", "set of cards"),
    ("played", "set of cards"),
    ("public", "set of cards"),
    ("known", "set of cards"),
    ("counters", "counter"),
    ("deck", "card"),
    ("discard", "card"),
    ("aside", "card"),
)


@final
@mypyc_attr(acyclic=True)
class State:
    """A position. Clone it, read its decision, take an option."""

    __slots__ = (
        *names_of(STATE_FIELDS),
        "combat",
        "decision",
        "frames",
        "game",
        "key",
        "log",
        "quest",
        "settled",
        "steps",
    )

    def __init__(self, game: Game, blank: bool = False) -> None:
        """Make a state without fighters on the board or cards in hand; a ``blank`` one is filled by ``clone``."""
        self.game: Final = game
        self.turn = 0  # the seat whose turn it is
        self.turns = 0  # turns begun so far
        self.actions = 0  # actions still to be taken this turn
        self.taken = 0  # actions taken this turn
        self.maneuvers = 0  # maneuvers taken this turn
        self.number = 0  # decisions taken so far
        self.fallen = 0  # the fighters that the latest damage defeated
        self.damage_targets = 0  # the fighters that the latest damage was aimed at
        self.hurt = 0  # the fighters that the latest damage hurt
        self.lost = 0  # the heroes defeated since the current action began
        self.doors = 0  # the doors that are closed
        self.nobody_moves = 0  # 1 while no fighter can leave its space this turn
        self.kept_alive = 0  # the fighters whose health damage cannot bring below 1 this turn
        self.winner = NOBODY  # the team that has won
        self.rng = 0  # the randomness to come; with a key, below zero: how much of it is used up
        self.key = b""  # the secret that chance follows from, if a server deals
        self.combat: Combat | None = None  # the current combat
        self.quest: Quest | None = None  # the state of an adventure, in an adventure
        self.decision: Decision | None = None  # the pending question; nothing once the game is over
        self.log: list[Event] | None = None  # what happened, if anyone listens
        self.settled: list[tuple[int, str, list[Choice]]] | None = None  # skipped questions, likewise
        if blank:
            return
        fighters = len(game.fighters)
        seats = len(game.seats)
        self.space: list[int] = [NOWHERE] * fighters  # where each fighter is
        self.health: list[int] = [0] * fighters  # of each fighter
        self.began: list[int] = [NOWHERE] * fighters  # where each fighter was when this turn began
        self.occupied_by_team: list[int] = [0] * game.teams  # the spaces occupied by each team's fighters
        self.hand: list[int] = [0] * seats  # of each seat, a set of cards
        self.played: list[int] = [0] * seats  # for each seat, the cards on the table
        self.public: list[int] = [0] * seats  # for each seat, the cards that are open
        self.deck: list[bytes] = [b""] * seats  # of each seat, the top card last
        self.discard: list[bytes] = [b""] * seats  # of each seat, the top card last
        self.aside: list[bytes] = [b""] * seats  # cards of a deck being looked at, the top one last
        self.known: list[int] = [0] * (seats * seats)  # hidden cards of one seat (2nd) known to another (1st)
        self.counters: list[int] = [0] * game.counters  # forms, Rage and the like
        self.frames: list[Frame] = []  # programs being resolved, the current one last
        self.steps: list[int] = []  # how far each of them has got

    def __repr__(self) -> str:
        decision = self.decision
        asked = "" if decision is None else f", {self.game.seats[decision.seat].fighters[0].name} decides"
        return f"<State {self.standing()}{asked}>"

    def standing(self) -> str:
        """Return the sides' health, the turn, and who has won, in a line."""
        game = self.game
        sides = []
        for team in range(game.teams):
            leaders = [seat.fighters[0] for seat in game.seats if seat.team == team]
            sides.append(
                " and ".join([f"{one.name} {self.health[one.number]}/{one.health}" for one in leaders])
            )
        when = f"turn {self.turns}" if self.turns else "setup"
        won = "" if self.decision is not None else f", won by {' and '.join(self.winners())}"
        return f"{' – '.join(sides)}, {when}{won}"

    def winners(self) -> list[str]:
        """Return the heroes that have won, or the villain; none before the end."""
        seats = [seat for seat in self.game.seats if seat.team == self.winner]
        return [seat.fighters[0].name for seat in (seats[:1] if seats and seats[0].is_enemy else seats)]

    def clone(self) -> State:
        """Return an independent copy, without the log."""
        new = State(self.game, True)
        new.turn = self.turn
        new.turns = self.turns
        new.actions = self.actions
        new.taken = self.taken
        new.maneuvers = self.maneuvers
        new.number = self.number
        new.fallen = self.fallen
        new.damage_targets = self.damage_targets
        new.hurt = self.hurt
        new.lost = self.lost
        new.doors = self.doors
        new.nobody_moves = self.nobody_moves
        new.kept_alive = self.kept_alive
        new.winner = self.winner
        new.rng = self.rng
        new.key = self.key
        combat = self.combat
        new.combat = None if combat is None else combat.clone()
        quest = self.quest
        new.quest = None if quest is None else quest.clone()
        new.decision = self.decision
        new.space = self.space[:]
        new.health = self.health[:]
        new.began = self.began[:]
        new.occupied_by_team = self.occupied_by_team[:]
        new.hand = self.hand[:]
        new.played = self.played[:]
        new.public = self.public[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.aside = self.aside[:]
        new.known = self.known[:]
        new.counters = self.counters[:]
        new.frames = self.frames[:]
        new.steps = self.steps[:]
        return new

    def equals(self, other: State) -> bool:
        """Return whether two states of a game have the same numbers, without writing them down."""
        if (
            self.space != other.space
            or self.health != other.health
            or self.hand != other.hand
            or self.deck != other.deck
            or self.discard != other.discard
            or self.counters != other.counters
            or self.steps != other.steps
            or self.rng != other.rng
            or self.turn != other.turn
            or self.turns != other.turns
            or self.actions != other.actions
            or self.taken != other.taken
            or self.maneuvers != other.maneuvers
            or self.number != other.number
            or self.fallen != other.fallen
            or self.damage_targets != other.damage_targets
            or self.hurt != other.hurt
            or self.lost != other.lost
            or self.doors != other.doors
            or self.nobody_moves != other.nobody_moves
            or self.kept_alive != other.kept_alive
            or self.winner != other.winner
            or self.began != other.began
            or self.occupied_by_team != other.occupied_by_team
            or self.played != other.played
            or self.public != other.public
            or self.known != other.known
            or self.aside != other.aside
        ):
            return False
        for at in range(len(self.frames)):  # there are as many as steps
            frame = self.frames[at]
            if frame is not other.frames[at] and frame.numbers() != other.frames[at].numbers():
                return False
        combat = self.combat
        fought = other.combat
        while combat is not None and fought is not None:
            if combat.numbers() != fought.numbers():
                return False
            combat = combat.parent
            fought = fought.parent
        if combat is not None or fought is not None:
            return False
        quest = self.quest
        other_quest = other.quest
        return quest is None or other_quest is None or quest.equals(other_quest)

    def push(self, program: int, seat: int, fighter: int, card: int) -> None:
        """Resolve a program before anything already on the stack."""
        self.begin(Frame(program, seat, fighter, card))

    def begin(self, frame: Frame) -> None:
        """Resolve a program that has made choices before."""
        self.frames.append(frame)
        self.steps.append(0)

    def follow(self, frame: Frame) -> None:
        """Resolve a program next: in place of the current one, if that has nothing more to do."""
        if self.steps[-1] == len(self.game.programs[self.frames[-1].program]):
            self.frames[-1] = frame
            self.steps[-1] = 0
        else:
            self.begin(frame)

    def jump(self, step: int) -> None:
        """Continue at another step of the current program."""
        self.steps[-1] = step

    def again(self) -> None:
        """Run the current op once more when everything pushed on top of it is done."""
        self.steps[-1] = self.steps[-1] - 1

    def rebind(self, frame: Frame) -> None:
        """Replace the current frame with one that knows more."""
        self.frames[-1] = frame

    def ask(self, seat: int, kind: int, options: list[int], when: int = ALWAYS) -> None:
        """Set the pending decision; the op that asks will take the answer.

        An obvious answer need not be asked for (``when``): if there is one option, or if all amount to the same. A
        question about hidden cards is asked ALWAYS, because its absence would reveal something.
        """
        self.steps[-1] = self.steps[-1] - 1
        if seat >= self.game.players and PASS not in options:
            decider = self.decider()
            seat = decider if decider != NOBODY else seat
        self.decision = Decision(seat, kind, options, self.number, when)

    def offer(self, seat: int, kind: int, options: list[int], skip: int, when: int) -> None:
        """Ask for one of some options, or none if ``skip`` is a step: that is where a program goes on without one."""
        if options:
            self.ask(seat, kind, [*options, PASS] if skip >= 0 else options, when)
        elif skip >= 0:
            self.jump(skip)

    def decider(self) -> int:
        """Return the one who answers when the players choose together (JA-4).

        That is the player in the combat, or else the one with the lowest turn-order marker, among those still in the
        game; NOBODY, if all the players' fighters are defeated.
        """
        combat = self.combat
        players = self.game.players
        if combat is not None and not self.game.ruleset.lowest_marker_decides:
            fighting = combat.attacker_seat if combat.attacker_seat < players else combat.defender_seat
            if fighting < players and self.holds_out(fighting):
                return fighting
        quest = self.quest
        assert quest is not None
        found = NOBODY
        for seat in range(players):
            if self.holds_out(seat) and (found == NOBODY or quest.markers[seat] < quest.markers[found]):
                found = seat
        return found if self.turns else max(found, 0)  # before anyone is placed, the first one

    def holds_out(self, seat: int) -> bool:
        """Return whether a seat still has a fighter on the board."""
        fighters = self.game.seats[seat].fighters
        first = self.game.seats[seat].first  # their numbers are consecutive
        for fighter in range(first, first + len(fighters)):  # noqa: SIM110 - a generator costs more
            if self.space[fighter] != NOWHERE:
                return True
        return False

    def layout(self) -> Layout:
        """Return lines and zones with the doors as they are now."""
        return self.game.board.layouts[self.doors]

    def occupied(self) -> int:
        """Return the occupied spaces."""
        mask = 0
        for held in self.occupied_by_team:
            mask |= held
        return mask

    def blocking(self, team: int) -> int:
        """Return the spaces that fighters of a team may not enter (R4.9)."""
        mask = 0
        for other in range(len(self.occupied_by_team)):
            if other != team:
                mask |= self.occupied_by_team[other]
        return mask
