"""Sandbox duels: what is kept of them when their cards change."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from matchless.library.library import CONTENT, Library
from matchless.presentation.wire.workshop import DuelWish
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from matchless.server.workshop.sandbox import renew, wish_of
from tests.support.server.registry import run

MOVES = 12


def edition(folder: Path, *changes: tuple[str, str]) -> Library:
    """The library with a copy of Medusa, changed."""
    copytree(CONTENT / "heroes" / "medusa", folder / "heroes" / "gorgon")
    file = folder / "heroes" / "gorgon" / "hero.yaml"
    text = file.read_text(encoding="utf-8").replace("hero: medusa", "hero: gorgon", 1)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return Library(folder, CONTENT)


async def begun(registry: TableRegistry, library: Library) -> Table:
    """A duel in which both seats have made some moves."""
    registry.use(library)
    wish = wish_of(library, DuelWish("gorgon", "alice"))
    table = await registry.create(wish, new_player(), "Author", is_sandbox=True)
    async with table.lock:
        for _ in range(MOVES):
            assert table.play is not None
            assert table.play.decision is not None
            await table.take(table.play.decision.options[0])
    return table


def test_moves_are_kept_as_far_as_the_new_cards_allow(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table = await begun(registry, edition(tmp_path / "first"))
        before = list(table.play.match.moves) if table.play is not None else []
        version = table.data.version
        strong = edition(tmp_path / "strong", ("value: 3", "value: 5"))
        registry.use(strong)
        made = len(before)
        assert (made, 0) == await renew(table, strong, 2)
        assert table.play is not None
        assert before == table.play.match.moves
        assert (2, True) == (table.edition, version != table.data.version)
        # The database has the same game: whoever comes back to the table finds it.
        stored = await registry.store.moves(table.data.code)
        assert [move.option for move in stored] == table.play.match.taken
        async with table.lock:
            await registry.reload(table)
        assert table.broken is None
        # Another number of fighters: the set-up itself is different, so the moves end early.
        few = edition(tmp_path / "few", ("count: 3", "count: 2"))
        registry.use(few)
        found = await renew(table, few, 3)
        assert found is not None
        kept, lost = found
        assert (made, True) == (kept + lost, lost > 0)
        assert kept == len(await registry.store.moves(table.data.code))

    run(tmp_path, play)


def test_a_duel_whose_hero_is_gone_is_left_as_it_is(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table = await begun(registry, edition(tmp_path / "first"))
        assert await renew(table, Library(), 2) is None
        assert table.play is not None
        assert "gorgon" in table.play.library.heroes

    run(tmp_path, play)


def test_a_game_goes_on_only_with_the_cards_it_began_with(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table = await begun(registry, edition(tmp_path / "first"))
        assert table.data.packs[0].startswith("first hero gorgon ")
        registry.use(edition(tmp_path / "other", ("move: 3", "move: 4")))
        async with table.lock:
            await registry.reload(table)
        assert table.broken is not None
        assert ("pack_changed", "gorgon") == (table.broken.code, table.broken.values["what"])
        assert "“gorgon” of the pack “first” has changed" in table.broken.said("en")
        registry.use(Library())
        async with table.lock:
            await registry.reload(table)
        assert table.broken is not None
        assert "pack_missing" == table.broken.code

    run(tmp_path, play)
