"""What programs are told: all their seat may know, nothing else, and just as the schema says."""

from __future__ import annotations

import importlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from matchless.match.setup import Setup
from matchless.players.outside import reference
from matchless.players.outside.protocol import Choice, Hello, HelloBack
from matchless.players.outside.sheet import Sheets, new_game
from matchless.rules.state.view import view_of
from tests.support.matches import ADVENTURES, SETUPS, play

ROOT = Path(__file__).parents[3]


@cache
def validator() -> Any:  # noqa: ANN401 - jsonschema has no types
    jsonschema = importlib.import_module("jsonschema")  # has no types of its own
    return jsonschema.Draft202012Validator(json.loads(reference.schema()))


@pytest.mark.parametrize("path", ["schema/bot-protocol.schema.json", "docs/protocol.md"])
def test_the_reference_is_up_to_date(path: str) -> None:
    assert reference.documents(ROOT)[ROOT / path] == (ROOT / path).read_text(encoding="utf-8"), (
        "run `matchless docs`"
    )


def test_every_field_of_the_protocol_stands_on_its_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = json.loads(reference.schema())["$defs"]
    assert 19 == len(found)
    for part in found.values():
        for field in part["properties"]:
            assert f"| `{field}` |" in page


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3], SETUPS[7], *ADVENTURES], ids=str)
def test_every_message_is_as_the_schema_says(setup: Setup) -> None:
    for at, match in enumerate(play(setup, 150)):
        if at == 0:
            for seat in range(match.game.players):
                validator().validate(told(new_game(match.game, seat, 7)))
        decision = match.state.decision
        sheets = Sheets(match.game)
        if decision is None:
            validator().validate(told(sheets.over(view_of(match.state, 0))))
        elif at % 5 == 0:
            message = told(sheets.choose(view_of(match.state, decision.seat)))
            validator().validate(message)
            assert [str(option) for option in match.legal] == [
                option["notation"] for option in message["options"]
            ]
    for message in (Hello(1, "0.1.0", 10.0), HelloBack(1), Choice(3)):
        validator().validate(told(message))


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[5], SETUPS[7], *ADVENTURES], ids=str)
def test_what_is_hidden_changes_nothing_that_a_program_is_told(setup: Setup) -> None:
    """Every state that agrees with what a seat knows is told to it in the same words."""
    compared = 0
    for at, match in enumerate(play(setup, 150)):
        decision = match.state.decision
        if decision is None or at % 7:
            continue
        sheets = Sheets(match.game)
        for seat in range(match.game.players):
            view = view_of(match.state, seat)
            other = view.imagine(at + 1)
            other.decision = match.state.decision
            assert told(sheets.view(view)) == told(sheets.view(view_of(other, seat)))
            compared += 1
    assert compared > 5


def told(message: object) -> Any:  # noqa: ANN401 - whatever JSON holds
    return json.loads(msgspec.json.encode(message))
