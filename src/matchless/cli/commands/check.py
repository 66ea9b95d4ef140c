"""``matchless check``: every mistake in hero, board and adventure files, with file, line and column; and warnings.

Where figures of heroes are out of date, a note tells: measuring them takes long, so this is no warning.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from matchless.cli.options.content import add_content, packs_around
from matchless.cli.options.json_output import dumped
from matchless.library.library import Library
from matchless.library.problem import MOST
from matchless.library.statistics import notes_on_statistics
from matchless.library.yaml import MAX_BYTES, MAX_PARTS
from matchless.scenarios.report import check_paths, warnings_in

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
        help="hero, board, enemy or event files, or folders of them (default: the packs that --content names, or else "
        "the game's own content and all packs that it finds)",
    )
    parser.add_argument(
        "--draft", action="store_true", help="the content is not finished: it needs no scenarios yet"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Print the mistakes; the exit code is 1 if there are any. Warnings and notes do not count."""
    named = args.paths or [Path(folder) for folder in args.content]
    library = Library.installed(*args.content, *packs_around(named))
    paths = named or [*library.folders]
    problems = check_paths(paths, library, draft=args.draft)
    warnings = [] if problems else warnings_in(paths)  # mistakes come first
    notes = [] if problems else [note for path in paths for note in notes_on_statistics(path, library)]
    if args.json:
        found = [problem._asdict() | {"severity": "error"} for problem in problems]
        found += [warning._asdict() | {"severity": "warning"} for warning in warnings]
        found += [note._asdict() | {"severity": "note"} for note in notes]
        print(dumped(found))
        return 1 if problems else 0
    for warning in warnings:
        print(warning._replace(message=f"warning: {warning.message}"))
    for note in notes:
        print(note._replace(message=f"note: {note.message}"))
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''} found.", file=sys.stderr)
        return 1
    many = f" ({len(warnings)} warning{'s' if len(warnings) > 1 else ''})" if warnings else ""
    print(f"No problems found{many}.")
    return 0
