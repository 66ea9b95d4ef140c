"""One thing has one word: `glossary.yaml` says which, and no text of a language uses another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

from matchless.lang.names import LANGUAGES
from tests.support.text.corpus import ROOT, texts

GLOSSARY: Final[dict[str, list[dict[str, str]]]] = yaml.safe_load(
    (Path(__file__).parent / "glossary.yaml").read_text(encoding="utf-8")
)
TEXTS: Final[dict[str, list[tuple[str, str]]]] = {lang: list(texts(lang)) for lang in LANGUAGES}
ENTRIES: Final = [
    pytest.param(lang, entry, id=f"{lang}-{entry['use']}")
    for lang, all_of in GLOSSARY.items()
    for entry in all_of
]


@pytest.mark.parametrize(("lang", "entry"), ENTRIES)
def test_a_thing_is_called_by_its_word(lang: str, entry: dict[str, str]) -> None:
    never = re.compile(entry["never"], re.IGNORECASE)
    found = [f"{place}: {text}" for place, text in TEXTS[lang] if never.search(text)]
    assert found == [], f"write “{entry['use']}”: {entry['because']}"


@pytest.mark.parametrize(("lang", "entry"), ENTRIES)
def test_an_entry_catches_its_example_and_its_word_is_used(lang: str, entry: dict[str, str]) -> None:
    assert re.search(entry["never"], entry["caught"], re.IGNORECASE)
    assert any(entry["use"] in text for _, text in TEXTS[lang]), "nobody uses this word: is it still ours?"


@pytest.mark.parametrize("lang", GLOSSARY)
def test_all_kinds_of_texts_are_read(lang: str) -> None:
    places = {place for place, _ in TEXTS[lang]}
    for kind in (
        f"tests/text/golden/king-arthur.{lang}.txt",
        "content/heroes/alice/names.yaml",
        "content/boards/sarpedon.yaml",
        "content/adventures/events/full-moon.yaml",
        f"src/matchless/text/{lang}/log.py",
        f"web/src/lang/{lang}/pages.ts",
        f"content/rules/{lang}.yaml",
        f"web/src/lang/{lang}/duel-lesson.ts",
        "content/rules/glossary.yaml",
    ):
        assert kind in places


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Choose a board."),
        ("fr", "Choisissez un plateau."),
        ("uk", "Виберіть поле бою."),
    ],
)
def test_a_text_is_read_whole(lang: str, text: str) -> None:
    assert (f"content/rules/{lang}.yaml", text) in TEXTS[lang]


@pytest.mark.parametrize("lang", GLOSSARY)
def test_zones_have_the_same_colours_in_the_browser_and_in_the_terminal(lang: str) -> None:
    browser = (ROOT / "web" / "src" / "lang" / lang / "game.ts").read_text(encoding="utf-8")
    terminal = (ROOT / "src" / "matchless" / "text" / lang / "messages" / "terminal.py").read_text(
        encoding="utf-8"
    )
    colours = dict(re.findall(r'"game\.zone_(\w+)": "([^"]*)"', browser))
    assert colours
    assert colours.items() <= dict(re.findall(r'"zone_(\w+)": "([^"]*)"', terminal)).items()
