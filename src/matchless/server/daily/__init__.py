"""The challenge of the day."""
