"""How strong bots are: blocks of games between two of them, and a yardstick that knows only the rules."""
