"""Fingerprints of content: of a whole game, and of one hero, board, enemy or event."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.nodes import Hero
from matchless.library.board.file import BoardFile
from matchless.rules.flow.play import REVISION

_UNNAMED: Final = {"en": "", "fr": "", "uk": ""}
"""Stands for names, which do not count. Existing fingerprints include it, so a new language must not be added."""
_LENGTH: Final = 12


def content_version(
    heroes: Iterable[Hero], board: BoardFile, enemies: Iterable[Enemy] = (), events: Iterable[EventCard] = ()
) -> str:
    """A short fingerprint of a game's content and the rules; comments, names and drawings do not count."""
    # The order of cards and spaces counts because it numbers them; the order of heroes does not.
    parts = sorted({msgspec.json.encode(_unpictured(hero)) for hero in heroes})
    foes = [msgspec.json.encode(_unpictured(enemy)) for enemy in enemies]
    laid = _undrawn(board)
    if not foes:
        del laid["bridges"], laid["fields"]  # duels know nothing of them
    foes += [msgspec.json.encode(_unpictured(event) | {"name": _UNNAMED}) for event in events]
    rules = f"rules {REVISION}".encode()
    return _mark(b"\n".join([rules, *parts, msgspec.json.encode(laid), *sorted(foes)]))


def version_of(content: Hero | BoardFile | Enemy | EventCard) -> str:
    """A short fingerprint of one thing, by which a record recognises it."""
    if isinstance(content, BoardFile):
        return _mark(msgspec.json.encode(_undrawn(content)))
    named = {"name": _UNNAMED} if isinstance(content, EventCard) else {}
    return _mark(msgspec.json.encode(_unpictured(content) | named))


def _mark(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:_LENGTH]


def _undrawn(board: BoardFile) -> dict[str, Any]:
    """A board as plain data, without its looks."""
    plain = replace(board, size=(0, 0), radius=1, crossings=(), curves=())
    plain = replace(
        plain,
        zones=dict.fromkeys(board.zones, ""),
        spaces={name: replace(space, at=(0, 0)) for name, space in board.spaces.items()},
        doors=tuple(replace(door, draw=((0, 0), (0, 0))) for door in board.doors),
    )
    laid: dict[str, Any] = msgspec.to_builtins(plain) | {"name": _UNNAMED}
    for look in ("ground", "colours", "emblem"):
        laid.pop(look, None)
    return laid


def _unpictured(content: Hero | Enemy | EventCard) -> dict[str, object]:
    """Content as plain data, without its looks."""
    data: dict[str, Any] = msgspec.to_builtins(content)
    for part in (data, *data.get("fighters", {}).values(), *data.get("deck", {}).values()):
        part.pop("colours", None)
        part.pop("emblem", None)
    return data
