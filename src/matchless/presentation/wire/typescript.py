"""Writes the wire as TypeScript: every struct as an interface, every union as a type, a file per module."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Final, Literal, get_args, get_origin

from msgspec import Struct
from msgspec import inspect as shapes

from matchless.presentation.wire import (
    adventure,
    analysis,
    catalog,
    game,
    my,
    pictures,
    puzzles,
    rules,
    socket,
    statistics,
    table,
    tale,
    workshop,
)
from matchless.text import spans

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

FOLDER: Final = Path(__file__).parents[4] / "web" / "src" / "lib"
_MODULES: Final = (
    pictures,
    catalog,
    rules,
    spans,
    adventure,
    game,
    table,
    tale,
    analysis,
    my,
    workshop,
    socket,
    puzzles,
    statistics,
)
_HEADER: Final = """\
// The wire: everything that server and browser say to each other.
// Generated from src/matchless/presentation/wire by `python -m matchless.presentation.wire.typescript`; do not edit.
"""
_PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
}


def typescript() -> dict[str, str]:
    """Return the files by name; `wire.ts` gathers the others."""
    bodies = {_short(module): _body(module) for module in _MODULES}
    owners = {name: _short(module) for module in _MODULES for name, _ in _written(module)}
    files = {
        f"wire/{short}.ts": "\n".join([_HEADER, *_imports(short, body, owners), body])
        for short, body in bodies.items()
    }
    gathered = [f'export type * from "./wire/{short}";' for short in bodies]
    return {**files, "wire.ts": "\n".join([_HEADER, *gathered, ""])}


def _short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _body(module: ModuleType) -> str:
    """Return the types of a module."""
    return "\n".join(
        _interface(value) if inspect.isclass(value) else f"export type {name} = {_union(value)};\n"
        for name, value in _written(module)
    )


def _imports(short: str, body: str, owners: dict[str, str]) -> list[str]:
    """Return the imports of a file."""
    code = "\n".join(line.partition(" // ")[0] for line in body.splitlines() if not line.startswith("/**"))
    used: dict[str, list[str]] = {}
    for name in sorted(set(re.findall(r"\b[A-Z]\w*", code))):
        if owners.get(name, short) != short:
            used.setdefault(owners[name], []).append(name)
    lines = [
        f'import type {{ {", ".join(names)} }} from "./{owner}";' for owner, names in sorted(used.items())
    ]
    return [*lines, ""] if lines else []


def _quoted(word: str) -> str:
    return f'"{word}"'


def _written(module: ModuleType) -> list[tuple[str, type[Struct]]]:
    """Return the structs and unions of a module by name, in the order in which they are written down."""
    names = [
        name
        for name in _lines(module)
        if name in vars(module) and not name.startswith("_") and not name.isupper()
    ]
    found = [(name, vars(module)[name]) for name in names]
    return [(name, value) for name, value in found if not _is_base(value)]


def _lines(module: ModuleType) -> list[str]:
    """Return the names that a module defines."""
    names = []
    for line in ast.parse(inspect.getsource(module)).body:
        if isinstance(line, ast.ClassDef):
            names.append(line.name)
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            names.append(line.target.id)
    return names


@cache
def _words() -> dict[frozenset[object], str]:
    """Return the named word types, by what they allow."""
    named = [(name, value) for module in _MODULES for name, value in vars(module).items()]
    chosen = [(name, _choice(value)) for name, value in named]
    return {frozenset(words): name for name, words in chosen if words}


def _choice(value: object) -> tuple[str, ...]:
    """Return the words that a type allows, if it is a choice of words."""
    if get_origin(value) is Literal:
        return get_args(value)
    metas = getattr(value, "__metadata__", ())
    return tuple(metas[0].extra_json_schema["enum"]) if metas and metas[0].extra_json_schema else ()


def _is_base(value: object) -> bool:
    """Return whether a struct is only a base of others and never sent itself."""
    return inspect.isclass(value) and bool(value.__subclasses__())


def _union(value: object) -> str:
    """Return a named type: a choice of words, a choice of structs, or a word of a given form."""
    if get_origin(value) is UnionType:
        return " | ".join(_type(shapes.type_info(member)) for member in get_args(value))
    if _choice(value):
        return " | ".join(map(_quoted, _choice(value)))
    return _type(shapes.type_info(value))  # an Annotated, or a choice of them


def _interface(struct: type[Struct]) -> str:
    """Return a struct as an interface, with its docstring and its fields' comments."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    remarks = _remarks(struct)
    for field in info.fields:
        # What the browser says may leave out what has a default; so does the server, where a struct says so.
        is_left_out = struct.__struct_config__.omit_defaults
        may_lack = (info.forbid_unknown_fields or is_left_out) and not field.required
        written = _type(field.type)
        if is_left_out and field.default is None:
            written = written.removesuffix(" | null")
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {written};{remark}")
    return "\n".join([*lines, "}", ""])


def _remarks(struct: type[Struct]) -> dict[str, str]:
    """Return the comments beside the fields of a struct."""
    lines = inspect.getsource(struct).splitlines()
    found = {}
    for line in lines:
        code, _, remark = line.partition("  # ")
        name, colon, _ = code.strip().partition(":")
        if remark and colon and name in struct.__struct_fields__:
            found[name] = remark
    return found


def _type(info: shapes.Type) -> str:
    """Return a type in TypeScript."""
    match info:
        case shapes.Metadata(extra_json_schema={"enum": values}):
            return _words()[frozenset(values)]
        case shapes.Metadata(type=inner):
            return _type(inner)
        case shapes.LiteralType(values=values):
            return _words().get(frozenset(values)) or " | ".join(_quoted(str(word)) for word in values)
        case shapes.UnionType(types=types):
            return " | ".join(_type(one) for one in _null_last(types))
        case shapes.VarTupleType(item_type=item):
            one = _type(item)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{_type(key)}, {_type(value)}>"
        case shapes.StructType(cls=cls):
            return cls.__name__
        case _:
            return _PLAIN[type(info)]


def _null_last(types: Iterable[shapes.Type]) -> list[shapes.Type]:
    return sorted(types, key=lambda one: isinstance(one, shapes.NoneType))


def main() -> None:
    """Write the files."""
    for name, text in typescript().items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
