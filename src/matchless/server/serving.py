"""Running the server: a socket, the application, an address to open."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from matchless.server import garbage, log
from matchless.server.app import create_app
from matchless.server.config import Config
from matchless.server.http.edge import Edge
from matchless.server.http.hosts import Hosts
from matchless.server.sockets.protocols import Settings
from matchless.server.store.store import open_store

_TOO_LONG = 64 * 1024
_UNREAD = 128 * 1024
"""What the system may buffer for somebody who does not read; left alone, it would take megabytes for each."""
_GRACE = 3
_SWITCH = 0.001


def data_folder() -> Path:
    """Return the folder where this user's games are kept."""
    folder = user_data_path("matchless", appauthor=False)
    if os.environ.get("XDG_DATA_HOME"):
        return folder
    old = Path.home() / ".local" / "share" / "matchless"  # on every system, before
    return old if old.is_dir() and not folder.exists() else folder


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket; OSError says which address is not available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror}") from error
    except OverflowError as error:
        listening.close()
        raise OSError(f"cannot listen on {host}:{port}: ports go from 0 to 65535") from error
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address at which a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not listened on
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config, listening: socket.socket, announce: Callable[[str], None], *, browse: bool) -> None:
    """Serve until the process is told to end; UnusableDatabaseError if the database is not ours."""
    with listening:
        asyncio.run(_try_database(config))
        log.set_up(config.log)
        # The database's thread needs Python only for moments; it should not wait five milliseconds for each.
        sys.setswitchinterval(_SWITCH)
        app = create_app(config)
        settings = settings_for(app, config)
        page = "/workshop" if config.watch is not None else "/"
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ways to end it are alike
        # An interrupt reaches us once it has ended the server.
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
            runner.run(_run(app, uvicorn.Server(settings), listening, announce, page if browse else None))


def settings_for(app: Litestar, config: Config) -> uvicorn.Config:
    """Return the network settings."""
    return Settings(
        app,
        Edge(app, Hosts(config.hosts, only_here=config.only_here), is_workshop=config.watch is not None),
        ws_max_size=_TOO_LONG,
        ws_per_message_deflate=False,  # costs more time than it saves
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=_GRACE,
    )


async def _try_database(config: Config) -> None:
    store = await open_store(config.database, config.secret)
    await store.close()


async def _run(
    app: Litestar,
    server: uvicorn.Server,
    listening: socket.socket,
    announce: Callable[[str], None],
    page: str | None,
) -> None:
    """Run until told to end; ``page`` is opened in the browser."""
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn offers no event to wait for
        await asyncio.sleep(0.02)
    if server.started:
        app.state.pages.prepare()
        garbage.settle()
        tidying = asyncio.create_task(garbage.tidy(), name="tidying")
        running.add_done_callback(lambda _: tidying.cancel())
        address = address_of(listening)
        announce(address)
        if page is not None:
            await asyncio.to_thread(webbrowser.open, f"{address}{page}")
    await running
