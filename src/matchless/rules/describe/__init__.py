"""What effects refer to: fighters, spaces, amounts and conditions, worked out when needed."""
