"""Matchless: the Unmatched game system as an engine, a language for heroes, and opponents to play against."""
