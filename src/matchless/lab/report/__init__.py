"""Reports on experiments: ratings, match-ups, cards, and a page to read them on."""
