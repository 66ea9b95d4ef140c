"""Many adventures at once."""
