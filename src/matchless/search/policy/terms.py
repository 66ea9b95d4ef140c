"""The terms that score an option."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    ("strike_hero", 1.2),  # the damage that an attack on a hero promises
    ("kill_hero", 6.0),  # that would defeat it
    ("strike_sidekick", 0.72),
    ("kill_sidekick", 0.96),
    ("attack_cost", -0.7),  # what the card of an attack is worth
    ("attack", 0.0),  # that it is an attack, ...
    ("attack_by_hero", 0.0),
    ("attack_last", 0.0),  # ... with the last action of the turn
    ("attack_hand", 0.0),  # ... for each card in hand
    ("attack_open", 0.0),  # ... on a defender without cards
    ("scheme", 0.6),
    ("scheme_last", 0.0),
    ("scheme_hand", 0.0),
    ("maneuver", 1.0),
    ("maneuver_hand", -0.15),  # for each card in hand
    ("maneuver_full", -0.6),  # the hand is full
    ("maneuver_instead", 0.0),  # somebody could be attacked
    ("maneuver_last", 0.0),
    ("maneuver_empty", 0.0),  # the deck is empty
    ("stay", 0.0),
    ("move_none", -2.0),
    ("move_enemy", 0.3),
    ("move_hurt", -0.8),  # for each damage on the way
    ("nearer_hero", 0.15),  # steps towards an attack, with cards in hand
    ("nearer_sidekick", 0.05),
    ("nearer_weak", 0.0),  # the same without cards
    ("reach_hero", 1.0),  # an attack becomes possible, with an action left
    ("reach_sidekick", 0.35),
    ("reach_later", 0.2),  # without one
    ("risk_hero", -0.5),  # the own hero comes into reach
    ("risk_hero_weak", 0.0),  # and has little health
    ("risk_sidekick", -0.2),
    ("guard_hero", 1.0),  # for each point of a hero's defense
    ("guard_hero_weak", 1.2),  # with little health
    ("guard_sidekick", 0.6),
    ("guard_cost", -1.0),
    ("decline_hero", -1.0),
    ("decline_hero_weak", 0.0),
    ("decline_sidekick", 0.4),
    ("no_boost", 2.5),
    ("boost_cost", -1.0),
    ("boost", 0.0),  # for each point
    ("discard_cost", -2.0),
    ("no_discard", 0.0),
    ("push_hero", 0.0),  # for an enemy that is moved: it could be struck
    ("push_away", 0.0),  # it can no longer strike one's own hero
    ("meets", 0.0),  # the part of a defense that the attacker's usual cards need
    ("accept", 0.0),  # choices of effects, by what is done
    ("number", 0.0),  # for each further one
    ("on_enemy_hero", 0.0),
    ("on_enemy_sidekick", 0.0),
    ("on_own_hero", 0.0),
    ("on_own_sidekick", 0.0),
    ("on_weak_enemy", 0.0),
    ("on_weak_own", 0.0),
    ("lose_worth", 0.0),  # what a card of one's own is worth if it is lost
    ("keep_worth", 0.0),  # what it is worth if it is taken or kept
    ("their_worth", 0.0),  # what another's card is worth
)
"""The terms, with the weights to begin with."""
# Their places.
STRIKE_HERO: Final = 0
KILL_HERO: Final = 1
STRIKE_SIDEKICK: Final = 2
KILL_SIDEKICK: Final = 3
ATTACK_COST: Final = 4
AN_ATTACK: Final = 5
ATTACK_BY_HERO: Final = 6
ATTACK_LAST: Final = 7
ATTACK_HAND: Final = 8
ATTACK_OPEN: Final = 9
A_SCHEME: Final = 10
SCHEME_LAST: Final = 11
SCHEME_HAND: Final = 12
MANEUVER: Final = 13
MANEUVER_HAND: Final = 14
MANEUVER_FULL: Final = 15
MANEUVER_INSTEAD: Final = 16
MANEUVER_LAST: Final = 17
MANEUVER_EMPTY: Final = 18
STAY: Final = 19
MOVE_NONE: Final = 20
MOVE_ENEMY: Final = 21
MOVE_HURT: Final = 22
NEARER_HERO: Final = 23
NEARER_SIDEKICK: Final = 24
NEARER_WEAK: Final = 25
REACH_HERO: Final = 26
REACH_SIDEKICK: Final = 27
REACH_LATER: Final = 28
RISK_HERO: Final = 29
RISK_HERO_WEAK: Final = 30
RISK_SIDEKICK: Final = 31
GUARD_HERO: Final = 32
GUARD_HERO_WEAK: Final = 33
GUARD_SIDEKICK: Final = 34
GUARD_COST: Final = 35
DECLINE_HERO: Final = 36
DECLINE_HERO_WEAK: Final = 37
DECLINE_SIDEKICK: Final = 38
NO_BOOST: Final = 39
BOOST_COST: Final = 40
A_BOOST: Final = 41
DISCARD_COST: Final = 42
NO_DISCARD: Final = 43
PUSH_HERO: Final = 44
PUSH_AWAY: Final = 45
MEETS: Final = 46
ACCEPT: Final = 47
NUMBER: Final = 48
ON_ENEMY_HERO: Final = 49
ON_ENEMY_SIDEKICK: Final = 50
ON_OWN_HERO: Final = 51
ON_OWN_SIDEKICK: Final = 52
ON_WEAK_ENEMY: Final = 53
ON_WEAK_OWN: Final = 54
LOSE_WORTH: Final = 55
KEEP_WORTH: Final = 56
THEIR_WORTH: Final = 57

WEAK: Final = 5
"""Up to this health, a hero is in danger."""
