"""The terms of a position in an adventure; counts of fighters and health are per player."""

from __future__ import annotations

from typing import Final

ADVENTURE: Final = (
    ("constant", 0.0),
    ("hero_health", 0.24),  # each health of a hero
    ("hero_frailty", 1.2),  # 1 - 0.8 ** health: the last points count most
    ("fallen", -1.4),  # each hero defeated
    ("sidekick_health", 0.15),
    ("sidekicks", 0.2),
    ("villain_health", -0.58),
    ("villain_haste", -0.58),  # the same, scaled by how far the threat has come
    ("villain_frailty", 0.0),  # 1 - 0.8 ** health
    ("minion_health", -0.15),
    ("minions", -0.72),
    ("way", -1.45),  # how far the threat has come on its whole way, from 0 to 1
    ("way_squared", -1.45),
    ("tokens", -7.2),  # by how much tokens advance the threat each round
    ("hand", 0.0),  # each card in hand, up to the limit
    ("worth", 0.2),  # what these cards are worth by what is printed
    ("reserve", 0.0),  # 1 - 0.65 ** cards: having any at all
    ("deck", 0.024),
    ("last_cards", 0.12),  # each of the last five of a deck, on top of that
    ("press", 0.12),  # what the best attack promises
    ("press_next", 0.06),  # what another fighter's best attack promises
    ("danger", -0.14),  # what the enemies' next attacks would cost
    ("doom", 0.0),  # each hero that they could defeat
    ("idle", -1.7),  # enemies that reach nobody, and so advance the threat
    ("approach", -0.012),  # steps to where the villain can be attacked
    ("sites", 3.6),  # tokens that can soon be removed
    ("actions", 0.0),  # actions left in a hero's turn
    ("enemies_to_come", 0.0),  # enemies' turns still to come in this round
)
"""The terms of a position in an adventure, with the weights to begin with."""
# Their places.
CONSTANT: Final = 0
HERO_HEALTH: Final = 1
HERO_FRAILTY: Final = 2
FALLEN: Final = 3
SIDEKICK_HEALTH: Final = 4
SIDEKICKS: Final = 5
VILLAIN_HEALTH: Final = 6
VILLAIN_HASTE: Final = 7
VILLAIN_FRAILTY: Final = 8
MINION_HEALTH: Final = 9
MINIONS: Final = 10
WAY: Final = 11
WAY_SQUARED: Final = 12
TOKENS: Final = 13
HAND: Final = 14
WORTH: Final = 15
RESERVE: Final = 16
DECK: Final = 17
LAST_CARDS: Final = 18
PRESS: Final = 19
PRESS_NEXT: Final = 20
DANGER: Final = 21
DOOM: Final = 22
IDLE: Final = 23
APPROACH: Final = 24
SITES: Final = 25
ACTIONS: Final = 26
ENEMIES_TO_COME: Final = 27
ADVENTURE_TERMS: Final = 28
