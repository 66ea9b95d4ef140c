"""The file of a database: for one server alone, for its owner's eyes alone, and a file to begin with."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.server.store import database_file
from matchless.server.store.database_file import UnusableDatabaseError
from matchless.server.store.store import name_kept, open_store
from tests.support.server.club import ALONE, Person, Process
from tests.support.server.registry import registry_at

SECRET = "Eq7dT0m3xkVwq2Yz9sLrB4uNpH6cJf1A"  # noqa: S105 - of tests alone


def second(path: Path) -> subprocess.CompletedProcess[str]:
    """Another server on the same database."""
    command = [sys.executable, "-m", "matchless", "serve", "--port", "0", "--database", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - ourselves


def test_a_second_server_on_one_database_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    other_name = tmp_path / "link.db"
    other_name.symlink_to(path)
    with Process(path) as server, Person(server.address) as host:
        code = host.post("/api/tables", ALONE)["code"]
        for name in (path, other_name):
            refused = second(name)
            assert 2 == refused.returncode
            assert f"{name} is in use" in refused.stderr
            assert f"process {server.process.pid}" in refused.stderr
            assert "stop it first" in refused.stderr
            assert "Traceback" not in refused.stderr
        assert "playing" == host.get(f"/api/tables/{code}")["phase"]


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    for _ in range(2):
        with Process(path) as server, Person(server.address) as host:
            host.post("/api/tables", ALONE)  # the process in which bots think runs too
            server.end(kill=True)
    assert (tmp_path / "club.db.lock").exists()


def test_play_in_the_browser_is_refused_while_a_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def attempt() -> int:
        async with registry_at(tmp_path / "matchless" / "matchless.db"):
            return await asyncio.to_thread(main, ["play"])

    assert 2 == asyncio.run(attempt())
    assert "matchless.db is in use" in capsys.readouterr().err


def test_what_the_server_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        path = tmp_path / "new" / "folder" / "club.db"

        async def modes() -> dict[str, int]:
            async with registry_at(path) as registry:
                await registry.store.writer.keep(name_kept("x", "Ada"))
                return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}

        wanted = dict.fromkeys(("club.db", "club.db-wal", "club.db-shm", "club.db.lock"), 0o600)
        assert wanted == asyncio.run(modes())
        for folder in (path.parent, path.parent.parent):
            assert 0o700 == stat.S_IMODE(folder.stat().st_mode)
        for file in path.parent.iterdir():
            file.chmod(0o644)
        assert wanted == asyncio.run(modes()), "what others could read is closed to them"
    finally:
        os.umask(before)


def test_a_readable_database_of_another_user_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "club.db"
    path.touch()
    path.chmod(0o644)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    with caplog.at_level(logging.WARNING, logger="matchless"):
        database_file.narrow(path)
    assert "chmod 600" in caplog.text
    assert 0o644 == stat.S_IMODE(path.stat().st_mode)


def test_a_database_of_something_else_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as database:
        database.execute("create table recipes (name)")
    database.close()
    path.chmod(0o644)
    with pytest.raises(UnusableDatabaseError, match="something else"):
        asyncio.run(open_store(path))
    assert 0o644 == stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        ("x", "has 1 characters"),
        (SECRET[:31], "has 31 characters"),
        ("a" * 40, "repeats itself"),
        ("abc" * 20, "repeats itself"),
        ("correcthorse" * 3, "repeats itself"),
    ],
)
def test_a_weak_secret_is_refused(
    tmp_path: Path,
    secret: str,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("MATCHLESS_SECRET", secret)
    assert 2 == main(["serve", "--port", "0", "--database", str(tmp_path / "a.db")])
    said = capsys.readouterr().err
    assert why in said
    assert "secrets.token_urlsafe(32)" in said
    assert len(secret) < 3 or secret not in said
    assert not (tmp_path / "a.db").exists()


def test_a_good_secret_is_taken(tmp_path: Path) -> None:
    async def opened() -> str:
        store = await open_store(tmp_path / "a.db", SECRET)
        await store.close()
        return store.secret

    assert SECRET == asyncio.run(opened())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://ada:hunter2@db.example/games",
        "sqlite:///x",
        "sqlite:x.db",
        "sqlite+aiosqlite:///x.db",
        "file:x.db",
        "mysql://localhost/games",
        ":memory:",
    ],
)
def test_what_is_no_file_is_refused(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert 2 == main(["serve", "--port", "0", "--database", address])
    said = capsys.readouterr().err
    assert "a database is named by the path of its file" in said
    assert "hunter2" not in said
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["what?.db", "100%.db", "a#b.db", "c:d.db", "le café.db"])
def test_any_name_is_a_file_of_that_name(tmp_path: Path, name: str) -> None:
    async def opened() -> None:
        await (await open_store(tmp_path / name)).close()

    asyncio.run(opened())
    assert b"SQLite format 3" in (tmp_path / name).read_bytes()
