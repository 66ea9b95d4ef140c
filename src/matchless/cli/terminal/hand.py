"""Cards in hand: with their texts, in one line each, or all in a few lines."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from matchless.cli.terminal.layout import columns, fitted, glued, wrapped
from matchless.cli.terminal.theme import KINDS, QUIET, TITLE
from matchless.rules.board.bits import members

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.names import GameNames

_BLOCK: Final = 46
"""How wide a card must be for its text to read well."""


def banner(names: GameNames, seat: int, slug: str) -> Text:
    """Return the kind of a card by its first letter, and its value."""
    card = names.heroes[seat].deck[slug]
    value = "–" if card.value is None else str(card.value)
    return Text().append(f" {names.kind(card.kind)[:1]}{value} ", f"bold #ffffff on {KINDS[card.kind]}")


def card_head(names: GameNames, seat: int, slug: str, count: int, style: str = TITLE) -> Text:
    """Return a card in one line without its text: kind, value, name, boost, who may use it."""
    card = names.heroes[seat].deck[slug]
    text = banner(names, seat, slug).append(f" {names.card(seat, slug)}", style)
    if count > 1:
        text.append(f" ×{count}", style)
    if card.boost is not None:
        text.append(f" +{card.boost}", QUIET)
    return text.append(f" {names.users(seat, slug)}", QUIET)


def hand_cards(scene: Scene) -> list[tuple[str, int]]:
    """Return the different cards in the player's hand, each with its count."""
    seat = scene.view.seat
    if seat < 0:
        return []
    deck = scene.names.game.seats[seat].deck
    slugs = [deck[card].name for card in members(scene.view.position.hand[seat])]
    return [(slug, len(list(same))) for slug, same in groupby(slugs)]


def hand_full(scene: Scene, usable: AbstractSet[str], width: int) -> list[Text]:
    """Return the hand with all texts, in as many columns as read well."""
    count = max(1, width // _BLOCK)
    wide = (width - 2 * (count - 1)) // count
    blocks = []
    for slug, copies in hand_cards(scene):
        head = card_head(scene.names, scene.view.seat, slug, copies, TITLE if slug in usable else "")
        body = " ".join(scene.names.card_text(scene.view.seat, slug))
        blocks.append([fitted(head, wide), *wrapped(Text(body, QUIET), wide, indent=5)])
    return columns(blocks, count, wide)


def hand_lines(scene: Scene, usable: AbstractSet[str], width: int) -> list[Text]:
    """Return the hand with one line for each card."""
    lines = []
    for slug, copies in hand_cards(scene):
        head = card_head(scene.names, scene.view.seat, slug, copies, TITLE if slug in usable else "")
        text = " ".join(scene.names.card_text(scene.view.seat, slug))
        lines.append(fitted(head.append(f"  {text}", QUIET), width))
    return lines


def hand_brief(scene: Scene, usable: AbstractSet[str], width: int) -> list[Text]:
    """Return the hand in as few lines as possible, without texts."""
    heads = []
    for slug, copies in hand_cards(scene):
        card = scene.names.heroes[scene.view.seat].deck[slug]
        text = banner(scene.names, scene.view.seat, slug)
        text.append(f" {scene.names.card(scene.view.seat, slug)}", TITLE if slug in usable else "")
        text.append(f" ×{copies}" if copies > 1 else "")
        text.append(f" +{card.boost}" if card.boost is not None else "", QUIET)
        heads.append(glued(text))
    return wrapped(Text("  ").join(heads), width)
