"""The board in characters, for the terminal and for ``print(match)``."""
