"""Tests stand on their own: what several of them need lies in `tests/support`."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
_IMPORT = re.compile(r"^from (tests\.\S+) import|^import (tests\.\S+)", re.MULTILINE)


def test_no_test_imports_from_another() -> None:
    found = {
        f"{file.relative_to(TESTS)}: {module}"
        for file in TESTS.rglob("*.py")
        for pair in _IMPORT.findall(file.read_text(encoding="utf-8"))
        for module in pair
        if ".test_" in module
    }
    assert set() == found


def test_every_package_has_tests_of_its_own() -> None:
    packages = [folder for folder in (TESTS.parent / "src" / "matchless").iterdir() if folder.is_dir()]
    untested = [
        package.name
        for package in packages
        if (package / "__init__.py").exists() and not list((TESTS / package.name).rglob("test_*.py"))
    ]
    assert [] == untested
