"""``matchless check``: every mistake in hero, board and adventure files, with file, line and column."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from matchless.cli.commands.json_output import dumped
from matchless.library.library import CONTENT
from matchless.library.problem import MOST
from matchless.library.yaml import MAX_BYTES, MAX_PARTS
from matchless.scenarios.report import check_paths

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.epilog = (
        f"A file has at most {MAX_BYTES:,} bytes and {MAX_PARTS:,} keys and values; "
        f"only its first {MOST} mistakes are listed."
    )
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        help="hero, board, enemy or event files, or folders of them (default: all content)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the mistakes; the exit code is 1 if there are any."""
    paths = args.paths or [CONTENT]
    problems = check_paths(paths)
    if args.json:
        print(dumped([problem._asdict() for problem in problems]))
        return 1 if problems else 0
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''} found.", file=sys.stderr)
        return 1
    print("No problems found.")
    return 0
