"""The addresses in the package's metadata, from the variable MATCHLESS_URL of the environment that builds it.

The repository has no address of its own: whoever publishes it says where it stands, as the release workflow does with
`MATCHLESS_URL=https://github.com/OWNER/matchless`. Without the variable the metadata names no addresses.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PAGES = {
    "Homepage": "",
    "Documentation": "/blob/main/docs/python.md",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
    "Source": "",
}


class UrlsHook(MetadataHookInterface):
    """The step hatchling runs to fill in what pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses."""
        base = os.environ.get("MATCHLESS_URL", "").rstrip("/")
        metadata["urls"] = {name: base + page for name, page in _PAGES.items()} if base else {}
