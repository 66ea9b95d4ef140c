"""The whole screen, fitted to the size of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from matchless.cli.adventure.panel import (
    enemies_brief,
    enemies_column,
    ground_legend,
    strip,
)
from matchless.cli.terminal.asking import option_lines, question_lines, story_lines
from matchless.cli.terminal.hand import hand_brief, hand_full, hand_lines
from matchless.cli.terminal.layout import beside, fitted, glued, wrapped
from matchless.cli.terminal.panels import (
    DUEL,
    fighter_text,
    legend,
    side_panel,
    side_row,
    side_rows,
    token,
)
from matchless.cli.terminal.theme import QUIET, TITLE
from matchless.match.drawing.board_map import BoardMap, Token, zone_letters
from matchless.match.drawing.ground import ground_of
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.options import Answer
    from matchless.presentation.question import Question
    from matchless.presentation.story import Paragraph

MAP_WIDTH: Final = 64
"""The narrowest readable map."""
MAP_ROWS: Final = 9
_SIDE: Final = 32
_TALL: Final = 28
_BELOW: Final = 13
_BELOW_WIDE: Final = 14
"""The rows kept free of the map."""
_SIDES: Final = 5
_STORY: Final = 8
"""The rows that the story should have before the map's legend gets any."""
_STORY_LEAST: Final = 1
"""The row of the story that the map never takes."""
_NEWS: Final = 5
"""The rows that the story should have before a side is shown in full."""
_WIDE: Final = MAP_WIDTH + _SIDE


class Asked(NamedTuple):
    """What the screen shows beside the view itself."""

    question: Question
    choices: Sequence[Answer]
    story: Sequence[Paragraph]
    seen: int  # events that the seat has already been shown


class Screen(NamedTuple):
    """The lines of a screen, one fewer than the terminal has; and whether some news did not fit."""

    lines: list[Text]
    is_cut: bool


def compose(scene: Scene, asked: Asked, width: int, height: int) -> Screen:
    """Return the screen for a decision; if possible, the map keeps its size while options come and go."""
    above = strip(scene, width, tall=height >= _TALL) if scene.quest is not None else []
    height -= len(above)
    options = option_lines(asked.choices, width)
    question = question_lines(asked.question, width, room=3 if height + len(above) >= _TALL else 2)
    room = height - 1 - len(options) - len(question)
    usable = {card_named(scene, choice) for choice in asked.choices if choice.choice.card >= 0}
    is_wide = width >= _WIDE
    side = max(_SIDE, min(58, width * 36 // 100)) if is_wide else 0
    rows = max(MAP_ROWS, min((width - side) * 34 // 100, height - (_BELOW_WIDE if is_wide else _BELOW)))
    hand: list[Text] = []
    for make in (hand_full, hand_lines, hand_brief):
        hand = make(scene, usable, width)
        if len(hand) + rows + (0 if is_wide else _SIDES) <= room:
            break
    is_tight = scene.quest is not None and room - len(hand) < MAP_ROWS + _SIDES
    if is_tight and not usable and any(choice.choice.space >= 0 for choice in asked.choices):
        hand = []  # the question is where to go: the map must stay
    room -= len(hand)
    if is_wide:
        upper, is_cut = _wide_body(scene, asked, (width, side), min(rows, room))
    else:
        upper, is_cut = _narrow_body(scene, asked, (width, rows), room)
    return Screen([*above, *upper, *hand, *question, *options], is_cut)


def _news(scene: Scene, asked: Asked, width: int) -> int:
    """Return how many lines of the story are new."""
    new = [paragraph for paragraph in asked.story if paragraph.end > asked.seen]
    return len(story_lines(scene, new, asked.seen, width))


def _wide_body(scene: Scene, asked: Asked, size: tuple[int, int], rows: int) -> Screen:
    """Return the map with sides and story beside it; ``size`` is the whole width and that of the side."""
    width, side = size
    wide = width - side - 3
    rows = max(rows, MAP_ROWS)
    board, letters = board_lines(scene, asked.choices, wide, rows)
    title = wrapped(header(scene), side) if scene.quest is None else []
    column = [*title, *_sides(scene, side, rows - _NEWS)]
    explained = explanation(scene, letters, side)
    if rows - len(column) - len(explained) >= _STORY:
        column.extend(explained)
    left = max(rows - len(column) - 1, 1)
    column.append(Text(("-" if scene.ascii_only else "─") * side, QUIET))
    column.extend(story_lines(scene, asked.story, asked.seen, side)[-left:])
    gap = " | " if scene.ascii_only else " │ "
    return Screen(beside(board, column[:rows], wide, gap), _news(scene, asked, side) > left)


def _narrow_body(scene: Scene, asked: Asked, size: tuple[int, int], room: int) -> Screen:
    """Return the sides above and below the map, and the end of the story; ``size`` is the map's."""
    width, rows = size
    position = scene.view.position
    *far, near = scene.order
    rows_of = side_rows if len(far) == 1 else side_row
    if scene.quest is not None:
        top = _others_above(scene, width, room - MAP_ROWS - _STORY_LEAST - 1)
    else:
        top = [row for seat in far for row in rows_of(scene, seat, width)]
        if position.doors or position.nobody_moves:
            top.extend(wrapped(remarks(scene), width))
    bottom = rows_of(scene, near, width)
    room -= len(top) + len(bottom)
    board: list[Text] = []
    rows = min(rows, room - 1)
    if width >= MAP_WIDTH and rows >= MAP_ROWS:
        board, letters = board_lines(scene, asked.choices, width, rows)
        room -= rows
        explained = explanation(scene, letters, width)
        if room - len(explained) >= _STORY:
            board += explained
            room -= len(explained)
    room = max(1, room)
    story = story_lines(scene, asked.story, asked.seen, width)
    return Screen([*top, *board, *bottom, *story[-room:]], _news(scene, asked, width) > room)


def _others_above(scene: Scene, width: int, rows: int) -> list[Text]:
    """Return the enemies and the other players, in short if there is no room for a line each."""
    enemies = enemies_brief(scene, width)
    others = [seat for seat in scene.order[:-1] if not is_enemy(scene, seat)]
    full = [row for seat in others for row in side_row(scene, seat, width)]
    if len(enemies) + len(full) <= rows or not others:
        return [*enemies, *full]
    fighters = [fighter for seat in others for fighter in scene.names.game.seats[seat].fighters]
    figures = Text("  ").join([glued(fighter_text(scene, one.number, 0, long=False)) for one in fighters])
    return [*enemies, *wrapped(figures, width)]


def header(scene: Scene) -> Text:
    """Return where we are: board and turn."""
    position = scene.view.position
    text = Text().append(scene.names.board_name(), TITLE)
    if position.turns:
        text.append(f" · {scene.names.say('turn_number', n=position.turns)}", QUIET)
        text.append(f" · {scene.names.player(position.turn)}", QUIET)
    return text.append_text(remarks(scene, " · "))


def remarks(scene: Scene, before: str = "") -> Text:
    """Return what applies to the whole board: closed doors, and whether anyone can move."""
    position, say = scene.view.position, scene.names.say
    text = Text()
    if position.doors:
        doors = ", ".join(str(door + 1) for door in members(position.doors))
        text.append(f"{before}{say('doors_closed', doors=doors)}", QUIET)
    if position.nobody_moves:
        text.append(f"{before or '  '}{say('held_fast_now')}", QUIET)
    return text


def is_enemy(scene: Scene, seat: int) -> bool:
    """Return whether nobody plays a seat."""
    return scene.names.game.seats[seat].is_enemy


def explanation(scene: Scene, letters: dict[str, str], width: int) -> list[Text]:
    """Return what the letters and signs of the map mean."""
    below = ground_legend(scene, width) if scene.quest is not None else []
    return [*legend(scene, letters, width), *below]


def _party(scene: Scene, width: int, rows: int) -> list[Text]:
    """Return enemies and players in a column, in as much detail as fits."""
    players = [seat for seat in scene.order if not is_enemy(scene, seat)]
    *far, near = players
    full = [line for seat in players for line in side_panel(scene, seat, width)]
    brief = [line for seat in far for line in side_row(scene, seat, width)] + side_panel(scene, near, width)
    for piles, those in ((True, full), (False, full), (False, brief)):
        lines = [*enemies_column(scene, width, piles=piles), *those]
        if len(lines) <= rows:
            return lines
    return [
        *enemies_column(scene, width, piles=False),
        *(row for seat in players for row in side_row(scene, seat, width)),
    ]


def _sides(scene: Scene, width: int, rows: int) -> list[Text]:
    """Return all sides in a column, the others in short if there is not enough room."""
    if scene.quest is not None:
        return _party(scene, width, rows)
    full = [line for seat in scene.order for line in side_panel(scene, seat, width)]
    if len(full) <= rows or len(scene.order) == DUEL:
        return full
    *far, near = scene.order
    brief = [line for seat in far for line in side_rows(scene, seat, width)]
    return [*brief, *side_panel(scene, near, width)]


def card_named(scene: Scene, answer: Answer) -> str:
    """Return the card that an option is about."""
    return scene.names.game.seats[answer.choice.owner].deck[answer.choice.card].name


def board_lines(
    scene: Scene, choices: Sequence[Answer], width: int, height: int
) -> tuple[list[Text], dict[str, str]]:
    """Return the map and the letters of its zones."""
    names = scene.names
    position = scene.view.position
    letters = zone_letters({zone: names.zone(zone) for zone in names.board.zones})
    targets = {choice.choice.target for choice in choices}
    tokens = {}
    for fighter in names.game.fighters:
        space = position.space[fighter.number]
        if space != NOWHERE:
            text, style = token(scene, fighter.number)
            text = f"{text}!" if fighter.number in targets else text
            tokens[position.game.board.spaces[space]] = Token(text, style)
    spaces = position.game.board.spaces
    lit = {spaces[choice.choice.space] for choice in choices if choice.choice.space >= 0}
    board = BoardMap(names.board, letters, (width, height), ground_of(position))
    rows = board.draw(tokens, lit, ascii_only=scene.ascii_only)
    return [Text.assemble(*row, no_wrap=True) for row in rows], letters


def too_small(scene: Scene, width: int) -> Text:
    """Return what to say if no map fits."""
    return fitted(Text(scene.names.say("too_narrow", n=MAP_WIDTH), QUIET), width)
