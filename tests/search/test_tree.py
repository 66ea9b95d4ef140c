"""The tree of the search can be deep, and is freed as a whole."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP_TREE = """
from matchless.search.tree import Edge, Node
for _ in range(20):
    root = node = Node()
    for depth in range(1000):
        node.edges[depth] = Edge(1.0)
        node.kids[depth] = Node()
        node = node.kids[depth]
    del root, node
"""


def test_freeing_a_deep_tree_leaves_memory_in_order() -> None:
    # With this setting, Python stops at once where something was written over a block of memory.
    watchful = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, "-c", DEEP_TREE], env=watchful, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:400]
