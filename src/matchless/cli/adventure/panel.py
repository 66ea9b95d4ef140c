"""The state of an adventure on the screen: round, threat and initiative at the top, and the enemies with their aims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from matchless.cli.terminal.layout import fitted, glued, wrapped
from matchless.cli.terminal.panels import BAR, bar, token
from matchless.cli.terminal.theme import ASK, QUIET, TITLE, side_style
from matchless.match.drawing.colours import SIGNS, STREWN

if TYPE_CHECKING:
    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.wire.adventure import AdventureSheet, EnemySheet, InitiativeSheet


def sheet_of(scene: Scene) -> AdventureSheet:
    """Return the state of the adventure on screen."""
    assert scene.quest is not None
    return scene.quest


def strip(scene: Scene, width: int, *, tall: bool) -> list[Text]:
    """Return the lines above the map; if there is room, with what happens at the end of the threat track."""
    lines = _standing(scene, width)
    if sheet_of(scene).stage != "setup":
        lines.extend(wrapped(initiative_row(scene), width, indent=2, first=0))
    if tall:
        say, sheet = scene.names.say, sheet_of(scene)
        lines.append(fitted(Text(say("track_end", text=sheet.threat.next), QUIET), width))
        if sheet.events:
            names = ", ".join(event.name for event in sheet.events)
            lines.append(fitted(Text(f"{say('event_card')}{say('colon')} {names}", QUIET), width))
    return lines


def _standing(scene: Scene, width: int) -> list[Text]:
    """Return round, threat, objectives and tokens in one line, with the board if there is room."""
    sheet, say = sheet_of(scene), scene.names.say
    if sheet.stage == "setup":
        when = say("stage_setup")
    else:
        when = say("round_number", n=sheet.round)
        when += f", {say('stage_end')}" if sheet.stage == "end" else ""
    parts = [
        Text(when, TITLE),
        Text.assemble(f"{say('threat').lower()} ", track(scene)),
        Text(say("goals_reached", n=sheet.threat.goals, most=sheet.threat.most)),
        Text(say("supply_left", token=sheet.token, n=sheet.supply), QUIET),
    ]
    if sheet.awake:
        awake = ", ".join(tile.name for tile in sheet.awake)
        parts.append(Text(f"{say('face_up')}{say('colon')} {awake}", "bold red"))
    if sheet.fury:
        parts.append(Text(say("fury_now", n=sheet.fury), "bold red"))
    dot = Text(" · ", QUIET)
    whole = dot.join([Text(scene.names.board_name(), TITLE), *parts])
    if whole.cell_len <= width:
        return [whole]
    short = dot.join([glued(part) for part in parts])
    return [fitted(short, width)] if short.cell_len <= width else wrapped(short, width, indent=2, first=0)


def track(scene: Scene) -> Text:
    """Return the levels of the threat track, the one under the marker in brackets."""
    threat = sheet_of(scene).threat
    here = min(threat.place, len(threat.track) - 1)
    text = Text()
    for at, level in enumerate(threat.track):
        if at == here:
            text.append(f"[{level}]", ASK)
        else:
            text.append(f"{'' if at in (0, here + 1) else ' '}{level}", QUIET if at < here else "")
    return text


def initiative_row(scene: Scene) -> Text:
    """Return who has acted in this round, who is acting, and who is to come."""
    sheet, say = sheet_of(scene), scene.names.say
    parts = []
    if sheet.row:
        parts.append(Text(" > ", QUIET).join([_card(scene, card) for card in sheet.row]))
    for key, cards in (
        ("still_to_come", sheet.to_come),
        ("comes_last", sheet.under),
        ("joins_next", sheet.waiting),
    ):
        if cards:
            parts.append(Text(say(key, cards=_names(cards)), QUIET))
    return Text(" · ", QUIET).join(parts)


def _names(cards: tuple[InitiativeSheet, ...]) -> str:
    """Return the names of cards, each once however many copies there are."""
    names = [card.name for card in cards]
    return ", ".join(
        f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
    )


def _card(scene: Scene, card: InitiativeSheet) -> Text:
    """Return an initiative card of the row; the one that is acting is in brackets."""
    if card.acting:
        return glued(Text(f"[{card.name}]", side_style(scene.is_yours(card.seat))))
    return glued(
        Text(card.name, QUIET if card.done else side_style(scene.is_yours(card.seat)).removeprefix("bold "))
    )


# Enemies ----------------------------------------------------------------------------------------------------


def aim(scene: Scene, enemy: EnemySheet, *, brief: bool) -> Text:
    """Return whom an enemy would attack if it acted now, and how far that is."""
    say = scene.names.say
    if enemy.aim == "none":
        return Text("→ –" if brief else say("aim_none"), QUIET)
    targets = "/".join(scene.names.token(target.fighter) for target in enemy.targets)
    text = Text.assemble(f"{say('arrow')} ", (targets, TITLE))
    if brief:
        return text.append(f" {enemy.steps}" if enemy.steps else "", QUIET)
    how = say("aim_adjacent") if enemy.aim == "adjacent" else say("aim_nearest", n=enemy.steps)
    return text.append(f" ({how})", QUIET)


def enemies_brief(scene: Scene, width: int) -> list[Text]:
    """Return all enemies in as few lines as possible: figure, health, and whom they would attack."""
    lines: list[Text] = []
    for brief in (False, True):
        parts = [glued(_enemy(scene, enemy, BAR // 3, brief=brief)) for enemy in sheet_of(scene).enemies]
        lines = wrapped(Text("   ").join(parts), width)
        if len(lines) == 1:
            break
    return lines


def _enemy(scene: Scene, enemy: EnemySheet, cells: int, *, brief: bool, name: str = "") -> Text:
    text = Text.assemble(token(scene, enemy.fighter), " ")
    if enemy.defeated:
        gone = scene.names.say("defeated", gender=scene.names.writer.fighters[enemy.fighter].gender).lower()
        return text.append(f"{name} {gone}".strip(), QUIET)
    health, full = scene.view.position.health[enemy.fighter], scene.names.game.fighters[enemy.fighter].health
    text.append_text(bar(health, full, cells, ascii_only=scene.ascii_only))
    text.append(f" {health}" if brief else f" {health}/{full}", TITLE)
    text.append(f" {name}" if name else "")
    if scene.view.position.turns or sheet_of(scene).stage != "setup":
        text.append(" ").append_text(aim(scene, enemy, brief=brief))
    return text


def enemies_column(scene: Scene, width: int, *, piles: bool) -> list[Text]:
    """Return the enemies one below the other; if there is room, with their piles."""
    lines = []
    for enemy in sheet_of(scene).enemies:
        name = scene.names.player(enemy.seat)
        line = Text()
        for cells, brief in ((BAR // 2, False), (BAR // 3, False), (BAR // 3, True)):
            line = _enemy(scene, enemy, cells, brief=brief, name=name)
            if line.cell_len <= width:
                break
        else:
            kept = max(0, len(name) - (line.cell_len - width) - 1)
            line = _enemy(scene, enemy, BAR // 3, brief=True, name=f"{name[:kept].rstrip()}…")
        lines.append(fitted(line, width))
        if piles and not enemy.defeated:
            lines.append(fitted(Text("     ").append_text(pile_counts(scene, enemy.seat)), width))
    return lines


def pile_counts(scene: Scene, seat: int) -> Text:
    """Return how many cards an enemy has in its piles."""
    position = scene.view.position
    deck, discard = len(position.deck[seat]), len(position.discard[seat])
    return Text(scene.names.say("pile_counts", deck=deck, discard=discard), QUIET)


# The board --------------------------------------------------------------------------------------------------


def ground_legend(scene: Scene, width: int) -> list[Text]:
    """Return what the signs on the board mean."""
    sheet = sheet_of(scene)
    key = "legend_bridges" if sheet.sites[0].tile is not None else "legend_fields"
    text = Text(scene.names.say(key), QUIET)
    for site in sheet.sites:
        if site.tile is not None and not site.destroyed:
            text.append(f"  B{site.number} {site.tile.name}")
    for at, kind in enumerate(sheet.strewn):
        text.append("  ").append(SIGNS[at % len(SIGNS)], STREWN).append(f" {kind.name}")
    return wrapped(text, width)
