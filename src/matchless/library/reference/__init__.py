"""The pages and schemas that are written from the definitions."""
