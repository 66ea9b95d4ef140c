"""What several commands share: options, how they are read, and how results are printed."""
