"""A tree search on what one seat may know. Standard library only, compiled with the rules; takes a `View`."""
