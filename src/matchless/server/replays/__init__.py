"""Watching a game again, frame by frame."""
