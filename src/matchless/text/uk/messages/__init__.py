"""What the game says in Ukrainian besides its cards: questions, pages, refusals, hints and the tale of a game."""
