"""What the package says it needs, and what other files repeat of it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hatch_metadata import UrlsHook
from matchless.cli.parts import PARTS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
SCHEMAS = [
    *(("github-workflows", path) for path in WORKFLOWS),
    *(("github-issue-forms", path) for path in FORMS),
    ("github-issue-config", ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"),
    ("citation-file-format", ROOT / "CITATION.cff"),
    ("compose-spec", ROOT / "compose.yaml"),
]


def name(requirement: str) -> str:
    """The distribution that a requirement asks for, as the lock files write it."""
    return re.split(r"[\[<>=; ]", requirement)[0].lower().replace("_", "-")


def test_the_message_about_a_missing_part_knows_every_library() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    for extra, libraries in extras.items():
        if extra != "all":
            assert sorted(module.replace("_", "-") for module in PARTS[extra]) == sorted(map(name, libraries))
    assert set(PARTS) == set(extras) - {"all"}
    assert extras["all"] == [f"matchless[{','.join(PARTS)}]"]


def test_the_locks_pin_what_is_asked_for() -> None:
    extras, groups = PROJECT["project"]["optional-dependencies"], PROJECT["dependency-groups"]
    players = {*PROJECT["project"]["dependencies"], *extras["play"]}
    tools = {one for one in groups["dev"] if isinstance(one, str)}
    for lock, wanted in (
        ("requirements.lock", players),
        ("requirements-build.lock", {*groups["build"]}),
        ("requirements-dev.lock", {*players, *groups["build"], *tools}),
    ):
        text = (ROOT / lock).read_text(encoding="utf-8")
        pinned = set(re.findall(r"^([a-z0-9-]+)(?:\[.*\])?==", text, re.MULTILINE))
        assert set(map(name, wanted)) <= pinned


def test_a_build_needs_the_same_with_and_without_isolation() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]


def test_addresses_come_from_whoever_publishes(monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, dict[str, str]] = {}
    monkeypatch.delenv("MATCHLESS_URL", raising=False)
    hook = UrlsHook(str(ROOT), {})
    hook.update(said)
    assert {} == said["urls"]
    monkeypatch.setenv("MATCHLESS_URL", "https://example.org/matchless/")
    hook.update(said)
    assert "https://example.org/matchless/issues" == said["urls"]["Issues"]


@pytest.mark.parametrize(("schema", "file"), SCHEMAS, ids=lambda part: getattr(part, "name", part))
def test_files_for_other_programs_have_their_form(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our tools
    assert 0 == done.returncode, done.stdout


def test_the_dockerfile_follows_the_rules() -> None:
    command = [str(Path(sys.executable).with_name("hadolint")), str(ROOT / "Dockerfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our tools
    assert 0 == done.returncode, done.stdout
