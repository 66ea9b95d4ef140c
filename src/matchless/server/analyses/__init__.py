"""Analyses of finished games: made in the background, and stored with the game."""
