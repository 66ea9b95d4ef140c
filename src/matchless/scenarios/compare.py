"""Comparing a state with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from matchless.lang.lint.fault import Fault, Path
from matchless.rules.board.bits import members, set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.play import IllegalOption
from matchless.rules.flow.setup import NO_FORM
from matchless.rules.game import Fighter
from matchless.rules.notation import notation, parse
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.state import State
from matchless.scenarios.adventure.state import quest_as
from matchless.scenarios.file import NONE, OFF, REST, Expectation, Finding, Refusal
from matchless.scenarios.seating import SIDES, Table

Compared: TypeAlias = tuple[str, object, object]
"""A key, what is expected there (None: nothing), and what was found."""


def stands_as(expected: Expectation, state: State, table: Table) -> Iterator[Fault]:
    """Every difference between a state and what is expected of it, with the place that expects it."""
    for name, finding in expected.fighters.items():
        fighter = table.fighters[name]
        for what, wanted, found in (*_fighter(finding, fighter, state), *_cards(finding, fighter, state)):
            if wanted is not None:
                yield from _differs((name, what), f"{fighter.name} {what}", wanted, found)
    for key, wanted, found in _turn(expected, state, table):
        if wanted is not None:
            yield from _differs((key,), key, wanted, found)
    if expected.adventure is not None:
        for key, wanted, found in quest_as(expected.adventure, state, table):
            if wanted is not None:
                yield from _differs(("adventure", key.split()[0]), key, wanted, found)
    yield from _offers(expected, state)


def _differs(path: Path, what: str, expected: object, actual: object) -> Iterator[Fault]:
    if expected != actual:
        yield Fault(path, f"{what}: expected {_shown(expected)}, found {_shown(actual)}")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {one}' for key, one in value.items())}}}"
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)


def _turn(expected: Expectation, state: State, table: Table) -> Iterator[Compared]:
    def hero(name: str | None) -> str | None:
        return name if name in (None, NONE) else table.hero_of(table.fighters[str(name)].seat)

    decision = state.decision
    asked = "nobody, the game is over" if decision is None else table.hero_of(decision.seat)
    winner = NONE if state.winner == NOBODY else table.side_of(state.winner)
    victor = expected.winner
    if victor not in (None, NONE, *SIDES):  # any member of the team
        victor = table.side_of(table.fighters[str(victor)].team)
    yield "actions", expected.actions, state.actions
    yield "turn", hero(expected.turn), table.hero_of(state.turn)
    yield "winner", victor, winner
    doors = state.game.board.doors
    closed = [door + 1 for door in members(state.doors) if door < doors]
    yield "closed", None if expected.closed is None else sorted(expected.closed), closed
    yield "asked", hero(expected.asked), asked


def _fighter(finding: Finding, fighter: Fighter, state: State) -> Iterator[Compared]:
    space = state.space[fighter.number]
    yield "at", finding.at, OFF if space == NOWHERE else state.game.board.spaces[space]
    yield "health", finding.health, state.health[fighter.number]
    for form in state.game.seats[fighter.seat].forms:
        value = state.counters[form.counter]
        yield form.name, finding.forms.get(form.name), NONE if value == NO_FORM else form.values[value]
    for counter in state.game.seats[fighter.seat].counters:
        yield counter.name, finding.forms.get(counter.name), state.counters[counter.counter]


def _names(state: State, seat: int, cards: Sequence[int]) -> list[str]:
    return [state.game.seats[seat].deck[card].name for card in cards]


def _cards(finding: Finding, fighter: Fighter, state: State) -> Iterator[Compared]:
    seat = fighter.seat
    hand = sorted(_names(state, seat, members(state.hand[seat])))
    deck = _names(state, seat, state.deck[seat][::-1])
    yield "hand", _sorted(finding.hand), hand
    yield "hand_size", finding.hand_size, len(hand)
    yield "deck_size", finding.deck_size, len(deck)
    yield "discard", _listed(finding.discard), _names(state, seat, state.discard[seat])
    yield "knows", _sorted(finding.knows), sorted(_seen(seat, state))
    wanted = _listed(finding.deck)
    if wanted is not None and wanted[-1:] == [REST]:
        wanted.pop()
        deck = deck[: len(wanted)]
    yield "deck", wanted, deck


def _listed(cards: tuple[str, ...] | None) -> list[str] | None:
    return None if cards is None else list(cards)


def _sorted(cards: tuple[str, ...] | None) -> list[str] | None:
    return None if cards is None else sorted(cards)


def _seen(seat: int, state: State) -> Iterator[str]:
    """The cards in other hands, and in the decks of enemies, that a seat has seen."""
    seats = len(state.game.seats)
    for other in range(seats):
        if other != seat:
            hidden = state.hand[other] if other < state.game.players else set_of(list(state.deck[other]))
            known = state.known[seat * seats + other] & hidden
            yield from _names(state, other, members(known))


def _offers(expected: Expectation, state: State) -> Iterator[Fault]:
    wanted = set()
    for key in ("offers", "options"):
        for index, words in enumerate(getattr(expected, key) or ()):
            try:
                wanted.add(parse(state, words))
            except IllegalOption as error:
                yield Fault((key, index), f"should be an option: {error}")
    decision = state.decision
    if expected.options is not None and decision is not None:
        more = [notation(state, option) for option in decision.options if option not in wanted]
        if more:
            yield Fault(("options",), f"should not be an option: {', '.join(more)}")
    for index, refusal in enumerate(expected.refuses):
        for message in _refuses(refusal, state):
            yield Fault(("refuses", index), message)


def _refuses(refusal: str | Refusal, state: State) -> Iterator[str]:
    words = refusal if isinstance(refusal, str) else refusal.say
    try:
        parse(state, words)
    except IllegalOption as error:
        if not isinstance(refusal, str) and refusal.because not in str(error):
            yield f"should be refused because '{refusal.because}', but: {error}"
    else:
        yield f"'{words}' should be refused, and is an option"
