"""Shuffles that a server fixes before the first decision, keeps secret, and proves when the game is over."""

from __future__ import annotations

import asyncio
import hashlib
import pickle
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from matchless.cli.main import main
from matchless.library.library import Library
from matchless.match.record import read
from matchless.match.replay import replay_steps
from matchless.presentation.wire.socket import Concede
from matchless.presentation.wire.table import SeatWish
from matchless.rules.state.view import view_of
from matchless.server.store.data import TableData
from matchless.server.store.store import move_kept, table_kept
from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import ALONE, Person, club
from tests.support.server.registry import BOT, Visitor, adventure_of, duel, registry_at, run, table_of

DOCUMENT = Path(__file__).parents[3] / "docs" / "records.md"


def test_the_commitment_is_told_to_everyone_with_the_first_decision_and_never_changes(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        watcher = await Visitor(table, None).enter()
        for one in (host, guest, watcher):
            one.listen()
            told = [message["table"]["commitment"] for message in one.heard if message["game"] is not None]
            assert {table.data.commitment} == set(told)
        assert "" == host.heard[0]["table"]["commitment"], "in the lobby nothing is fixed yet"
        assert re.fullmatch("[0-9a-f]{64}", table.data.commitment)
        await host.answer(0)
        assert table.data.commitment == host.last["table"]["commitment"]
        kept = await registry.store.table(table.data.code)
        assert kept is not None
        assert (table.data.key, table.data.commitment) == (kept.key, kept.commitment)

    run(tmp_path, play)


def test_the_commitment_is_to_the_key_and_everything_it_is_used_for(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, _ = await duel(registry)
        assert table.play is not None
        setup = table.play.match.setup
        lines = [
            "matchless record 2",
            f"table: {table.data.code}",
            f"content: {table.data.version}",
            "board: sarpedon",
            "heroes: alice, medusa",
            "rules: core-2023",
            f"key: {setup.key}",
        ]
        said = "".join(f"{line}\n" for line in lines)
        assert hashlib.sha256(said.encode()).hexdigest() == table.data.commitment

    run(tmp_path, play)


def test_each_game_has_a_key_of_its_own(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        tables = [(await duel(registry))[0] for _ in range(3)]
        assert 3 == len({table.data.key for table in tables})
        assert all(len(bytes.fromhex(table.data.key)) == 32 for table in tables)
        decks = {tuple(table.play.match.state.deck) for table in tables if table.play is not None}
        assert 3 == len(decks)

    run(tmp_path, play)


def test_no_bot_is_told_the_key_or_anything_that_follows_from_its_shuffles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bytes] = []

    async def ask(work: Callable[..., int], *args: object) -> int:
        told.append(pickle.dumps(args))
        return work(*args)

    async def play(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.thinkers.processes, "run", ask)
        table, _ = await table_of(registry, BOT, SeatWish("bot", bot="greedy"), start=True)
        for _ in range(2000):
            if len(told) > 20:
                break
            await asyncio.sleep(0.005)
        assert len(told) > 20
        key = table.data.key
        for message in told:
            assert key.encode() not in message
            assert bytes.fromhex(key) not in message
        assert table.play is not None
        view = view_of(table.play.match.state, 0)
        assert (b"", 0) == (view.position.key, view.position.rng)
        seeds = {table.data.bot_seed(seat) for seat in range(2)}
        assert 2 == len(seeds)
        assert not any(seed.to_bytes(7, "big").hex() in key for seed in seeds)

    run(tmp_path, play)


def _finished(hall_folder: Path) -> tuple[str, str]:
    """The record of a game that one gave up, and what was published at its start."""
    with club(hall_folder / "club.db") as address, Person(address) as host:
        code = host.post("/api/tables", ALONE)["code"]
        socket = host.socket(code)
        for _ in range(6):
            question = socket.asked()
            socket.say(type="answer", decision=question["decision"], option=0)
        early = host.http.get(f"/api/tables/{code}/record")
        assert (409, "not_over") == (early.status_code, early.json()["code"])
        published = host.get(f"/api/tables/{code}")["commitment"]
        socket.asked()
        socket.say(type="concede", seat=0)
        while socket.update()["table"]["phase"] != "over":
            pass
        assert all(read_key(hall_folder / "club.db", code) not in str(one) for one in socket.heard)
        return host.http.get(f"/api/tables/{code}/record").raise_for_status().text, published


def read_key(path: Path, code: str) -> str:
    with sqlite3.connect(path) as database:
        (data,) = database.execute("select data from tables where code = ?", (code,)).fetchone()
    database.close()
    return msgspec.json.decode(data, type=TableData).key


def test_when_the_game_is_over_the_record_proves_the_shuffles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, published = _finished(tmp_path)
    path = tmp_path / "game.record"
    path.write_text(text, encoding="utf-8")
    record = read(text)
    assert published == record.commitment
    assert text == str(record)
    assert f"commitment: {published}\n" in text

    assert 0 == main(["replay", "--quiet", str(path)])
    assert published in capsys.readouterr().out
    assert 0 == main(["replay", "--quiet", str(path), "--commitment", f" {published.upper()} "])
    assert "The shuffles match what was published before the first decision." in capsys.readouterr().out
    assert 2 == main(["replay", "--quiet", str(path), "--commitment", "0" * 64])
    assert "the shuffles are not those that were published" in capsys.readouterr().err

    lines = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "verify.py").write_text(lines[0], encoding="utf-8")
    for changed, answer in ((text, "fixed from the start"), (_other_key(text), "NOT the same")):
        path.write_text(changed, encoding="utf-8")
        said = subprocess.run(  # noqa: S603 - the lines of our own document
            [sys.executable, str(tmp_path / "verify.py"), str(path)],
            capture_output=True,
            text=True,
            check=True,
        )
        assert answer == said.stdout.strip()


def test_the_example_of_the_documents_is_true() -> None:
    example = re.findall(
        r"```\n(matchless record 2\n.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL
    )
    assert read(example[0]).commitment in example[0]


def _other_key(text: str) -> str:
    key = read(text).setup.key
    return text.replace(key, key[::-1])


def test_a_record_with_another_key_board_or_table_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, _ = _finished(tmp_path)
    code = read(text).setup.table
    path = tmp_path / "game.record"
    for changed in (
        _other_key(text),
        text.replace("board: sarpedon", "board: marmoreal"),
        text.replace("alice, medusa", "medusa, alice"),
        text.replace(f"table: {code}", "table: CDFGHJ"),
    ):
        assert changed != text
        path.write_text(changed, encoding="utf-8")
        assert 2 == main(["replay", "--quiet", str(path)])
        assert ":8: this is not the commitment to the lines above" in capsys.readouterr().err
    path.write_text(text.replace(read(text).setup.key, "abc"), encoding="utf-8")
    assert 2 == main(["replay", str(path)])
    assert ":7: the key must be 64 hexadecimal digits" in capsys.readouterr().err


def test_nothing_was_published_for_a_plain_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    assert 0 == main(["simulate", "--games", "1", "--records", str(tmp_path / "records")])
    path = next((tmp_path / "records").iterdir())
    assert 0 == main(["replay", "--quiet", str(path)])
    assert "shuffles" not in capsys.readouterr().out
    assert 2 == main(["replay", "--quiet", str(path), "--commitment", "0" * 64])
    assert "nothing was published for it" in capsys.readouterr().err


def test_an_adventure_is_proved_too(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(
            registry, SeatWish("me", "alice"), SeatWish("me", "medusa"), start=True
        )
        assert table.play is not None
        for _ in range(5):
            await host.answer(0)
        await host.say(Concede(0))
        await host.say(Concede(1))
        text = str(table.play.match.record)
        assert table.data.commitment == read(text).commitment
        assert hashlib.sha256("".join(text.splitlines(keepends=True)[:10]).encode()).hexdigest() in text
        assert 6 == len(list(replay_steps(Library(), read(text))))

    run(tmp_path, play)


def test_a_game_that_was_begun_from_a_seed_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
            old = table.data.copy()
            old.code, old.seed, old.key, old.commitment = "CDFGHJ", 4242, "", ""
            assert table.play is not None
            assert table.play.decision is not None
            move = table.play.take(table.play.decision.options[0])
            await table.keep(*table_kept(old), move_kept(old.code, 0, move, None))
        async with registry_at(tmp_path / "a.db") as registry:
            again = await registry.table("CDFGHJ")
            assert again.play is not None
            assert (4242, "", 1) == (
                again.play.match.setup.seed,
                again.play.match.setup.key,
                len(again.play.taken),
            )
            back = await Visitor(again, host.player).enter()
            assert "" == back.last["table"]["commitment"]
            await back.answer(0)
            assert "seed: 4242" in str(again.play.match.record)

    asyncio.run(play())
