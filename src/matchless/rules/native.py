"""Hints for the compiled build; in plain Python they do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def _plain(**_hints: object) -> Callable[[T], T]:
    return _same


def _same(cls: T) -> T:
    return cls


try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs that package
    mypyc_attr = _plain  # type: ignore[assignment]

__all__ = ["mypyc_attr"]
