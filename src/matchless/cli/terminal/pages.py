"""What can be looked up during a game: help, cards, heroes, discard piles, map, story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from matchless.cli.adventure.pages import enemy_card_head, enemy_card_lines
from matchless.cli.terminal.asking import story_lines
from matchless.cli.terminal.hand import card_head, hand_cards
from matchless.cli.terminal.layout import wrapped
from matchless.cli.terminal.panels import heading, high_ground, known_cards, side_panel
from matchless.cli.terminal.screen import MAP_WIDTH, board_lines, explanation, header, too_small
from matchless.cli.terminal.theme import QUIET, TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.options import Answer
    from matchless.presentation.story import Paragraph


def card_lines(scene: Scene, seat: int, slug: str, count: int, width: int) -> list[Text]:
    """Return a card with its text."""
    names = scene.names
    if names.game.seats[seat].is_enemy:
        return enemy_card_lines(scene, seat, slug, count, width)
    card = names.heroes[seat].deck[slug]
    head = card_head(names, seat, slug, count)
    head.append(f" · {names.kind(card.kind).lower()}", QUIET)
    lines = wrapped(head, width, indent=5, first=0)
    for text in names.card_text(seat, slug):
        lines.extend(wrapped(Text(text), width, indent=5))
    return lines


def hand_page(scene: Scene, width: int) -> list[Text]:
    """Return the player's hand in full; in an adventure with the hero's name, and with open hands."""
    seat = scene.view.seat
    if seat < 0:
        return []
    lines = [] if scene.quest is None else [heading(scene, seat)]
    for slug, count in hand_cards(scene):
        lines.extend(card_lines(scene, seat, slug, count, width))
    if scene.names.game.ruleset.open_hands:
        for other in scene.order:
            lines.extend(known_cards(scene, other, width))
    return lines


def deck_page(scene: Scene, width: int) -> list[Text]:
    """Return all cards of every deck, as printed."""
    lines: list[Text] = []
    for seat, hero in enumerate(scene.names.heroes):
        lines.append(heading(scene, seat))
        for slug, card in hero.deck.items():
            lines.extend(card_lines(scene, seat, slug, card.copies, width))
        lines.append(Text())
    return lines


def card_page(scene: Scene, name: str, width: int) -> list[Text]:
    """Return every card whose name begins with, or contains, these words, in the player's language or the notation."""
    wanted = " ".join(name.split()).casefold()
    found: list[tuple[int, str]] = []
    for exact in (True, False):
        for seat, hero in enumerate(scene.names.heroes):
            for slug in hero.deck:
                names = (slug.casefold(), slug.replace("-", " "), scene.names.card(seat, slug).casefold())
                fits = wanted in names if exact else any(wanted in one for one in names)
                if wanted and fits:
                    found.append((seat, slug))
        if found:
            break
    if not found:
        return [Text(scene.names.say("no_such_card", name=name))]
    lines: list[Text] = []
    for seat, slug in found:
        lines.append(heading(scene, seat))
        lines.extend(card_lines(scene, seat, slug, scene.names.heroes[seat].deck[slug].copies, width))
    return lines


def discard_page(scene: Scene, width: int) -> list[Text]:
    """Return every discard pile, the top card first."""
    lines: list[Text] = []
    for seat in scene.names.game.seats:
        pile = scene.view.position.discard[seat.number]
        title = Text().append(f"{scene.names.say('discard_pile')}{scene.names.say('colon')} ", TITLE)
        lines.append(title.append_text(heading(scene, seat.number)))
        if not pile:
            lines.append(Text(f"  {scene.names.say('empty')}", QUIET))
        for card in reversed(pile):
            slug = seat.deck[card].name
            head = enemy_card_head if seat.is_enemy else card_head
            lines.extend(wrapped(head(scene.names, seat.number, slug, 1), width, indent=2))
    return lines


def heroes_page(scene: Scene, width: int) -> list[Text]:
    """Return the sides with their special abilities."""
    lines: list[Text] = []
    for seat in scene.names.game.seats[: scene.names.game.players]:
        lines.extend(side_panel(scene, seat.number, width))
        move = f"{scene.names.say('move_value')}{scene.names.say('colon')} {seat.move}"
        lines.append(Text(move, QUIET))
        for text in scene.names.ability(seat.number):
            lines.extend(wrapped(Text(text), width, indent=2))
        lines.append(Text())
    return lines


def board_page(scene: Scene, choices: Sequence[Answer], width: int, height: int) -> list[Text]:
    """Return the map, as large as fits, and what its signs mean."""
    if width < MAP_WIDTH:
        return [header(scene), too_small(scene, width), *high_ground(scene, width)]
    rows = max(12, min(height - 8, width * 34 // 100))
    drawn, letters = board_lines(scene, choices, width, rows)
    keys = ["legend_spaces", "legend_lit", *(["legend_aims"] if scene.quest is not None else [])]
    notes = [scene.names.say(key) for key in keys]
    explained = [line for note in notes for line in wrapped(Text(note, QUIET), width)]
    known = explanation(scene, letters, width)
    return [header(scene), *drawn, *known, *high_ground(scene, width), *explained]


def story_page(scene: Scene, story: Sequence[Paragraph], width: int) -> list[Text]:
    """Return the whole story."""
    return story_lines(scene, story, -1, width)


def help_page(scene: Scene, width: int) -> list[Text]:
    """Return how to answer, and all commands."""
    texts = scene.names.say("help_text").split("\n")
    if scene.quest is not None:
        texts.extend(scene.names.say("help_adventure").split("\n"))
    return [line for text in texts for line in wrapped(Text(text), width, indent=0)]


def pages(lines: Iterable[Text], rows: int) -> list[list[Text]]:
    """Return lines in pages of a given number of rows."""
    every = list(lines)
    return [every[at : at + rows] for at in range(0, len(every), max(1, rows))] or [[]]
