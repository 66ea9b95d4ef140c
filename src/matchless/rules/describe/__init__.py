"""What effects speak of: fighters, spaces, amounts and conditions, worked out when they are needed."""
