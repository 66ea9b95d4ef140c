"""The line protocol: what a program and its host send each other, one JSON object per line.

Everything goes by the names in files and records: heroes, cards, spaces. Fighters and seats count from 0. Where a field
may be left out, it is left out when it has the value that stands here.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""Goes up when a program written for the last one would no longer understand."""
LONGEST: Final = 1 << 16
"""The bytes that a line from a program may have."""


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """Host to program, once: answer with a `hello`."""

    protocol: int  # the version of this protocol
    matchless: str  # the version of the game
    seconds: float  # the time for an answer; 0: no limit


class HelloBack(Struct, frozen=True, tag_field="type", tag="hello"):
    """Program to host: the program is ready."""

    protocol: int  # the version that the program speaks
    name: Annotated[str, Meta(max_length=100)] = ""  # what to call it


class Space(Struct, frozen=True, omit_defaults=True):
    """A space of the board."""

    name: str
    zones: tuple[int, ...]  # the zones it is in, counted from 0
    adjacent: tuple[
        str, ...
    ]  # the spaces joined to it by a line, while all doors are open and all bridges stand
    exits: tuple[str, ...] | None = None  # where one may walk to from here, if arrows forbid some of them
    lower: tuple[str, ...] = ()  # the adjacent spaces on lower ground


class Door(Struct, frozen=True):
    """A door, or a bridge that can be destroyed: the lines that are gone while it is closed."""

    lines: tuple[tuple[str, str], ...]


class Board(Struct, frozen=True):
    """The board."""

    name: str
    spaces: tuple[Space, ...]
    doors: tuple[Door, ...]  # by number, bridges after doors


class Card(Struct, frozen=True, omit_defaults=True):
    """A card of a deck."""

    name: str
    copies: int
    kind: str  # attack, defense, versatile or scheme
    value: int | None = None  # none of a scheme
    guard: int | None = None  # of an enemy's card that defends with another value
    boost: int | None = None  # none of a card that cannot boost
    users: tuple[int, ...] = ()  # the fighters who may use it


class Fighter(Struct, frozen=True):
    """A fighter."""

    number: int
    name: str
    seat: int
    team: int
    kind: str  # hero, sidekick or enemy
    ranged: bool
    health: int  # at the start
    most: int  # the most it can have


class Seat(Struct, frozen=True):
    """A seat: a player or, in an adventure, an enemy. Everybody knows all decks."""

    seat: int
    hero: str  # a hero, a villain or a minion
    team: int
    is_enemy: bool  # decides nothing
    move: int
    deck: tuple[Card, ...]


class NewGame(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="new-game"):
    """Host to program: forget the last game. No answer."""

    seat: int  # the program's
    seed: int  # for the program's own chance; the same game comes with the same seed
    rules: dict[str, str]  # the options that these rules set
    board: Board
    fighters: tuple[Fighter, ...]  # by number
    seats: tuple[Seat, ...]  # by number
    events: tuple[str, ...] = ()  # of an adventure


class FighterNow(Struct, frozen=True):
    """A fighter as it is now."""

    number: int
    space: str | None  # none: beside the board
    health: int


class SeatNow(Struct, frozen=True, omit_defaults=True):
    """The cards and counters of a seat, as far as the program's seat knows them."""

    seat: int
    hand: tuple[str, ...]  # the cards known to be in it
    hand_size: int
    deck_size: int
    discard: tuple[str, ...]  # the top card last
    top: tuple[str | None, ...] = ()  # the deck from the top down to the last card that is known
    counters: dict[str, int] = {}  # by name
    forms: dict[str, str] = {}  # the value of each


class Combat(Struct, frozen=True):
    """The combat under way."""

    attacker: int  # a fighter
    defender: int
    attack: str | None  # the card; none while it is face down
    defense: str | None  # none while it is face down, or if there is none
    has_defense: bool
    has_boost: bool
    is_revealed: bool


class Adventure(Struct, frozen=True):
    """The state of an adventure."""

    rounds: int
    threat: int  # the marker's place on the track
    goals: int  # how often the villain has reached its objective; it wins with four
    fury: int  # added to every attack of an enemy
    row: tuple[str, ...]  # the initiative cards revealed this round
    tokens: tuple[int, ...]  # how many lie on each bridge or field
    strewn: dict[str, tuple[str, ...]]  # for each kind of token on spaces, where they are


class View(Struct, frozen=True, omit_defaults=True):
    """Everything that a seat may know now."""

    seat: int  # whose view it is
    decision: int  # how many decisions have been taken
    turn: int  # the seat whose turn it is
    turns: int  # begun so far; 0 while the table is set up
    actions: int  # left in this turn
    fighters: tuple[FighterNow, ...]  # by number
    seats: tuple[SeatNow, ...]  # by number
    closed: tuple[int, ...] = ()  # the closed doors and destroyed bridges
    combat: Combat | None = None
    adventure: Adventure | None = None


class Question(Struct, frozen=True, omit_defaults=True):
    """What is asked."""

    ask: str  # the kind of question: action, defense, move and so on
    fighter: int | None = None
    target: int | None = None
    number: int = 0  # how many: actions, spaces, cards
    place: int = 0  # which one of several questions this is, from 1
    word: str = ""  # what is done with a card; the name of a counter


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal answer."""

    notation: str  # in the words of records
    verb: str  # what is done: maneuver, attack, move and so on
    fighter: int | None = None  # who acts, or is moved or placed
    target: int | None = None  # on whom
    card: str | None = None
    owner: int | None = None  # whose card or ability it is; the chosen seat
    space: str | None = None
    number: int = 0  # how many; which door, bridge, field, ability or option of a card, from 0
    word: str = ""  # the name of a counter, form, item or option of a card
    through: tuple[int, ...] = ()  # fighters passed through
    harm: int = 0  # damage on the way


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """Host to program: answer with a `choice`."""

    decision: int
    question: Question
    options: tuple[Option, ...]
    view: View


class Choice(Struct, frozen=True, tag_field="type", tag="choice"):
    """Program to host: the answer."""

    option: int | str  # the place of an option in the list, from 0, or its notation
    decision: int | None = None  # which decision it answers, so that no answer is taken for another


class Over(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="over"):
    """Host to program: the game is over. No answer; another game, or the end of the input, follows."""

    winners: tuple[int, ...]  # the seats; none if the game was broken off
    view: View


MESSAGES: Final = (Hello, HelloBack, NewGame, Choose, Choice, Over)
"""The messages in the order in which a program meets them."""
PARTS: Final = (
    Question, Option, View, FighterNow, SeatNow, Combat, Adventure, Board, Space, Door, Fighter, Seat, Card,
)  # fmt: skip
"""What messages consist of."""
