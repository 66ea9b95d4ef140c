"""Bots. A bot gets a view and the options; to look ahead it may only imagine."""
