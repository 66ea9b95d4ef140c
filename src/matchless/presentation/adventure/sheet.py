"""The state of an adventure as one seat may see it, for the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.presentation.adventure.cache import AdventureSheets, adventure_sheets
from matchless.presentation.wire.adventure import (
    AdventureSheet,
    EnemySheet,
    EventSheet,
    InitiativeSheet,
    SiteSheet,
    Stage,
    StrewnSheet,
    TargetSheet,
    ThreatSheet,
)
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.adventure.enemy_turn import beside, reach_of
from matchless.rules.adventure.objectives import is_destroyed, supply_left
from matchless.rules.adventure.state import NO_MARKER, adventure_of, quest_of
from matchless.rules.adventure.threat import threat_level
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.ending import cards_seen, owner_of
from matchless.rules.query import answers_for_all, progress
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.presentation.names import GameNames
    from matchless.rules.game import Seat
    from matchless.rules.state.state import State


def adventure_sheet(position: State, names: GameNames) -> AdventureSheet | None:
    """Return the state of an adventure, or nothing in a duel. It never reveals the order of hidden cards."""
    if position.quest is None:
        return None
    quest, known = position.quest, adventure_sheets(names)
    adventure = adventure_of(position)
    _, to_come, under, waiting, _ = cards_seen(position)
    is_bridged = adventure.are_bridges
    return AdventureSheet(
        round=quest.rounds,
        stage=_stage(position),
        row=_row(position, known, names),
        to_come=_cards(position, to_come, known, names),
        under=_cards(position, under, known, names),
        waiting=_cards(position, waiting, known, names),
        markers=tuple(None if marker == NO_MARKER else marker + 1 for marker in quest.markers),
        threat=_threat(position, known),
        token=known.token,
        supply=supply_left(position),
        sites=_sites(position, known),
        awake=() if is_bridged else tuple(known.tiles[tile] for tile in quest.tiles[: quest.goals]),
        asleep=() if is_bridged else tuple(known.tiles[tile] for tile in sorted(quest.tiles[quest.goals :])),
        strewn=_strewn(position, known),
        fury=quest.fury,
        events=_events(position, known),
        enemies=tuple(_enemy(position, seat, names) for seat in position.game.seats if seat.is_enemy),
        decider=_decider(position),
    )


def _stage(position: State) -> Stage:
    now = progress(position)
    if now.in_setup:
        return "setup"
    return "end" if now.ending else "turns"


def _card(position: State, card: int, known: AdventureSheets, names: GameNames) -> InitiativeSheet:
    """Return an initiative card; a player's goes by the name of the hero."""
    sheet = known.initiative[card]
    owner = owner_of(position, card)
    return replace(sheet, seat=owner, name=names.player(owner)) if sheet.seat == NOBODY != owner else sheet


def _cards(
    position: State, cards: Iterable[int], known: AdventureSheets, names: GameNames
) -> tuple[InitiativeSheet, ...]:
    return tuple(_card(position, card, known, names) for card in cards)


def _row(position: State, known: AdventureSheets, names: GameNames) -> tuple[InitiativeSheet, ...]:
    """Return the row, marking the card that is acting and those whose end-of-round effects are done."""
    row = quest_of(position).row
    now = progress(position)
    done = now.ended
    acting = NOBODY
    if row and now.revealing and owner_of(position, row[-1]) == position.turn:
        acting = row[-1]
    if now.in_end_effect:
        acting = next((card for card in reversed(row) if done >> card & 1), NOBODY)
    return tuple(
        replace(
            _card(position, card, known, names),
            acting=card == acting,
            done=bool(done >> card & 1) and card != acting,
        )
        for card in row
    )


def _events(position: State, known: AdventureSheets) -> tuple[EventSheet, ...]:
    """Return the events, marking the one that is being resolved."""
    event = progress(position).event
    acting = NOBODY if event < 0 else known.ending[event]
    return tuple(replace(event, acting=at == acting) for at, event in enumerate(known.events))


def _threat(position: State, known: AdventureSheets) -> ThreatSheet:
    quest = quest_of(position)
    following = known.goals[min(quest.goals, len(known.goals) - 1)]
    track = tuple(adventure_of(position).track)
    return ThreatSheet(track, quest.threat, threat_level(position), quest.goals, GOALS, following)


def _sites(position: State, known: AdventureSheets) -> tuple[SiteSheet, ...]:
    quest = quest_of(position)
    is_bridged = adventure_of(position).are_bridges
    return tuple(
        SiteSheet(
            at + 1,
            spaces,
            quest.tokens[at],
            destroyed=is_destroyed(position, at),
            tile=known.tiles[quest.tiles[at]] if is_bridged else None,
        )
        for at, spaces in enumerate(known.sites)
    )


def _strewn(position: State, known: AdventureSheets) -> tuple[StrewnSheet, ...]:
    names = position.game.board.spaces
    found = []
    for kind, mask in zip(known.kinds, quest_of(position).strewn, strict=True):
        spaces = tuple(names[space] for space in members(mask))
        found.append(StrewnSheet(kind.slug, kind.name, kind.text, spaces, kind.supply - len(spaces)))
    return tuple(found)


def _enemy(position: State, seat: Seat, names: GameNames) -> EnemySheet:
    """Return an enemy and whom it would attack if it acted now (A8.2 to A8.5)."""
    spaces = position.game.board.spaces
    fighter = seat.first
    steps, targets = _aim(position, fighter, seat.move)
    return EnemySheet(
        seat.number,
        fighter,
        seat.hero,
        names.library.enemy(seat.hero).rank,
        seat.move,
        defeated=position.space[fighter] == NOWHERE and position.health[fighter] <= 0,
        aim="none" if not targets else "nearest" if steps else "adjacent",
        steps=steps,
        targets=tuple(
            TargetSheet(target, tuple(spaces[space] for space in members(ends))) for target, ends in targets
        ),
    )


def _aim(position: State, enemy: int, move: int) -> tuple[int, list[tuple[int, int]]]:
    """Return how many steps an enemy would take, and its targets with the spaces it would attack them from."""
    if position.space[enemy] == NOWHERE:
        return 0, []
    for steps in range(move + 1):
        targets, ends = reach_of(position, enemy, steps)
        if targets:
            return steps, [(target, beside(position, target, ends)) for target in targets]
    return 0, []


def _decider(position: State) -> int | None:
    """Return who decides for all players what an enemy would do."""
    decision = position.decision
    return decision.seat if decision is not None and answers_for_all(position) else None
