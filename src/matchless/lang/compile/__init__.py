"""From files to a game: words become the ops, amounts and conditions of the rules."""
