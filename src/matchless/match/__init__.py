"""A game being played: its setup, the moves so far, and its record."""
