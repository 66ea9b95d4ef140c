"""The optional parts of Matchless, and what to say when one is missing."""

from __future__ import annotations

from typing import Final

PARTS: Final = {
    "play": (
        "aiosqlite",
        "h11",
        "litestar",
        "platformdirs",
        "prometheus_client",
        "rich",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "lab": ("choix", "numpy", "polars", "ray"),
}
"""The extras of the package, with the modules that each installs."""


def missing_part(error: ModuleNotFoundError) -> str:
    """A sentence naming the extra that installs a missing module; empty if none does.

    >>> missing_part(ModuleNotFoundError(name="litestar.app"))
    'this needs a part that is not installed: pip install "matchless[play]"'
    """
    module = (error.name or "").partition(".")[0]
    for extra, modules in PARTS.items():
        if module in modules:
            return f'this needs a part that is not installed: pip install "matchless[{extra}]"'
    return ""
