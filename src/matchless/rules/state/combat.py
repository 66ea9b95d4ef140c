"""The current combat: part of the state."""

from __future__ import annotations

from typing import Final, final

from matchless.rules.native import mypyc_attr
from matchless.rules.state.fields import Fields, names_of, numbers_of

ATTACK: Final = 0
DEFENSE: Final = 1

COMBAT_FIELDS: Final[Fields] = (
    ("attacker", "fighter"),
    ("attacker_seat", "seat"),
    ("defender", "fighter"),
    ("defender_seat", "seat"),
    ("attack_card", "card"),
    ("defense_card", "card"),
    ("boost_card", "card"),
    ("attack_boost", "number"),
    ("attack_value", "number"),
    ("defense_value", "number"),
    ("revealed", "flag"),
    ("window", "window"),
    ("begun", "set of effects"),
    ("cancelled", "set of sides"),
    ("ignored", "set of sides"),
    ("safe", "set of fighters"),
    ("safe_from_combat", "set of fighters"),
    ("dealt", "number"),
    ("is_over", "flag"),
    ("safe_from_effects", "set of fighters"),
    ("bonus", "count"),
    ("locked", "set of sides"),
    ("kept", "set of sides"),
    ("redirected", "fighter"),
    ("sharing", "count"),
    ("fallen", "set of fighters"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Combat:
    """Who fights whom with which cards, and what has happened to them so far."""

    __slots__ = (*names_of(COMBAT_FIELDS), "parent", "printed")

    def __init__(
        self, attacker: int, attacker_seat: int, defender: int, defender_seat: int, attack_card: int
    ) -> None:
        """Begin a combat: the attack card is face down."""
        self.attacker = attacker
        self.attacker_seat = attacker_seat
        self.defender = defender
        self.defender_seat = defender_seat
        self.attack_card = attack_card
        self.defense_card = -1
        self.boost_card = -1  # added face down to the attack
        self.attack_boost = 0  # what that card adds while it counts
        self.attack_value = 0  # without standing bonuses and the boost above
        self.defense_value = 0
        self.revealed = False
        self.window = 0  # the timing being resolved
        self.begun = 0  # effects of this window already begun, a set for each side
        self.cancelled = 0  # sides whose card's effects are cancelled
        self.ignored = 0  # sides whose value is ignored
        self.safe = 0  # fighters to whom all damage is prevented
        self.safe_from_combat = 0  # fighters to whom combat damage is prevented
        self.safe_from_effects = 0  # fighters to whom damage from effects is prevented
        self.bonus = 0  # which bonus attack of the card this is, from 1 on; 0 for the card itself
        self.locked = 0  # sides whose value stays the printed one
        self.kept = 0  # sides whose card goes back to hand instead of being discarded
        self.redirected = -1  # the fighter who takes the combat damage instead of the defender
        self.sharing = 0  # combat damage that was passed on to other fighters
        self.dealt = -1  # combat damage that reached the defender, once dealt
        self.fallen = 0  # fighters defeated since it began
        self.is_over = False  # after cleanup
        self.parent: Combat | None = None  # the combat that a bonus attack interrupts
        self.printed = -1  # the timings that its cards have effects for, as a set, once worked out

    def clone(self) -> Combat:
        """Return an independent copy."""
        new = Combat(self.attacker, self.attacker_seat, self.defender, self.defender_seat, self.attack_card)
        new.defense_card = self.defense_card
        new.boost_card = self.boost_card
        new.attack_boost = self.attack_boost
        new.attack_value = self.attack_value
        new.defense_value = self.defense_value
        new.revealed = self.revealed
        new.window = self.window
        new.begun = self.begun
        new.cancelled = self.cancelled
        new.ignored = self.ignored
        new.safe = self.safe
        new.safe_from_combat = self.safe_from_combat
        new.safe_from_effects = self.safe_from_effects
        new.bonus = self.bonus
        new.locked = self.locked
        new.kept = self.kept
        new.redirected = self.redirected
        new.sharing = self.sharing
        new.dealt = self.dealt
        new.fallen = self.fallen
        new.is_over = self.is_over
        parent = self.parent
        new.parent = None if parent is None else parent.clone()
        return new

    def swap_numbers(self, seat: int, one: int, other: int) -> None:
        """Swap the numbers of two cards of a seat, as far as they are here face down."""
        if self.attacker_seat == seat:
            self.attack_card = exchanged(self.attack_card, one, other)
            self.boost_card = exchanged(self.boost_card, one, other)
        if self.defender_seat == seat:
            self.defense_card = exchanged(self.defense_card, one, other)

    def side_of(self, seat: int) -> int:
        """Return the side on which a seat fights."""
        return ATTACK if seat == self.attacker_seat else DEFENSE

    def card_of(self, side: int) -> int:
        """Return the card played on a side."""
        return self.attack_card if side == ATTACK else self.defense_card

    def fighter_of(self, side: int) -> int:
        """Return the fighter of a side."""
        return self.attacker if side == ATTACK else self.defender

    def seat_of(self, side: int) -> int:
        """Return the seat of a side."""
        return self.attacker_seat if side == ATTACK else self.defender_seat

    def won(self, seat: int) -> bool:
        """Return whether a seat won: the attacker by dealing combat damage, otherwise the defender (R7.21, R7.22)."""
        return (self.dealt > 0) == (seat == self.attacker_seat)

    def numbers(self) -> list[int]:
        """Return the combat as ints, for saving and comparing."""
        return numbers_of(self, COMBAT_FIELDS)


def exchanged(card: int, one: int, other: int) -> int:
    """Return the card after two numbers have been swapped."""
    if card == one:
        return other
    return one if card == other else card
