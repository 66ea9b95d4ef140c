"""The reference of the line protocol: tables for its page, and a JSON schema, both made from the messages."""

from __future__ import annotations

import inspect
import json
import re
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import inspect as shapes

from matchless.players.outside import protocol
from matchless.players.outside.protocol import MESSAGES, PARTS, PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from msgspec import Struct

_FIELD: Final = re.compile(r"^    (\w+): .*?(?:  # (.*))?$", re.MULTILINE)
_PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.StrType: "string",
    shapes.IntType: "whole number",
    shapes.FloatType: "number",
    shapes.BoolType: "true or false",
    shapes.NoneType: "null",
}
_TABLES: Final = re.compile(
    r"(<!-- (\w+): written by `matchless docs` -->\n).*?(<!-- end of \2 -->)", re.DOTALL
)


def documents(root: Path) -> dict[Path, str]:
    """Return the text of the generated files; the page has to be there."""
    page = root / "docs" / "protocol.md"
    found = {root / "schema" / "bot-protocol.schema.json": schema()}
    if page.is_file():
        found[page] = filled(page.read_text(encoding="utf-8"))
    return found


def filled(page: str) -> str:
    """Return a page with its tables brought up to date."""
    tables = {"messages": _tables(MESSAGES), "parts": _tables(PARTS)}
    return _TABLES.sub(lambda found: f"{found[1]}{tables[found[2]]}\n{found[3]}", page)


def schema() -> str:
    """Return the JSON schema of all messages."""
    refs, components = msgspec.json.schema_components((*MESSAGES, *PARTS), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The line protocol for bots, version {PROTOCOL}",
        "description": inspect.getdoc(protocol),
        "anyOf": list(refs[: len(MESSAGES)]),
        "$defs": components,
    }
    return f"{json.dumps(whole, indent=2)}\n"


def _tables(structs: Iterable[type[Struct]]) -> str:
    return "\n\n".join(map(_table, structs))


def _table(struct: type[Struct]) -> str:
    """Return the fields of a message, or of a part of one."""
    told = dict(_FIELD.findall(inspect.getsource(struct)))
    config = struct.__struct_config__
    title = f"`{config.tag}`" if config.tag else _anchor(struct)
    who = f" ({_speaker(struct)})" if config.tag else ""
    rows = [f'| `type` | `"{config.tag}"` | |'] if config.tag else []
    for field in msgspec.structs.fields(struct):
        may_lack = not field.required and (config.omit_defaults or _is_ours(struct))
        kind = f"{_type(shapes.type_info(field.type))}{', may be left out' if may_lack else ''}"
        rows.append(f"| `{field.encode_name}` | {kind} | {told[field.name]} |")
    head = [
        f"### {title}{who}",
        "",
        inspect.getdoc(struct) or "",
        "",
        "| field | is | means |",
        "|---|---|---|",
    ]
    return "\n".join([*head, *rows])


def _is_ours(struct: type[Struct]) -> bool:
    """Return whether programs write it."""
    return struct in (protocol.HelloBack, protocol.Choice)


def _speaker(struct: type[Struct]) -> str:
    return "program to host" if _is_ours(struct) else "host to program"


def _anchor(struct: type[Struct]) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", struct.__name__).capitalize()


def _type(info: shapes.Type) -> str:
    """Return a type in words."""
    match info:
        case shapes.Metadata(type=inner):
            return _type(inner)
        case shapes.VarTupleType(item_type=item):
            return f"list of {_type(item)}"
        case shapes.TupleType(item_types=items):
            return f"list of {len(items)}: {', '.join(map(_type, items))}"
        case shapes.DictType(value_type=value):
            return f"object whose values are {_type(value)}"
        case shapes.StructType(cls=cls):
            name = _anchor(cls)
            return f"[{name}](#{name.lower().replace(' ', '-')})"
        case shapes.UnionType(types=types):
            return " or ".join(_type(one) for one in types)
    return _PLAIN[type(info)]
