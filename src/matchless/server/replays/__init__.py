"""Games watched again, frame by frame."""
