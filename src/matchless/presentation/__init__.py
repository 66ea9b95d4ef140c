"""What a game shows the person who plays it: questions, options and story, in their language."""
