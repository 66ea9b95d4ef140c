"""From one decision to the next: set-up, turns, maneuvers, combat, the end."""
