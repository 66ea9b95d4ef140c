"""The commands that a player can type instead of an answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from matchless.cli.adventure.pages import QUEST_PAGES
from matchless.cli.terminal import pages
from matchless.cli.terminal.start import saves
from matchless.lang.names import LANGUAGES
from matchless.library.problem import ContentError
from matchless.match.record import RecordError
from matchless.players.advice import advise
from matchless.presentation.hints import reasons_of
from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.story import paragraphs
from matchless.text.spans import plain

if TYPE_CHECKING:
    from rich.text import Text

    from matchless.cli.terminal.answers import Command
    from matchless.cli.terminal.session import Session

_YES = ("yes", "y", "oui", "o", "так", "т")


def run(session: Session, command: Command) -> str:
    """Carry out a command; return an outcome if it ends the game."""
    match command.name:
        case "quit":
            return "left"
        case "concede":
            return _concede(session)
        case "undo":
            _undo(session)
        case "save":
            session.save(_path(command.rest) or session.save_path)
        case "load":
            _load(session, command.rest)
        case "lang":
            _language(session, command.rest)
        case "hint":
            _hint(session)
        case "auto":
            session.auto = not session.auto
            session.terminal.say(session.names.say("auto_on" if session.auto else "auto_off"))
        case _:
            _look_up(session, command)
    return ""


def _path(words: str) -> Path | None:
    return Path(words).expanduser() if words else None


def _look_up(session: Session, command: Command) -> None:
    scene = session.scene()
    terminal = session.terminal
    width = terminal.width
    if command.name in QUEST_PAGES and scene.quest is None:
        terminal.say(session.names.say("no_adventure"), "yellow")
        return
    match command.name:
        case "hand":
            lines = [line for one in session.own_scenes() for line in pages.hand_page(one, width)]
        case "cards":
            lines = pages.deck_page(scene, width)
        case "card":
            lines = (
                pages.card_page(scene, command.rest, width) if command.rest else pages.deck_page(scene, width)
            )
        case "heroes":
            lines = pages.heroes_page(scene, width)
        case "discard":
            lines = pages.discard_page(scene, width)
        case "board":
            choices = answers_of(scene.view, session.names)
            lines = pages.board_page(scene, choices, width, terminal.height)
        case "log":
            story = paragraphs(session.match.events, session.names.writer, session.person, session.notes)
            lines = pages.story_page(scene, story, width)
        case name if name in QUEST_PAGES:
            lines = QUEST_PAGES[name](scene, width)
        case _:
            lines = pages.help_page(scene, width)
    _leaf_through(session, lines)


def _leaf_through(session: Session, lines: list[Text]) -> None:
    """Show a page and, if screens are drawn, wait before the table comes back."""
    terminal = session.terminal
    if not terminal.is_live:
        terminal.show(lines)
        return
    for page in pages.pages(lines, terminal.height - 2):
        terminal.clear()
        terminal.show(page)
        if terminal.read(session.names.say("press_enter") + " ") is None:
            break
    session.draw()


def _concede(session: Session) -> str:
    decision = session.match.state.decision
    assert decision is not None
    session.terminal.say(session.names.say("concede_sure"))
    line = session.terminal.read()
    if line is None:
        return "ended"
    if line.strip().casefold() not in _YES:
        return ""
    session.conceded = decision.seat
    return "conceded"


def _undo(session: Session) -> None:
    """Take back the last real choice of the person at the keyboard, and what bots have done since."""
    count = 0
    for decided in reversed(session.decided):
        count += 1
        if decided.seat in session.bots or decided.is_forced:
            continue
        if session.is_shared and not session.is_same(decided.seat, session.person):
            session.terminal.say(session.names.say("undo_other"), "yellow")
            return
        break
    else:
        session.terminal.say(session.names.say("nothing_to_undo"), "yellow")
        return
    session.match.pop(count)
    del session.decided[-count:]
    events = len(session.match.events)
    session.notes = [note for note in session.notes if note.after < events]
    session.seen = [min(seen, events) for seen in session.seen]
    session.told = events
    session.terminal.say(session.names.say("undone"))


def _load(session: Session, words: str) -> None:
    path = _path(words)
    if path is None:
        last = saves.last_game()
        if last is None:
            session.terminal.say(session.names.say("nothing_saved"), "yellow")
            return
        path = Path(last.record)
    try:
        match, decided = saves.load(session.library, path)
    except (RecordError, ContentError, OSError, ValueError) as error:
        session.terminal.say(session.names.say("load_failed", reason=str(error)), "yellow")
        return
    session.set_match(match, decided)
    session.names = GameNames(session.library, match.game, session.names.lang)
    session.terminal.say(session.names.say("loaded", file=str(path)))


def _language(session: Session, lang: str) -> None:
    if lang not in LANGUAGES:
        session.terminal.say(session.names.say("languages", languages=", ".join(LANGUAGES)), "yellow")
        return
    session.names = GameNames(session.library, session.match.game, lang)
    session.draw()


def _hint(session: Session) -> None:
    scene = session.scene()
    choices = {choice.option: choice for choice in answers_of(scene.view, session.names)}
    for one in advise(scene.view):
        choice = choices[one.option]
        reasons = plain(reasons_of(one, session.names))
        session.terminal.say(
            f"{choice.number:>3} {choice.sentence}{session.names.say('colon')} {reasons}", "cyan"
        )
