"""Findings as JSON that is safe to show in a terminal."""

from __future__ import annotations

import json

from matchless.lang.lint.fault import visible


def dumped(findings: object) -> str:
    """Return findings as JSON, with everything escaped that controls a terminal or is invisible."""
    text = json.dumps(findings, ensure_ascii=False, indent=2)
    return "\n".join(map(visible, text.split("\n")))
