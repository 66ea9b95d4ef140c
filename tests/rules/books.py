"""All scenarios of the repository, read once."""

from functools import cache
from pathlib import Path

from matchless.library.library import ADVENTURES, Shelf, content_root
from matchless.scenarios.book import Book, load_book, scenario_files

FOLDERS = (
    Path(__file__).parents[1] / "scenarios",
    content_root() / "heroes",
    content_root() / ADVENTURES,
)


@cache
def books() -> tuple[Book, ...]:
    shelf = Shelf()
    found = []
    for folder in FOLDERS:
        for file in scenario_files(folder):
            book, problems = load_book(file, shelf)
            assert not problems, "\n".join(map(str, problems))
            assert book is not None
            found.append(book)
    return tuple(found)
