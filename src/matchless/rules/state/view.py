"""What one seat may know of a state, and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import set_of, size
from matchless.rules.state.chance import begin_chance, end_chance
from matchless.rules.state.codec import numbers
from matchless.rules.state.combat import ATTACK, DEFENSE
from matchless.rules.state.determinise import fill_in
from matchless.rules.state.frame import with_picked
from matchless.rules.state.renumber import levelled, renumbered, sees_hand
from matchless.rules.state.state import HIDDEN, Decision, State

if TYPE_CHECKING:
    from matchless.rules.notation import Option

SPECTATOR: Final = -1
UNKNOWN: Final = 255
"""In a pile: a card that the seat does not know."""


@final
class View:
    """A seat's knowledge: the only thing that reaches a bot or leaves a server.

    ``position`` has the shape of a state, with hidden cards removed: other hands hold only what the seat knows is in
    them (or face down on the table), unknown cards in piles are UNKNOWN, face-down cards are HIDDEN. Copies of a card
    have the view's own numbers, so an option of the view is not an option of the state: ``answer`` translates.
    """

    __slots__ = ("hand_sizes", "position", "seat", "_meant")

    def __init__(
        self, seat: int, position: State, hand_sizes: list[int], meant: list[int] | None = None
    ) -> None:
        """Describe what ``seat`` knows; ``meant`` are the options of the state, in the order of the view's.

        A view that was sent somewhere else leaves them behind.
        """
        self.seat: Final = seat
        self.position: Final = position
        self.hand_sizes: Final = hand_sizes
        self._meant: Final = meant

    def __repr__(self) -> str:
        who = self.position.game.seats[self.seat].hero if self.seat >= 0 else "a spectator"
        return f"<View of {who}: {self.position.standing()}>"

    @property
    def decision(self) -> Decision | None:
        """The pending decision; its options only if they are this seat's."""
        return self.position.decision

    @property
    def legal(self) -> list[Option]:
        """The options of the pending decision with their notation, if they are this seat's."""
        from matchless.rules.notation import legal  # noqa: PLC0415 - notation knows all ops, and they know states

        return legal(self.position)

    def answer(self, option: int | str) -> int:
        """Return the option of the state that an option of the view means, by its number or its notation."""
        decision = self.position.decision
        assert decision is not None
        assert self._meant is not None
        if isinstance(option, str):
            from matchless.rules.notation import parse  # noqa: PLC0415 - as above

            option = parse(self.position, option)
        return self._meant[decision.options.index(option)]

    def imagine(self, seed: int) -> State:
        """Return a full state that agrees with everything the seat has seen, the unknown filled in at random."""
        state = self.position.clone()
        begin_chance(state, seed, b"")
        fill_in(state, self.seat, self.hand_sizes)
        return state

    def numbers(self) -> list[int]:
        """Return the view as ints: equal views give equal numbers."""
        found = [self.seat, *self.hand_sizes, *numbers(self.position)]
        decision = self.position.decision
        if decision is not None:
            found.extend([decision.seat, decision.kind, decision.number, *decision.options])
        return found


def view_of(state: State, seat: int) -> View:
    """Return what a seat, or a spectator, may know."""
    decision = state.decision
    is_asked = decision is not None and decision.seat == seat
    meant = decision.options if decision is not None and is_asked else []
    state = renumbered(state, seat)
    seen = state.clone()
    end_chance(seen)
    seats = len(state.game.seats)
    for owner in range(seats):
        known = state.known[seat * seats + owner] if seat >= 0 else 0
        if not sees_hand(state, seat, owner):
            seen.hand[owner] = known & (state.hand[owner] | state.played[owner] & ~state.public[owner])
            seen.played[owner] &= state.public[owner]
        seen.deck[owner] = _masked(state.deck[owner], known)
        seen.aside[owner] = _masked(state.aside[owner], known)
    _hide_quest(seen)
    _hide_knowledge(state, seen, seat)
    _hide_combat(seen, seat)
    _level_taken_back(seen)
    _hide_frames(seen, seat)
    if decision is not None and not is_asked:
        seen.decision = Decision(decision.seat, decision.kind, [], decision.number)
    return View(seat, seen, [size(hand) for hand in state.hand], meant)


def _hide_knowledge(state: State, seen: State, seat: int) -> None:
    """Hide who knows what, except what the seat knows and what others know about its cards."""
    seats = len(state.game.seats)
    held = state.hand[seat] | state.played[seat] if seat >= 0 else 0
    own = held | state.known[seat * seats + seat] if seat >= 0 else 0
    for observer in range(seats):
        for owner in range(seats):
            at = observer * seats + owner
            if seat not in (observer, owner):
                seen.known[at] = 0
            elif observer == seat:
                if sees_hand(state, seat, owner):  # that a seat knows its own hand goes without saying
                    seen.known[at] &= ~(state.hand[owner] | state.played[owner])
            else:  # whoever has looked at the seat's deck knows more of it than its owner
                seen.known[at] = levelled(state, seat, state.known[at] & own)


def _hide_quest(seen: State) -> None:
    """Hide the order of initiative cards, and which tokens are face down, by sorting them."""
    quest = seen.quest
    adventure = seen.game.adventure
    if quest is None or adventure is None:
        return
    deck = quest.initiative
    quest.initiative = deck[: quest.under] + bytes(sorted(deck[quest.under :]))
    if not adventure.are_bridges:
        quest.tiles = quest.tiles[: quest.goals] + bytes(sorted(quest.tiles[quest.goals :]))


def _masked(pile: bytes, known: int) -> bytes:
    """Return a pile with unknown cards blotted out."""
    if not known & set_of(list(pile)):
        return b"\xff" * len(pile)
    return bytes([card if known >> card & 1 else UNKNOWN for card in pile])


def _hide_combat(seen: State, seat: int) -> None:
    """Turn the other seats' cards in a combat face down until the reveal (J-19)."""
    combat = seen.combat
    if combat is None or combat.revealed:
        return
    if not sees_hand(seen, seat, combat.attacker_seat):
        if not combat.bonus:  # the card of a bonus attack is already open
            combat.attack_card = HIDDEN
        if combat.boost_card >= 0:
            combat.boost_card = HIDDEN
    if combat.defense_card >= 0 and not sees_hand(seen, seat, combat.defender_seat):
        combat.defense_card = HIDDEN


def _level_taken_back(seen: State) -> None:
    """Let a card that returned from a combat to its hand stand for all its copies: nobody can tell which it is."""
    combat = seen.combat
    while combat is not None:
        if combat.kept >> ATTACK & 1:
            combat.attack_card = _first_copy(seen, combat.attacker_seat, combat.attack_card)
        if combat.kept >> DEFENSE & 1:
            combat.defense_card = _first_copy(seen, combat.defender_seat, combat.defense_card)
        combat = combat.parent


def _first_copy(seen: State, seat: int, card: int) -> int:
    """Return the lowest number of a card's copies; effects of the card under way get it too."""
    first = seen.game.seats[seat].deck[card].first
    for at in range(len(seen.frames)):
        if seen.frames[at].seat == seat and seen.frames[at].card == card:
            new = seen.frames[at].copy()
            new.card = first
            seen.frames[at] = new
    return first


def _hide_frames(seen: State, seat: int) -> None:
    """Hide which card another seat has picked, unless it is in the viewer's hand, open, or was shown."""
    for at in range(len(seen.frames)):
        frame = seen.frames[at]
        if frame.picked < 0 or frame.seat == seat:
            continue
        owner = frame.picked_from
        if owner == seat and seen.hand[seat] >> frame.picked & 1:
            continue
        if not seen.public[owner] >> frame.picked & 1 and frame.picked not in seen.deck[owner]:
            seen.frames[at] = with_picked(frame, HIDDEN, frame.picked_from)
