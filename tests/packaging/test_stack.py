"""The stack is the rules' own: nobody else reads frames and steps, or takes the number of an option apart."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "matchless"
STATES = ("state", "position", "end", "after", "asked", "clone")
"""What a state is called."""
OUTSIDE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "rules")


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_rules_touch_the_stack(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    indexed = [node.value for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    stacks = [
        node for node in indexed if isinstance(node, ast.Attribute) and node.attr in ("frames", "steps")
    ]
    owners = [(node.lineno, ast.unparse(node.value)) for node in stacks]
    assert [] == [(line, owner) for line, owner in owners if owner.split(".")[-1] in STATES]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_rules_shift_bits_of_options(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shifts = [
        node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift)
    ]
    assert [] == [
        node.lineno for node in shifts if isinstance(node.left, ast.Name) and node.left.id == "option"
    ]
