"""The ops that only enemies, their tiles and events use."""
