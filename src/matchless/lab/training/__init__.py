"""Training: games of the search against itself, weights fitted to them, and a gate for each step."""
