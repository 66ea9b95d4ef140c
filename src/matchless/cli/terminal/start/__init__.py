"""Before a game in the terminal: what to play, with whom, or which saved game."""
