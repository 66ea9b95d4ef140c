"""What the game says in French apart from its cards: questions, pages, refusals, hints and the story of a game."""
