"""Board files: read, checked, and built for the rules."""
