"""What adventures add to the command line and the terminal game."""
