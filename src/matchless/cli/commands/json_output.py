"""Findings as JSON that a terminal may show."""

from __future__ import annotations

import json

from matchless.lang.lint.fault import visible


def dumped(findings: object) -> str:
    """Return findings as JSON, with everything escaped that steers a terminal or cannot be seen."""
    text = json.dumps(findings, ensure_ascii=False, indent=2)
    return "\n".join(map(visible, text.split("\n")))
