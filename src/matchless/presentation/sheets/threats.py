"""Who could attack the viewer's side on their next turn, and how hard at most, by what everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.presentation.wire.socket import Threat, Threatened
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import ATTACK_VALUE, MOVE_VALUE
from matchless.rules.ops.movement import reachable
from matchless.rules.state.piles import boost_of, hidden_cards

if TYPE_CHECKING:
    from matchless.rules.game import Fighter
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View


def threats_to(view: View) -> tuple[Threat, ...]:
    """Return everybody who could attack the viewer's side, the hardest first; nobody attacks a spectator."""
    position = view.position
    if view.seat < 0 or position.decision is None:
        return ()
    team = position.game.seats[view.seat].team
    found = [
        threat
        for fighter in position.game.fighters
        if fighter.team != team and position.space[fighter.number] != NOWHERE
        for threat in _threat(view, fighter)
    ]
    return tuple(sorted(found, key=lambda one: -one.most))


def _threat(view: View, fighter: Fighter) -> list[Threat]:
    """Return what one fighter could do, if it may have a card for it."""
    position = view.position
    seat = position.game.seats[fighter.seat]
    most = _hardest(position, fighter)
    held = view.hand_sizes[fighter.seat]
    if most < 0:
        return []
    steps = seat.move + standing_bonus(position, MOVE_VALUE, seat.number, fighter.number)
    # An enemy of an adventure plays from its deck; a player needs a card in hand, or one drawn by maneuvering.
    near = _struck(position, fighter, 0) if held or seat.is_enemy else 0
    may_move = bool(held or position.deck[seat.number] or seat.is_enemy)
    far = _struck(position, fighter, steps) | near if may_move else near
    boost = 0 if seat.is_enemy or not held else _best_boost(position, seat.number)
    farthest = _struck(position, fighter, steps + boost) | far if boost else far
    team = position.game.seats[view.seat].team
    targets = [
        Threatened(one.number, "nothing" if near >> space & 1 else "move" if far >> space & 1 else "boost")
        for one in position.game.fighters
        for space in (position.space[one.number],)
        if one.team == team and space != NOWHERE and farthest >> space & 1
    ]
    names = position.game.board.spaces
    return [
        Threat(
            fighter.number,
            most,
            tuple([names[space] for space in members(near)]),
            tuple([names[space] for space in members(far & ~near)]),
            tuple(targets),
        )
    ]


def _struck(position: State, fighter: Fighter, steps: int) -> int:
    """Return the spaces that a fighter could attack after a move."""
    layout = position.layout()
    found = 0
    for space in members(reachable(position, fighter.number, steps, through=False)):
        found |= layout.neighbours[space]
        if fighter.ranged:
            found |= layout.zone_mates[space]
    return found


def _hardest(position: State, fighter: Fighter) -> int:
    """Return the highest attack value of the cards that a fighter may have for all anybody knows; -1 if none."""
    seat = position.game.seats[fighter.seat]
    hidden = hidden_cards(position, seat.number)
    cards = members(hidden & seat.attacks)
    if seat.is_enemy and not hidden:
        cards = members(seat.attacks)  # its deck is reshuffled
    values = [seat.deck[card].value for card in cards if seat.deck[card].users >> fighter.rank & 1]
    if not values:
        return -1
    quest = position.quest
    fury = quest.fury if quest is not None and seat.is_enemy else 0
    return max(0, max(values) + standing_bonus(position, ATTACK_VALUE, seat.number, fighter.number) + fury)


def _best_boost(position: State, seat: int) -> int:
    return max((boost_of(position, seat, card) for card in members(hidden_cards(position, seat))), default=0)
