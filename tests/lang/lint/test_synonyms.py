"""The table of synonyms: every word leads to a word of the language, and none hides one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Struct

from matchless.lang.adventure.lint import ADVENTURE_NODES
from matchless.lang.lint.synonyms import SYNONYMS, synonym
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import FAMILIES, Shape, fields_of, word_of
from matchless.lang.nodes.words import ADVENTURE_WORDS, CONDITIONS, WHO

KINDS = (
    "attack",
    "defense",
    "versatile",
    "scheme",
    "melee",
    "ranged",
    "sidekick",
    "hero",
    "you",
    "opponent",
    "each_player",
)


def keys() -> Iterator[str]:
    """Every key and verb of a hero file."""
    found: set[type[Struct]] = set()
    waiting: list[type[Struct]] = [Hero, *(kind for family in FAMILIES.values() for kind in family)]
    while waiting:
        kind = waiting.pop()
        if kind in found:
            continue
        found.add(kind)
        yield word_of(kind)
        for field in fields_of(kind):
            yield field.key
            shapes: list[Shape | None] = [field.shape, field.shape.items, field.shape.values]
            waiting += [shape.record for shape in shapes if shape is not None and shape.record is not None]


WORDS = {*keys(), *WHO, *CONDITIONS, *KINDS}
VERBS = {word_of(kind) for kind in FAMILIES["step"] if kind not in ADVENTURE_NODES}


@pytest.mark.parametrize("word", SYNONYMS)
def test_a_synonym_leads_to_words_of_heroes(word: str) -> None:
    meant = SYNONYMS[word]
    assert meant
    assert set(meant) <= WORDS
    assert not set(meant) & set(ADVENTURE_WORDS)


def test_no_verb_is_a_synonym_of_another() -> None:
    assert not VERBS & set(SYNONYMS)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("heal", "recover"),
        ("lose", "damage"),
        ("teleport", "place"),
        ("push", "move"),
        ("mill", "discard_top"),
        ("draw_cards", "draw"),
    ],
)
def test_what_authors_were_seen_to_write_is_understood(word: str, meant: str) -> None:
    assert meant == synonym(word, VERBS)


def test_there_are_some_thirty() -> None:
    assert len(SYNONYMS) > 30
