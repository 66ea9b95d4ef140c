"""Everything that changes during a game: stored, saved, hidden from a seat, imagined by it."""
