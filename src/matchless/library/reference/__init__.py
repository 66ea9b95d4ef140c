"""The pages and schemas generated from the definitions."""
