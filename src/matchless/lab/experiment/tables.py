"""The results of an experiment as tables in Parquet files: their columns, and how they are written and read.

A *part* holds a fixed number of games in the order of their numbers. It is written once, when all of them have been
played, so the same plan gives the same files, whoever plays it and in whatever order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from matchless.lab.experiment.play import Played


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: Any
    about: str


_NAMES: Final = pl.List(pl.String)
TABLES: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        Column("game", pl.Int64, "number of the game, from 0"),
        Column("line", pl.Int32, "which line of results it belongs to; `plan.json` lists them"),
        Column("mode", pl.String, "duel, free-for-all, teams or adventure"),
        Column("board", pl.String, "the board"),
        Column("heroes", _NAMES, "the heroes by seat; the first begins"),
        Column("bots", _NAMES, "who played them"),
        Column("winners", pl.List(pl.Int8), "the seats that won, from 0; none in a lost adventure"),
        Column("health", pl.List(pl.Int16), "health of each hero at the end"),
        Column("turns", pl.Int32, "turns of the game"),
        Column("decisions", pl.Int32, "questions that were answered"),
        Column("seed", pl.Int64, "seed of the game"),
        Column("villain", pl.String, "in an adventure; otherwise empty"),
        Column("minions", _NAMES, "in an adventure"),
        Column("events", _NAMES, "in an adventure"),
        Column("rounds", pl.Int32, "rounds of an adventure"),
        Column("by_objective", pl.Boolean, "the villain has reached its objective for the last time"),
        Column(
            "fault", pl.String, "how a bot of yours forfeited: its seat, and what happened; otherwise empty"
        ),
    ),
    "cards": (
        Column("game", pl.Int64, "number of the game"),
        Column("seat", pl.Int8, "the player's seat, from 0"),
        Column("hero", pl.String, "whose deck it is"),
        Column("card", pl.String, "the card; its copies count together"),
        Column("won", pl.Boolean, "whether the player won"),
        Column("copies", pl.Int8, "copies in the deck"),
        Column("drawn", pl.Int8, "copies that were no longer in the deck at the end"),
        Column("attacks", pl.Int16, "times it attacked"),
        Column("defenses", pl.Int16, "times it defended"),
        Column("schemes", pl.Int16, "times it was played as a scheme"),
        Column("boosts", pl.Int16, "times it was discarded as a boost"),
        Column("left", pl.Int8, "copies in hand at the end"),
        Column("value", pl.Int32, "final values of its attacks and defenses, added up"),
    ),
    "decisions": (
        Column("game", pl.Int64, "number of the game"),
        Column("number", pl.Int32, "number of the decision, from 0"),
        Column("seat", pl.Int8, "who decided"),
        Column("turn", pl.Int32, "the turn; 0 while the table is set up"),
        Column("verb", pl.String, "first word of the answer"),
        Column("answer", pl.String, "the answer in the notation of records"),
        Column("options", pl.Int32, "how many answers were legal"),
    ),
    "events": (
        Column("game", pl.Int64, "number of the game"),
        Column("number", pl.Int32, "number of the event, from 0"),
        Column("kind", pl.String, "what happened"),
        Column("turn", pl.Int32, "the turn"),
        Column("seat", pl.Int8, "whose, or -1"),
        Column("fighter", pl.String, "which fighter, or empty"),
        Column("card", pl.String, "which card, or empty"),
        Column("amount", pl.Int32, "how much, or of what; see [kinds of events](#kinds-of-events)"),
        Column("other", pl.Int32, "what else; as above"),
    ),
    "records": (
        Column("game", pl.Int64, "number of the game"),
        Column("record", pl.String, "the record: `matchless replay` plays it back"),
    ),
}
"""Every table with its columns. ``games`` is always kept, the others if the experiment asks for them."""


def described() -> str:
    """Return all tables as the page on the lab shows them."""
    parts = []
    for table, columns in TABLES.items():
        rows = "\n".join(f"| `{one.name}` | {_kind(one.kind)} | {one.about} |" for one in columns)
        parts.append(f"### `{table}`\n\n| column | type | what it is |\n|---|---|---|\n{rows}\n")
    return "\n".join(parts)


def _kind(kind: Any) -> str:  # noqa: ANN401 - types of polars have none of their own
    return f"list of {kind.inner}" if isinstance(kind, pl.List) else str(kind)


def part_path(folder: Path, table: str, part: int) -> Path:
    """Return where a part of a table is."""
    return folder / table / f"part-{part:05}.parquet"


def write_part(folder: Path, part: int, tables: Sequence[str], games: Sequence[Played]) -> None:
    """Write one part of all tables; the games come in the order of their numbers.

    ``games`` is written last: once its part exists, those of the other tables are complete.
    """
    for table in sorted({*tables, "games"}, key=lambda name: name == "games"):
        columns = TABLES[table]
        rows = [row for game in games for row in _rows(table, game)]
        frame = pl.DataFrame(rows, schema={column.name: column.kind for column in columns}, orient="row")
        path = part_path(folder, table, part)
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        frame.write_parquet(half, compression="zstd")
        half.replace(path)


def _rows(table: str, game: Played) -> list[tuple[Any, ...]]:
    number = game.row.game
    if table == "games":
        return [tuple(_plain(getattr(game.row, name)) for name in game.row.__struct_fields__)]
    if table == "cards":
        return [(number, *(getattr(row, name) for name in _fields(table)[1:])) for row in game.cards]
    if table == "decisions":
        return [(number, *(getattr(row, name) for name in _fields(table)[1:])) for row in game.decisions]
    if table == "events":
        fields = _fields(table)[2:]
        return [(number, at, *(getattr(row, name) for name in fields)) for at, row in enumerate(game.events)]
    return [(number, game.record)]


def _fields(table: str) -> list[str]:
    return [column.name for column in TABLES[table]]


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def read_table(folder: Path, table: str) -> pl.DataFrame:
    """Return all parts of a table, in the order of the games; empty if there are none."""
    parts = sorted((folder / table).glob("part-*.parquet"))
    if not parts:
        return pl.DataFrame(schema={column.name: column.kind for column in TABLES[table]})
    return pl.concat([_whole(pl.read_parquet(part), table) for part in parts])


def _whole(frame: pl.DataFrame, table: str) -> pl.DataFrame:
    """Return a part with the columns that there were not yet when it was written; they are empty."""
    missing = [column for column in TABLES[table] if column.name not in frame.columns]
    return frame.with_columns(pl.lit("", column.kind).alias(column.name) for column in missing)
