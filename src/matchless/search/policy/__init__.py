"""What a sensible player would do, without searching: the prior of the tree, and how it plays on from a leaf."""
