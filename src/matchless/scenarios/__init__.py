"""Scenarios: a position, what is played from it, and what must come of it."""
