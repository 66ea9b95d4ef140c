"""The HTTP part does what its own description says, whatever it is sent."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar
from schemathesis.specs.openapi.checks import allow_header_conformance

from matchless.server.app import create_app
from matchless.server.config import Config
from matchless.server.limits import NO_LIMITS
from tests.support.server.club import PATIENCE


def _app() -> Litestar:
    folder = Path(tempfile.mkdtemp(prefix="matchless-openapi-"))
    return create_app(Config(folder / "club.db", workers=0, limits=NO_LIMITS))


schema = schemathesis.openapi.from_asgi("/schema/openapi.json", _app(), timeout=PATIENCE)


@schema.parametrize()
@settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_address_answers_as_described(case: schemathesis.Case[Any]) -> None:
    # The framework answers OPTIONS for each method of an address by itself, which that check does not like.
    case.call_and_validate(timeout=PATIENCE, excluded_checks=[allow_header_conformance])
