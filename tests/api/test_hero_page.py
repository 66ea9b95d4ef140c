"""The page on the first hero runs as it stands: its commands, its changes, and what the workshop answers."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from matchless.cli.main import main, parser_for
from matchless.library.library import Library
from matchless.server.workshop.editions import Edition, Editions
from matchless.text.cards import card_text
from tests.support.tutorials import Block, blocks, commands

PAGE = blocks("first-hero.md")
FILE = Path("my-heroes/heroes/robin-hood/hero.yaml")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, as a reader has it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("MATCHLESS_CONTENT", "")
    monkeypatch.setenv("COLUMNS", "200")


def test_the_page_runs_as_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (watching,) = (block for block in PAGE if "play --watch" in block.text)
    editions: Editions | None = None
    kinds = []
    for block in PAGE:
        kinds.append(block.kind)
        match block.kind:
            case "console":
                for words, lines in commands(block.text):
                    assert 0 == main(words)
                    out = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
                    assert [] == [line for line in lines if line not in out]
            case "sh":
                for line in block.text.splitlines():
                    words = shlex.split(line)[1:]
                    parser_for(words[0]).parse_args(words)
            case "yaml":
                assert editions is not None
                changed(block)
                assert () == saved(editions)
            case "text":
                assert editions is not None
                mistaken(block, editions)
        if block is watching:
            editions = Editions(Path("my-heroes"), "my-heroes", Library(), tmp_path / "room")
            assert () == saved(editions)
    assert ["console", "sh", "yaml", "text", "yaml", "console", "console", "sh", "console"] == kinds


def test_the_page_quotes_what_the_cards_say() -> None:
    assert 0 == main(["new", "hero", "robin-hood"])
    said = [line[2:] for block in PAGE for line in block.said.splitlines() if line.startswith("> ")]
    for card in (block for block in PAGE if block.kind == "yaml"):
        changed(card)
    library = Library("my-heroes")
    hero, names = library.hero("robin-hood"), library.names("robin-hood")
    for text, name in zip(said, ("opening-blow", "split-the-arrow"), strict=True):
        assert [text] == card_text(hero, names, name, "en")


def changed(block: Block) -> None:
    """Put the card of a block in place of the one of its name, or of the one that the page names."""
    name = block.text.partition(":")[0].strip()
    replaced = re.search(r"Replace `([\w-]+)`", block.said)
    text = FILE.read_text(encoding="utf-8")
    old = re.compile(rf"^  {replaced[1] if replaced else name}:\n(?: {{4}}.*\n)+", re.MULTILINE)
    after, count = old.subn(lambda _: block.text, text)
    assert 1 == count
    assert text != after
    if replaced:
        assert "all six lines of it" in block.said
        assert 6 == len(old.findall(text)[0].splitlines())
    FILE.write_text(after, encoding="utf-8")


def mistaken(block: Block, editions: Editions) -> None:
    """Make the mistake that the page asks for, compare the answer, and change the word back."""
    found = re.search(r"write `(.+?)` instead of `(.+?)`", block.said)
    assert found
    good = FILE.read_text(encoding="utf-8")
    assert 1 == good.count(found[2])
    FILE.write_text(good.replace(found[2], found[1]), encoding="utf-8")
    assert block.text.splitlines() == [*saved(editions)]
    FILE.write_text(good, encoding="utf-8")
    assert () == saved(editions)


def saved(editions: Editions) -> tuple[str, ...]:
    """Return what the workshop says of the folder now; the hero can be played in any case."""
    edition: Edition = editions.next()
    assert "robin-hood" in edition.library.heroes
    return tuple(map(str, edition.problems))
