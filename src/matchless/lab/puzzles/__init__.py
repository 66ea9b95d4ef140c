"""Puzzles mined from games of bots."""
