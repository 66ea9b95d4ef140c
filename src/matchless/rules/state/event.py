"""Events: what happened, with who may know it. Nothing is recorded while nobody listens."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TypeAlias, final

from matchless.rules.flow import programs
from matchless.rules.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.state.state import State

# fmt: off
TURN_BEGAN: Final = 0       # seat; amount: number of the turn
MANEUVERED: Final = 1       # seat
SCHEMED: Final = 2          # seat, fighter, card
ATTACKED: Final = 3         # seat, fighter, other: the defender
DREW: Final = 4             # seat, card (hidden)
EXHAUSTED: Final = 5        # seat; amount: damage to each fighter
BOOSTED: Final = 6          # seat, card, amount
COMMITTED_BOOST: Final = 7  # seat, card (hidden)
MOVED: Final = 8            # fighter, amount: space
PLACED: Final = 9           # fighter, amount: space
DEFENDED: Final = 10        # seat, fighter; amount: 1 with a card, 0 without
REVEALED: Final = 11        # seat, card, amount: its value
CANCELLED: Final = 12       # seat: whose card
VALUE_CHANGED: Final = 13   # seat: whose card; amount: its value now; other, card: by which seat's card
VALUE_IGNORED: Final = 14   # seat: whose card
DAMAGED: Final = 15         # fighter, amount; other: 1 for combat damage
PREVENTED: Final = 16       # fighter
DEFEATED: Final = 17        # fighter; amount: 1 if not by damage
RECOVERED: Final = 18       # fighter, amount
HEALTH_SET: Final = 19      # fighter, amount
COMBAT_WON: Final = 20      # seat
DISCARDED: Final = 21       # seat, card
LOOKED_AT_HAND: Final = 22  # seat; other: whose hand
LOOKED_AT_TOP: Final = 23   # seat; other: whose deck; amount: how many
KEPT: Final = 24            # seat, card (hidden)
PUT_BACK: Final = 25        # seat, card (hidden); amount: 1 top, 0 bottom
TAKEN: Final = 26           # seat, card: into hand, seen by all
SHUFFLED: Final = 27        # seat; amount: cards from the top of an enemy's discard pile that are among them
FORM_CHANGED: Final = 28    # seat, fighter; other: which form; amount: its value
GAINED_ACTIONS: Final = 29  # seat, amount
RETURNED: Final = 30        # fighter, amount: space
TURN_ENDED: Final = 31      # seat
GAME_WON: Final = 32        # seat: one of the winning team
COMBAT_VALUES: Final = 33   # amount: attack; other: defense
ABILITY_USED: Final = 34    # seat
DOOR_WORKED: Final = 35     # seat; amount: door; other: 1 closed, 0 opened
COUNTER_CHANGED: Final = 36 # seat; other: which counter; amount: what it stands at now
SWAPPED: Final = 37         # fighter; other: fighter
TOOK_OVER: Final = 38       # fighter: now in the combat
CARD_SHOWN: Final = 39      # seat: whose; card; amount: 1 top, 0 bottom of the deck, 2 in hand, 3 aside
PUT_UNDER: Final = 40       # seat: whose deck; card (hidden)
SHUFFLED_IN: Final = 41     # seat, card
HELD_FAST: Final = 42       # seat: by whom
KEPT_ALIVE: Final = 43      # fighter
VALUE_LOCKED: Final = 44    # seat: whose card
REDIRECTED: Final = 45      # fighter: who takes it; other: instead of whom
NUMBER_CHOSEN: Final = 46   # seat, amount
BOTTOM_ON_TOP: Final = 47   # seat: whose deck
INITIATIVE_REVEALED: Final = 48  # amount: the initiative card; seat: whose, if a player's or an enemy's
ROUND_BEGAN: Final = 49     # amount: number of the round
ROUND_ENDING: Final = 50    # amount: number of the round
END_EFFECT: Final = 51      # amount: the initiative card, or the event if other is 1
INITIATIVE_REMOVED: Final = 52   # amount: the initiative card; seat: whose
INITIATIVE_UNDER: Final = 53     # amount: the initiative card
INITIATIVE_ADDED: Final = 54     # amount: the initiative card
THREAT_ADVANCED: Final = 55 # amount: spaces; other: the marker's place now
GOAL_REACHED: Final = 56    # amount: how many so far
THREAT_RESET: Final = 57    # amount: the marker's place
TOKENS_PLACED: Final = 58   # amount; other: bridge or field
TOKENS_REMOVED: Final = 59  # seat, amount; other: bridge or field
TOKENS_SHIFTED: Final = 60  # amount; other: the bridge they go to
BRIDGE_DESTROYED: Final = 61     # amount: the bridge
BRIDGE_ACTIVATED: Final = 62     # seat; amount: the bridge
TILE_TURNED: Final = 63     # amount: the slot; other: the tile
STREWN: Final = 64          # fighter; amount: space; other: kind of token
ENEMY_TARGETS: Final = 65   # fighter; other: its target
NO_TARGET: Final = 66       # fighter
STRENGTHENED: Final = 67    # amount: what is added to attacks of enemies now
HOAX: Final = 68            # seat: whose deck is shuffled
MARKER_TAKEN: Final = 69    # seat; amount: the marker
# fmt: on

EVERYONE: Final = -1

Detail: TypeAlias = "tuple[tuple[int, ...], ...]"


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. ``knowers`` are the seats that may know the card, as a set.

    ``detail`` holds what screens show of some kinds: of MOVED the way; of DAMAGED the health lost, if it is less than
    the damage; of COMBAT_VALUES what lasts on either side (``flow/values.py``, ``lasting``); of the initiative its
    cards afterwards (``flow/ending.py``, ``cards_seen``).
    ``source`` is the effect behind it: its program, seat and card, -1 for an ability; nothing of a rule or a hidden
    card.
    """

    __slots__ = ("amount", "card", "detail", "fighter", "kind", "knowers", "other", "seat", "source")

    def __init__(
        self,
        kind: int,
        seat: int,
        fighter: int,
        card: int,
        amount: int,
        other: int,
        knowers: int,
        detail: Detail = (),
        source: tuple[int, int, int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.fighter: Final = fighter
        self.card: Final = card
        self.amount: Final = amount
        self.other: Final = other
        self.knowers: Final = knowers
        self.detail: Final = detail
        self.source: Final = source

    def __repr__(self) -> str:
        told = [("seat", self.seat), ("fighter", self.fighter), ("card", self.card), ("other", self.other)]
        words = [f"{what}={number}" for what, number in told if number != -1]
        return f"<Event {kind_name(self.kind)} {' '.join([*words, f'amount={self.amount}'])}>"

    def for_seat(self, seat: int) -> Event:
        """Return what a seat (or, below 0, a spectator) may know about this event."""
        if self.card < 0 or self.knowers == EVERYONE or (seat >= 0 and self.knowers >> seat & 1):
            return self
        return Event(
            self.kind, self.seat, self.fighter, -2, self.amount, self.other, 0, self.detail, self.source
        )

    def opened(self) -> Event:
        """Return the event with everything known to everyone."""
        return Event(
            self.kind,
            self.seat,
            self.fighter,
            self.card,
            self.amount,
            self.other,
            EVERYONE,
            self.detail,
            self.source,
        )

    def owner(self) -> int:
        """Return the seat to whose deck the card belongs."""
        return self.other if self.kind in (PUT_BACK, VALUE_CHANGED) else self.seat

    def numbers(self) -> tuple[int, int, int, int, int, int, int]:
        """Return the event as ints."""
        return (self.kind, self.seat, self.fighter, self.card, self.amount, self.other, self.knowers)


def kind_name(kind: int) -> str:
    """Return the name of a kind of event."""
    for name, value in vars(sys.modules[__name__]).items():
        if name.isupper() and type(value) is int and value == kind:
            return str(name)
    return str(kind)


def note(
    state: State,
    kind: i64,
    seat: i64 = -1,
    fighter: i64 = -1,
    card: i64 = -1,
    amount: i64 = 0,
    other: i64 = -1,
    knowers: i64 = EVERYONE,
    detail: Detail = (),
) -> None:
    """Record an event, if anyone listens. Rarely listened to, so arguments are i64: cheaper to pass."""
    log = state.log
    if log is not None:
        log.append(Event(kind, seat, fighter, card, amount, other, knowers, detail, _source(state)))


def _source(state: State) -> tuple[int, int, int] | None:
    """Return the effect that is being resolved; damage is dealt on its behalf."""
    frames = state.frames
    at = len(frames) - 1
    if at > 0 and frames[at].program == programs.HARM_PROGRAM:
        at -= 1
    if at < 0 or frames[at].program < programs.FIRST_CARD_PROGRAM:
        return None
    frame = frames[at]
    if frame.card >= 0 and not state.public[frame.seat] >> frame.card & 1:
        return None
    return frame.program, frame.seat, frame.card
