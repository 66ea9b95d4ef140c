"""The numbers of the programs that are rules, not cards."""

from __future__ import annotations

from typing import Final

TURN_PROGRAM: Final = 1
MANEUVER_PROGRAM: Final = 2
SCHEME_PROGRAM: Final = 3
COMBAT_PROGRAM: Final = 4
SETUP_PROGRAM: Final = 5
HARM_PROGRAM: Final = 6
PLAYER_TURN_PROGRAM: Final = 7
ROUND_PROGRAM: Final = 8
ENEMY_TURN_PROGRAM: Final = 9
GOAL_PROGRAM: Final = 10
ACTIVATE_PROGRAM: Final = 11
WALK_PROGRAM: Final = 12
ADVENTURE_SETUP_PROGRAM: Final = 13
CROSSING_PROGRAM: Final = 14
FIRST_CARD_PROGRAM: Final = 15

TURNS: Final = (TURN_PROGRAM, PLAYER_TURN_PROGRAM, ENEMY_TURN_PROGRAM)
