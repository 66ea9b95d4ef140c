"""The summary of a finished game."""

from __future__ import annotations

from msgspec import Struct

from matchless.text.spans import Spans


class Blow(Struct, frozen=True):
    """Damage that one side dealt to another at once."""

    seat: int  # who dealt it
    fighter: int  # who attacked; for an effect, the hero or enemy of the seat
    target: int  # the fighter
    damage: int  # the health lost
    card: str | None  # of the seat that dealt it
    attack: int | None  # the values of the combat; none for the damage of an effect
    defense: int | None  # none if nobody defended
    turn: int  # in an adventure the round
    frame: int  # of the replay: where the attack was declared
    line: Spans = ()  # in words


class Fall(Struct, frozen=True):
    """The last hero or villain to fall."""

    fighter: int
    turn: int
    card: str | None  # the card that did it
    seat: int | None  # who did it


class TurningPoint(Struct, frozen=True):
    """The turn in which health moved most towards the winners."""

    turn: int
    gained: int  # on the strongest of the others
    ahead: int  # of them afterwards; below 0: still behind
    frame: int  # of the replay: where the blow that counted most was declared
    line: Spans  # in words


class SeatTale(Struct, frozen=True):
    """The game of one seat."""

    seat: int
    health: tuple[int, ...]  # of the hero or enemy: at first, then after every turn
    dealt: tuple[int, ...]  # health taken from others in every turn, from sidekicks too
    taken: tuple[int, ...]
    boosts: int
    boosted: int  # what they were worth in all
    attacks: int  # against this seat
    defended: int  # those that it played a card against
    deck: int  # cards left
    hand: tuple[str, ...]


class Tale(Struct, frozen=True):
    """How a game went, turn by turn; in an adventure, round by round."""

    turns: int
    seats: tuple[SeatTale, ...]
    ending: Spans  # how it ended, in a sentence or two
    best: Blow | None
    fall: Fall | None
    turning: TurningPoint | None
    minutes: int = 0  # that it took, without long pauses; 0: unknown
