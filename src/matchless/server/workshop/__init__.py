"""The workshop: a folder of content that is watched while its author writes, and sandbox duels with it."""
