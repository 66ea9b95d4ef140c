"""A game as one viewer may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.presentation.wire.adventure import AdventureSheet, InitiativeChange
from matchless.rules import choice
from matchless.rules.state import event as events
from matchless.text.spans import Name, Spans


def one_of(words: Iterable[str]) -> Meta:
    """Return the mark of a word that Python defines elsewhere: the browser is told all that there are."""
    return Meta(extra_json_schema={"enum": list(words)})


def _words(prefix: str) -> list[str]:
    return [word for name, word in vars(choice).items() if name.startswith(prefix)]


KINDS: Final = {
    number: name.lower()
    for name, number in vars(events).items()
    if name.isupper() and type(number) is int and number != events.EVERYONE
}
"""The kinds of events by their numbers."""

Side: TypeAlias = Literal["attack", "defense"]
Reason: TypeAlias = Literal[
    "printed",
    "boost",
    "card",
    "ability",
    "effect",
    "bonus",
    "high_ground",
    "fury",
    "cancelled",
    "locked",
    "ignored",
]
StepKind: TypeAlias = Annotated[str, one_of(KINDS.values())]
Verb: TypeAlias = Annotated[str, one_of(_words("DO_"))]
Ask: TypeAlias = Annotated[str, one_of(_words("ASK_"))]


class FighterSheet(Struct, frozen=True):
    """A fighter on the board, or beside it."""

    number: int
    slug: str  # the fighter in the catalog
    name: str  # tells it apart from others of its kind
    seat: int
    space: str | None
    health: int
    max_health: int
    is_hero: bool
    ranged: bool
    defeated: bool


class CounterSheet(Struct, frozen=True):
    """Something a seat counts: Rage, coils, baskets."""

    slug: str
    name: str
    value: int
    most: int | None


class FormSheet(Struct, frozen=True):
    """A form, and its current value."""

    slug: str
    value: str
    name: str


class SeatSheet(Struct, frozen=True):
    """A seat's cards and counters; in an adventure, the enemies' seats come after the players'."""

    seat: int
    hero: str  # in the catalog: a hero, a villain or a minion
    team: int
    name: str  # of the hero
    hand: tuple[str, ...]  # the cards that the viewer knows are in it, or face down on the table
    hand_size: int
    deck_size: int
    top: tuple[str | None, ...]  # the deck from the top, as far as the viewer knows a card; else empty
    discard: tuple[str, ...]  # the top card last
    counters: tuple[CounterSheet, ...]
    forms: tuple[FormSheet, ...]
    out: bool  # has lost


class ValueStep(Struct, frozen=True):
    """One reason for a combat card's value: "printed" 3, "boost" +2, "high ground" +1, "becomes" 5."""

    label: str
    amount: int
    is_set: bool  # the value becomes this instead of growing by it
    why: Reason  # "cancelled" takes back the boost that came before
    card: str | None = None  # of the same side: the boost; of either: the card whose effect it is


class SideValue(Struct, frozen=True):
    """What a step changed in the value of one side of a combat."""

    side: Side
    value: int  # what it is worth now
    steps: tuple[ValueStep, ...]  # the reasons that have come


class CombatCard(Struct, frozen=True):
    """One side of a combat."""

    seat: int
    fighter: int
    card: str | None  # None: face down, or none
    is_there: bool  # a card was played
    bonus: str  # the name of the bonus attack, if it is one
    value: int | None
    steps: tuple[ValueStep, ...]
    boost: str | None  # the card added as a boost, once known
    has_boost: bool
    cancelled: bool
    ignored: bool
    locked: bool


class CombatSheet(Struct, frozen=True):
    """The current combat."""

    attack: CombatCard
    defense: CombatCard
    defended: bool  # the defender has decided whether to play a card
    revealed: bool
    damage: int | None  # combat damage, once dealt


class OptionSheet(Struct, frozen=True):
    """One legal answer. `verb` and the things it touches tell the client where to draw it."""

    verb: Verb
    notation: str
    label: Spans  # the words that tell it apart; none if the space alone does
    group: str  # the words shared with options of its kind, or nothing
    fighter: int | None = None  # who acts
    target: int | None = None  # on whom
    card: str | None = None
    owner: int | None = None  # whose card it is
    space: str | None = None
    door: int | None = None  # its place among the board's doors
    through: tuple[int, ...] = ()  # fighters in the way of a move, where that matters
    site: int | None = None  # the number of a bridge or field
    hurt: int = 0  # damage taken during a move


class Source(Struct, frozen=True):
    """What asks: a card, or (without a card) the ability of a seat's hero."""

    seat: int
    card: str | None


class Actions(Struct, frozen=True):
    """What the actions of a turn would do now, or why one cannot be taken."""

    move: int  # how far a maneuver moves fighters, without a boost
    no_attack: str  # why nobody can be attacked; empty if somebody can
    no_scheme: str


class Question(Struct, frozen=True):
    """What the viewer, or another player in the same adventure, is asked."""

    decision: int
    seat: int
    ask: Ask
    line: Spans
    about: tuple[str, ...]
    source: Source | None
    options: tuple[OptionSheet, ...]  # another player's: none if they would reveal what is hidden
    cannot: dict[str, str]  # cards in hand that cannot be played now, with the reason
    actions: Actions | None = None  # where the viewer chooses an action


class Step(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as the viewer may know it."""

    number: int  # its place in the story
    kind: StepKind
    rule: str  # the rule behind it, such as "R7.20"
    seat: int
    fighter: int
    amount: int
    other: int
    text: Spans = ()  # the sentence for the log, or nothing if its neighbours tell it
    card: str | None = None
    owner: int | None = None  # whose card
    space: str | None = None
    slug: str | None = None  # the initiative card, event, tile or kind of token that it is about
    site: int | None = None  # the number of the bridge or field that it is about
    lost: int | None = None  # of damage: the health that was lost, if there was less of it than damage
    path: tuple[str, ...] = ()  # of a move over several spaces: each that is entered, the last one included
    values: tuple[SideValue, ...] = ()  # what it changed in a combat
    initiative: InitiativeChange | None = None  # the initiative cards as they lie afterwards
    cause: Name | None = None  # the card or ability that did it


class GameSheet(Struct, frozen=True):
    """Everything that one viewer may know about a game."""

    viewer: int  # the seat, or -1 for a spectator
    decision: int  # the number of decisions taken
    asked: int | None  # the seat that is asked now; none when the game is over
    turn: int
    turns: int
    actions: int
    fighters: tuple[FighterSheet, ...]
    seats: tuple[SeatSheet, ...]
    closed: tuple[int, ...]  # the closed doors, by their place among the board's
    combat: CombatSheet | None
    question: Question | None
    winners: tuple[int, ...]  # the seats that have won; empty while the game goes on
    reach: dict[int, tuple[str, ...]]  # by fighter: the spaces it could attack now, shown on hover
    eyes: tuple[int, ...] = ()  # the seats whose cards the viewer sees; one person may have several
    adventure: AdventureSheet | None = None
    others_question: Question | None = None  # in an adventure: what another player is asked, if all may know
