"""Lints on hero files: mistakes that known words can still make."""
