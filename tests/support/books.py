"""All scenarios of the repository, read once."""

from functools import cache
from pathlib import Path

from matchless.library.library import ADVENTURES, CONTENT, Library
from matchless.scenarios.book import Book, load_book, scenario_files

FOLDERS = (
    Path(__file__).parents[1] / "scenarios",
    CONTENT / "heroes",
    CONTENT / ADVENTURES,
)


@cache
def books() -> tuple[Book, ...]:
    library = Library()
    found = []
    for folder in FOLDERS:
        for file in scenario_files(folder):
            book, problems = load_book(file, library)
            assert not problems, "\n".join(map(str, problems))
            assert book is not None
            found.append(book)
    return tuple(found)
