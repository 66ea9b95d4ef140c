"""What the game says in English apart from its cards: questions, pages, refusals, hints and the story of a game."""
