"""The six computer players that people choose from: how much each one sees, and how far it thinks."""
