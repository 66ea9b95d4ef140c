"""Every scenario comes out as it says."""

from pathlib import Path

import pytest

from matchless.scenarios.run import run_scenario
from tests.support.books import books


def name_of(file: str) -> str:
    path = Path(file)
    return path.parent.name if path.stem == "scenarios" else path.stem


SCENARIOS = [
    pytest.param(number, index, id=f"{name_of(book.file)}: {scenario.scenario}")
    for number, book in enumerate(books())
    for index, scenario in enumerate(book.scenarios)
]


@pytest.mark.parametrize(("book", "index"), SCENARIOS)
def test_it_comes_out_as_it_says(book: int, index: int) -> None:
    outcome = run_scenario(books()[book], index)
    told = [
        f"{outcome.file}:{one.line}: {one.step}: {one.message}; {one.options}" for one in outcome.failures
    ]
    assert not told, "\n".join(told)
