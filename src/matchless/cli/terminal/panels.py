"""The panels of both sides, and the legend of the map."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from matchless.cli.terminal.layout import fitted, wrapped
from matchless.cli.terminal.theme import OTHERS, QUIET, THEIRS, TITLE, YOURS, side_style
from matchless.match.drawing.colours import on_zone
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.ending import is_out
from matchless.rules.game import ANY_ITEM
from matchless.rules.ops.pools import item_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.presentation.wire.adventure import AdventureSheet
    from matchless.rules.state.view import View

BAR: Final = 10
_ROOMY: Final = 44
"""From this width on, a column has room for long bars."""
LOW_DECK: Final = 3
DUEL: Final = 2


class Scene(NamedTuple):
    """What panels are drawn from: one seat's view, its language, and the players' names."""

    view: View
    names: GameNames
    players: Sequence[str]  # who sits where, such as "greedy"
    ascii_only: bool
    quest: AdventureSheet | None = None  # the state of the adventure, if it is one

    @property
    def near(self) -> int:
        """Return the seat at the bottom of the screen."""
        return max(0, self.view.seat)

    @property
    def order(self) -> list[int]:
        """Return the seats in the order of the turns, the near one last; enemies come first."""
        seats = len(self.names.game.seats)
        players = self.names.game.players
        return [*range(players, seats), *((self.near + at) % players for at in range(1, players + 1))]

    def is_out(self, seat: int) -> bool:
        """Return whether a player is out of a game that goes on."""
        is_long = len(self.names.game.seats) > DUEL and self.view.position.turns > 0
        return is_long and is_out(self.view.position, seat)

    def style(self, seat: int) -> str:
        """Return the style of a seat's figures."""
        if self.is_yours(seat):
            return YOURS
        return OTHERS[self.order.index(seat)] if self.names.game.free_for_all else THEIRS

    def is_yours(self, seat: int) -> bool:
        """Return whether a seat is on the near side."""
        return self.names.game.sides[seat] == self.names.game.sides[self.near]


def token(scene: Scene, fighter: int) -> tuple[str, str]:
    """Return a fighter's figure and its style: brackets and colour tell the sides apart."""
    letters = scene.names.token(fighter)
    if scene.names.game.fighters[fighter].is_enemy:
        letters = letters.upper()  # lower case is for sidekicks
    seat = scene.names.game.fighters[fighter].seat
    text = f"[{letters}]" if scene.is_yours(seat) else f"<{letters}>"
    return text, scene.style(seat)


def bar(health: int, full: int, cells: int, *, ascii_only: bool) -> Text:
    """Return health as a bar of at most that length."""
    cells = cells if full > 1 else 1
    filled = -(-health * cells // max(1, full))
    style = "green" if health * 2 > full else "yellow" if health * 4 > full else "red"
    signs = ("#", ".") if ascii_only else ("█", "░")
    return Text().append(signs[0] * filled, style).append(signs[1] * (cells - filled), QUIET)


def counts(scene: Scene, seat: int) -> Text:
    """Return how many cards a seat has in its piles, with a warning when the deck runs out."""
    position = scene.view.position
    say = scene.names.say
    deck = len(position.deck[seat])
    text = Text().append(
        say("counts", hand=scene.view.hand_sizes[seat], deck=deck, discard=len(position.discard[seat])), QUIET
    )
    if deck == 0:
        text.append(f" {say('exhausted_warning')}", "bold red")
    elif deck <= LOW_DECK:
        text.append(f" {say('deck_low')}", "bold yellow")
    return text


def heading(scene: Scene, seat: int) -> Text:
    """Return the name of a side, the hero's forms and counters, and who plays it."""
    names = scene.names
    text = Text().append(names.player(seat), side_style(scene.is_yours(seat)))
    sheet = names.game.seats[seat]
    counters = scene.view.position.counters
    for form in sheet.forms:
        if counters[form.counter] >= 0:
            text.append(f" {names.form(seat, form.values[counters[form.counter]])}", TITLE)
    for counter in sheet.counters:
        text.append(
            f" {names.counter(seat, counter.name)}{names.say('colon')} {counters[counter.counter]}", TITLE
        )
    item = shown_item(scene, seat)
    if item:
        text.append(f" {names.say('symbol_shown', name=item)}", TITLE)
    who = names.say("you") if seat == scene.view.seat else scene.players[seat]
    if names.in_teams and scene.quest is None:
        who += f" · {names.say('team', n=names.game.sides[seat] + 1)}"
    text.append(f" ({who})", QUIET)
    if scene.is_out(seat):
        text.append(f" {names.say('eliminated', gender=names.writer.player(seat).gender)}", "bold red")
    return text


def shown_item(scene: Scene, seat: int) -> str:
    """Return the symbol that a hero's discard pile shows, or nothing."""
    names = scene.names
    items = names.game.seats[seat].items
    item = item_shown(scene.view.position, seat) if items and scene.view.position.turns else -1
    if item == ANY_ITEM:
        return names.say("joker")
    return names.item(seat, items[item]) if item >= 0 else ""


def fighter_line(scene: Scene, fighter: int, width: int) -> Text:
    """Return a fighter on a line of its own, with its reach if there is room."""
    text = fighter_text(scene, fighter, BAR if width >= _ROOMY else BAR // 2, long=True)
    ranged = scene.names.game.fighters[fighter].ranged
    reach = f" {scene.names.say('ranged' if ranged else 'melee').lower()}"
    if scene.view.position.health[fighter] > 0 and text.cell_len + len(reach) <= width:
        text.append(reach, QUIET)
    return fitted(text, width)


def fighter_text(scene: Scene, fighter: int, cells: int = BAR, *, long: bool) -> Text:
    """Return a fighter: figure, health with a bar of that many cells, and its space."""
    position, names = scene.view.position, scene.names
    sheet = names.game.fighters[fighter]
    text = Text.assemble(token(scene, fighter), " ")
    if long:
        text.append(f"{names.title(fighter)} ")
    placed = position.space[fighter] != NOWHERE
    health = position.health[fighter]
    if not placed and position.turns > 0:
        key = "off_board" if sheet.aside else "defeated"
        gone = names.say(key, gender=names.writer.fighters[fighter].gender).lower()
        return text.append(gone if long else "-" if scene.ascii_only else "—", QUIET)
    if sheet.aside and not placed:
        return text.append(names.say("off_board") if long else "-" if scene.ascii_only else "—", QUIET)
    if cells:
        text.append_text(bar(health, sheet.health, cells, ascii_only=scene.ascii_only)).append(" ")
    text.append(f"{health}/{sheet.health}" if long and sheet.health > 1 else f"{health}", TITLE)
    place = position.game.board.spaces[position.space[fighter]] if placed else ""
    if long:
        text.append(f" {place}" if place else "", QUIET)
    return text


def side_panel(scene: Scene, seat: int, width: int) -> list[Text]:
    """Return a side in a column: a line for each fighter, or for a group of alike ones."""
    lines = [*wrapped(heading(scene, seat), width, indent=2, first=0), fitted(counts(scene, seat), width)]
    cells = BAR if width >= _ROOMY else BAR // 2
    for _, group in groupby(scene.names.game.seats[seat].fighters, key=lambda one: one.group):
        members_of = [one.number for one in group]
        if len(members_of) == 1:
            lines.append(fighter_line(scene, members_of[0], width))
        else:
            row = Text("  ").join([fighter_text(scene, one, cells, long=False) for one in members_of])
            lines.append(fitted(row, width))
    return lines + known_cards(scene, seat, width)


def side_rows(scene: Scene, seat: int, width: int) -> list[Text]:
    """Return a side across the screen: one row if it fits, otherwise two."""
    fighters = [fighter_text(scene, one.number, long=False) for one in scene.names.game.seats[seat].fighters]
    figures = Text("  ").join(fighters)
    top = Text("  ").join([heading(scene, seat), counts(scene, seat)])
    whole = Text("  ").join([heading(scene, seat), figures, counts(scene, seat)])
    rows = [whole] if whole.cell_len <= width else [fitted(top, width), fitted(figures, width)]
    return rows + known_cards(scene, seat, width)


def side_row(scene: Scene, seat: int, width: int) -> list[Text]:
    """Return a side in a single row, for large tables."""
    fighters = [
        fighter_text(scene, one.number, BAR // 3, long=False) for one in scene.names.game.seats[seat].fighters
    ]
    return [fitted(Text("  ").join([*fighters, heading(scene, seat), counts(scene, seat)]), width)]


def known_cards(scene: Scene, seat: int, width: int) -> list[Text]:
    """Return the cards that the viewer knows are in another seat's hand."""
    if seat == scene.view.seat:
        return []
    deck = scene.names.game.seats[seat].deck
    cards = [deck[card].name for card in members(scene.view.position.hand[seat])]
    if not cards:
        return []
    names = ", ".join(scene.names.card(seat, slug) for slug in cards)
    return [fitted(Text(scene.names.say("known_cards", cards=names), QUIET), width)]


def legend(scene: Scene, letters: dict[str, str], width: int) -> list[Text]:
    """Return what the letters and signs of the map mean."""
    names = scene.names
    parts = [
        Text.assemble((letters[zone], on_zone(colour)), f" {names.zone(zone)}")
        for zone, colour in names.board.zones.items()
    ]
    parts.append(Text.assemble(("[AB]", YOURS), f" {names.say('yours')}"))
    others = [seat for seat in scene.order if not scene.is_yours(seat)]
    if names.game.free_for_all:
        parts.extend(Text.assemble(("<AB>", scene.style(seat)), f" {names.player(seat)}") for seat in others)
    else:
        theirs = names.say("theirs" if scene.quest is None else "enemies")
        parts.append(Text.assemble(("<AB>", THEIRS), f" {theirs}"))
    lines = wrapped(Text("  ").join(parts), width)
    if names.board.doors:
        lines.extend(wrapped(Text(names.say("legend_doors"), QUIET), width))
    return lines


def high_ground(scene: Scene, width: int) -> list[Text]:
    """Return the arrows of the board, each from above to below."""
    names = scene.names
    lower: dict[str, list[str]] = {}
    for high, low in names.board.high_ground:
        lower.setdefault(high, []).append(low)
    if not lower:
        return []
    arrow = names.say("arrow")
    arrows = "  ".join(f"{high}{arrow}{','.join(lows)}" for high, lows in lower.items())
    return wrapped(Text(names.say("legend_high", arrows=arrows), QUIET), width)
