"""Experiments: files that say which games to play, and the runs that play them, on one machine or many."""
