"""Puzzles: positions in which one choice is much better than all others."""
