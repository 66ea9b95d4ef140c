"""The built client, the catalog, the rules and the glyphs: what is the same for everyone."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from matchless.lang.names import LANGUAGES, Lang
from matchless.presentation.sheets.catalog import catalog
from matchless.presentation.sheets.pictures import glyph_paths
from matchless.presentation.sheets.rules import rule_book
from matchless.presentation.sheets.statistics import hero_statistics
from matchless.presentation.wire.catalog import Catalog
from matchless.presentation.wire.rules import RuleBook
from matchless.presentation.wire.statistics import HeroStatistics
from matchless.server.http.identity import language
from matchless.server.http.previews import preview_of, tags
from matchless.server.http.problems import responses
from matchless.server.refused import Refused
from matchless.text.interface import ui

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from msgspec import Struct

    from matchless.library.library import Library

PACKED: Final = Path(__file__).parents[1] / "static"
"""Where the built client is inside the package."""
BESIDE: Final = Path(__file__).parents[4] / "web" / "dist"
"""Where it is beside the sources."""
_INDEX: Final = "index.html"
_TITLE: Final = b"<title>Matchless</title>"
"""The placeholder for a preview in the head of the client's page."""
_OWN: Final = ("api/", "ws/", "schema", "me/", "metrics", "health")
_HIDDEN: Final = re.compile(r"(^|/)\.")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_KINDS: Final = {".webmanifest": "application/manifest+json"}
"""Media types of file endings that not every system knows."""
_PACKED_ENDINGS: Final = tuple(ending for _, ending in _ENCODINGS)


class Page(NamedTuple):
    """Something to send, by encoding, with its ETag."""

    by_encoding: dict[str, bytes]  # "" is the plain one
    kind: str
    mark: str
    caching: str


@final
class Pages:
    """Catalogs and files, read once: nothing is served that was not there at the start."""

    def __init__(
        self, library: Library, folder: Path | None, guests: Mapping[str, str] | None = None
    ) -> None:
        self.library = library
        self._guests = guests or {}
        self._texts: dict[str, Page] = {}
        self._glyphs: dict[str, Page] | None = None
        self._files = _files(folder or (PACKED if PACKED.is_dir() else BESIDE))

    def prepare(self) -> None:
        """Load everything that the first visitor would otherwise wait for."""
        for lang in LANGUAGES:
            self.catalog(lang)
            self.rules(lang)
        self.glyphs("")

    def catalog(self, lang: str) -> Page:
        """Return the catalog in a language."""
        return self._text(f"catalog {lang}", lambda: catalog(self.library, lang, self._guests))

    def rules(self, lang: str) -> Page:
        """Return the rules in a language."""
        return self._text(f"rules {lang}", lambda: rule_book(lang))

    def glyphs(self, slug: str) -> Page | None:
        """Return one of the sets of `glyph_paths`, or nothing if there is no such one."""
        if self._glyphs is None:
            self._glyphs = {name: _json(paths) for name, paths in glyph_paths(self.library).items()}
        return self._glyphs.get(slug)

    def statistics(self, slug: str) -> Page | None:
        """Return the statistics of a hero, or nothing if there is no such hero."""
        if slug not in self.library.heroes:
            return None
        return self._text(f"statistics {slug}", lambda: hero_statistics(self.library, slug))

    def _text(self, key: str, made: Callable[[], Struct]) -> Page:
        if key not in self._texts:
            self._texts[key] = _json(made())
        return self._texts[key]

    def renew(self, library: Library) -> None:
        """Serve other content from now on; the rules and the client's files are what they were."""
        self.library = library
        self._texts = {key: page for key, page in self._texts.items() if key.startswith("rules")}
        self._glyphs = None

    def file(self, path: str) -> Page | None:
        """Return a file of the client, or nothing if there is none."""
        return self._files.get(path)

    def drawn(self, head: str) -> Page:
        """Return the page that the client draws itself, with a head of its own; it must be there."""
        page = self._files[_INDEX]
        plain = page.by_encoding[""].replace(_TITLE, head.encode(), 1)
        return Page(
            {"": plain, "gzip": gzip.compress(plain, 6, mtime=0)}, page.kind, _mark(plain), page.caching
        )


def _files(folder: Path) -> dict[str, Page]:
    """Read the client's files by path, except hidden ones and compressed copies of others."""
    found: dict[str, Page] = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not _HIDDEN.search(name) and path.suffix not in _PACKED_ENDINGS:
            found[name] = _read(path, is_hashed=name.startswith("assets/"))
    return found


def _json(value: Struct | dict[str, str]) -> Page:
    plain = msgspec.json.encode(value)
    packed = gzip.compress(plain, 9, mtime=0)
    caching = "public, max-age=0, must-revalidate"
    return Page({"": plain, "gzip": packed}, "application/json", _mark(plain), caching)


def _mark(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def _read(path: Path, *, is_hashed: bool) -> Page:
    plain = path.read_bytes()
    found = {"": plain}
    for encoding, ending in _ENCODINGS:
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            found[encoding] = packed.read_bytes()
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(found, kind, _mark(plain), _FOREVER if is_hashed else "no-cache")


def _sent(
    request: Request[Any, Any, State], page: Page, varies_by: str = "accept-encoding"
) -> Response[bytes]:
    """Return a page in an encoding that the browser accepts, or just that it has not changed."""
    headers = {"etag": page.mark, "cache-control": page.caching, "vary": varies_by}
    if request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name, _ in _ENCODINGS if name in accepted and name in page.by_encoding), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(page.by_encoding[encoding], headers=headers, media_type=page.kind)


@get("/api/catalog/{lang:str}", responses=responses(400), raises=[])
async def show_catalog(request: Request[Any, Any, State], lang: FromPath[Lang]) -> Response[Catalog]:
    """Show all heroes, boards and options in one language."""
    pages: Pages = request.app.state.pages
    return _sent(request, pages.catalog(_known(lang)))  # type: ignore[return-value]  # encoded already


@get("/api/rules/{lang:str}", responses=responses(400), raises=[])
async def show_rules(request: Request[Any, Any, State], lang: FromPath[Lang]) -> Response[RuleBook]:
    """Show the rules in one language."""
    pages: Pages = request.app.state.pages
    return _sent(request, pages.rules(_known(lang)))  # type: ignore[return-value]  # encoded already


@get("/api/glyphs/{slug:str}", responses=responses(404), raises=[])
async def show_glyphs(request: Request[Any, Any, State], slug: FromPath[str]) -> Response[dict[str, str]]:
    """Show the glyphs in the pictures of a hero or enemy, as paths on 512 by 512.

    `common` has those of all events and boards, `faces` those of all portraits of heroes and sidekicks.
    """
    pages: Pages = request.app.state.pages
    found = pages.glyphs(slug)
    if found is None:
        raise Refused("no_page", 404)
    return _sent(request, found)  # type: ignore[return-value]  # encoded already


@get("/api/statistics/{slug:str}", responses=responses(404), raises=[])
async def show_statistics(request: Request[Any, Any, State], slug: FromPath[str]) -> Response[HeroStatistics]:
    """Return a hero's statistics from games of bots."""
    pages: Pages = request.app.state.pages
    found = pages.statistics(slug)
    if found is None:
        raise Refused("no_page", 404)
    return _sent(request, found)  # type: ignore[return-value]  # encoded already


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("malformed", 400)
    return lang


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[Any]:
    """Show a file of the client; any other address is a page that the client draws itself."""
    pages: Pages = request.app.state.pages
    wanted = path.lstrip("/")
    if wanted.startswith(_OWN):
        raise Refused("no_page", 404)
    found = pages.file(wanted)
    if found is None and (wanted.startswith("assets/") or _HIDDEN.search(wanted)):
        raise Refused("no_page", 404)
    if found is not None and wanted not in ("", _INDEX):
        return _sent(request, found)
    lang = language(request)
    if pages.file(_INDEX) is None:
        words = ui(lang, "client_missing")
        return Response(f"Matchless\n\n{words}\n", media_type="text/plain", status_code=503)
    head = tags(await preview_of(request, path, lang), str(request.base_url).rstrip("/"), path or "/", lang)
    return _sent(request, pages.drawn(head), "accept-encoding, accept-language")
