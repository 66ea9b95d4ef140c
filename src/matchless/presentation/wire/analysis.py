"""The analysis of a finished game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

ErrorLabel: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
MomentKind: TypeAlias = Literal["own", "partner", "others", "luck"]
GameReason: TypeAlias = Literal["errors", "partner", "luck", "start", "gifts", "play"]
AnalysisPhase: TypeAlias = Literal["none", "running", "done"]


class ChancePoint(Struct, frozen=True):
    """How likely a seat was to win at the beginning of one of its turns, by what it knew."""

    frame: int  # of the replay, in which it is asked
    turn: int
    chance: float


class WeighedChoice(Struct, frozen=True):
    """A choice in words, and what it would have gained on the one taken."""

    group: str  # the words shared with choices of its kind, or nothing
    label: str  # those that tell it apart
    space: str | None  # where it leads
    gain: float

    @property
    def sentence(self) -> str:
        """The whole choice in words."""
        return f"{self.group} {self.label}" if self.group else self.label


class ChoiceError(Struct, frozen=True):
    """A choice that cost more than noise."""

    frame: int
    turn: int
    label: ErrorLabel
    chance: float  # before
    loss: float
    margin: float  # two standard errors of the loss
    asked: str
    taken: WeighedChoice
    better: tuple[WeighedChoice, ...]  # the best first
    why: str  # what speaks for the best of them against the one taken, as in hints


class Moment(Struct, frozen=True):
    """A turning point: a change of a seat's chance, and what explains most of it."""

    frame: int  # of the replay: where to look
    turn: int
    before: float
    after: float
    kind: MomentKind
    text: str  # what happened there


class SeatAnalysis(Struct, frozen=True):
    """The game of one seat. start - lost - partners + gifts + luck is the outcome."""

    seat: int
    name: str
    accuracy: float  # from 0 to 100
    choices: int  # decisions with something to choose
    outcome: float | None  # 1 won, 0 lost; None if the game is not over
    reason: GameReason | None  # what decided it more than anything else
    start: float
    lost: float  # by own choices
    partners: float
    gifts: float | None  # by the choices of the other side; None: among several sides, they are part of luck
    luck: float
    points: tuple[ChancePoint, ...]
    errors: tuple[ChoiceError, ...]
    moments: tuple[Moment, ...]


class Analysis(Struct, frozen=True):
    """How a finished game was played."""

    iterations: int  # of the search for a decision
    seats: tuple[SeatAnalysis, ...]


class AnalysisSheet(Struct, frozen=True):
    """An analysis, or how far it is."""

    phase: AnalysisPhase
    done: int = 0  # decisions
    total: int = 0
    analysis: Analysis | None = None
