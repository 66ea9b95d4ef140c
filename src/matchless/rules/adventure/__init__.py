"""What adventures add to the rules: the villain, minions, initiative, threat, tokens and objectives (A1 to A16)."""
