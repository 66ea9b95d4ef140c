"""What a sensible player would do without searching. It gives the tree its priors and plays on from its leaves."""
