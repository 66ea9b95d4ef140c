"""The page on the first bot runs as it stands, and the example bots play: legally, and better than chance."""

from __future__ import annotations

import io
import json
import re
import runpy
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from matchless.cli.main import main, parser_for
from matchless.cli.options.offer import offered_bots
from matchless.players.outside import loading
from matchless.players.outside.program import end_all
from tests.support.tutorials import ROOT, blocks, commands

PAGE = (ROOT / "docs" / "bots-howto.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, as a reader has it; modules from it are forgotten again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")
    loading._module.cache_clear()
    return tmp_path


def test_the_page_runs_as_it_stands(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = 0
    for kind, text, said in blocks("bots-howto.md"):
        if kind == "python":
            named = re.findall(r"(?:[Ss]ave it|[Ss]ave\s+this) as `(\w+\.py)`", said)
            path = here / (named[-1] if named else "last.py")
            path.write_text(text, encoding="utf-8")
            if not named or "run it with" in said:
                runpy.run_path(str(path), run_name="__main__")
        elif kind == "console":
            for command, more in commands(text):
                assert 0 == main(command)
                out = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
                assert [] == [line for line in more if line not in out]
        elif kind == "sh":
            for line in text.splitlines():
                plays(shlex.split(line)[1:], monkeypatch)
        else:
            assert kind == "toml"
        done += 1
    assert 13 == done
    monkeypatch.delitem(sys.modules, "brawler", raising=False)


def plays(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin a game in the terminal, with nobody at the keyboard, or see what would be offered in the browser."""
    args = parser_for("play").parse_args(words)
    if args.offer_bots is None:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert 0 == main(words)
    else:
        assert [("guest-brawler", "Brawler", "brawler.py:Brawler")] == [
            (bot.slug, bot.name, bot.runs) for bot in offered_bots(args)
        ]


def test_the_page_shows_the_example() -> None:
    example = (ROOT / "examples" / "bots" / "brawler.py").read_text(encoding="utf-8")
    assert example.partition('"""\n\n')[2] in PAGE


@pytest.mark.parametrize(
    "bot", ["{bots}/brawler.py:Brawler", 'cmd:"{node}" "{bots}/brawler.mjs"'], ids=["python", "javascript"]
)
def test_an_example_plays_legally_and_beats_chance(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    node = shutil.which("node") or _packaged_node()
    name = bot.format(bots=ROOT / "examples" / "bots", node=node)
    assert 0 == main(["simulate", "--bots", f"{name},random", "--games", "16", "--jobs", "1", "--json"])
    end_all()
    found = json.loads(capsys.readouterr().out)
    assert [] == found["faults"]
    assert 16 == found["games"]
    assert 12 <= found["bots"][0]["wins"]


def _packaged_node() -> str:
    """Return the Node.js that the build takes from PyPI, where there is none."""
    found = sorted(ROOT.glob("build/**/bin/node"))
    assert found, "build the client first: make build"
    return str(found[0])
