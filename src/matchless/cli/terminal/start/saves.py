"""Saved games: where they are, and who sat at the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from platformdirs import user_state_path

from matchless.match.record import read_record
from matchless.match.replay import replay_steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.library import Library
    from matchless.match.match import Match


class Last(msgspec.Struct, frozen=True):
    """The last game saved: its record, who sits where, in which language, with which packs."""

    record: str
    seats: tuple[str, ...]
    lang: str
    content: tuple[str, ...] = ()


class Decided(NamedTuple):
    """Who took a decision, and whether there was a choice."""

    seat: int
    is_forced: bool


def state_folder() -> Path:
    """Return the folder for what the client must remember."""
    folder = user_state_path("matchless", appauthor=False)
    if os.environ.get("XDG_STATE_HOME"):
        return folder
    old = Path.home() / ".local" / "state" / "matchless"  # on every system, before
    return old if old.is_dir() and not folder.exists() else folder


def autosave_path() -> Path:
    """Return the file that a game is saved to unless another is named."""
    return state_folder() / "last.record"


def save(match: Match, path: Path, seats: Sequence[str], lang: str) -> None:
    """Save a game, and remember it as the last one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(match.record), encoding="utf-8")
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    last = Last(str(path.absolute()), tuple(seats), lang, _packs(match))
    (folder / "last.json").write_bytes(msgspec.json.encode(last))


def last_game() -> Last | None:
    """Return the last game saved, if there is one."""
    try:
        return msgspec.json.decode((state_folder() / "last.json").read_bytes(), type=Last)
    except (OSError, msgspec.DecodeError):
        return None


def content_of(file: str) -> list[str]:
    """Return the folders of the packs that a game was played with, if it is the last one; without a file, it is."""
    last = last_game()
    if last is None or (file and Path(last.record) != Path(file).absolute()):
        return []
    return [folder for folder in last.content if Path(folder).is_dir()]


def _packs(match: Match) -> tuple[str, ...]:
    library = match.library
    used = {origin.pack for origin in library.origins(match.setup.parts(library))}
    return tuple(str(pack.folder.absolute()) for pack in library.packs if pack.name in used)


def load(library: Library, path: Path) -> tuple[Match, list[Decided]]:
    """Return the match that a record leads to, with who took each decision; RecordError explains mistakes."""
    record = read_record(path)
    decided: list[Decided] = []
    match = None
    for match in replay_steps(library, record):
        decision = match.state.decision
        if decision is not None:
            decided.append(Decided(decision.seat, len(decision.options) == 1))
    assert match is not None
    return match, decided[: len(match.taken)]
