"""Tables: from the lobby to the end of the game."""
