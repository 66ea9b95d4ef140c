"""How the search judges adventures, where heroes are one side and the rules play the other."""
