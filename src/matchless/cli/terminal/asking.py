"""The lower part of the screen: the question and its options, and the story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from matchless.cli.terminal.layout import fitted, glued, wrapped
from matchless.cli.terminal.theme import ASK, NUMBER, QUIET, TITLE, side_style
from matchless.text.spans import plain, text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.cli.terminal.panels import Scene
    from matchless.presentation.options import Answer
    from matchless.presentation.question import Question
    from matchless.presentation.story import Paragraph
    from matchless.text.spans import Span


def question_lines(question: Question, width: int, room: int) -> list[Text]:
    """Return the question and what it is about, in at most that many lines."""
    lines = [fitted(Text(f" {plain(question.line)} ", ASK), width)]
    about = [line for text in question.about for line in wrapped(Text(text, QUIET), width)]
    if len(about) > room:
        cut = about[room - 1].copy()
        cut.truncate(width - 1)
        about = [*about[: room - 1], cut.append("…")]
    return about + lines


def option_lines(choices: Sequence[Answer], width: int) -> list[Text]:
    """Return the options, grouped."""
    lines: list[Text] = []
    groups = list(dict.fromkeys(choice.group for choice in choices))
    if groups and groups[0]:  # whatever ends the question comes last, wherever the rules list it
        groups.sort(key=lambda group: not group)
    for group in groups:
        row = Text("  ").join([_item(choice, width) for choice in choices if choice.group == group])
        if group:
            row = Text.assemble((group, TITLE), "  ").append_text(row)
        lines.extend(wrapped(row, width, indent=2, first=0))
    return _merged(lines, width)


def _item(choice: Answer, width: int) -> Text:
    """Return an option with its number; a short one stays on one line."""
    text = Text.assemble((str(choice.number), NUMBER), " ", choice.label)
    return glued(text) if text.cell_len < width // 2 else text


def _merged(lines: list[Text], width: int) -> list[Text]:
    """Return the same lines, short ones joined where they fit."""
    found: list[Text] = []
    for line in lines:
        indented = line.plain.startswith(" ")
        if found and not indented and found[-1].cell_len + line.cell_len + 3 <= width:
            found[-1] = Text("   ").join([found[-1], line])
        else:
            found.append(line)
    return found


def story_lines(scene: Scene, story: Sequence[Paragraph], seen: int, width: int) -> list[Text]:
    """Return the story, with what is new standing out."""
    lines = []
    for paragraph in story:
        is_new = paragraph.end > seen
        text = Text(style="" if is_new else QUIET)
        for span in paragraph.text:
            text.append(text_of(span), _style(scene, span) if is_new else None)
        if paragraph.is_turn:
            text.stylize(TITLE)
        lines.extend(wrapped(text, width, indent=0 if paragraph.is_turn else 2, first=0))
    return lines


def _style(scene: Scene, span: Span) -> str | None:
    """Return the colour of a name: that of its side."""
    if isinstance(span, str) or span.fighter is None:
        return None
    return side_style(scene.is_yours(scene.names.game.fighters[span.fighter].seat))
