"""The game in a terminal: a screen drawn from one seat's view, and a line to answer on."""
