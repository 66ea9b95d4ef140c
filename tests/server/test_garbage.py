from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from matchless.server import garbage


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_full_collections_do_not_come_by_themselves_any_more() -> None:
    garbage.settle()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(200_000)]
    assert 200_000 == len(kept)
    assert before == gc.get_stats()[2]["collections"]


def test_everything_is_collected_at_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_LOOK", 0.05)

    async def rest() -> None:
        task = asyncio.create_task(garbage.tidy())
        await asyncio.sleep(0.5)
        task.cancel()

    before = gc.get_stats()[2]["collections"]
    asyncio.run(rest())
    assert gc.get_stats()[2]["collections"] > before
