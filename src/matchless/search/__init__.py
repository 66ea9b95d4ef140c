"""A tree search over what one seat may know. Standard library only, compiled with the rules; its door is a `View`."""
