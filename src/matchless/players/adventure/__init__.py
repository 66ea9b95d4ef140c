"""The bot that plays heroes in adventures."""
