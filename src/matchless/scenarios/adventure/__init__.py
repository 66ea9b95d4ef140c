"""The state of an adventure in a scenario."""
