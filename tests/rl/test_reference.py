"""The page about learning: its tables are those of the code, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchless.rl.reference import DUEL, tables, write_page

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")


def test_tables_are_up_to_date() -> None:
    for name, table in tables().items():
        assert f"<!-- {name}: written by `matchless docs` -->\n{table}\n<!-- end of {name} -->" in PAGE


def test_page_is_written_only_if_it_changes(tmp_path: Path) -> None:
    assert [] == write_page(tmp_path)
    page = tmp_path / "docs" / "rl.md"
    page.parent.mkdir()
    page.write_text("<!-- codes: written by `matchless docs` -->\n<!-- end of codes -->\n")
    assert [page] == write_page(tmp_path)
    assert "| 0–0 | maneuver |" in page.read_text()
    assert [] == write_page(tmp_path)


def test_tables_tell_of_every_byte_and_code() -> None:
    found = tables()
    for name, end in (("observation", DUEL.size), ("codes", DUEL.actions), ("features", DUEL.row_size)):
        runs = [tuple(map(int, run)) for run in re.findall(r"^\| (\d+)–(\d+) \|", found[name], re.MULTILINE)]
        assert [0, *(last + 1 for _, last in runs)] == [*(first for first, _ in runs), end]


@pytest.mark.parametrize("number", range(4))
def test_examples_of_the_page_run(number: int) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert 4 == len(examples)
    code = examples[number].replace("range(1000)", "range(5)").replace("256", "16")
    exec(compile(code, f"example {number + 1}", "exec"), {})  # noqa: S102 - the page's own code
