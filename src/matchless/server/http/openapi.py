"""The OpenAPI description, made exact where the framework is vague about our structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from matchless.presentation.wire.puzzles import PuzzleAnswer
from matchless.presentation.wire.socket import AskThreats, AskWhy
from matchless.presentation.wire.table import Forgetting, Joining, Naming, Opening, Renewing, TableWish
from matchless.presentation.wire.workshop import DuelWish

if TYPE_CHECKING:
    from litestar import Litestar

SCHEMA = "/schema"


def describe_exactly(app: Litestar) -> None:
    """Describe what visitors may send as msgspec checks it: with lengths, patterns, and no unknown fields.

    Done on request, because it takes a second that the start of the server should not.
    """
    _, exact = msgspec.json.schema_components(
        [
            TableWish,
            DuelWish,
            Joining,
            Naming,
            Opening,
            Renewing,
            Forgetting,
            PuzzleAnswer,
            AskWhy,
            AskThreats,
        ],
        ref_template="#/components/schemas/{name}",
    )
    schemas = cast("dict[str, Any]", app.openapi_schema.components.schemas)
    schemas.update(exact)
