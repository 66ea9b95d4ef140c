"""What adventures add to what a player sees."""
