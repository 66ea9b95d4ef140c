"""What other programs show of a link to the game: a title, a sentence and a picture, in the head of the page.

A preview may be kept and shown anywhere: it says only what any stranger with the link may see, and no names of people.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from matchless.lang.names import of_title
from matchless.server.http.identity import address
from matchless.server.lobby import lobby
from matchless.server.lobby.codes import is_code
from matchless.server.refused import Refused
from matchless.text.adventure.enemies import enemy_name
from matchless.text.cards import hero_name
from matchless.text.interface import ui
from matchless.text.language import language

if TYPE_CHECKING:
    from litestar import Request
    from litestar.datastructures import State

    from matchless.library.library import Library
    from matchless.server.store.data import TableData
    from matchless.server.tables.registry import TableRegistry

GAME: Final = "Matchless"
PICTURE: Final = "/icons/preview.jpg"
_SIZE: Final = (1200, 630)
_TABLE, _REPLAY = "t", "replay"
_UNKNOWN: Final = "?"


class Preview(NamedTuple):
    """A link in words."""

    title: str
    about: str


async def preview_of(request: Request[Any, Any, State], path: str, lang: str) -> Preview:
    """Return the preview of a page; a table that a stranger may not see looks like one that does not exist."""
    registry: TableRegistry = request.app.state.registry
    kind, _, code = path.strip("/").partition("/")
    data = await _table(registry, code, address(request)) if kind in (_TABLE, _REPLAY) else None
    if data is None:
        return Preview(GAME, ui(lang, "preview_game"))
    return _of_table(registry.library, data, lang, is_replay=kind == _REPLAY)


def tags(preview: Preview, origin: str, path: str, lang: str) -> str:
    """Return a preview as elements for the head of a page."""
    title, about = preview
    width, height = _SIZE
    named = {"description": about, "twitter:card": "summary_large_image"}
    told = {
        "og:site_name": GAME,
        "og:type": "website",
        "og:locale": language(lang).locale,
        "og:title": title,
        "og:description": about,
        "og:url": origin + path,
        "og:image": origin + PICTURE,
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": ui(lang, "preview_picture"),
    }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta name="{name}" content="{escape(str(value))}" />' for name, value in named.items()),
            *(f'<meta property="{name}" content="{escape(str(value))}" />' for name, value in told.items()),
        ]
    )


async def _table(registry: TableRegistry, code: str, place: str) -> TableData | None:
    """Return a table as it is stored, if a stranger may see it; no game is loaded for a preview.

    Looking for tables is counted here as everywhere, so that nobody finds other people's by trying all codes.
    """
    code = code.upper()
    known = registry.tables.get(code)
    if known is not None:
        data = known.data
    elif not is_code(code):
        return None
    else:
        try:
            registry.quotas.lookup(place)
        except Refused:
            return None
        found = await registry.store.table(code)
        if found is None:
            return None
        data = found
    return data if not registry.cannot_watch(data, None) else None


def _of_table(library: Library, data: TableData, lang: str, *, is_replay: bool) -> Preview:
    mode = ui(lang, f"preview_{data.mode.replace('-', '_')}")
    board = of_title(library.board(data.board).name, lang) if data.board in library.boards else ""
    free = lobby.open_seats(data)
    if is_replay:
        state = ui(lang, "preview_replay")
    elif free:
        state = ui(lang, "preview_open", n=free)
    else:
        state = ui(lang, f"preview_{data.phase}")
    where = " · ".join(part for part in (mode, board) if part)
    return Preview(f"{_who(library, data, lang) or mode} · {GAME}", f"{where}. {state}")


def _who(library: Library, data: TableData, lang: str) -> str:
    """Return who meets whom; nothing as long as nobody is known."""
    if data.is_closed_to(None):
        return ""
    sides: dict[int, list[str]] = {}
    for number, seat in enumerate(data.seats):
        hero = hero_name(library.names(seat.hero), lang) if seat.hero in library.heroes else _UNKNOWN
        sides.setdefault(data.team(number), []).append(hero)
    against = [" & ".join(side) for side in sides.values()]
    if data.is_adventure:
        known = data.villain in library.villains
        against.append(enemy_name(library.enemy_names(data.villain or ""), lang) if known else _UNKNOWN)
    if all(side.strip("& ?") == "" for side in against):
        return ""
    return f" {ui(lang, 'preview_versus')} ".join(against)
