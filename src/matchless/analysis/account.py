"""The account of a game for one seat: what its own choices cost, what others gave away, and what was luck.

The chance of winning changes for three reasons: the seat chooses worse than it could, the others do, or something
happens that nobody chose: a draw, a card that turns out to be held. What the choices do not explain is luck:

    chance at first - own losses - partner's losses + others' losses + luck = outcome

Losses within noise count as none, so luck also holds what the search misjudged.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from matchless.analysis.verdict import weight_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.analysis.verdict import Verdict
    from matchless.rules.game import Game

Kind = Literal["own", "partner", "others", "luck"]
Reason = Literal["errors", "partner", "luck", "start", "gifts", "play"]

_TWO_SIDES: Final = 2
_SWING: Final = 0.07
"""The smallest change that counts as a turning point, unless the seat is behind."""
_MOST: Final = 6


class Moment(NamedTuple):
    """A change of a seat's chance: by one choice, or from one of its turns to the next."""

    first: int  # the choice, or the decision at which the turn begins
    last: int  # the frame in which it can be seen
    before: float
    after: float
    kind: Kind


class Account(NamedTuple):
    """The game of one seat."""

    seat: int
    fair: float  # the chance of a side of which nothing is known
    verdicts: tuple[Verdict, ...]
    outcome: float | None  # 1 won, 0 lost; None if the game is not over
    lost: float  # by own choices
    partners: float  # by the choices of others on the side
    gifts: float | None  # by the choices of the other side; None among more than two sides
    luck: float
    stops: tuple[Verdict, ...]  # where its chance is shown
    moments: tuple[Moment, ...]  # turning points, in order

    @property
    def accuracy(self) -> float:
        """From 0 to 100: how much was kept of what choosing at random would have given away."""
        at_stake = sum(one.stake for one in self.verdicts)
        return 100.0 * max(0.0, 1.0 - self.lost / at_stake) if at_stake > 0.0 else 100.0

    @property
    def start(self) -> float:
        """The chance at the first choice."""
        return self.verdicts[0].chance if self.verdicts else self.fair

    @property
    def reason(self) -> Reason | None:
        """What decided the game for this seat more than anything else."""
        if self.outcome is None:
            return None
        pulls: dict[Reason, float]
        if self.outcome:
            pulls = {
                "gifts": self.gifts or 0.0,
                "luck": self.luck,
                "start": self.start - self.fair,
                "play": 0.0,
            }
        else:
            pulls = {"errors": self.lost, "luck": -self.luck, "start": self.fair - self.start}
            pulls["partner"] = self.partners
        return max(pulls, key=lambda one: pulls[one])


def account_of(
    game: Game, verdicts: Sequence[Verdict], seat: int, decisions: int, winners: Sequence[int] | None
) -> Account:
    """Return the account of a seat; ``winners`` are seats, or None while the game is not over."""
    sides, side = game.sides, game.sides[seat]
    own = tuple([one for one in verdicts if one.seat == seat])
    outcome = None if winners is None else float(any(sides[one] == side for one in winners))
    lost = sum(one.cost for one in own)
    partners = sum(one.cost for one in verdicts if one.seat != seat and sides[one.seat] == side)
    others = sum(one.cost for one in verdicts if sides[one.seat] != side)
    gifts = others if game.teams == _TWO_SIDES else None
    fair = 1.0 / game.teams
    start = own[0].chance if own else fair
    end = outcome if outcome is not None else (own[-1].chance - own[-1].cost if own else fair)
    luck = end - start + lost + partners - (gifts or 0.0)
    stops = stops_of(own)
    marks = [(one.number, one.chance) for one in stops]
    if outcome is not None:
        marks.append((decisions, outcome))
    moments = _moments(game, verdicts, seat, marks)
    return Account(seat, fair, own, outcome, lost, partners, gifts, luck, stops, moments)


def stops_of(own: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return a seat's first choice and the first of each of its turns.

    In the middle of a combat a chance swings back and forth; at the beginning of turns it can be compared.
    """
    first: dict[int, Verdict] = {}
    for one in own:
        if one.is_own_turn or not first:
            first.setdefault(one.turn, one)
    return tuple(first.values())


def _moments(
    game: Game, verdicts: Sequence[Verdict], seat: int, marks: Sequence[tuple[int, float]]
) -> tuple[Moment, ...]:
    """Return the changes of a seat's chance that mattered most, in order."""
    found = [
        Moment(one.number, one.number + 1, one.chance, max(0.0, one.chance - one.cost), "own")
        for one in verdicts
        if one.seat == seat and one.label is not None
    ]
    for (first, chance), (last, after) in pairwise(marks):
        between = [one for one in verdicts if first <= one.number < last]
        before = max(0.0, chance - sum(one.cost for one in between if one.seat == seat))
        others = [one for one in between if one.seat != seat]
        found.append(Moment(first, last, before, after, _kind(game, seat, others, after - before)))
    large = [
        one for one in found if abs(one.after - one.before) >= _SWING * weight_at(max(one.before, one.after))
    ]
    large.sort(key=lambda one: -abs(one.after - one.before))
    return tuple(sorted(large[:_MOST]))


def _kind(game: Game, seat: int, between: Sequence[Verdict], change: float) -> Kind:
    """Return what explains most of a change between two choices of a seat."""
    side = game.sides[seat]
    gifts = (
        sum(one.cost for one in between if game.sides[one.seat] != side) if game.teams == _TWO_SIDES else 0.0
    )
    slips = sum(one.cost for one in between if game.sides[one.seat] == side)
    if change > 0:
        return "others" if gifts > change / 2 else "luck"
    return "partner" if slips > -change / 2 else "luck"
