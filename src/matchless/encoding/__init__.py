"""Positions and options as bytes, for programs that learn. Standard library only, compiled with the rules."""
