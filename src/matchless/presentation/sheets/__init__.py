"""A game as one viewer may see it, made only from that seat's view."""
