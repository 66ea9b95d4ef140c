"""What MkDocs is told about links: pages that stand outside `docs/`, and files of the repository.

`CONTRIBUTING.md`, `bench/results.md` and `examples/README.md` are pages of the site where they stand. A link to any
other file of the repository leads to the hosted repository if `MATCHLESS_REPOSITORY` names its address (or
`GITHUB_REPOSITORY`, as in a workflow); otherwise it is set as plain text. A link to a file that does not exist fails
the build.
"""

from __future__ import annotations

import logging
import os
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "bench/results.md": "measurements.md",
    "examples/README.md": "examples.md",
}
"""Pages from outside `docs/`, by their path in the repository."""
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
log = logging.getLogger("mkdocs.hooks.links")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside."""
    for path, name in OUTSIDE.items():
        files.append(File.generated(config, name, content=(ROOT / path).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_kwargs: Any) -> str:
    """Turn links into the repository into links of the site or of the repository."""
    uri = page.file.src_uri
    home = next((path for path, name in OUTSIDE.items() if name == uri), f"docs/{uri}")

    def turned(found: re.Match[str]) -> str:
        text, target = found[1], found[2]
        if "://" in target or target.startswith(("#", "mailto:")):
            return found[0]
        path, _mark, anchor = target.partition("#")
        place = posixpath.normpath(posixpath.join(posixpath.dirname(home), path))
        if not (ROOT / place).exists():
            log.warning("%s links to %s, which does not exist", home, target)
            return found[0]
        mark = f"#{anchor}" if anchor else ""
        if place in OUTSIDE or place.startswith("docs/"):
            within = OUTSIDE.get(place, place.removeprefix("docs/"))
            return f"[{text}]({posixpath.relpath(within, posixpath.dirname(uri) or '.')}{mark})"
        address = repository()
        return f"[{text}]({address}/blob/main/{place}{mark})" if address else text

    return outside_fences(markdown, lambda prose: LINK.sub(turned, prose))


def outside_fences(markdown: str, change: Any) -> str:
    """Change the prose of a page, not its blocks of code."""
    parts: list[str] = []
    at = 0
    for fence in FENCE.finditer(markdown):
        parts += [change(markdown[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, change(markdown[at:])])


def repository() -> str:
    """Return the address of the hosted repository, if it is known."""
    own = os.environ.get("MATCHLESS_REPOSITORY", "")
    name = os.environ.get("GITHUB_REPOSITORY", "")
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return (own or (f"{server}/{name}" if name else "")).rstrip("/")
