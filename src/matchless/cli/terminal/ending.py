"""The end of a game: who won, how, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from matchless.cli.terminal.asking import story_lines
from matchless.cli.terminal.panels import side_panel
from matchless.cli.terminal.screen import MAP_ROWS, MAP_WIDTH, board_lines
from matchless.cli.terminal.session import CONCEDED
from matchless.cli.terminal.story import tell
from matchless.cli.terminal.theme import ASK, NUMBER, QUIET

if TYPE_CHECKING:
    from matchless.cli.terminal.session import Session

OFFERS = ("save", "rematch", "swap", "quit")
_LAST = 4
"""How many paragraphs of the story tell how it ended."""


def show_end(session: Session, outcome: str) -> None:
    """Show who won, how, and how long it took."""
    terminal, voice = session.terminal, session.voice
    scene = session.scene()
    width = terminal.width
    story = tell(session.match.events, voice.teller, session.person, session.notes)
    lines = story_lines(scene, story[-_LAST:], -1, width)
    for seat in voice.game.seats:
        lines.extend(side_panel(scene, seat.number, width))
    lines.append(Text(f" {verdict(session, outcome)} ", ASK))
    setup = session.match.setup
    turns, moves = session.match.state.turns, len(session.match.options)
    lines.append(Text(voice.say("length", turns=turns, moves=moves, seed=setup.seed), QUIET))
    rows = terminal.height - len(lines) - 3
    if terminal.is_drawn and width >= MAP_WIDTH and rows >= MAP_ROWS:
        lines = [*board_lines(scene, [], width, min(rows, width * 34 // 100))[0], *lines]
    terminal.clear()
    terminal.show(lines)


def verdict(session: Session, outcome: str) -> str:
    """Return who has won, in a sentence."""
    voice = session.voice
    if outcome == CONCEDED:
        loser = session.conceded
        winner = next(seat.number for seat in voice.game.seats if seat.team != voice.game.sides[loser])
        words = [voice.say("conceded", player=voice.player(loser))]
    else:
        winner = voice.game.sides.index(session.match.state.winner)
        words = []
    is_yours = winner == session.person and not session.is_shared
    words.append(voice.say("you_win") if is_yours else voice.say("wins", player=voice.player(winner)))
    if session.person >= 0 and not session.is_shared and not is_yours:
        words.append(f"{voice.say('you_lose')}.")
    return " ".join(words)


def ask_offer(session: Session) -> str:
    """Return what to do next: rematch, swap or quit; saving is done here."""
    terminal, voice = session.terminal, session.voice
    row = Text(f"{voice.say('offer')}  ")
    for number, offer in enumerate(OFFERS, start=1):
        row.append(str(number), NUMBER).append(f" {voice.say(f'offer_{offer}')}   ")
    while True:
        terminal.show([row])
        line = terminal.read()
        if line is None or not line.strip():
            return "quit"
        word = line.strip().casefold()
        if word.isdecimal() and 1 <= int(word[:3]) <= len(OFFERS):
            word = OFFERS[int(word[:3]) - 1]
        chosen = [
            offer for offer in OFFERS if word in (offer, voice.say(f"offer_{offer}").casefold(), offer[0])
        ]
        if not chosen:
            terminal.say(voice.say("menu_again"), "yellow")
        elif chosen[0] == "save":
            session.leave()
        else:
            return chosen[0]
