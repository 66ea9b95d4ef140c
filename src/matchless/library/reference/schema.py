"""JSON Schemas of content files, so that editors complete words and underline mistakes."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from msgspec import NODEFAULT, Meta, Struct

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.adventure.lint import ADVENTURE_NODES, EACH_DECK
from matchless.lang.names import EnemyNamesFile, Names
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import (
    FAMILIES,
    GLYPH,
    NAME,
    PLACE,
    WHO,
    Shape,
    fields_of,
    noun_of,
    sentence_of,
)
from matchless.lang.nodes.words import ADVENTURE_WORDS, CHOSEN_SPACE
from matchless.lang.nodes.words import WHO as WHO_WORDS
from matchless.library.board.file import BoardFile
from matchless.library.glyphs import glyphs
from matchless.library.write import plain

Schema: TypeAlias = dict[str, Any]

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
"""The version that editors' YAML extensions support."""


def hero_schema() -> str:
    """The schema of hero files; the words of adventures are left out."""
    return _schema(Hero, with_adventures=False)


def names_schema() -> str:
    """The schema of the names files of heroes."""
    return _schema(Names)


def enemy_names_schema() -> str:
    """The schema of the names files of enemies."""
    return _schema(EnemyNamesFile)


def board_schema() -> str:
    """The schema of board files."""
    return _schema(BoardFile)


def enemy_schema() -> str:
    """The schema of enemy files."""
    return _schema(Enemy)


def event_schema() -> str:
    """The schema of event files."""
    return _schema(EventCard)


def _schema(kind: type[Struct], *, with_adventures: bool = True) -> str:
    definitions: dict[str, Schema] = {}
    _define(kind, definitions)
    if not with_adventures:
        definitions = _without_adventures(definitions)
    top = {"$schema": DRAFT, "title": sentence_of(kind), "allOf": [_reference(kind.__name__)]}
    return json.dumps({**top, "definitions": dict(sorted(definitions.items()))}, indent=2) + "\n"


def _without_adventures(part: Any) -> Any:  # noqa: ANN401 - any part of a schema
    """A part of a schema without the words of adventures."""
    names = [kind.__name__ for kind in ADVENTURE_NODES]
    unwanted = [*map(_reference, names), *ADVENTURE_WORDS, EACH_DECK]
    if isinstance(part, list):
        return [_without_adventures(item) for item in part if item not in unwanted]
    if isinstance(part, dict):
        return {key: _without_adventures(value) for key, value in part.items() if key not in names}
    return part


def _reference(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _define(kind: type[Struct], definitions: dict[str, Schema]) -> None:
    """Add a definition and everything it refers to."""
    if kind.__name__ in definitions:
        return
    schema: Schema = {"description": sentence_of(kind), "type": "object"}
    definitions[kind.__name__] = schema
    properties: dict[str, Schema] = {}
    for field in fields_of(kind):
        part = _place(field.shape, definitions)
        if field.note:
            part = {"description": field.note, **part}
        if field.default not in (NODEFAULT, None, "", (), {}):
            part = {**part, "default": plain(field.default)}
        properties[field.key] = part
    schema["properties"] = properties
    schema["required"] = [field.key for field in fields_of(kind) if field.required]
    schema["additionalProperties"] = False


def _place(shape: Shape, definitions: dict[str, Schema]) -> Schema:
    """The schema of one place."""
    ways = _ways(shape, definitions)
    return ways[0] if len(ways) == 1 else {"anyOf": ways}


def _ways(shape: Shape, definitions: dict[str, Schema]) -> list[Schema]:
    ways: list[Schema] = []
    if shape.words:
        ways.append({"enum": list(shape.words)})
    if shape.whole is not None:
        ways.append({"type": "integer", **_limits(shape.whole, ge="minimum", le="maximum")})
    if shape.flag:
        ways.append({"type": "boolean"})
    if shape.text is not None:
        ways.extend(_text(shape.text, definitions))
    if shape.items is not None:
        ways.append({"type": "array", "items": _place(shape.items, definitions)})
    if shape.row:
        parts = [_place(part, definitions) for part in shape.row]
        ways.append({"type": "array", "items": parts, "minItems": len(parts), "maxItems": len(parts)})
    if shape.values is not None:
        names = {"pattern": shape.keys.pattern} if shape.keys and shape.keys.pattern else {}
        values = _place(shape.values, definitions)
        ways.append({"type": "object", "propertyNames": names, "additionalProperties": values})
    if shape.record is not None:
        _define(shape.record, definitions)
        ways.append(_reference(shape.record.__name__))
    if shape.nodes:
        ways.append(_family(shape.nodes, definitions))
    return ways


def _family(kinds: tuple[type[Struct], ...], definitions: dict[str, Schema]) -> Schema:
    """The schema for any node allowed in one place."""
    noun = noun_of(kinds[0])
    if FAMILIES[noun] != kinds:
        # Only part of a family.
        for kind in kinds:
            _define(kind, definitions)
        return {"anyOf": [_reference(kind.__name__) for kind in kinds]}
    if noun not in definitions:
        definitions[noun] = {"anyOf": [_reference(kind.__name__) for kind in kinds]}
        for kind in kinds:
            _define(kind, definitions)
    return _reference(noun)


def _glyph() -> Schema:
    """A glyph: one of those that ship, so that editors complete their names, or one that is turned or mirrored."""
    return {
        "description": GLYPH.description,
        "anyOf": [{"enum": list(glyphs())}, {"type": "string", "pattern": GLYPH.pattern}],
    }


def _limits(meta: Meta, **names: str) -> Schema:
    """The limits of a value, under the names that JSON Schema has for them."""
    found = {name: getattr(meta, limit) for limit, name in names.items()}
    return {name: limit for name, limit in found.items() if limit is not None}


def _text(meta: Meta, definitions: dict[str, Schema]) -> list[Schema]:
    if meta == GLYPH:
        definitions["Glyph"] = _glyph()
        return [_reference("Glyph")]
    if meta not in (WHO, PLACE):
        return [{"type": "string", **_limits(meta, pattern="pattern", min_length="minLength")}]
    words = [*WHO_WORDS, *([CHOSEN_SPACE] if meta == PLACE else [])]
    return [{"enum": words}, {"type": "string", "pattern": NAME.pattern}]
