"""Pages name files that are there: a file that moves takes its mentions along."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "matchless"
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("examples/*.md")]
TOP = {"bench", "content", "docs", "examples", "hosting", "schema", "src", "tests", "web"}
ROOMS = {folder.name for folder in PACKAGE.iterdir() if folder.is_dir()}
MADE = {"web/dist", "web/node_modules"}
"""What commands make: a fresh clone does not have it."""
_MENTION = re.compile(r"`([\w.-]+(?:/[\w.-]+)+)/?`")


def test_every_file_that_a_page_names_exists() -> None:
    """From the top of the repository, or from the package: `rules/flow/order.py`."""
    mentions = {
        (page.name, path) for page in PAGES for path in _MENTION.findall(page.read_text(encoding="utf-8"))
    }
    named = {
        (page, path) for page, path in mentions if path.split("/")[0] in TOP | ROOMS and path not in MADE
    }
    gone = {
        (page, path) for page, path in named if not (ROOT / path).exists() and not (PACKAGE / path).exists()
    }
    assert len(named) > 50
    assert gone == set()
