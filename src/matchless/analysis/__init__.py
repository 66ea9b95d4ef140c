"""What a finished game tells: who stood how well when, which choices cost something, and what was luck."""
