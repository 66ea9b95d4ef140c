"""The tree: what was tried at each point that an observer can tell apart, and how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.rules.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
@mypyc_attr(acyclic=True)  # so the garbage collector leaves the growing tree alone
class Edge:
    """An answer that has been possible at a node."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values for the side that answers


@final
@mypyc_attr(acyclic=True)  # so the garbage collector leaves the growing tree alone
class Node:
    """A point of the game as one observer knows it."""

    __slots__ = ("edges", "kids", "latest", "options")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.kids: dict[int, Node] = {}
        # The options of the last visit with their edges: most visits find the same ones again.
        self.options: list[int] = []
        self.latest: list[Edge] = []
