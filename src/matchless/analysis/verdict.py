"""What the analysis says about one decision."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from matchless.players.advice import Reason

Label = Literal["inaccuracy", "mistake", "blunder"]

LABELS: Final[tuple[tuple[float, Label], ...]] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""The loss from which a choice gets each label, as a share of all games, as on chess servers. See ``weight_at``."""
_LEAST: Final = LABELS[-1][0]
_LIGHTEST: Final = 0.25
"""In a game that is all but lost, a choice still counts a quarter as much as in an even one."""
_EVEN: Final = 0.5
_SURE: Final = 2.0
"""How many standard errors a difference must exceed to count."""


class Better(Struct, frozen=True):
    """A choice that would have been better than the one taken."""

    place: int  # among the options of the decision
    gain: float
    error: float  # its standard error


class Verdict(Struct, frozen=True):
    """How a seat stood at a decision, and what its choice cost: all by what the seat knew."""

    number: int  # of the decision, from 0
    seat: int
    turn: int  # 0 in the set-up
    is_own_turn: bool
    chance: float  # that its side wins, if it chooses as the search would
    stake: float  # what choosing at random would have given away, by the search's first look
    place: int  # of the option taken
    loss: float = 0.0  # against the search's choice, as measured: below 0 if that was worse
    error: float = 0.0  # its standard error
    better: tuple[Better, ...] = ()  # the best first; only where the choice has a label
    reasons: tuple[Reason, ...] = ()  # what speaks for the best of them against the one taken

    @property
    def cost(self) -> float:
        """The loss as far as it counts: within noise, a choice costs nothing."""
        return self.loss if is_sure(self.loss, self.error) else 0.0

    @property
    def label(self) -> Label | None:
        """What to call the choice, if it was worse than noise and a small matter."""
        return label_of(self.loss, self.error, self.chance)


def is_sure(difference: float, error: float) -> bool:
    """Return whether a difference is more than noise.

    >>> is_sure(0.06, 0.02), is_sure(0.06, 0.04), is_sure(-0.06, 0.02)
    (True, False, False)
    """
    return difference > max(0.0, _SURE * error)


def weight_at(chance: float) -> float:
    """Return how much a change counts at some chance of winning: whoever is behind has less to lose.

    So an underdog hears what it did wrong: what halves a chance of 8 % is no trifle.

    >>> weight_at(0.9), weight_at(0.5), weight_at(0.2), weight_at(0.01)
    (1.0, 1.0, 0.4, 0.25)
    """
    return max(_LIGHTEST, min(1.0, chance / _EVEN))


def least_at(chance: float) -> float:
    """Return the smallest loss that has a label at some chance of winning."""
    return _LEAST * weight_at(chance)


def label_of(loss: float, error: float, chance: float = _EVEN) -> Label | None:
    """Return what a loss is called.

    >>> label_of(0.3, 0.05), label_of(0.3, 0.2), label_of(0.06, 0.01), label_of(0.04, 0.0)
    ('blunder', None, 'inaccuracy', None)
    >>> label_of(0.04, 0.01, 0.1), label_of(0.04, 0.01, 0.9)
    ('blunder', None)
    """
    if not is_sure(loss, error):
        return None
    return next((label for least, label in LABELS if loss >= least * weight_at(chance)), None)
