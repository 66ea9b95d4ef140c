"""What the results of an experiment mean: ratings, match-ups, cards, and a page that people read."""
