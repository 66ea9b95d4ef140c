"""The analysis of a game in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.analysis.account import account_of
from matchless.match.match import Match
from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.question import question_of
from matchless.presentation.story import sentences
from matchless.presentation.wire import analysis as wire
from matchless.rules.state import event as events
from matchless.rules.state.view import SPECTATOR, view_of
from matchless.text.spans import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.analysis.account import Account, Moment
    from matchless.analysis.verdict import Verdict
    from matchless.library.library import Library
    from matchless.match.setup import Setup
    from matchless.rules.state.event import Event

_SURE: Final = 2
_ASIDE: Final = (events.DREW, events.TURN_BEGAN, events.DISCARDED)
"""What happens around the things that matter."""


class Analysed(NamedTuple):
    """A game, and the verdicts on its decisions."""

    setup: Setup
    options: Sequence[int]
    verdicts: Sequence[Verdict]
    winners: Sequence[int] | None  # seats; None: the game is not over
    iterations: int


def told(library: Library, analysed: Analysed, lang: str) -> wire.Analysis:
    """Return an analysis in words."""
    writer = _Writer(library, analysed, lang)
    seats = [
        writer.seat(account_of(writer.game, analysed.verdicts, seat, len(analysed.options), analysed.winners))
        for seat in range(writer.game.players)
    ]
    return wire.Analysis(analysed.iterations, tuple(seats))


class _Writer:
    """Replays the game, and keeps what has to be put into words."""

    def __init__(self, library: Library, analysed: Analysed, lang: str) -> None:
        match = Match(library, analysed.setup)
        self.game = match.game
        self.names = GameNames(library, match.game, lang)
        self.errors: dict[int, wire.ChoiceError] = {}  # by decision
        self.turns = [match.turn]  # by frame
        self.harm = [[0] * match.game.teams]  # by frame and side: the health lost
        self.ends = [len(match.events)]  # by frame: how many events there had been
        verdicts = {one.number: one for one in analysed.verdicts}
        for number, option in enumerate(analysed.options):
            judged = verdicts.get(number)
            if judged is not None and judged.label is not None:
                self.errors[number] = self._error(match, judged)
            health = match.state.health[:]
            match.take(option)
            lost = [0] * match.game.teams
            for fighter in match.game.fighters:
                lost[fighter.team] += health[fighter.number] - match.state.health[fighter.number]
            self.harm.append(lost)
            self.turns.append(match.turn)
            self.ends.append(len(match.events))
        self.log: list[Event] = [event.opened() for event in match.events]

    def seat(self, account: Account) -> wire.SeatAnalysis:
        """Return the game of a seat in words."""
        own = account.verdicts
        moments = [self._moment(one, self.game.sides[account.seat]) for one in account.moments]
        return wire.SeatAnalysis(
            seat=account.seat,
            name=self.names.player(account.seat),
            accuracy=account.accuracy,
            choices=len(own),
            outcome=account.outcome,
            reason=account.reason,
            start=account.start,
            lost=account.lost,
            partners=account.partners,
            gifts=account.gifts,
            luck=account.luck,
            points=tuple([wire.ChancePoint(one.number, one.turn, one.chance) for one in account.stops]),
            errors=tuple([self.errors[one.number] for one in own if one.number in self.errors]),
            moments=tuple(sorted(moments, key=lambda one: one.frame)),
        )

    def _error(self, match: Match, judged: Verdict) -> wire.ChoiceError:
        view = view_of(match.state, judged.seat)
        answers = answers_of(view, self.names)

        def choice(place: int, gain: float) -> wire.WeighedChoice:
            answer = answers[place]
            space = answer.choice.space
            where = self.game.board.spaces[space] if space >= 0 else None
            return wire.WeighedChoice(answer.group, answer.label, where, gain)

        assert judged.label is not None
        return wire.ChoiceError(
            frame=judged.number,
            turn=match.turn,
            label=judged.label,
            chance=judged.chance,
            loss=judged.loss,
            margin=_SURE * judged.error,
            asked=plain(question_of(view, self.names).line),
            taken=choice(judged.place, 0.0),
            better=tuple([choice(one.place, one.gain) for one in judged.better]),
        )

    def _moment(self, moment: Moment, side: int) -> wire.Moment:
        error = self.errors.get(moment.first)
        if moment.kind == "own" and error is not None:
            taken = error.taken
            # Spaces have no names that a reader knows; there the question says more.
            frame, text = moment.first, taken.sentence if taken.space is None else error.asked
        else:
            frame = self._frame(moment, side)
            text = self._happened(frame)
        return wire.Moment(frame, self.turns[frame], moment.before, moment.after, moment.kind, text)

    def _frame(self, moment: Moment, side: int) -> int:
        """Return where to look: where most health went that explains it, or the last where something happened."""
        between = range(moment.first + 1, min(moment.last, len(self.ends) - 1) + 1)
        sign = 1 if moment.after < moment.before else -1

        def harm(frame: int) -> int:
            return sum(lost if one == side else -lost for one, lost in enumerate(self.harm[frame])) * sign

        hurt = max(between, key=harm)
        if harm(hurt) > 0:
            return hurt
        return next((frame for frame in reversed(between) if self._happened(frame)), hurt)

    def _happened(self, frame: int) -> str:
        """Return what happened in a frame."""
        until = self.log[: self.ends[frame]]
        found = sentences(until, self.names.brief, SPECTATOR, self.ends[frame - 1])
        return " · ".join(plain(text) for at, text in found if text and until[at].kind not in _ASIDE)
