"""The stack is the rules' own: nobody else reads frames and steps, or takes the number of an option apart."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "matchless"
OUTSIDE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "rules")


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_rules_touch_the_stack(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    assert [] == [node.lineno for node in attributes if node.attr == "frames"]
    indexed = [node.value for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    steps = [node for node in indexed if isinstance(node, ast.Attribute) and node.attr == "steps"]
    assert [] == [
        node.lineno for node in steps if not isinstance(node.value, ast.Name) or node.value.id != "enemy"
    ]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_rules_shift_bits_of_options(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shifts = [
        node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift)
    ]
    assert [] == [
        node.lineno for node in shifts if isinstance(node.left, ast.Name) and node.left.id == "option"
    ]
