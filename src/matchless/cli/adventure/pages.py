"""What can be looked up in an adventure: enemies, initiative, threat, bridges or fields, events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from matchless.cli.adventure.panel import pile_counts, sheet_of, track
from matchless.cli.terminal.layout import wrapped
from matchless.cli.terminal.panels import BAR, bar, token
from matchless.cli.terminal.theme import FOES_CARD, QUIET, TITLE, side_style
from matchless.match.drawing.colours import SIGNS, STREWN
from matchless.presentation.adventure.cache import adventure_sheets

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.names import GameNames
    from matchless.presentation.wire.adventure import EnemySheet, InitiativeSheet


def enemies_page(scene: Scene, width: int) -> list[Text]:
    """Return every enemy: health, piles, whom it would attack and why, and its cards."""
    lines: list[Text] = []
    for enemy in sheet_of(scene).enemies:
        lines.extend(wrapped(_head(scene, enemy), width, indent=5, first=0))
        if not enemy.defeated:
            lines.extend(wrapped(Text(reason(scene, enemy)), width, indent=5))
        for slug, card in scene.names.library.enemy(enemy.slug).deck.items():
            lines.extend(enemy_card_lines(scene, enemy.seat, slug, card.copies, width))
        lines.append(Text())
    return lines


def _head(scene: Scene, enemy: EnemySheet) -> Text:
    names, health = scene.names, scene.view.position.health[enemy.fighter]
    full = names.game.fighters[enemy.fighter].health
    text = Text.assemble(token(scene, enemy.fighter), f" {names.player(enemy.seat)} ", style=TITLE)
    text.append(f"({names.say(enemy.rank).lower()}) ", QUIET)
    if enemy.defeated:
        gender = names.writer.fighters[enemy.fighter].gender
        return text.append(names.say("defeated", gender=gender).lower(), QUIET)
    text.append_text(bar(health, full, BAR, ascii_only=scene.ascii_only)).append(f" {health}/{full}", TITLE)
    text.append(f" · {names.say('move_value')}{names.say('colon')} {enemy.move} · ", QUIET)
    return text.append_text(pile_counts(scene, enemy.seat))


def reason(scene: Scene, enemy: EnemySheet) -> str:
    """Return whom an enemy would attack if it acted now, and why."""
    say = scene.names.say
    if enemy.aim == "none":
        return say("why_none", n=enemy.move)
    names = [scene.names.title(target.fighter) for target in enemy.targets]
    if enemy.aim == "adjacent":
        text = say("why_adjacent", targets=_either(scene, names))
    else:
        spaces = dict.fromkeys(space for target in enemy.targets for space in target.spaces)
        text = say(
            "why_nearest", targets=_either(scene, names), n=enemy.steps, spaces=_either(scene, list(spaces))
        )
    return f"{text} {say('why_players')}" if len(names) > 1 else text


def _either(scene: Scene, names: list[str]) -> str:
    """Return names joined with "or"."""
    *others, last = names
    return scene.names.say("either", first=", ".join(others), last=last) if others else last


def enemy_card_head(names: GameNames, seat: int, slug: str, count: int) -> Text:
    """Return a card of an enemy in one line without its text: attack and defense, name, boost."""
    card = names.cards[seat][slug]
    text = (
        Text().append(f" {card.value}/{card.guard} ", FOES_CARD).append(f" {names.card(seat, slug)}", TITLE)
    )
    if count > 1:
        text.append(f" ×{count}", TITLE)
    return text.append(f" +{card.boost}", QUIET)


def enemy_card_lines(scene: Scene, seat: int, slug: str, count: int, width: int) -> list[Text]:
    """Return a card of an enemy with its text."""
    names = scene.names
    card = names.cards[seat][slug]
    values = f"{names.say('attack_value')} {card.value}, {names.say('defense_value')} {card.guard}".lower()
    head = enemy_card_head(names, seat, slug, count).append(f" · {values}", QUIET)
    lines = wrapped(head, width, indent=5, first=0)
    for part in names.card_text(seat, slug):
        lines.extend(wrapped(Text(part), width, indent=5))
    return lines


def initiative_page(scene: Scene, width: int) -> list[Text]:
    """Return the initiative cards: the row in order, then those to come."""
    sheet, say = sheet_of(scene), scene.names.say
    lines = [Text(f"{say('initiative')} · {say('round_number', n=sheet.round)}", TITLE)]
    for at, card in enumerate(sheet.row, start=1):
        lines.extend(_initiative(scene, card, f"{at}.", width))
    for key, cards in (
        ("still_to_come", sheet.to_come),
        ("comes_last", sheet.under),
        ("joins_next", sheet.waiting),
    ):
        if cards:
            lines.append(Text(say(key, cards="").rstrip(), TITLE))
        for card in dict.fromkeys(cards):
            lines.extend(_initiative(scene, card, "·", width))
    return lines


def _initiative(scene: Scene, card: InitiativeSheet, mark: str, width: int) -> list[Text]:
    say = scene.names.say
    style = side_style(scene.is_yours(card.seat)) if card.seat >= 0 else TITLE
    name = f"[{card.name}]" if card.acting else card.name
    lines = [Text.assemble(f" {mark} ", (name, QUIET if card.done else style))]
    for key, text in (("now", card.now), ("end_of_round", card.end)):
        if text:
            lines.extend(wrapped(Text(f"{say(key)}{say('colon')} {text}"), width, indent=5))
    return lines


def threat_page(scene: Scene, width: int) -> list[Text]:
    """Return the threat track, and what happens each time its end is reached."""
    names, threat = scene.names, sheet_of(scene).threat
    head = Text.assemble((names.say("threat"), TITLE), "  ", track(scene))
    place = min(threat.place + 1, len(threat.track))
    told = names.say("threat_at", place=place, length=len(threat.track), level=threat.level)
    lines = [
        head,
        Text(told, QUIET),
        Text(names.say("goals_reached", n=threat.goals, most=threat.most), QUIET),
    ]
    for at, text in enumerate(adventure_sheets(names).goals):
        label = f"{names.say('objective_number', n=at + 1)}{names.say('colon')} {text}"
        style = QUIET if at < threat.goals else TITLE if at == threat.goals else ""
        lines.extend(wrapped(Text(label, style), width, indent=2, first=0))
    return lines


def sites_page(scene: Scene, width: int) -> list[Text]:
    """Return bridges with their effects or fields with their spaces, tokens and symbols."""
    sheet, names = sheet_of(scene), scene.names
    is_bridged = sheet.sites[0].tile is not None
    lines = [Text(names.say("supply_left", token=sheet.token, n=sheet.supply), TITLE)]
    for site in sheet.sites:
        title = names.say("bridge" if is_bridged else "field", n=site.number)
        where = ("–" if is_bridged else ", ").join(site.spaces)
        text = Text.assemble((f"{title}", TITLE), f" ({where}) ")
        text.append(
            names.say("site_destroyed") if site.destroyed else names.adventure.tokens(site.tokens), QUIET
        )
        if site.tile is not None and not site.destroyed:
            text.append(f" · {site.tile.name}{names.say('colon')} {site.tile.text}")
        lines.extend(wrapped(text, width, indent=2, first=0))
    for key, tiles in (("face_up", sheet.awake), ("face_down", sheet.asleep)):
        if tiles:
            shown = ", ".join(tile.name for tile in tiles)
            lines.append(Text(f"{names.say('invasion_token')}, {names.say(key)}{names.say('colon')} {shown}"))
    if sheet.asleep:
        lines.extend(wrapped(Text(sheet.asleep[0].text, QUIET), width, indent=2))
    for at, kind in enumerate(sheet.strewn):
        text = Text.assemble((SIGNS[at % len(SIGNS)], STREWN), f" {kind.name}", style=TITLE)
        text.append(f" ({', '.join(kind.spaces) or names.say('none')})  {kind.text}")
        lines.extend(wrapped(text, width, indent=2, first=0))
    return lines


def events_page(scene: Scene, width: int) -> list[Text]:
    """Return the events that make the adventure harder."""
    events = sheet_of(scene).events
    if not events:
        return [Text(scene.names.say("no_events"))]
    colon = scene.names.say("colon")
    return [
        line
        for event in events
        for line in wrapped(
            Text.assemble((event.name, TITLE), f"{colon} {event.text}"), width, indent=2, first=0
        )
    ]


QUEST_PAGES: Final[dict[str, Callable[[Scene, int], list[Text]]]] = {
    "enemies": enemies_page,
    "initiative": initiative_page,
    "threat": threat_page,
    "sites": sites_page,
    "events": events_page,
}
"""The pages that only adventures have, by command."""
