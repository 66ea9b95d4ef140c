"""Boards and what is worked out about them once."""
