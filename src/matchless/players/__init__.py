"""Bots. A bot gets a view and the options; it can look ahead only by imagining what it cannot see."""
