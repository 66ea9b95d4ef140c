"""The settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from matchless.library.packs import Pack
from matchless.server.limits import Limits

GUEST: Final = "guest-"
"""How the slugs of bots from outside begin, so that none is taken for a built-in one."""
LONGEST_SLUG: Final = 40


class GuestBot(Struct, frozen=True):
    """A bot from outside that people may choose: visitors name its slug, and only the host what is run for it."""

    slug: str
    name: str  # what people call it
    runs: str  # my.module:MyBot, or cmd:./mybot


class Config(Struct, frozen=True):
    """Everything that a host can choose."""

    database: Path
    content: tuple[Pack, ...] = ()  # what can be played, the uppermost first; empty: what comes with the game
    watch: Pack | None = None  # a folder that its author works on; not among the content
    workers: int = 1  # processes for the bots; 0: one, started when needed
    origins: tuple[
        str, ...
    ] = ()  # other addresses whose pages may open sockets, such as https://play.example
    hosts: tuple[str, ...] = ()  # host names that visitors may use; "*": any
    only_here: bool = False  # only for this computer's own browser
    metrics_public: bool = False  # otherwise only for this machine, and for whoever has the token
    metrics_token: str = ""
    secret: str = ""  # signs the tokens; empty: the one kept in the database
    bot_pause: float = 0.7  # seconds before a bot's answer, so that people can follow
    analysis: int = 2000  # iterations of the search for each decision of a game that is analysed
    limits: Limits = Limits()
    bots: tuple[GuestBot, ...] = ()  # from outside; by default, none
    client: Path | None = None  # the folder of the built client; None: the one inside the package
    log: Literal["json", "plain"] = "json"
