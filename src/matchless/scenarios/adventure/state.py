"""The state of an adventure in a scenario: set up from its position, and compared with what it expects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from matchless.rules.adventure.adventure import NO_OWNER, Adventure
from matchless.rules.adventure.round import AT_REVEAL
from matchless.rules.adventure.state import adventure_of, new_quest, quest_of
from matchless.rules.adventure.threat import threat_level
from matchless.rules.board.bits import members
from matchless.rules.flow.ending import is_gone, owner_of
from matchless.rules.flow.programs import PLAYER_TURN_PROGRAM, ROUND_PROGRAM
from matchless.rules.state.frame import NO_CARD, NOBODY
from matchless.rules.state.state import State
from matchless.scenarios.file import REST, AdventureFinding, AdventurePosition, Position, Scenario
from matchless.scenarios.seating import Table


def lay_quest(scenario: Scenario, position: Position, table: Table, state: State) -> None:
    """Set up what belongs to an adventure, and continue the round with the turn that the position names."""
    adventure = table.adventure
    given = position.adventure or AdventurePosition()
    quest = new_quest(state.game)
    state.quest = quest
    quest.rounds = given.round
    quest.threat = adventure.first_space if given.threat is None else given.threat - 1
    quest.goals = given.goals
    quest.fury = given.fury
    quest.markers = [
        given.markers.get(table.hero_of(seat), seat + 1) - 1 for seat in range(state.game.players)
    ]
    quest.tokens = [given.tokens.get(str(at + 1), 0) for at in range(len(adventure.sites))]
    names = [tile.name for tile in adventure.tiles]
    quest.tiles = bytes(names.index(name) for name in given.tiles or names)
    quest.strewn = [
        sum(1 << table.spaces[space] for space in set(given.strewn.get(kind.name, ())))
        for kind in adventure.kinds
    ]
    for site in set(given.destroyed):
        state.doors |= 1 << state.game.board.doors + site - 1
    _lay_initiative(scenario, given, table, state)


def _lay_initiative(scenario: Scenario, given: AdventurePosition, table: Table, state: State) -> None:
    """Lay out deck and row; the card whose turn it is comes last in the row, or if an enemy's, on top of the deck."""
    quest = quest_of(state)
    is_turn = scenario.start in ("action", "turn")
    is_players = is_turn and state.turn < state.game.players
    row = list(given.row or (REST,) * (given.row is None and scenario.start == "end-of-round"))
    deck = list(
        (REST,) * (scenario.start != "end-of-round") if given.initiative is None else given.initiative
    )
    own = table.hero_of(state.turn)
    if is_turn and own not in (*row, *deck):
        if is_players:
            row.append(own)
        else:
            deck.insert(0, own)
    left = list(range(len(adventure_of(state).initiative)))
    # Cards that are named are taken before the rest.
    piles = [_taken(pile, table, state, left) for pile in (row, deck, list(given.waiting))]
    rest = [card for card in left if _takes_part(state, card)]
    quest.row, initiative, quest.waiting = (bytes(_with_rest(pile, rest)) for pile in piles)
    quest.initiative = initiative[::-1]
    state.push(ROUND_PROGRAM, NOBODY, NOBODY, NO_CARD)
    state.jump(AT_REVEAL)
    if is_players:
        state.push(PLAYER_TURN_PROGRAM, state.turn, state.game.seats[state.turn].first, NO_CARD)


def _taken(names: Iterable[str], table: Table, state: State, left: list[int]) -> list[int]:
    """The cards with some names; NO_CARD stands for the rest."""
    found = []
    for name in names:
        if name == REST:
            found.append(NO_CARD)
            continue
        card = next(card for card in left if called(card, table, state) == name)
        left.remove(card)
        found.append(card)
    return found


def _with_rest(pile: list[int], rest: list[int]) -> Iterator[int]:
    for card in pile:
        yield from rest if card == NO_CARD else [card]


def _takes_part(state: State, card: int) -> bool:
    """Return whether a card is in the deck without being named: those who are out or join later have none."""
    return not adventure_of(state).initiative[card].joins_later and not is_gone(state, card)


def called(card: int, table: Table, state: State) -> str:
    """The name of an initiative card: its own, or that of the hero who has the marker."""
    initiative = table.adventure.initiative[card]
    if initiative.seat != NO_OWNER:
        return initiative.name
    owner = owner_of(state, card)
    return initiative.name if owner == NOBODY else table.hero_of(owner)


def cards_by_name(table: Table) -> dict[str, int]:
    """The initiative cards that a scenario may name, and how many there are of each."""
    names = [table.hero_of(seat) for seat in range(table.game.players)]
    names += [card.name for card in table.adventure.initiative if card.seat != NO_OWNER]
    return {name: names.count(name) for name in names}


def quest_as(wanted: AdventureFinding, state: State, table: Table) -> Iterator[tuple[str, object, object]]:
    """For each key, what is expected of the state of an adventure (None: nothing) and what was found."""
    quest, adventure = quest_of(state), table.adventure
    yield "round", wanted.round, quest.rounds
    yield "threat", wanted.threat, quest.threat + 1
    yield "level", wanted.level, threat_level(state)
    yield "goals", wanted.goals, quest.goals
    yield "fury", wanted.fury, quest.fury
    yield (
        "tokens",
        _given(wanted.tokens),
        {str(at + 1): count for at, count in enumerate(quest.tokens) if count},
    )
    yield "tiles", _listed(wanted.tiles), [adventure.tiles[tile].name for tile in quest.tiles]
    yield "destroyed", _sorted(wanted.destroyed), _destroyed(state, adventure)
    for kind, name in enumerate(kind.name for kind in adventure.kinds):
        lying = sorted(state.game.board.spaces[space] for space in members(quest.strewn[kind]))
        yield f"strewn {name}", _sorted(wanted.strewn.get(name)), lying
    yield from _initiative_as(wanted, state, table)
    for name, marker in wanted.markers.items():
        yield f"marker of {name}", marker, quest.markers[table.fighters[name].seat] + 1


def _initiative_as(
    wanted: AdventureFinding, state: State, table: Table
) -> Iterator[tuple[str, object, object]]:
    quest = quest_of(state)

    def names(pile: bytes) -> list[str]:
        return [called(card, table, state) for card in pile]

    yield "row", _listed(wanted.row), names(quest.row)
    yield "waiting", _sorted(wanted.waiting), sorted(names(quest.waiting))
    yield "cards", _sorted(wanted.cards), sorted(names(quest.initiative + quest.row))
    yield "initiative_size", wanted.initiative_size, len(quest.initiative)
    deck, expected = names(quest.initiative[::-1]), _listed(wanted.initiative)
    if expected is not None and expected[-1:] == [REST]:
        expected.pop()
        deck = deck[: len(expected)]
    yield "initiative", expected, deck


def _destroyed(state: State, adventure: Adventure) -> list[int]:
    if not adventure.are_bridges:
        return []
    return [bridge + 1 for bridge in members(state.doors >> state.game.board.doors)]


def _given(tokens: dict[str, int] | None) -> dict[str, int] | None:
    return None if tokens is None else {site: count for site, count in sorted(tokens.items()) if count}


def _listed(names: Sequence[str] | None) -> list[str] | None:
    return None if names is None else list(names)


def _sorted(those: Sequence[object] | None) -> list[object] | None:
    return None if those is None else sorted(those, key=str)
