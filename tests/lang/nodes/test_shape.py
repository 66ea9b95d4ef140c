"""What the definitions of the language say may be written in a place."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from matchless.lang import nodes
from matchless.lang.nodes.shape import (
    FAMILIES,
    WHO,
    Hint,
    Shape,
    a,
    fields_of,
    noun_of,
    sentence_of,
    shape_of,
    word_of,
)

SMALL = Meta(ge=0, le=3)


@pytest.mark.parametrize(
    ("hint", "shape"),
    [
        (bool, Shape(flag=True)),
        (int | None, Shape(whole=Meta())),
        (Annotated[int, SMALL], Shape(whole=SMALL)),
        (
            Annotated[int, SMALL, Meta(le=2, description="few")],
            Shape(whole=Meta(ge=0, le=2, description="few")),
        ),
        (Literal["a", "b"], Shape(words=("a", "b"))),
        (Literal["a", "b"] | int, Shape(words=("a", "b"), whole=Meta())),
        (tuple[int, ...], Shape(items=Shape(whole=Meta()))),
        (tuple[int, str], Shape(row=(Shape(whole=Meta()), Shape(text=Meta())))),
        (dict[nodes.Name, bool], Shape(keys=shape_of(nodes.Name).text, values=Shape(flag=True))),
        (nodes.Card, Shape(record=nodes.Card)),
        (nodes.Draw | nodes.Keep | int, Shape(whole=Meta(), nodes=(nodes.Draw, nodes.Keep))),
        (Annotated[int | Literal["any"], Meta(description="how many")], Shape(whole=Meta(), words=("any",))),
    ],
)
def test_what_a_type_allows_to_be_written(hint: Hint, shape: Shape) -> None:
    assert shape == shape_of(hint)


def test_a_node_begins_with_its_word_and_keeps_what_stands_beside_it_in_its_first_field() -> None:
    first, player = fields_of(nodes.Draw)[:2]
    assert ("draw", "amount", True) == (first.key, first.attribute, first.required)
    assert ("who", False, "you") == (player.key, player.required, player.default)


def test_a_record_has_no_word_and_keys_by_their_written_names() -> None:
    assert not word_of(nodes.Card)
    keys = {field.key: field.attribute for field in fields_of(nodes.Standing)}
    assert "condition" == keys["while"]


def test_a_key_for_fighters_is_known_by_its_note() -> None:
    to = next(field for field in fields_of(nodes.Damage) if field.key == "to")
    assert WHO is to.shape.text


@pytest.mark.parametrize(
    ("kind", "noun"),
    [(nodes.Draw, "step"), (nodes.CardsIn, "amount"), (nodes.Not, "condition"), (nodes.Card, "card")],
)
def test_what_an_author_calls_a_definition(kind: type[nodes.Card], noun: str) -> None:
    assert noun == noun_of(kind)


def test_no_two_nodes_of_a_family_begin_with_the_same_word() -> None:
    for family in FAMILIES.values():
        words = [word_of(kind) for kind in family]
        assert all(words)
        assert len(words) == len(set(words))


def test_a_noun_gets_its_article() -> None:
    assert ("an item", "a tag", "fighters") == (a("item"), a("tag"), a("fighters"))


def test_a_sentence_stands_on_one_line() -> None:
    assert all(sentence_of(kind) and "\n" not in sentence_of(kind) for kind in FAMILIES["step"])
