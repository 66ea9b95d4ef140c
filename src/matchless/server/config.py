"""The settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from matchless.server.limits import Limits


class Config(Struct, frozen=True):
    """Everything that a host can choose."""

    database: Path
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
    client: Path | None = None  # the folder of the built client; None: the one inside the package
    log: Literal["json", "plain"] = "json"
