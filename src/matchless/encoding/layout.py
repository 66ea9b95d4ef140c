"""The shape of everything that is encoded: how much room there is, what each byte says, what each code means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.encoding.words import FEATURES, QUESTIONS
from matchless.rules.board.board import MAX_DOORS
from matchless.rules.choice import (
    DO_ACCEPT,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BOOST,
    DO_CHOOSE_CARD,
    DO_CHOOSE_FIGHTER,
    DO_CHOOSE_FORM,
    DO_CHOOSE_ITEM,
    DO_CHOOSE_NUMBER,
    DO_CHOOSE_PLAYER,
    DO_CHOOSE_SPACE,
    DO_CLEAR,
    DO_CLOSE,
    DO_DECLINE,
    DO_DEFEND,
    DO_DISCARD,
    DO_DONE,
    DO_KEEP,
    DO_MANEUVER,
    DO_MOVE,
    DO_OPEN,
    DO_PICK,
    DO_PLACE,
    DO_PUT_ON_TOP,
    DO_PUT_UNDER,
    DO_RESOLVE_ABILITY,
    DO_RESOLVE_CARD,
    DO_REVEAL,
    DO_REVIVE,
    DO_SCHEME,
    DO_SHUFFLE_IN,
    DO_SPEND,
    DO_STAY,
    DO_SUMMON,
    DO_TAKE,
    DO_TARGET,
    DO_TRANSFER,
)

if TYPE_CHECKING:
    from matchless.rules.game import Game

# What the parts of a code count.
OWN: Final = "own fighter"  # by its place in the seat
FIGHTER: Final = "fighter"  # by its slot
TARGET: Final = "target"  # likewise
SEAT: Final = "seat"  # by its place as the deciding seat counts, itself first
CARD: Final = "card"  # by its place among the printed cards of its deck
SPACE: Final = "space"
DOOR: Final = "door"
NUMBER: Final = "number"

HURT_MOVE: Final = "move, hurt"
"""A move on whose way the fighter takes damage; it has a code of its own beside that of the harmless move."""
SPARE: Final = "spare"
"""What shares its code with an option before it, or has none, gets a spare one, in the order of the options."""
SPARES: Final = 512
_NUMBERS: Final = 32

PARTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (DO_MANEUVER, ()),
    (DO_SCHEME, (OWN, CARD)),
    (DO_ATTACK, (OWN, TARGET, CARD)),
    (DO_DEFEND, (CARD,)),
    (DO_BOOST, (CARD,)),
    (DO_MOVE, (FIGHTER, SPACE)),
    (HURT_MOVE, (FIGHTER, SPACE)),
    (DO_STAY, (FIGHTER,)),
    (DO_DONE, ()),
    (DO_ACCEPT, ()),
    (DO_DECLINE, ()),
    (DO_OPEN, (OWN, DOOR)),
    (DO_CLOSE, (DOOR,)),
    (DO_PLACE, (FIGHTER, SPACE)),
    (DO_REVIVE, (FIGHTER, SPACE)),
    (DO_SUMMON, (FIGHTER, SPACE)),
    (DO_TARGET, (TARGET,)),
    (DO_CHOOSE_FIGHTER, (TARGET,)),
    (DO_CHOOSE_PLAYER, (SEAT,)),
    (DO_CHOOSE_SPACE, (SPACE,)),
    (DO_CHOOSE_CARD, (SEAT, CARD)),
    (DO_CHOOSE_FORM, (NUMBER,)),
    (DO_CHOOSE_ITEM, (NUMBER,)),
    (DO_CHOOSE_NUMBER, (NUMBER,)),
    (DO_PICK, (NUMBER,)),
    (DO_RESOLVE_CARD, (SEAT, CARD)),
    (DO_RESOLVE_ABILITY, (NUMBER,)),
    (DO_SPEND, (NUMBER,)),
    (DO_TRANSFER, (TARGET, NUMBER)),
    (DO_DISCARD, (SEAT, CARD)),
    (DO_REVEAL, (CARD,)),
    (DO_KEEP, (CARD,)),
    (DO_TAKE, (CARD,)),
    (DO_SHUFFLE_IN, (CARD,)),
    (DO_PUT_ON_TOP, (SEAT, CARD)),
    (DO_PUT_UNDER, (SEAT, CARD)),
    (DO_ACTIVATE, (NUMBER,)),
    (DO_CLEAR, (NUMBER,)),
)
"""The blocks of the action code: what is done, and which parts of the choice it counts, the last one fastest."""

# The sections of an observation: what each byte says.
GENERAL: Final = (
    "number in the question",
    "its place among several",
    "seat whose turn it is",
    "turns begun",
    "actions left",
    "actions taken",
    "maneuvers taken",
    "nobody may move",
    "doors closed",
)
COMBAT: Final = (
    "under way",
    "revealed",
    "attacker's slot + 1",
    "defender's slot + 1",
    "bonus attack",
    "attack card + 1",
    "its value",
    "its boost + 1",
    "its effects",
    "defense card laid",
    "defense card + 1",
    "its value",
    "its effects",
    "boost card laid",
    "its boost",
    "attack value",
    "defense value",
)
SEAT_NOW: Final = (
    "out",
    "cards in hand",
    "cards in deck",
    "cards in discard pile",
    "counter 1",
    "counter 2",
    "counter 3",
    "initiative cards in the row",
)
COUNTERS: Final = 3
FIGHTER_NOW: Final = (
    "health",
    "space + 1",
    "steps until it can attack",
    "steps until it can be attacked",
)
SEAT_FIXED: Final = ("there", "ally", "opponent", "enemy", "move value")
FIGHTER_FIXED: Final = ("there", "leader", "ranged", "health to begin with")
HAND_SUMMARY: Final = (
    "attacks",
    "defenses",
    "schemes",
    "best attack",
    "best defense",
    "best boost",
)
SITES: Final = 16
STREWN: Final = 4
QUEST: Final = (
    "rounds",
    "threat",
    "objectives",
    "fury",
    "initiative cards to come",
    "initiative cards waiting",
)


class Field(NamedTuple):
    """A run of bytes of an observation."""

    section: str
    name: str
    start: int
    length: int


class Block(NamedTuple):
    """A run of codes: what is done, and how far each part counts."""

    verb: str
    parts: tuple[str, ...]
    sizes: tuple[int, ...]
    start: int
    length: int


@final
class Layout:
    """Room for a number of players, enemies, fighters of a seat, printed cards of a deck, and spaces.

    Observations and codes of all games that fit into a layout have the same size and meaning.
    """

    __slots__ = ("actions", "base", "blocks", "cards", "enemies", "fields", "fighters", "parts", "players",
                 "seats", "size", "sizes", "slots", "spaces", "spare")  # fmt: skip

    def __init__(self, players: int, enemies: int, fighters: int, cards: int, spaces: int) -> None:
        self.players: Final = players
        self.enemies: Final = enemies
        self.seats: Final = players + enemies
        self.fighters: Final = fighters
        self.cards: Final = cards
        self.spaces: Final = spaces
        self.slots: Final = self.seats * fighters
        self.blocks: Final[list[Block]] = []
        # By verb: where its codes begin, and how far their parts count.
        self.base: Final[dict[str, int]] = {}
        self.parts: Final[dict[str, tuple[str, ...]]] = {}
        self.sizes: Final[dict[str, tuple[int, ...]]] = {}
        start = 0
        for verb, parts in PARTS:
            sizes = tuple([self._reach(part) for part in parts])
            count = 1
            for one in sizes:
                count *= one
            self.blocks.append(Block(verb, parts, sizes, start, count))
            self.base[verb] = start
            self.parts[verb] = parts
            self.sizes[verb] = sizes
            start += count
        self.spare: Final = start
        self.blocks.append(Block(SPARE, (NUMBER,), (SPARES,), start, SPARES))
        self.actions: Final = start + SPARES
        self.fields: Final = self._fields()
        last = self.fields[len(self.fields) - 1]
        self.size: Final = last.start + last.length

    def __repr__(self) -> str:
        return (
            f"<Layout players={self.players} enemies={self.enemies} fighters={self.fighters} cards={self.cards} "
            f"spaces={self.spaces}: {self.size} bytes, {self.actions} codes>"
        )

    def _reach(self, part: str) -> int:
        """Return how far a part of a code counts."""
        if part == OWN:
            return self.fighters
        if part in (FIGHTER, TARGET):
            return self.slots
        if part == SEAT:
            return self.seats
        if part == CARD:
            return self.cards
        if part == SPACE:
            return self.spaces
        return MAX_DOORS if part == DOOR else _NUMBERS

    def _fields(self) -> list[Field]:
        """Return what the bytes of an observation say."""
        found: list[Field] = []
        _add(found, "question", QUESTIONS, 1)
        _add(found, "general", GENERAL, 1)
        _add(found, "combat", COMBAT, 1)
        if self.enemies:
            _add(found, "adventure", QUEST, 1)
            _add(found, "adventure", ("tokens on sites",), SITES)
            _add(found, "adventure", ("spaces with tokens, by kind",), STREWN)
        for slot in range(self.seats):
            _add(found, self.seat_name(slot), SEAT_NOW, 1)
            for rank in range(self.fighters):
                _add(found, f"{self.seat_name(slot)}, fighter {rank}", FIGHTER_NOW, 1)
        for slot in range(self.seats):
            _add(found, self.seat_name(slot), SEAT_FIXED, 1)
            for rank in range(self.fighters):
                _add(found, f"{self.seat_name(slot)}, fighter {rank}", FIGHTER_FIXED, 1)
        for slot in range(self.seats):
            name = self.seat_name(slot)
            _add(found, name, ("cards seen in hand",), self.cards)
            _add(found, f"{name}, cards seen in hand", HAND_SUMMARY, 1)
            _add(found, name, ("cards in the open", "cards known in the deck"), self.cards)
        return found

    def seat_name(self, slot: int) -> str:
        """Return what the tables call a seat."""
        return f"seat {slot}" if slot < self.players else f"enemy {slot - self.players}"

    @property
    def row_size(self) -> int:
        """The bytes of an option: its features, without its code."""
        return len(FEATURES)


def _add(found: list[Field], section: str, names: tuple[str, ...], count: int) -> None:
    start = 0
    if found:
        last = found[len(found) - 1]
        start = last.start + last.length
    for name in names:
        found.append(Field(section, name, start, count))
        start += count


def layout_for(games: list[Game], fighters: int = 4, cards: int = 16, spaces: int = 48) -> Layout:
    """Return a layout that some games fit into, with at least the usual room, so that it fits most others too."""
    players = 0
    enemies = 0
    for game in games:
        players = max(players, game.players)
        enemies = max(enemies, len(game.seats) - game.players)
        spaces = max(spaces, game.board.size)
        for seat in game.seats:
            fighters = max(fighters, len(seat.fighters))
            cards = max(cards, len({card.first for card in seat.deck}))
    return Layout(players, enemies, fighters, cards, spaces)
