"""Comparing a state with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from matchless.library.scenario_file import NONE, OFF, REST, Expectation, Finding, Refusal
from matchless.library.scenario_table import Table
from matchless.rules.bits import members
from matchless.rules.board import NOWHERE
from matchless.rules.frame import NOBODY
from matchless.rules.game import Fighter
from matchless.rules.notation import parse
from matchless.rules.play import IllegalOption, notation
from matchless.rules.state import State


def stands_as(expected: Expectation, state: State, table: Table) -> Iterator[str]:
    """Everything in which a state differs from what is expected of it."""
    for name, finding in expected.fighters.items():
        fighter = table.fighters[name]
        yield from _fighter(finding, fighter, state)
        yield from _cards(finding, fighter, state)
        yield from _forms(finding, fighter, state)
    if expected.actions is not None:
        yield from _differs("actions left", expected.actions, state.actions)
    if expected.turn is not None:
        yield from _differs(
            "turn", table.hero_of(table.fighters[expected.turn].seat), table.hero_of(state.turn)
        )
    if expected.winner is not None:
        yield from _winner(expected.winner, state, table)
    if expected.asked is not None:
        asked = (
            table.hero_of(state.decision.seat) if state.decision is not None else "nobody, the game is over"
        )
        yield from _differs("asked", table.hero_of(table.fighters[expected.asked].seat), asked)
    yield from _offers(expected, state)


def _differs(what: str, expected: object, actual: object) -> Iterator[str]:
    if expected != actual:
        yield f"{what}: expected {_shown(expected)}, found {_shown(actual)}"


def _shown(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)


def _fighter(finding: Finding, fighter: Fighter, state: State) -> Iterator[str]:
    space = state.space[fighter.number]
    if finding.at is not None:
        at = OFF if space == NOWHERE else state.game.board.spaces[space]
        yield from _differs(f"{fighter.name} at", finding.at, at)
    if finding.health is not None:
        yield from _differs(f"{fighter.name} health", finding.health, state.health[fighter.number])


def _names(state: State, seat: int, cards: Sequence[int]) -> list[str]:
    return [state.game.seats[seat].deck[card].name for card in cards]


def _cards(finding: Finding, fighter: Fighter, state: State) -> Iterator[str]:
    seat = fighter.seat
    hand = sorted(_names(state, seat, members(state.hand[seat])))
    deck = _names(state, seat, state.deck[seat][::-1])
    if finding.hand is not None:
        yield from _differs(f"{fighter.name} hand", sorted(finding.hand), hand)
    if finding.hand_size is not None:
        yield from _differs(f"{fighter.name} hand_size", finding.hand_size, len(hand))
    if finding.deck is not None:
        wanted = list(finding.deck)
        if wanted[-1:] == [REST]:
            wanted.pop()
            deck = deck[: len(wanted)]
        yield from _differs(f"{fighter.name} deck", wanted, deck)
    if finding.deck_size is not None:
        yield from _differs(f"{fighter.name} deck_size", finding.deck_size, len(state.deck[seat]))
    if finding.discard is not None:
        discard = _names(state, seat, state.discard[seat])
        yield from _differs(f"{fighter.name} discard", list(finding.discard), discard)
    if finding.knows is not None:
        yield from _differs(f"{fighter.name} knows", sorted(finding.knows), sorted(_seen(seat, state)))


def _seen(seat: int, state: State) -> Iterator[str]:
    """The cards in other hands that a seat has seen."""
    seats = len(state.game.seats)
    for other in range(seats):
        if other != seat:
            known = state.known[seat * seats + other] & state.hand[other]
            yield from _names(state, other, members(known))


def _forms(finding: Finding, fighter: Fighter, state: State) -> Iterator[str]:
    for form in state.game.seats[fighter.seat].forms:
        if form.name in finding.forms:
            value = form.values[state.counters[form.counter]]
            yield from _differs(f"{fighter.name} {form.name}", finding.forms[form.name], value)


def _winner(expected: str, state: State, table: Table) -> Iterator[str]:
    sides = state.game.sides
    actual = NONE if state.winner == NOBODY else table.hero_of(sides.index(state.winner))
    yield from _differs(
        "winner", expected if expected == NONE else table.hero_of(table.fighters[expected].seat), actual
    )


def _offers(expected: Expectation, state: State) -> Iterator[str]:
    wanted = set()
    for words in (*expected.offers, *(expected.options or ())):
        try:
            wanted.add(parse(state, words))
        except IllegalOption as error:
            yield f"should be an option: {error}"
    decision = state.decision
    if expected.options is not None and decision is not None:
        more = [notation(state, option) for option in decision.options if option not in wanted]
        if more:
            yield f"should not be an option: {', '.join(more)}"
    for refusal in expected.refuses:
        yield from _refuses(refusal, state)


def _refuses(refusal: str | Refusal, state: State) -> Iterator[str]:
    words = refusal if isinstance(refusal, str) else refusal.say
    try:
        parse(state, words)
    except IllegalOption as error:
        if not isinstance(refusal, str) and refusal.because not in str(error):
            yield f"should be refused because '{refusal.because}', but: {error}"
    else:
        yield f"'{words}' should be refused, and is an option"
