"""The library: content files, read strictly; mistakes are explained in their author's words."""
