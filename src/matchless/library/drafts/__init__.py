"""Drafts of content: complete and playable, to be changed line by line."""
