"""Analysis of a finished game: how each side stood over time, which choices cost something, and what was luck."""
