"""What adventures add to the texts."""
