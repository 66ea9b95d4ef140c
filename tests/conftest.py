"""Which build the tests run on: the Python files in src, or the compiled package in .venv."""

import os

import pytest
from hypothesis import settings

import matchless.rules.flow.play

settings.register_profile("no clock", deadline=None)  # a busy machine breaks no law
settings.load_profile("no clock")

MODULE = matchless.rules.flow.play.__file__
BUILD = "pure" if MODULE.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"matchless: {BUILD}, {MODULE}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("MATCHLESS_EXPECT", BUILD)
    if expected != BUILD:
        pytest.exit(f"MATCHLESS_EXPECT is {expected}, but the tests would run on {MODULE}", returncode=4)
