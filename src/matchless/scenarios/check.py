"""Mistakes in a scenario that its keys alone do not show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.library.board.check import check_layout
from matchless.library.rulebook import rulebooks, unstated
from matchless.rules.game import Fighter, Seat
from matchless.rules.grammar import mistake
from matchless.scenarios.adventure.check import check_quest, check_quest_finding
from matchless.scenarios.file import (
    NONE,
    OFF,
    REST,
    BoardSketch,
    Expectation,
    Finding,
    Placement,
    Position,
    Refusal,
    Scenario,
)
from matchless.scenarios.fixtures import board_of
from matchless.scenarios.seating import SIDES, Table, Tables


def check_sketch(name: str, sketch: BoardSketch) -> Iterator[Fault]:
    """What is wrong with a board without a drawing."""
    yield from check_layout(board_of(name, sketch))
    for index, space in enumerate(sketch.starts):
        yield from _known(("starts", index), space, sketch.spaces, "space")


def check_scenario(scenario: Scenario, tables: Tables) -> list[Fault]:
    """The mistakes in a scenario that its keys alone do not show."""
    faults = [*_frame(scenario), *_shown(scenario)]
    if faults:
        return faults
    table, faults = tables.table(scenario)
    if table is None:
        return faults
    if scenario.given is not None:
        faults += _under("given", _position(scenario.given, table))
        faults += _under("given", _quest(scenario, scenario.given, table))
    for index, step in enumerate(scenario.when):
        if step.who is not None:
            faults += _known(("when", index, step.who), step.who, table.fighters, "fighter")
        elif step == type(step)():
            faults.append(Fault(("when", index), "this step does nothing"))
        if step.asked is not None:
            faults += _known(("when", index, "asked"), step.asked, table.fighters, "fighter")
        faults += [Fault(("when", index, *path), text) for path, text in _refused(step.refuses, table)]
        if step.expect is not None:
            faults += [
                Fault(("when", index, "expect", *path), text) for path, text in _expected(step.expect, table)
            ]
    faults += _under("then", _expected(scenario.then, table))
    return faults


def _frame(scenario: Scenario) -> Iterator[Fault]:
    if scenario.start == "setup":
        if scenario.given is not None:
            yield Fault(
                ("given",), "with 'start: setup' the table is laid by the rules; write 'heroes' instead"
            )
    elif scenario.given is None:
        yield Fault((), "'given' is missing; only 'start: setup' does without")
    elif scenario.heroes:
        yield Fault(("heroes",), "'heroes' goes with 'start: setup'; else they take their seats from 'given'")


def _shown(scenario: Scenario) -> Iterator[Fault]:
    """Numbers of rules that nobody states."""
    stated = _stated()
    for at, number in enumerate(scenario.shows):
        yield from (Fault(("shows", at), text) for text in unstated(number, stated))


@cache
def _stated() -> dict[str, str]:
    return rulebooks()["en"].statements


def _quest(scenario: Scenario, position: Position, table: Table) -> Iterator[Fault]:
    """The mistakes in where a scenario starts, and in the state of its adventure."""
    is_round = scenario.start in ("round", "end-of-round")
    if is_round and position.turn is not None:
        yield Fault(("turn",), f"with 'start: {scenario.start}' it is nobody's turn")
    game = table.game
    if game.adventure is None:
        if position.adventure is not None or is_round:
            yield Fault(
                ("adventure",) if position.adventure else (), "there is no adventure without a villain"
            )
        return
    villain = table.hero_of(game.players)
    if villain not in position.fighters:
        yield Fault((), f"'{villain}' is missing: the villain stands on the board")
    if position.adventure is not None:
        yield from _under("adventure", check_quest(position.adventure, scenario, table))


def _under(key: str, faults: Iterable[Fault]) -> list[Fault]:
    return [Fault((key, *path), message) for path, message in faults]


def _known(path: Path, name: str, known: Iterable[str], what: str) -> Iterator[Fault]:
    if name not in known:
        yield Fault(path, f"there is no {what} '{name}' here{suggestion(name, known)}")


def _position(position: Position, table: Table) -> Iterator[Fault]:
    if position.turn is not None:
        yield from _known(("turn",), position.turn, table.fighters, "fighter")
    yield from _doors(position.closed, table)
    taken: dict[str, str] = {}
    for name, placement in position.fighters.items():
        yield from _known((name,), name, table.fighters, "fighter")
        if name not in table.fighters:
            continue
        for path, message in _placement(placement, table.fighters[name], table):
            yield Fault((name, *path), message)
        if placement.at not in (None, OFF):
            other = taken.setdefault(str(placement.at), name)
            if other != name:
                yield Fault((name, "at"), f"'{other}' stands on {placement.at} already")


def _placement(placement: Placement, fighter: Fighter, table: Table) -> Iterator[Fault]:
    if placement.at is None:
        yield Fault((), "'at' is missing: a space, or 'off' if the fighter is defeated")
    for key in ("at", "began"):
        space = getattr(placement, key)
        if space not in (None, OFF):
            yield from _known((key,), space, table.spaces, "space")
    if placement.health == 0 or (placement.health and placement.at == OFF):
        yield Fault(("health",), "a fighter without health is defeated: write 'at: off' and no health")
    most = fighter.dial if table.game.ruleset.recover_to_dial else fighter.health
    if (placement.health or 0) > most:
        yield Fault(("health",), f"{fighter.name} has at most {most} health, not {placement.health}")
    yield from _pieces(placement, fighter, table)
    seat = table.game.seats[fighter.seat]
    named = [*placement.discard, *placement.hand, *placement.deck]
    for card in dict.fromkeys(named):
        copies = sum(one.name == card for one in seat.deck)
        if 0 < copies < named.count(card):
            yield Fault((), f"{card} is named {named.count(card)} times, and there are only {copies}")


def _pieces(found: Placement | Finding, fighter: Fighter, table: Table) -> Iterator[Fault]:
    """The mistakes in the cards, forms and counters of a fighter."""
    plain = type(found)()
    seat = table.game.seats[fighter.seat]
    cards = list(dict.fromkeys(card.name for card in seat.deck))
    for key in ("hand", "hand_size", "deck", "deck_size", "discard", "knows", "forms"):
        if getattr(found, key, None) == getattr(plain, key, None):
            continue
        if fighter.is_enemy and key in ("hand", "hand_size", "knows"):
            yield Fault((key,), "an enemy has no hand")
        elif not fighter.is_hero and not fighter.is_enemy:
            yield Fault((key,), f"'{key}' stands with the hero, {table.hero_of(fighter.seat)}")
    for key in ("hand", "deck", "discard"):
        named = getattr(found, key) or ()
        for index, card in enumerate(named):
            if card != REST:
                yield from _known((key, index), card, cards, "card")
            elif index + 1 < len(named):
                yield Fault((key, index), f"'{REST}' stands for the rest of the deck and comes last")
    for name, value in found.forms.items():
        yield from _form(name, value, fighter, seat)


def _form(name: str, value: str | int, fighter: Fighter, seat: Seat) -> Iterator[Fault]:
    """The mistakes in a form or counter."""
    values = next((one.values for one in seat.forms if one.name == name), None)
    most = next((one.most for one in seat.counters if one.name == name), None)
    if values is not None:
        yield from _known((name,), str(value), [*values, NONE], name)
    elif most is None:
        yield Fault((name,), f"{fighter.name} has no '{name}'")
    elif not isinstance(value, int) or value > most:
        yield Fault((name,), f"{name} must be a whole number from 0 to {most}, not '{value}'")


def _doors(closed: Iterable[int], table: Table) -> Iterator[Fault]:
    doors = table.game.board.doors
    for index, door in enumerate(closed):
        if door > doors:
            yield Fault(
                ("closed", index), f"there is no door {door} on {table.game.board.name}, only {doors}"
            )


def _refused(refusals: Iterable[str | Refusal], table: Table) -> Iterator[Fault]:
    """Words that mean nothing in any position: a misspelt check would always pass."""
    for index, refusal in enumerate(refusals):
        message = mistake(table.game, refusal) if isinstance(refusal, str) else ""
        if message:
            yield Fault(("refuses", index), message)


def _expected(expected: Expectation, table: Table) -> Iterator[Fault]:
    for key in ("turn", "asked", "winner"):
        name = getattr(expected, key)
        if name is None or (key, name) == ("winner", NONE):
            continue
        if key == "winner" and table.game.adventure is not None:
            yield from _known((key,), name, SIDES, "side")
        else:
            yield from _known((key,), name, table.fighters, "fighter")
    if expected.adventure is not None:
        if table.game.adventure is None:
            yield Fault(("adventure",), "there is no adventure without a villain")
        else:
            yield from _under("adventure", check_quest_finding(expected.adventure, table))
    yield from _doors(expected.closed or (), table)
    yield from _refused(expected.refuses, table)
    for name, finding in expected.fighters.items():
        yield from _known((name,), name, table.fighters, "fighter")
        if name in table.fighters:
            if finding.at not in (None, OFF):
                yield from _known((name, "at"), str(finding.at), table.spaces, "space")
            for path, message in _pieces(finding, table.fighters[name], table):
                yield Fault((name, *path), message)
