"""Writing content as its author would: the opposite of decoding."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import yaml
from msgspec import Struct

from matchless.lang.nodes.walk import keys_of

Plain: TypeAlias = Any  # dict[str, Plain] | list[Plain] | str | int: what YAML can hold


class _Dumper(yaml.SafeDumper):
    """YAML with indented lists, and quotes only where our own reader needs them."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: FBT001, FBT002
        super().increase_indent(flow, False)  # noqa: FBT003 - the signature is PyYAML's


_Dumper.yaml_implicit_resolvers = {}
_Dumper.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), list("tf"))
_Dumper.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"-?\d+"), list("-0123456789"))


def plain(value: object) -> Plain:
    """Content as mappings and lists, without values that equal their defaults.

    >>> from matchless.lang.nodes import Draw
    >>> plain(Draw(2))
    {'draw': 2}
    """
    if isinstance(value, Struct):
        return {written.field.key: plain(written.value) for written in keys_of(value)}
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


def to_yaml(value: object) -> str:
    """Content as the text of a file."""
    text = yaml.dump(plain(value), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)
    assert isinstance(text, str)
    return text
