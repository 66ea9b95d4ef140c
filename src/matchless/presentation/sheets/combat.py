"""The combat, for the wire: both cards, as far as the viewer knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.presentation.sheets.values import events_of, is_discarded_boost, value_of, value_steps
from matchless.presentation.wire.game import CombatCard, CombatSheet
from matchless.rules.flow.values import played_card
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.frame import NO_CARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View


def combat_sheet(view: View, log: Sequence[Event], names: GameNames) -> CombatSheet | None:
    """Return the current combat, if there is one."""
    combat = view.position.combat
    if combat is None or combat.is_over:
        return None
    story = events_of(combat, log) if combat.revealed else []
    return CombatSheet(
        _card(view.position, combat, ATTACK, story, names),
        _card(view.position, combat, DEFENSE, story, names),
        defended=combat.revealed or combat.defense_card != NO_CARD,
        revealed=combat.revealed,
        damage=combat.dealt if combat.dealt >= 0 else None,
    )


def _card(position: State, combat: Combat, side: int, story: list[Event], names: GameNames) -> CombatCard:
    """Return one side of a combat."""
    seat = combat.seat_of(side)
    deck = position.game.seats[seat].deck
    number = combat.card_of(side)
    is_known = number >= 0
    boost = _boost_of(combat, side, story)
    return CombatCard(
        seat,
        combat.fighter_of(side),
        deck[number].name if is_known else None,
        is_there=number != NO_CARD,
        bonus=_bonus(position, combat, side, names),
        value=value_of(position, combat, side, story) if is_known else None,
        steps=tuple(value_steps(position, combat, side, story, names)) if is_known else (),
        boost=deck[boost].name if boost >= 0 else None,
        has_boost=boost != NO_CARD,
        cancelled=bool(combat.cancelled >> side & 1),
        ignored=bool(combat.ignored >> side & 1),
        locked=bool(combat.locked >> side & 1),
    )


def _bonus(position: State, combat: Combat, side: int, names: GameNames) -> str:
    """Return the name of the bonus attack, if that is what was played."""
    if side != ATTACK or not combat.bonus:
        return ""
    return names.played(combat.attacker_seat, played_card(position, combat, side))


def _boost_of(combat: Combat, side: int, story: list[Event]) -> int:
    """Return the card added to a side as a boost: the one on the table, or the last one discarded for it."""
    if side == ATTACK and combat.boost_card != NO_CARD:
        return combat.boost_card
    seat = combat.seat_of(side)
    found = NO_CARD
    for at, event in enumerate(story):
        if event.seat == seat and is_discarded_boost(story, at):
            found = event.card
    return found
