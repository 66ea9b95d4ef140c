"""Whether the server lives, whether it can keep anything, and who may see its figures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import event

from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import Person, club, comes, figure
from tests.support.server.registry import ME, OPEN, registry_at, table_of


@contextmanager
def failing(registry: TableRegistry, words: str) -> Iterator[None]:
    """A database that takes no writes."""

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError(words)

    event.listen(registry.store.engine.sync_engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(registry.store.engine.sync_engine, "before_cursor_execute", fail)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("database or disk is full", "disk_full"),
        ("database is locked", "database_locked"),
        ("attempt to write a readonly database", "read_only"),
        ("database disk image is malformed", "damaged"),
        ("disk I/O error at /secret/path", "write_failed"),
    ],
)
def test_a_server_that_cannot_write_is_not_ready_until_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: str, reason: str
) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            assert "" == registry.heartbeat.trouble()
            with failing(registry, words):
                await registry.heartbeat.beat()
                await registry.heartbeat.beat()
                assert reason == registry.heartbeat.trouble()
                assert b"matchless_ready 0.0" in registry.metrics.text()
            assert b"matchless_write_failures_total 2.0" in registry.metrics.text()
            await registry.heartbeat.beat()
            assert "" == registry.heartbeat.trouble()
            assert b"matchless_ready 1.0" in registry.metrics.text()
            await table_of(registry, ME, OPEN)

    asyncio.run(play())
    told = [record.getMessage() for record in caplog.records if record.name == "matchless"]
    assert 1 == told.count("cannot keep anything"), "told once, not with every beat"
    assert "/secret/path" not in caplog.text


def test_a_write_that_never_ends_is_no_heartbeat(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            registry.heartbeat.now = lambda: monotonic() + 14
            assert "" == registry.heartbeat.trouble()
            registry.heartbeat.now = lambda: monotonic() + 16
            assert "no_answer" == registry.heartbeat.trouble()

    asyncio.run(play())


def test_ready_is_not_the_same_as_live(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with club(path) as address, Person(address) as person:
        for check in ("/health", "/health/ready", "/health/live"):
            assert {"status": "ok"} == person.get(check)
        path.rename(tmp_path / "taken away.db")
        for check in ("/health", "/health/ready"):
            answer = person.http.get(check)
            assert (503, {"status": "failing", "reason": "file_gone"}) == (answer.status_code, answer.json())
        assert {"status": "ok"} == person.get("/health/live")
        path.write_bytes(b"another file")
        assert 503 == person.http.get("/health").status_code
        path.unlink()
        (tmp_path / "taken away.db").rename(path)
        assert 200 == person.http.get("/health").status_code


def test_the_figures_tell_how_the_server_fares(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as person:
        assert 10_000_000 < figure(person, "process_resident_memory_bytes")
        assert 0 < figure(person, "process_open_fds")
        assert 0 < figure(person, "matchless_disk_free_bytes")
        assert 0 == figure(person, "matchless_write_failures_total")
        assert 1 == figure(person, "matchless_ready")
        assert comes(lambda: figure(person, "matchless_loop_lag_seconds_count") > 0)


def test_the_figures_are_for_this_machine_and_for_whoever_has_the_token(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "192.0.2.1"}
    with club(tmp_path / "a.db", metrics_token="a long token") as address, Person(address) as person:  # noqa: S106
        assert 200 == person.http.get("/metrics").status_code
        answer = person.http.get("/metrics", headers=far)
        assert (403, "metrics_private") == (answer.status_code, answer.json()["code"])
        for proxy in ({"Via": "1.1 proxy"}, {"X-Forwarded-Proto": "https"}, {"X-Forwarded-For": "127.0.0.1"}):
            assert 403 == person.http.get("/metrics", headers=proxy).status_code
        for token, status in (("a long token", 200), ("another token", 403), ("a long", 403)):
            headers = {**far, "Authorization": f"Bearer {token}"}
            assert status == person.http.get("/metrics", headers=headers).status_code
    with club(tmp_path / "a.db") as address, Person(address) as person:
        assert 403 == person.http.get("/metrics", headers={**far, "Authorization": "Bearer"}).status_code
    with club(tmp_path / "a.db", metrics_public=True) as address, Person(address) as person:
        assert 200 == person.http.get("/metrics", headers=far).status_code
