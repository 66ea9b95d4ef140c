"""What sentences are about: fighters, places and amounts."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Sites: TypeAlias = Literal["bridges", "fields", "sites"]
"""A villain's numbered places; if it is not known which kind, just sites."""

ONCE: Final = 7
"""From this number on, "for every N sites" can only happen once: no board has twice as many."""


class Mention(Struct, frozen=True):
    """A fighter, several fighters or a space, as a step mentions them."""

    word: str  # a word of WHO, a fighter of the hero, or `chosen_space`
    again: bool = False  # just mentioned: a pronoun will do
    several: bool = False  # it stands for each of several fighters
    like: str = ""  # the fighter of the hero whose name it has; for `chosen`, the group it was chosen from
    any_one: bool = False  # one of several, of your choice
    at: Where | None = None  # where it must be
    but: Mention | None = None  # which one it cannot be


class Where(Struct, frozen=True):
    """Where the fighters or the space must be."""

    zone: Mention | None = None
    adjacent: Mention | None = None
    chosen_spaces: int = 0  # on one of that many chosen spaces; 0: anywhere
    on_it: bool = False  # the one chosen space has just been mentioned


class CardCount(Struct, frozen=True):
    """The number of cards in a pile."""

    pile: Literal["your_discard", "your_hand", "opponent_hand"]
    tag: str | None
    other: bool  # this card is one of those, and does not count


class FighterCount(Struct, frozen=True):
    """The number of fighters on the board."""

    who: Mention
    where: Where
    but: Mention | None = None  # who does not count


class ZoneCount(Struct, frozen=True):
    """The number of zones of a fighter's space."""

    who: Mention


class CounterCount(Struct, frozen=True):
    """The current value of a counter of the hero."""

    counter: str


class SpentCount(Struct, frozen=True):
    """How much of a counter has just been spent, times a factor."""

    counter: str
    times: int


class ThatNumber(Struct, frozen=True):
    """The number just chosen, times a factor."""

    times: int


class BoostValue(Struct, frozen=True):
    """The boost value of a card."""

    card: Literal["discarded", "chosen", "revealed"]
    again: bool


class PrintedValue(Struct, frozen=True):
    """The printed value of a card of the combat."""

    card: Literal["opponent_card", "this_card", "opponent_card_before"]


class ThreatValue(Struct, frozen=True):
    """The threat level."""


class TokenCount(Struct, frozen=True):
    """The number of tokens on the villain's site with the lowest number, plus some more."""

    sites: Sites
    plus: int


class SiteCount(Struct, frozen=True):
    """The number of the villain's sites with tokens, or of every few of them, plus some more."""

    sites: Sites
    per: int
    plus: int


class PlayerCount(Struct, frozen=True):
    """The number of players still in the game, times a factor."""

    times: int


Tally: TypeAlias = CardCount | FighterCount | ZoneCount | CounterCount | SpentCount
Worth: TypeAlias = BoostValue | PrintedValue
Outlook: TypeAlias = TokenCount | SiteCount | PlayerCount
Quantity: TypeAlias = int | Tally | Worth | ThatNumber | Outlook | ThreatValue


class Limits(Struct, frozen=True):
    """What a number must be between; a limit may be open."""

    low: int | None
    high: int | None

    @property
    def exact(self) -> bool:
        """Whether only one number will do."""
        return self.low is not None and self.low == self.high

    @property
    def none(self) -> bool:
        """Whether only 0 will do."""
        return self.high == 0
