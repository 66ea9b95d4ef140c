"""Lints on single nodes: parts that contradict each other, or mean nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.lint.fault import Fault, Path
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import word_of
from matchless.lang.nodes.walk import Found, walk

GROUPS: Final = (
    "fighters_in_combat",
    "your_fighters",
    "friendly_fighters",
    "opposing_fighters",
    "all_fighters",
    "damaged",
    "crossed",
    "opposing_heroes",
    "opposing_sidekicks",
    "enemies",
)
"""The words that may stand for several fighters at once."""


def check_steps(hero: Hero) -> Iterator[Fault]:
    """What is wrong within each step, condition and amount of a hero."""
    for found in (*walk(hero.deck, ("deck",)), *walk(hero.abilities, ("abilities",))):
        yield from check_node(found, hero)


def check_node(found: Found, hero: Hero) -> Iterator[Fault]:
    """What is wrong within one step, condition or amount."""
    for path, message in (*_alone(found.node), *_among_fighters(found.node, hero)):
        yield Fault((*found.path, *path), message)


def _alone(node: object) -> Iterator[tuple[Path, str]]:
    """What is wrong with a node, whoever the hero is."""
    yield from _verb(node)
    yield from _choice(node)
    match node:
        case nodes.CardsIn(pile=pile, tag=str()) if pile != "your_discard":
            yield ("tag",), "cards with a tag are counted in 'your_discard' only: hands are hidden"
        case nodes.AllOf(parts) | nodes.AnyOf(parts):
            yield from _several(word_of(type(node)), parts, type(node))
        case nodes.HealthOf():
            yield from _limits("health_of", "health", None, node.at_least, node.at_most)
        case nodes.CountIs():
            if isinstance(node.amount, int):
                yield ("count",), "a plain number is always the same; count something"
            yield from _limits("count", "number", node.exactly, node.at_least, node.at_most)


def _several(word: str, parts: tuple[nodes.Condition, ...], kind: type[Struct]) -> Iterator[tuple[Path, str]]:
    if len(parts) < 2:  # noqa: PLR2004 - one condition joins nothing
        yield (word,), f"'{word}' joins two or more conditions"
    for index, part in enumerate(parts):
        if part in parts[:index]:
            yield (word, index), "this condition is written twice"
        if isinstance(part, kind):
            yield (word, index), f"'{word}' inside of '{word}': write its conditions in one list"


def _verb(node: object) -> Iterator[tuple[Path, str]]:
    """What is wrong with a verb."""
    match node:
        case nodes.Move(up_to=None, exactly=None):
            yield (), "'move' needs 'up_to' or 'exactly'"
        case nodes.Move(up_to=int(), exactly=int()):
            yield ("exactly",), "'move' takes 'up_to' or 'exactly', not both"
        case nodes.Discard(amount="chosen", how="random"):
            yield ("how",), "a chosen card is not discarded at random"
        case nodes.Take(tag=str(), named=str()):
            yield ("named",), "'take' takes 'tag' or 'named', not both"
        case nodes.Take(amount="top" | "random", tag=tag, named=named) if tag or named:
            yield ("tag" if tag else "named",), f"the {node.amount} card is taken whatever it is"
        case nodes.Summon() if node.who == node.in_place_of:
            yield ("in_place_of",), "a fighter does not make way for itself"
        case nodes.TakeOver(who="opposing_fighter" | "opponents_hero" as who):
            yield ("take_over",), f"a fighter of yours takes over, and '{who}' is your opponent's"
        case nodes.Swap() if node.who == node.other:
            yield ("with",), "a fighter does not swap with itself"


def _choice(node: object) -> Iterator[tuple[Path, str]]:
    """What is wrong with a choice or a branch."""
    match node:
        case nodes.If(then=(), otherwise=()):
            yield (), "'if' without steps does nothing"
        case nodes.May(steps=()):
            yield ("may",), "'may' without steps does nothing"
        case nodes.OpponentMay(steps=()):
            yield ("opponent_may",), "'opponent_may' without steps does nothing"
        case nodes.OpponentMay(steps=steps) if not _is_theirs(steps[0]):
            yield (
                ("opponent_may", 0),
                "an opponent may discard, discard the chosen card, or boost opponent_card; begin with one of them",
            )
        case nodes.Pick():
            yield from _pick(node)
        case nodes.Choose():
            yield from _choose(node)
        case nodes.Tiers():
            yield from _tiers(node)


def _is_theirs(step: nodes.Step) -> bool:
    """Return whether a step is one that the opponent can do or decline."""
    match step:
        case nodes.Discard(who="opponent", how="choice") | nodes.Boost(what="opponent_card"):
            return True
    return False


def _among_fighters(node: object, hero: Hero) -> Iterator[tuple[Path, str]]:
    """What is wrong with a node given the fighters and counters of the hero."""
    match node:
        case nodes.Return(who=who) if _is_hero(who, hero):
            yield ("return",), f"'{who}' is the hero: once defeated, it does not return"
        case nodes.Summon(who=who) if _is_hero(who, hero):
            yield ("summon",), f"'{who}' is the hero, who is on the board from the start"
        case nodes.Sharing(who=who, to=to) if who == to:
            yield ("with",), f"'{who}' does not share damage with itself"
        case nodes.Tiers(counter=counter, of=of) if counter in hero.counters:
            most = hero.counters[counter].most
            if len(of) > most:
                yield ("of",), f"'{counter}' never goes above {most}"
        case nodes.Spend(amount=int(amount), of=counter) if counter in hero.counters:
            most = hero.counters[counter].most
            if amount > most:
                yield ("spend",), f"'{counter}' never goes above {most}"
    for kind, key, attribute in _ONE_FIGHTER:
        who = getattr(node, attribute) if isinstance(node, kind) else ""
        if is_group(who, hero):
            advice = "" if kind is nodes.Sharing else "; choose one first"
            yield (key,), f"'{word_of(kind)}' takes one fighter, and '{who}' may be several{advice}"


_ONE_FIGHTER: Final[tuple[tuple[type[Struct], str, str], ...]] = (
    (nodes.PlaceFighter, "place", "who"),
    (nodes.Summon, "in_place_of", "in_place_of"),
    (nodes.Swap, "swap", "who"),
    (nodes.Swap, "with", "other"),
    (nodes.Redirect, "to", "to"),
    (nodes.TakeOver, "take_over", "who"),
    (nodes.Sharing, "shares_damage", "who"),
)
"""The nodes about one fighter, and the key that names it."""


def _is_hero(who: str, hero: Hero) -> bool:
    return who in hero.fighters and hero.fighters[who].role == "hero"


def is_group(who: str, hero: Hero) -> bool:
    """Return whether a word may stand for several fighters at once."""
    return who in GROUPS or (who in hero.fighters and hero.fighters[who].count > 1)


def _limits(
    word: str, what: str, exactly: int | None, low: int | None, high: int | None
) -> Iterator[tuple[Path, str]]:
    if exactly is not None and (low is not None or high is not None):
        yield ("exactly",), f"'{word}' takes 'exactly' alone"
    elif exactly is None and low is None and high is None:
        exact = "'exactly', " if word == "count" else ""
        yield (), f"'{word}' needs {exact}'at_most', 'at_least' or both"
    elif low is not None and high is not None and low > high:
        yield ("at_least",), f"no {what} is at least {low} and at most {high}"


def _tiers(node: nodes.Tiers) -> Iterator[tuple[Path, str]]:
    if list(node.of) != [str(number) for number in range(1, len(node.of) + 1)] or not node.of:
        yield ("of",), 'the tiers are "1", "2" and so on, in this order'
    for name, steps in node.of.items():
        if not steps:
            yield ("of", name), f"the tier '{name}' has no steps"


def _pick(node: nodes.Pick) -> Iterator[tuple[Path, str]]:
    if isinstance(node.amount, int) and node.amount > len(node.of):
        yield ("pick",), f"one cannot pick {node.amount} of {len(node.of)} options"
    for name, steps in node.of.items():
        if not steps:
            yield ("of", name), f"the option '{name}' has no steps"


def _choose(node: nodes.Choose) -> Iterator[tuple[Path, str]]:
    if node.what == "space" and node.among:
        yield ("among",), "a space is chosen by 'in_zone_of' and 'adjacent_to', not 'among'"
    if node.what != "fighter" and node.other_than is not None:
        yield ("other_than",), f"'other_than' is for fighters, not for a {node.what}"
    if node.what == "fighter" and not node.among:
        yield (), "'choose: fighter' needs 'among'"
    if node.what == "card":
        if not node.among:
            yield (), "'choose: card' needs 'among'"
        for key in ("in_zone_of", "adjacent_to"):
            if getattr(node, key) is not None:
                yield (key,), f"a card is nowhere on the board, so '{key}' does not fit"
