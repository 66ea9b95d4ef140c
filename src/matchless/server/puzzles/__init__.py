"""Puzzles at a server: it poses them and judges the answers."""
