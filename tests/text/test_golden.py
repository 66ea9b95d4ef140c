"""The sentences are what was read and approved: `python -m tests.text.regenerate` writes the pages anew."""

from __future__ import annotations

import re

import pytest

from tests.support.text.pages import COMMAND, FOLDER, pages

PAGES = dict(pages())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_as_approved(name: str) -> None:
    approved = (FOLDER / name).read_text(encoding="utf-8") if (FOLDER / name).exists() else ""
    assert approved == PAGES[name], f"the sentences changed; to approve them: {COMMAND}"


def test_there_is_no_page_too_many() -> None:
    assert sorted(PAGES) == sorted(path.name for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", PAGES)
def test_sentences_are_well_set(name: str) -> None:
    for line in PAGES[name].splitlines():
        text = line.strip()
        if line.startswith("    ") or name.startswith("words"):
            assert text.endswith("."), line
            assert text[0].isupper(), line
        for ugly in ("  ", " ,", " .", ",,", "..", "¦", "'", "None", "{", "}"):
            assert ugly not in text, line
        assert re.search(r" [:;!?»]|« ", text) is None, line
        assert re.search(r"\b(de|que) [aeiouyéèêA]", text) is None or not name.endswith(".fr.txt"), line
        assert re.search(r"\bà les?\b|\bde les?\b|\bsi ils?\b", text) is None, line
