"""The Python on the pages for readers runs as it stands there, and needs no more than ``import matchless``."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import matchless

ROOT = Path(__file__).parents[2]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))),
]
BLOCKS = {
    page: blocks
    for page in PAGES
    if (
        blocks := re.findall(
            r"^```python\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        )
    )
}


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page}
    for block in BLOCKS[page]:
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, page, page, 0)
            said: list[str] = []
            failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
                test, out=said.append, clear_globs=False
            )
            assert tried
            assert not failed, "".join(said)
            names.update(test.globs)
        else:
            exec(compile(block, page, "exec"), names)  # noqa: S102 - our own pages


def test_the_readme_shows_what_its_example_says() -> None:
    """Lines such as ``match.legal  # ['place merlin on s18', …]``, where … stands for anything."""
    names: dict[str, object] = {}
    (block,) = BLOCKS["README.md"]
    shown = 0
    for line in block.splitlines():
        code, _, told = line.partition("  # ")
        if not told.startswith(("<", "[", "(")):
            exec(code, names)  # noqa: S102 - our own page
            continue
        pattern = ".*".join(map(re.escape, told.split("…")))
        assert re.fullmatch(pattern, repr(eval(code, names)))  # noqa: S307 - as above
        shown += 1
    assert 3 == shown


def test_the_record_that_is_shown_can_be_played() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```\n(matchless record 1\n.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
    options = {"gameEnd": "immediate"}
    match = matchless.duel("king-arthur", "medusa", board="sarpedon", seed=3, options=options)
    assert shown.partition("\n\n")[0] == re.sub(
        "content: .*", "content: 2f6c0d1f9a3e", str(match.record).strip()
    )
    for move in shown.partition("\n\n")[2].splitlines():
        who, _, words = move.partition(": ")
        assert who == match.asked
        match.push(words)


@pytest.mark.parametrize("page", BLOCKS)
def test_the_examples_of_a_page_need_no_deep_imports(page: str) -> None:
    assert [] == [
        line
        for block in BLOCKS[page]
        for line in re.findall(r".*\bmatchless\.(?!rl import)\w+(?:\.\w+)* import.*", block)
    ]
