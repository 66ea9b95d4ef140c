"""How a server is to run."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from matchless.server.limits import Limits


class Config(Struct, frozen=True):
    """Everything that whoever hosts may choose."""

    database: Path
    workers: int = 1  # processes in which bots think; 0: one, started when it is needed
    origins: tuple[
        str, ...
    ] = ()  # other addresses whose pages may open sockets, such as https://play.example
    hosts: tuple[str, ...] = ()  # names by which visitors call the server; "*": any
    only_here: bool = False  # for this computer's own browser alone
    metrics_public: bool = False  # else for this machine, and for whoever has the token
    metrics_token: str = ""
    secret: str = ""  # signs the tokens; empty: one that the database keeps
    bot_pause: float = 0.7  # seconds before a bot's answer, so that people can follow
    limits: Limits = Limits()
    client: Path | None = None  # the folder of the built client; None: the one inside the package
    log: Literal["json", "plain"] = "json"
