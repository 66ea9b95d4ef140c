"""Scenario files: a position, what is played from it, and the expected result."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.adventure.files import Enemy
from matchless.lang.nodes import Hero, Name, Number
from matchless.library.yaml import Entry, Mapping, Scalar, Sequence, Tree

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Space: TypeAlias = Annotated[Name, Meta(description="a space, or `off` the board")]
CardName: TypeAlias = Annotated[
    str, Meta(pattern=r"^(\.\.\.|[a-z0-9]+(-[a-z0-9]+)*)$", description="a card, or `...` for the rest")
]
Actions: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Door: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Team: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Place: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Marker: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Goals: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Sites: TypeAlias = Annotated[dict[Name, Count], Meta(description="how many tokens lie on which site")]
Strewn: TypeAlias = Annotated[
    dict[Name, tuple[Name, ...]], Meta(description="of each kind of token, the spaces where one lies")
]
Preset: TypeAlias = Literal["core-2023", "classic-2020"]

OFF: Final = "off"
REST: Final = "..."
NONE: Final = "none"


class BoardSketch(Struct, frozen=True, forbid_unknown_fields=True):
    """A board without a drawing."""

    spaces: Annotated[dict[Name, tuple[Name, ...]], Meta(description="each space with its zones")]
    lines: tuple[tuple[Name, Name], ...]
    starts: Annotated[tuple[Name, ...], Meta(description="the starting spaces, the first player's first")]
    doors: Annotated[
        tuple[tuple[tuple[Name, Name], ...], ...], Meta(description="each door as the lines that it cuts")
    ] = ()
    high_ground: Annotated[tuple[tuple[Name, Name], ...], Meta(description="[from, to]: arrows down")] = ()
    one_way: Annotated[
        tuple[tuple[Name, Name], ...],
        Meta(description="[from, to]: walked in one direction; not among `lines`"),
    ] = ()
    bridges: Annotated[tuple[tuple[Name, Name], ...], Meta(description="the spaces each of them joins")] = ()
    fields: Annotated[tuple[tuple[Name, ...], ...], Meta(description="the spaces around each of them")] = ()


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """What a fighter has when a scenario begins; a hero also has the cards."""

    at: Space | None = None
    health: Count | None = None
    began: Space | None = None
    hand: tuple[Name, ...] = ()
    deck: tuple[CardName, ...] = (REST,)
    discard: tuple[Name, ...] = ()
    forms: Annotated[dict[Name, Name | Number], Meta(description="forms and counters")] = {}


class AdventurePosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of an adventure when a scenario begins; initiative cards are named by their hero or their own name."""

    round: Place = 1
    threat: Annotated[Place | None, Meta(description="the space of the track, from 1 on")] = None
    goals: Goals = 0
    tokens: Sites = {}
    destroyed: Annotated[tuple[Place, ...], Meta(description="bridges")] = ()
    tiles: Annotated[tuple[Name, ...], Meta(description="from the first slot on")] = ()
    strewn: Strewn = {}
    row: Annotated[tuple[Text, ...] | None, Meta(description="the leftmost first")] = None
    initiative: Annotated[tuple[Text, ...] | None, Meta(description="the deck, the top card first")] = None
    waiting: Annotated[tuple[Text, ...], Meta(description="cards that join at the end of the round")] = ()
    markers: Annotated[dict[str, Marker], Meta(description="of each hero")] = {}
    fury: Count = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The position in which a scenario begins."""

    fighters: dict[str, Placement]
    turn: Text | None = None
    actions: Actions = 2
    turns: Turns | None = None
    closed: tuple[Door, ...] = ()
    adventure: AdventurePosition | None = None


class Finding(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of a fighter; a hero also has the cards."""

    at: Space | None = None
    health: Count | None = None
    hand: tuple[Name, ...] | None = None
    hand_size: Count | None = None
    deck: tuple[CardName, ...] | None = None
    deck_size: Count | None = None
    discard: tuple[Name, ...] | None = None
    knows: tuple[Name, ...] | None = None
    forms: dict[Name, Name | Number] = {}


class Refusal(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that must not be possible, and part of the reason given."""

    say: Text
    because: Text


class AdventureFinding(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of an adventure."""

    round: Place | None = None
    threat: Place | None = None
    level: Count | None = None
    goals: Goals | None = None
    tokens: Sites | None = None
    destroyed: tuple[Place, ...] | None = None
    tiles: tuple[Name, ...] | None = None
    strewn: Strewn = {}
    row: tuple[Text, ...] | None = None
    initiative: tuple[Text, ...] | None = None
    initiative_size: Count | None = None
    cards: Annotated[
        tuple[Text, ...] | None, Meta(description="in the deck and in the row, in any order")
    ] = None
    waiting: tuple[Text, ...] | None = None
    markers: dict[str, Marker] = {}
    fury: Count | None = None


class Expectation(Struct, frozen=True, forbid_unknown_fields=True):
    """The expected result."""

    fighters: dict[str, Finding] = {}
    actions: Actions | None = None
    turn: Text | None = None
    winner: Text | None = None
    closed: tuple[Door, ...] | None = None
    adventure: AdventureFinding | None = None
    asked: Text | None = None
    offers: tuple[Text, ...] = ()
    options: tuple[Text, ...] | None = None
    refuses: tuple[Text | Refusal, ...] = ()


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of `when`: an option taken, or a check of the position."""

    who: Text | None = None
    say: Text | None = None
    asked: Text | None = None
    offers: tuple[Text, ...] = ()
    options: tuple[Text, ...] | None = None
    refuses: tuple[Text | Refusal, ...] = ()
    expect: Expectation | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario."""

    scenario: Text
    then: Expectation
    given: Position | None = None
    when: tuple[Step, ...] = ()
    shows: tuple[Text, ...] = ()
    board: Name | None = None
    preset: Preset = "core-2023"
    options: dict[str, str] = {}
    teams: Annotated[tuple[Team, ...], Meta(description="of each seat; left out: each for itself")] = ()
    seed: Annotated[int, Meta(ge=0, le=999_999_999)] = 1
    start: Literal["action", "turn", "round", "end-of-round", "setup"] = "action"
    heroes: tuple[Name, ...] = ()
    villain: Name | None = None
    minions: tuple[Name, ...] | None = None
    events: tuple[Name, ...] = ()


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Scenarios with the boards, heroes and enemies that only they use."""

    scenarios: tuple[Scenario, ...] = ()
    fixtures: Text | None = None
    board: Name | None = None
    boards: dict[Name, BoardSketch] = {}
    heroes: dict[Name, Hero] = {}
    enemies: dict[Name, Enemy] = {}
    villain: Name | None = None
    minions: tuple[Name, ...] | None = None


_CALLED: Final = {"heroes": "hero", "enemies": "enemy"}
CHECKS: Final = ("asked", "offers", "options", "refuses", "expect")
_POSITION: Final = ("turn", "actions", "turns", "closed", "adventure")
_EXPECTATION: Final = (
    "actions",
    "turn",
    "winner",
    "closed",
    "adventure",
    "asked",
    "offers",
    "options",
    "refuses",
)


def shaped(tree: Tree, forms: frozenset[str]) -> Tree:
    """The tree of a file with everything under the key where the structs keep it.

    Authors write fighters beside `turn`, forms and counters beside `health`, and a step as `who: what`.
    """
    top = as_mapping(tree)
    if not isinstance(top, Mapping):
        return top
    entries = []
    for entry in top.entries:
        value = entry.value
        if entry.key in _CALLED and isinstance(value, Mapping):
            named = tuple(_with_name(one, _CALLED[entry.key]) for one in value.entries)
            value = value._replace(entries=named)
        elif entry.key == "scenarios" and isinstance(value, Sequence):
            value = value._replace(items=tuple(_scenario(item, forms) for item in value.items))
        entries.append(entry._replace(value=value))
    return top._replace(entries=tuple(entries))


def as_mapping(tree: Tree) -> Tree:
    """A bare list of scenarios as the mapping it stands for."""
    if isinstance(tree, Sequence):
        return Mapping(tree.line, tree.column, (Entry(tree.line, tree.column, "scenarios", tree),))
    return tree


def entry_of(tree: Tree, key: str) -> Tree | None:
    """The value under a key of a mapping."""
    if not isinstance(tree, Mapping):
        return None
    return next((entry.value for entry in tree.entries if entry.key == key), None)


def _with_name(entry: Entry, key: str) -> Entry:
    """A hero or enemy with its key as its name, unless it gives one."""
    one = entry.value
    if not isinstance(one, Mapping) or entry_of(one, key) is not None:
        return entry
    name = Scalar(entry.line, entry.column, entry.key, entry.key)
    named = (Entry(entry.line, entry.column, key, name), *one.entries)
    return entry._replace(value=one._replace(entries=named))


def _scenario(tree: Tree, forms: frozenset[str]) -> Tree:
    if not isinstance(tree, Mapping):
        return tree
    entries = []
    for entry in tree.entries:
        value = entry.value
        if entry.key == "given":
            value = _with_fighters(value, _POSITION, forms)
        elif entry.key == "then":
            value = _with_fighters(value, _EXPECTATION, forms)
        elif entry.key == "when" and isinstance(value, Sequence):
            value = value._replace(items=tuple(_step(item, forms) for item in value.items))
        entries.append(entry._replace(value=value))
    return tree._replace(entries=tuple(entries))


def _with_fighters(tree: Tree, own: tuple[str, ...], forms: frozenset[str]) -> Tree:
    """Gather the keys that name fighters under one key."""
    if not isinstance(tree, Mapping):
        return tree
    kept = [entry for entry in tree.entries if not _names_fighter(entry, own)]
    fighters = tuple(
        entry._replace(value=_with_forms(entry.value, forms))
        for entry in tree.entries
        if _names_fighter(entry, own)
    )
    kept.append(Entry(tree.line, tree.column, "fighters", Mapping(tree.line, tree.column, fighters)))
    return tree._replace(entries=tuple(kept))


def _names_fighter(entry: Entry, own: tuple[str, ...]) -> bool:
    """Return whether a key names a fighter; one without a mapping is more likely misspelt."""
    return entry.key not in own and isinstance(entry.value, Mapping)


def _with_forms(tree: Tree, forms: frozenset[str]) -> Tree:
    """Gather the keys that name forms under one key."""
    if not isinstance(tree, Mapping) or entry_of(tree, "forms") is not None:
        return tree
    kept = [entry for entry in tree.entries if entry.key not in forms]
    found = tuple(entry for entry in tree.entries if entry.key in forms)
    if found:
        kept.append(Entry(tree.line, tree.column, "forms", Mapping(tree.line, tree.column, found)))
    return tree._replace(entries=tuple(kept))


def _step(tree: Tree, forms: frozenset[str]) -> Tree:
    """Write `who: what` in full; checks of the position are keys already."""
    if not isinstance(tree, Mapping) or not tree.entries:
        return tree
    first = tree.entries[0]
    if first.key not in CHECKS and len(tree.entries) == 1 and isinstance(first.value, Scalar):
        who = Entry(first.line, first.column, "who", Scalar(first.line, first.column, first.key, first.key))
        return tree._replace(entries=(who, first._replace(key="say")))
    entries = tuple(
        entry._replace(value=_with_fighters(entry.value, _EXPECTATION, forms))
        if entry.key == "expect"
        else entry
        for entry in tree.entries
    )
    return tree._replace(entries=entries)
