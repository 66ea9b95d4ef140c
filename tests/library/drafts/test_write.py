"""Drafts are complete: without a mistake, playable at once, with a schema that editors find."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest
import yaml

from matchless.library.drafts.write import DRAFTS, write_draft, write_names
from matchless.library.library import CONTENT, Library
from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.scenarios.report import check_paths, warnings_in


@pytest.mark.parametrize("kind", DRAFTS)
def test_a_draft_has_no_mistake_and_its_schema_is_where_it_says(kind: str, tmp_path: Path) -> None:
    path, *more = write_draft(kind, "robin-hood", tmp_path)
    assert [] == check_paths([tmp_path], draft=True)
    text = path.read_text(encoding="utf-8")
    found = re.match(r"# yaml-language-server: \$schema=(\S+)\n", text)
    assert found is not None
    schema = (path.parent / found.group(1)).resolve()
    assert schema in [one.resolve() for one in more]
    jsonschema.validate(yaml.safe_load(text), json.loads(schema.read_text(encoding="utf-8")))
    assert "SLUG" not in text
    assert "TITLE" not in text


def test_a_drafted_hero_plays_on_a_drafted_board_against_a_drafted_minion(tmp_path: Path) -> None:
    for kind, name in (("hero", "robin-hood"), ("board", "sherwood"), ("enemy", "sheriff")):
        write_draft(kind, name, tmp_path)
    library = Library(tmp_path, CONTENT)
    assert () == library.left_out
    match = Match(library, Setup("sherwood", ("robin-hood", "medusa"), 1))
    match.play("random")
    assert match.is_over
    quest = Match(library, Setup("", ("robin-hood",), 1, villain="mothman", minions=("sheriff",)))
    quest.play("random")
    assert quest.is_over


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    path, *_ = write_draft("hero", "robin-hood", tmp_path)
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(ValueError, match="is there already; nothing was written"):
        write_draft("hero", "robin-hood", tmp_path)
    assert "mine" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "hint"),
    [("Robin Hood", "; did you mean 'robin-hood'?"), ("робін", ""), ("../x", "; did you mean 'x'?")],
)
def test_a_name_that_cannot_be_is_answered_with_one_that_can(name: str, hint: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(f"single hyphens{hint}") + "$"):
        write_draft("hero", name, tmp_path)
    assert [] == list(tmp_path.iterdir())


def test_the_names_of_a_draft_are_whole(tmp_path: Path) -> None:
    write_draft("hero", "robin-hood", tmp_path)
    path = write_names("robin-hood", tmp_path)
    assert [] == check_paths([tmp_path], draft=True)
    assert [] == warnings_in([tmp_path])
    text = path.read_text(encoding="utf-8")
    schema = (path.parent / text.splitlines()[0].partition("=")[2]).resolve()
    jsonschema.validate(yaml.safe_load(text), json.loads(schema.read_text(encoding="utf-8")))
    with pytest.raises(ValueError, match="is there already"):
        write_names("robin-hood", tmp_path)
