"""``matchless docs``: the pages and schemas generated from the code."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from matchless.library.reference.docs import write_changed, write_docs
from matchless.players.outside import reference
from matchless.rl.reference import write_page

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "root", nargs="?", type=Path, default=Path(), help="the repository (default: this folder)"
    )


def run(args: argparse.Namespace) -> int:
    """Write the pages that have changed, and print their paths."""
    missing = [name for name in ("content", "docs", "schema") if not (args.root / name).is_dir()]
    if missing:
        raise ValueError(
            f"{args.root.resolve()} is not the repository: it has no folder {' and no '.join(missing)}"
        )
    pages = write_changed(reference.documents(args.root))
    for path in [*write_docs(args.root), *pages, *write_page(args.root)]:
        print(f"wrote {path}")
    return 0
