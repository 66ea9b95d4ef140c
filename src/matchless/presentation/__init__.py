"""What a game says to the person who plays it: its question, its options, its story, in their language."""
