"""The stack is the rules' own: nobody else reads frames and steps, or takes the number of an option apart."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "matchless"
STATES = ("state", "position", "end", "after", "asked", "clone")
"""What a state is called."""
OPTIONS = ("option", "answer", "action")
"""What an option is called."""
_APART = (ast.RShift, ast.LShift, ast.BitAnd, ast.BitOr, ast.Mod, ast.FloorDiv)
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
def test_only_the_rules_take_options_apart(path: Path) -> None:
    """What an option is tell ``choices_of``, ``move_of`` and ``attack_of``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    sums = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, _APART)]
    numbers = [(node.lineno, number) for node in sums for number in (node.left, node.right)]
    assert [] == [line for line, number in numbers if isinstance(number, ast.Name) and number.id in OPTIONS]
