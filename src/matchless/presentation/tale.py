"""The summary of a finished game, from its events: who dealt how much damage when, and the turning point."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, final

from msgspec.structs import replace

from matchless.presentation.wire.tale import Blow, Fall, SeatTale, Tale, TurningPoint
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.board.bits import members
from matchless.rules.state import event as events
from matchless.text.spans import joined

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matchless.match.match import Match
    from matchless.presentation.tale_words import TaleWords
    from matchless.rules.game import Seat
    from matchless.rules.state.event import Event
    from matchless.text.spans import Spans

_OF_EXHAUSTION: Final = (events.EXHAUSTED, events.DAMAGED, events.PREVENTED, events.DEFEATED)


@final
class _Combat:
    """An attack that has been declared, and what has become known about it since."""

    def __init__(self, event: Event, frame: int) -> None:
        self.seat = event.seat
        self.fighter = event.fighter
        self.frame = frame
        self.card: int | None = None
        self.is_defended = False
        self.values = (0, 0)


class _Fallen(NamedTuple):
    """A hero or villain that fell, and to what."""

    fall: Fall
    blow: Blow | None
    is_exhausted: bool


@final
class _Account:
    """The counts of a seat."""

    def __init__(self) -> None:
        self.health: list[int] = []
        self.dealt: list[int] = []
        self.taken: list[int] = []
        self.boosts: list[int] = []
        self.attacks = 0
        self.defended = 0


@final
class TaleBuilder:
    """Collects the events of a game from its set-up on, each with the frame of the replay in which they happened."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._game = match.game
        self._beat = events.TURN_BEGAN if match.game.adventure is None else events.ROUND_BEGAN
        self.health = list(match.state.health)
        self._accounts = [_Account() for _ in match.game.seats]
        self._combats: list[_Combat] = []  # declared, not yet fought out
        self._fought: _Combat | None = None
        self._turn = 0
        self._first_frames: list[int] = []  # of every turn
        self._blows: list[Blow] = []
        self._last_blow: dict[int, Blow] = {}  # by fighter
        self._falls: list[_Fallen] = []
        self._exhausted: int | None = None  # whose fighters are being hurt by an empty deck
        self._goals = 0  # that the villain has reached
        self._keep_health()

    def add(self, log: Iterable[Event], frame: int) -> None:
        """Take in the latest events, all shown in one frame."""
        for event in log:
            if event.kind == self._beat:
                self._begin_turn(frame)
            if event.kind not in _OF_EXHAUSTION:
                self._exhausted = None
            self._count_health(event)
            self._count_combat(event, frame)
            if event.kind == events.DAMAGED:
                self._count_damage(event, frame)
            elif event.kind == events.DEFEATED:
                self._count_fall(event)
            elif event.kind == events.BOOSTED:
                self._accounts[event.seat].boosts.append(event.amount)
            elif event.kind == events.EXHAUSTED:
                self._exhausted = event.seat
            elif event.kind == events.GOAL_REACHED:
                self._goals = event.amount

    def tale(
        self, winners: Sequence[int], gave_up: int | None, words: TaleWords, *, is_out_of_time: bool = False
    ) -> Tale:
        """Return the tale of the game, which is over now.

        ``gave_up``: the seat whose giving up ended it; ``is_out_of_time``: because its clock ran out.
        """
        self._keep_health()
        seats = tuple([self._seat(seat) for seat in self._game.seats])
        best = max(self._blows, key=lambda blow: (blow.damage, blow.seat in winners, blow.turn), default=None)
        if best is not None:
            best = replace(best, line=words.blow(best))
        fallen = self._last_fall(winners)
        fall = None if fallen is None else fallen.fall
        if gave_up is None:
            ending = self._ending(winners, words)
        else:
            gone = words.gave_up(gave_up, max(1, self._turn), is_out_of_time=is_out_of_time)
            ending = joined([gone, *self._left(winners, words)])
        return Tale(max(1, self._turn), seats, ending, best, fall, self._turning(winners, words))

    # Listening ----------------------------------------------------------------------------------------------

    def _begin_turn(self, frame: int) -> None:
        if self._turn:
            self._keep_health()
        self._turn += 1
        self._first_frames.append(frame)
        self._combats.clear()
        if self._turn > 1:
            self._add_columns()

    def _keep_health(self) -> None:
        """Note how everybody stands at the end of a turn."""
        for seat, account in zip(self._game.seats, self._accounts, strict=True):
            account.health.append(sum(max(0, self.health[fighter]) for fighter in self._shown(seat)))
            if not account.dealt:
                account.dealt.append(0)
                account.taken.append(0)

    def _add_columns(self) -> None:
        for account in self._accounts:
            account.dealt.append(0)
            account.taken.append(0)

    def _shown(self, seat: Seat) -> list[int]:
        """Return the fighters whose health counts: heroes and enemies, no sidekicks."""
        return [one.number for one in seat.fighters if one.is_hero or one.is_enemy]

    def _count_health(self, event: Event) -> None:
        fighter = event.fighter
        match event.kind:
            case events.DAMAGED:
                self.health[fighter] -= _lost(event)
            case events.RECOVERED:
                self.health[fighter] += event.amount
            case events.HEALTH_SET:
                self.health[fighter] = event.amount
            case events.DEFEATED:
                self.health[fighter] = 0
            case events.RETURNED:
                self.health[fighter] = self._game.fighters[fighter].health

    def _count_combat(self, event: Event, frame: int) -> None:
        combat = self._combats[-1] if self._combats else None
        if event.kind == events.ATTACKED:
            self._combats.append(_Combat(event, frame))
            self._accounts[self._game.fighters[event.other].seat].attacks += 1
        elif combat is None:
            return
        elif event.kind == events.DEFENDED:
            combat.is_defended = event.amount > 0
            self._accounts[event.seat].defended += event.amount
        elif event.kind == events.REVEALED and event.seat == combat.seat:
            combat.card = event.card
        elif event.kind == events.COMBAT_VALUES:
            combat.values = (event.amount, event.other)
            self._fought = self._combats.pop()

    def _count_damage(self, event: Event, frame: int) -> None:
        lost = _lost(event)
        victim = self._game.fighters[event.fighter]
        self._accounts[victim.seat].taken[-1] += lost
        self._last_blow.pop(event.fighter, None)
        blow = self._blow(event, lost, frame)
        if blow is not None and self._game.sides[blow.seat] != victim.team:
            self._accounts[blow.seat].dealt[-1] += lost
            self._blows.append(blow)
            self._last_blow[event.fighter] = blow

    def _blow(self, event: Event, lost: int, frame: int) -> Blow | None:
        """Return who dealt damage with what: an effect, or the other side of the combat."""
        turn, target = max(1, self._turn), event.fighter
        combat = self._fought
        if event.source is None and event.other == 1 and combat is not None:
            card = self._slug(combat.seat, combat.card)
            attack, defense = combat.values
            guard = defense if combat.is_defended else None
            return Blow(combat.seat, combat.fighter, target, lost, card, attack, guard, turn, combat.frame)
        if event.source is None:
            return None
        _, seat, played = event.source
        if not 0 <= seat < len(self._accounts):
            return None
        started = self._combats[-1].frame if self._combats else frame
        hero, card = self._game.seats[seat].first, self._slug(seat, played)
        return Blow(seat, hero, target, lost, card, None, None, turn, started)

    def _slug(self, seat: int, card: int | None) -> str | None:
        return None if card is None or card < 0 else self._game.seats[seat].deck[card].name

    def _count_fall(self, event: Event) -> None:
        fighter = self._game.fighters[event.fighter]
        if fighter.is_hero or fighter.seat == self._game.players:
            blow = self._last_blow.get(event.fighter)
            card, seat = (None, None) if blow is None else (blow.card, blow.seat)
            fall = Fall(event.fighter, max(1, self._turn), card, seat)
            self._falls.append(_Fallen(fall, blow, self._exhausted == fighter.seat))

    # Telling ------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat) -> SeatTale:
        account, state = self._accounts[seat.number], self._match.state
        return SeatTale(
            seat.number,
            tuple(account.health),
            tuple(account.dealt),
            tuple(account.taken),
            len(account.boosts),
            sum(account.boosts),
            account.attacks,
            account.defended,
            len(state.deck[seat.number]),
            tuple([seat.deck[card].name for card in members(state.hand[seat.number])]),
        )

    def _last_fall(self, winners: Sequence[int]) -> _Fallen | None:
        """Return the last hero or villain of the losers to fall."""
        seat_of = [fighter.seat for fighter in self._game.fighters]
        lost = [fallen for fallen in self._falls if seat_of[fallen.fall.fighter] not in winners]
        return lost[-1] if lost else None

    def _ending(self, winners: Sequence[int], words: TaleWords) -> Spans:
        """Return how the game was decided."""
        fallen = self._last_fall(winners)
        if self._is_lost_adventure(winners) and self._goals >= GOALS:
            ending = words.goal(max(1, self._turn))
        elif fallen is not None:
            ending = words.fall(fallen.fall, fallen.blow, is_exhausted=fallen.is_exhausted)
        else:
            ending = ()
        return joined([ending, *self._left(winners, words)])

    def _is_lost_adventure(self, winners: Sequence[int]) -> bool:
        return self._game.adventure is not None and self._game.players in winners

    def _left(self, winners: Sequence[int], words: TaleWords) -> list[Spans]:
        """Return how near it was: the health of a villain who has won."""
        if not self._is_lost_adventure(winners):
            return []
        villain = self._game.seats[self._game.players].first
        return [words.left(max(0, self.health[villain]))]

    def _turning(self, winners: Sequence[int], words: TaleWords) -> TurningPoint | None:
        """Return the turn in which the winners gained most on the strongest of the others."""
        if not winners or not self._turn:
            return None
        leads = self._leads(self._game.sides[winners[0]])
        gains = [after - before for before, after in pairwise(leads)]
        most = max(gains)
        if most <= 0:
            return None
        turn = gains.index(most) + 1
        blows = [blow for blow in self._blows if blow.turn == turn and blow.seat in winners]
        strongest = max(blows, key=lambda blow: blow.damage, default=None)
        frame = self._first_frames[turn - 1] if strongest is None else strongest.frame
        turned = self._turned(turn, strongest, most, winners, words)
        line = joined([turned, words.stand(leads[turn], winners)])
        return TurningPoint(turn, most, leads[turn], frame, line)

    def _turned(
        self, turn: int, blow: Blow | None, gained: int, winners: Sequence[int], words: TaleWords
    ) -> Spans:
        if blow is not None:
            return words.turned(turn, blow)
        losses = {
            seat.number: account.health[turn - 1] - account.health[turn]
            for seat, account in zip(self._game.seats, self._accounts, strict=True)
            if seat.number not in winners
        }
        seat = max(losses, key=lambda number: losses[number])
        return words.lost(turn, seat, losses[seat]) if losses[seat] > 0 else words.shifted(turn, gained)

    def _leads(self, side: int) -> list[int]:
        """Return by how much a side was ahead of the strongest other one: at first, then after every turn."""
        sums: dict[int, list[int]] = {}
        for seat, account in zip(self._game.seats, self._accounts, strict=True):
            if not seat.is_enemy or seat.number == self._game.players:  # minions do not decide an adventure
                before = sums.get(seat.team, [0] * len(account.health))
                sums[seat.team] = [one + other for one, other in zip(before, account.health, strict=True)]
        own = sums.pop(side)
        return [health - max(others) for health, *others in zip(own, *sums.values(), strict=True)]


def _lost(event: Event) -> int:
    """Return the health that damage took."""
    return event.detail[0][0] if event.detail else event.amount
