"""What the game says in Ukrainian apart from its cards: questions, pages, refusals, hints and the story of a game."""
