"""A game being played: what is played, the moves so far, and its record."""
