"""Analyses of finished games: made behind everything else, and stored with the game."""
