"""Bots at tables, and what they suggest to people."""
