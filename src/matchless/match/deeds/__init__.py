"""What somebody did in a finished game that is worth remembering."""
