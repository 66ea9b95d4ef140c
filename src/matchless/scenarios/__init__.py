"""Scenarios: a position, what is played from it, and the expected result."""
