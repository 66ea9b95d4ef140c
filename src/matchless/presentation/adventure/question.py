"""What the questions of an adventure are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.state import quest_of
from matchless.rules.choice import ASK_ACTIVATE, ASK_PAY, ASK_USE
from matchless.rules.notation import question
from matchless.rules.op import PASS
from matchless.rules.query import program

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.state.view import View


def adventure_source(view: View, names: GameNames) -> str:
    """Return what an adventure question is about: the bridges that can be used, or the text behind the question."""
    position = view.position
    if position.quest is None or position.decision is None:
        return ""
    asked = question(position)
    tiles = quest_of(position).tiles
    if asked.ask in (ASK_PAY, ASK_USE):
        return names.tile_line(tiles[asked.number])
    if asked.ask == ASK_ACTIVATE:
        return " ".join(names.tile_line(tiles[site]) for site in position.decision.options if site != PASS)
    origin = names.sources.get(program(position))
    return "" if origin is None else f"{origin.title}{names.say('colon')} {origin.text}"
