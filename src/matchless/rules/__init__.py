"""The kernel: boards, games, states and the rules between two decisions. Standard library only."""
