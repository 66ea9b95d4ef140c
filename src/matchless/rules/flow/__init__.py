"""The course of a game between two decisions: set-up, turns, maneuvers, combat, the end."""
