"""What the game says in English beside its cards: questions, pages, refusals, hints and the tale of a game."""
