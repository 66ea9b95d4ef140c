"""Before the game, and before the next one: seats, heroes, the draft, the start, the rematch."""
