"""The library: content files, read strictly and answered in their author's words."""
