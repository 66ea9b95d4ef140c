"""What the game says in French besides its cards: questions, pages, refusals, hints and the tale of a game."""
