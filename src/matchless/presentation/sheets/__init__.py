"""A game as one viewer may see it, made from the view of that seat alone."""
