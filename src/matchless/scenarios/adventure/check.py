"""Mistakes in the adventure of a scenario that its keys alone do not show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from matchless.lang.lint.fault import Fault, suggestion
from matchless.rules.adventure.adventure import GOALS
from matchless.scenarios.adventure.state import cards_by_name
from matchless.scenarios.file import REST, AdventureFinding, AdventurePosition, Scenario
from matchless.scenarios.seating import Table


def check_quest(given: AdventurePosition, scenario: Scenario, table: Table) -> Iterator[Fault]:
    """The mistakes in the state of an adventure under `given`."""
    adventure = table.adventure
    yield from _pieces(given, table)
    if given.threat is not None and given.threat > len(adventure.track):
        yield Fault(("threat",), f"the track has {len(adventure.track)} spaces, not {given.threat}")
    if given.goals >= GOALS:
        yield Fault(("goals",), f"with {GOALS} objectives the game is over")
    if sum(given.tokens.values()) > adventure.supply:
        yield Fault(("tokens",), f"there are only {adventure.supply} tokens")
    for kind in adventure.kinds:
        if len(set(given.strewn.get(kind.name, ()))) > kind.supply:
            yield Fault(("strewn", kind.name), f"there are only {kind.supply} tokens")
    if len(set(given.markers.values())) < len(given.markers):
        yield Fault(("markers",), "no two heroes have the same marker")
    yield from _initiative(given, scenario, table)


def _initiative(given: AdventurePosition, scenario: Scenario, table: Table) -> Iterator[Fault]:
    """The mistakes in the initiative cards under `given`."""
    if scenario.start == "end-of-round" and given.initiative:
        yield Fault(("initiative",), "at the end of a round the deck is used up")
    named = [*(given.row or ()), *(given.initiative or ()), *given.waiting]
    for name, copies in cards_by_name(table).items():
        if named.count(name) > copies:
            yield Fault((), f"{name} is named {named.count(name)} times, and there are only {copies}")
    if named.count(REST) > 1:
        yield Fault((), f"'{REST}' stands for all other cards and is written once")


def check_quest_finding(finding: AdventureFinding, table: Table) -> Iterator[Fault]:
    """The mistakes in the state of an adventure under `then`."""
    yield from _pieces(finding, table)
    for index, name in enumerate(finding.cards or ()):
        yield from _known(("cards", index), name, cards_by_name(table), "initiative card")


def _pieces(found: AdventurePosition | AdventureFinding, table: Table) -> Iterator[Fault]:
    """The mistakes in the sites, tiles, tokens, cards and markers of an adventure."""
    adventure = table.adventure
    numbers = [str(at + 1) for at in range(len(adventure.sites))]
    for site in found.tokens or ():
        yield from _known(("tokens", site), site, numbers, "site")
    for index, bridge in enumerate(found.destroyed or ()):
        bridges = numbers if adventure.are_bridges else ()
        yield from _known(("destroyed", index), str(bridge), bridges, "bridge")
    tiles = [tile.name for tile in adventure.tiles]
    if found.tiles and sorted(found.tiles) != sorted(tiles):
        yield Fault(("tiles",), f"these are not the tiles, each once: {', '.join(tiles)}")
    for kind, spaces in found.strewn.items():
        yield from _known(("strewn", kind), kind, [one.name for one in adventure.kinds], "kind of token")
        for index, space in enumerate(spaces):
            yield from _known(("strewn", kind, index), space, table.spaces, "space")
    known = [*cards_by_name(table), REST]
    for key in ("row", "initiative", "waiting"):
        for index, name in enumerate(getattr(found, key) or ()):
            yield from _known((key, index), name, known, "initiative card")
    heroes = [table.hero_of(seat) for seat in range(table.game.players)]
    for hero in found.markers:
        yield from _known(("markers", hero), hero, heroes, "hero")


def _known(path: tuple[str | int, ...], name: str, known: Iterable[str], what: str) -> Iterator[Fault]:
    known = list(known)
    if name not in known:
        yield Fault(path, f"there is no {what} '{name}' here{suggestion(name, known)}")
