"""The end of a game: who won, how, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from matchless.cli.adventure.panel import enemies_column, strip
from matchless.cli.terminal.asking import story_lines
from matchless.cli.terminal.panels import side_panel
from matchless.cli.terminal.screen import MAP_ROWS, MAP_WIDTH, board_lines
from matchless.cli.terminal.session import CONCEDED
from matchless.cli.terminal.theme import ASK, NUMBER, QUIET
from matchless.presentation.story import paragraphs
from matchless.rules.adventure.adventure import PLAYERS
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.cli.terminal.session import Session

OFFERS = ("save", "rematch", "swap", "quit")
_OFFERS_TOGETHER = ("save", "rematch", "quit")  # there are no sides to change in an adventure
_LAST = 4
"""How many paragraphs of the story tell how it ended."""


def show_end(session: Session, outcome: str) -> None:
    """Show who won, how, and how long it took."""
    terminal, names = session.terminal, session.names
    scene = session.scene()
    width = terminal.width
    story = paragraphs(session.match.events, names.writer, session.person, session.notes)
    lines = story_lines(scene, story[-_LAST:], -1, width)
    for seat in names.game.seats[: names.game.players]:
        lines.extend(side_panel(scene, seat.number, width))
    if scene.quest is not None:
        lines = [*strip(scene, width, tall=False), *enemies_column(scene, width, piles=False), *lines]
    lines.append(Text(f" {verdict(session, outcome)} ", ASK))
    setup = session.match.setup
    turns, moves = session.match.state.turns, len(session.match.taken)
    lines.append(Text(names.say("length", turns=turns, moves=moves, seed=setup.seed), QUIET))
    rows = terminal.height - len(lines) - 3
    if terminal.is_drawn and width >= MAP_WIDTH and rows >= MAP_ROWS:
        lines = [*board_lines(scene, [], width, min(rows, width * 34 // 100))[0], *lines]
    terminal.clear()
    terminal.show(lines)


def verdict(session: Session, outcome: str) -> str:
    """Return who has won, in a sentence."""
    names = session.names
    words = []
    winner = session.match.state.winner
    if outcome == CONCEDED:
        words.append(names.say("conceded", player=names.player(session.conceded)))
        winner = _left_alone(session)
    if names.game.adventure is not None:
        won = outcome != CONCEDED and winner == PLAYERS
        villain = names.writer.player(names.game.players).subject
        text = names.say("adventure_won" if won else "adventure_lost", villain=villain)
        words.append(text[:1].upper() + text[1:])
        return " ".join(words)
    alone = session.person >= 0 and not session.is_shared
    is_yours = alone and winner == names.game.sides[session.person]
    if is_yours:
        words.append(names.say("you_win"))
    elif winner != NOBODY:
        winners = names.team(names.game.sides.index(winner))
        words.append(
            names.say("team_wins", players=names.joined([names.player(seat) for seat in winners]))
            if len(winners) > 1
            else names.say("wins", player=names.player(winners[0]))
        )
    if alone and not is_yours:
        words.append(f"{names.say('you_lose')}.")
    return " ".join(words)


def _left_alone(session: Session) -> int:
    """Return the only team left when another concedes; nobody if several could still win."""
    game = session.names.game
    health = session.match.state.health
    teams = {seat.team for seat in game.seats if health[seat.first] > 0} - {game.sides[session.conceded]}
    return teams.pop() if len(teams) == 1 else NOBODY


def ask_offer(session: Session) -> str:
    """Return what to do next: rematch, swap or quit; saving is done here."""
    terminal, names = session.terminal, session.names
    row = Text(f"{names.say('offer')}  ")
    offers = OFFERS if names.game.adventure is None else _OFFERS_TOGETHER
    for number, offer in enumerate(offers, start=1):
        row.append(str(number), NUMBER).append(f" {names.say(f'offer_{offer}')}   ")
    while True:
        terminal.show([row])
        line = terminal.read()
        if line is None or not line.strip():
            return "quit"
        word = line.strip().casefold()
        if word.isdecimal() and 1 <= int(word[:3]) <= len(offers):
            word = offers[int(word[:3]) - 1]
        chosen = [
            offer for offer in offers if word in (offer, names.say(f"offer_{offer}").casefold(), offer[0])
        ]
        if not chosen:
            terminal.say(names.say("menu_again"), "yellow")
        elif chosen[0] == "save":
            session.leave()
        else:
            return chosen[0]
