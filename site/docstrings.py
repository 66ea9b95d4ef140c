"""What the API reference does with docstrings: an indented example becomes a block of code."""

from __future__ import annotations

import re
import textwrap
from typing import Any

import griffe

EXAMPLE = re.compile(r"^([ ]*)>>>.*\n(?:[ ]*\S.*\n)*", re.MULTILINE)


class Examples(griffe.Extension):
    """Sets examples as Python."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Fence the examples of one docstring."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(fenced, f"{obj.docstring.value}\n").rstrip()


def fenced(found: re.Match[str]) -> str:
    """Return an example as a block of code."""
    return f"```python\n{textwrap.dedent(found[0])}```\n"
