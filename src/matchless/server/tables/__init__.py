"""Tables while they are played, until they are forgotten."""
