"""A session: one game played at one terminal, from beginning to end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from rich.text import Text

from matchless.cli.adventure.pages import events_page
from matchless.cli.terminal import commands
from matchless.cli.terminal.answers import Command, Unclear, understand
from matchless.cli.terminal.asking import option_lines, question_lines, story_lines
from matchless.cli.terminal.hand import hand_brief
from matchless.cli.terminal.panels import Scene
from matchless.cli.terminal.screen import Asked, compose
from matchless.cli.terminal.start import saves
from matchless.cli.terminal.theme import QUIET
from matchless.players.characters.character import CHARACTERS
from matchless.players.outside.casting import any_bot, dismiss
from matchless.players.outside.fault import BotFault
from matchless.players.outside.names import title
from matchless.players.registry import STAND_IN, new_bot
from matchless.presentation.adventure.sheet import adventure_sheet
from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.question import Question, question_of
from matchless.presentation.story import Note, paragraphs
from matchless.rules.state import event as events
from matchless.rules.state.state import ACTION, CARD
from matchless.rules.state.view import SPECTATOR, View, view_of
from matchless.text.adventure.events import event_name, event_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from matchless.cli.terminal.terminal import Terminal
    from matchless.library.library import Library
    from matchless.match.match import Match
    from matchless.players.bot import Bot
    from matchless.presentation.options import Answer
    from matchless.rules.state.state import Decision

_HEADINGS: Final = (events.ROUND_BEGAN, events.ROUND_ENDING)
_CHAPTERS: Final = (*_HEADINGS, events.INITIATIVE_REVEALED, events.END_EFFECT, events.GAME_WON)
"""What begins a new chapter of an adventure; headings go with what follows."""
HUMAN: Final = "human"
YOU: Final = "human-1"
"""For several seats: one and the same person plays them."""
PAUSE: Final = 0.7
_DUEL: Final = 2
_RECENT: Final = 40
"""How many paragraphs of the story a screen may show."""

FINISHED: Final = "finished"
CONCEDED: Final = "conceded"
ENDED: Final = "ended"  # the input ended


@final
class Session:
    """The players at the table and the person at the keyboard."""

    def __init__(
        self, terminal: Terminal, library: Library, match: Match, seats: Sequence[str], lang: str
    ) -> None:
        self.terminal = terminal
        self.library = library
        self.match = match
        self.seats = list(seats)
        self.auto = True  # take single options for the player
        self.save_path: Path = saves.autosave_path()
        self.person = SPECTATOR  # the seat of whoever may see the screen
        self.conceded = SPECTATOR
        self.bots: dict[int, Bot] = {}
        self.set_match(match, [])
        self.names = GameNames(library, match.game, lang)
        self._announce_events()
        if terminal.is_live:
            self.notes.append(Note(len(match.events), SPECTATOR, self.names.say("type_an_answer")))

    def set_match(self, match: Match, decided: list[saves.Decided]) -> None:
        """Begin a session with a match, new or loaded."""
        self.dismiss_bots()
        self.match = match
        self.decided = decided
        self.notes: list[Note] = []
        self.seen = [0] * len(self.seats)  # for each seat, the events shown to it before its last decision
        self.told = len(match.events)  # events printed line by line
        self.has_news = False  # lines that the next screen would wipe away
        self.bots = {
            seat: any_bot(name, match.setup.seed + seat)
            for seat, name in enumerate(self.seats)
            if name not in (HUMAN, YOU)
        }
        people = [seat for seat in range(len(self.seats)) if seat not in self.bots]
        self.is_shared = any(not self.is_same(people[0], seat) for seat in people)
        self.person = SPECTATOR if self.is_shared or not people else people[0]

    def _announce_events(self) -> None:
        """Say which events make the adventure harder, because some are drawn."""
        adventure = self.match.game.adventure
        if adventure is None or not adventure.events:
            return
        if not self.terminal.is_drawn:
            self.terminal.show(events_page(self.scene(), self.terminal.width))
            return
        for slug in adventure.events:
            event, lang = self.library.event(slug), self.names.lang
            text = f"{event_name(event, lang)}{self.names.say('colon')} {event_text(event, lang)}"
            self.notes.append(Note(len(self.match.events), SPECTATOR, text))

    def is_same(self, seat: int, other: int) -> bool:
        """Return whether one person plays both seats."""
        return seat == other or (min(seat, other) >= 0 and self.seats[seat] == self.seats[other] == YOU)

    # What is shown ------------------------------------------------------------------------------------------

    def scene(self, seat: int | None = None) -> Scene:
        """Return what the person at the keyboard may see, from the seat that is asked or another one."""
        view = view_of(self.match.state, self.person if seat is None else seat)
        return Scene(
            view,
            self.names,
            [self.player_name(one.number) for one in self.match.game.seats],
            self.terminal.ascii_only,
            adventure_sheet(view.position, self.names),
        )

    def own_scenes(self) -> list[Scene]:
        """Return what the person at the keyboard may see from each of their seats, the asked one first."""
        others = [seat for seat in range(len(self.seats)) if seat != self.person]
        own = [self.person, *(seat for seat in others if self.is_same(seat, self.person))]
        return [self.scene(seat) for seat in own]

    def player_name(self, seat: int) -> str:
        """Return who plays a seat, in words."""
        if seat >= len(self.seats):
            return self.names.say("villain" if seat == len(self.seats) else "minion").lower()
        name = self.seats[seat]
        if seat not in self.bots:
            is_you = self.is_same(seat, self.person)
            return self.names.say("you") if is_you else self.names.say("human", n=seat + 1)
        if name in ("greedy", "strategist", "random"):
            return self.names.say(f"bot_{name}")
        is_known = any(one.name == name for one in CHARACTERS)
        return (
            self.names.say(f"bot_{name}_name") if is_known else self.names.say("bot_named", name=title(name))
        )

    def asked(self, scene: Scene, choices: list[Answer]) -> Asked:
        """Return the question with everything around it."""
        if choices:
            question = question_of(scene.view, self.names)
        else:
            question = Question(
                self.names.spans("turn_of", player=self.names.player(scene.view.position.turn)), []
            )
        story = paragraphs(self.match.events, self.names.writer, self.person, self.notes)
        seen = self.seen[self.person] if self.person >= 0 else self.told
        return Asked(question, choices, story[-_RECENT:], seen)

    def draw(self) -> None:
        """Show the pending decision: a whole screen, or only what is needed when reading line by line."""
        scene = self.scene()
        choices = answers_of(scene.view, self.names)
        asked = self.asked(scene, choices)
        terminal = self.terminal
        if terminal.is_drawn:
            screen = compose(scene, asked, terminal.width, terminal.height)
            if self.has_news and screen.is_cut and terminal.is_live and self.person >= 0:
                terminal.read(self.names.say("press_enter") + " ")
            self.has_news = False
            terminal.clear()
            terminal.show(screen.lines)
        else:
            self.tell_news()
            self._show_lines(scene, asked)
        self.told = len(self.match.events)

    def _show_lines(self, scene: Scene, asked: Asked) -> None:
        width = self.terminal.width
        decision = scene.view.decision
        if decision is not None and decision.kind in (ACTION, CARD):
            hand = hand_brief(scene, set(), width)
            self.terminal.show([Text(f"{self.names.say('hand')}{self.names.say('colon')}", QUIET), *hand])
        self.terminal.show(question_lines(asked.question, width, room=9))
        self.terminal.show(option_lines(asked.choices, width))

    def tell_news(self) -> bool:
        """Print what has happened since the last time; return whether there was anything."""
        log = self.match.events
        news = paragraphs(log, self.names.writer, self.person, self.notes, self.told)
        for paragraph in news:
            self.terminal.show(story_lines(self.scene(), [paragraph], -1, self.terminal.width))
            self.terminal.wait(PAUSE)
        self.told = len(log)
        return bool(news)

    # What is decided ----------------------------------------------------------------------------------------

    def play(self) -> str:
        """Play until the game is over or somebody leaves; return which."""
        while True:
            decision = self.match.state.decision
            if decision is None:
                return FINISHED
            outcome = self._ask_bot(decision) if decision.seat in self.bots else self._ask_person(decision)
            if outcome:
                return outcome

    def dismiss_bots(self) -> None:
        """Tell bots from outside that their game is over, or left."""
        for seat, bot in self.bots.items():
            dismiss(bot, self.match.state, seat)

    def _ask_bot(self, decision: Decision) -> str:
        """Have a bot answer; return an outcome if that ends the game."""
        turns = self.match.state.turns
        view = view_of(self.match.state, decision.seat)
        try:
            option = view.answer(self.bots[decision.seat].choose(view))
        except BotFault as fault:
            return self._replace(decision.seat, fault)
        self.take(option, decision)
        self.has_news = self.tell_news() or self.has_news
        if len(self.bots) == len(self.seats) and self.match.state.turns > turns and self.terminal.is_drawn:
            self.draw()  # for anyone watching
        return ""

    def _replace(self, seat: int, fault: BotFault) -> str:
        """Say how a bot has failed; in a duel the game is over, otherwise another one plays on for it."""
        words = self.names.say("bot_failed", bot=self.player_name(seat), reason=fault.reason)
        self.notes.append(Note(len(self.match.events), SPECTATOR, words))
        self.terminal.say(words, "yellow")
        if len(self.seats) == _DUEL and self.match.game.adventure is None:
            self.conceded = seat
            return CONCEDED
        self.seats[seat] = STAND_IN
        self.bots[seat] = new_bot(STAND_IN, self.match.setup.seed + seat)
        return ""

    def take(self, option: int, decision: Decision) -> None:
        """Take an option of a decision."""
        self.decided.append(saves.Decided(decision.seat, len(decision.options) == 1))
        before, of_enemy = len(self.match.events), self.match.state.turn >= len(self.seats)
        self.match.take(option, decision.number)
        if self.terminal.is_live and len(self.bots) < len(self.seats):
            self._tell_chapters(before, of_enemy=of_enemy)

    def _tell_chapters(self, before: int, *, of_enemy: bool) -> None:
        """Show the turns of enemies and the end-of-round effects one by one, so that each can be read at leisure.

        The direct result of an answer is shown with what follows, unless it was given in an enemy's turn; what is still
        under way is shown by the next screen.
        """
        log = self.match.events
        begins = [
            at
            for at in range(before, len(log))
            if at == before or (log[at].kind in _CHAPTERS and log[at - 1].kind not in _HEADINGS)
        ]
        for begin, end in pairwise(begins):
            notes = [note for note in self.notes if note.after < end]
            story = paragraphs(log[:end], self.names.writer, self.person, notes, begin)
            self.terminal.show(story_lines(self.scene(), story, -1, self.terminal.width))
            self.told = end
            if story and (of_enemy or begin > before):
                self.terminal.read(self.names.say("press_enter") + " ")

    def _ask_person(self, decision: Decision) -> str:
        """Ask the person at the seat; return an outcome if that ends the game."""
        if self.is_shared and not self.is_same(self.person, decision.seat):
            if not self._curtain(decision.seat):
                return ENDED
        else:
            self.person = decision.seat
            if self.auto and len(decision.options) == 1:
                self._take_forced(decision)
                return ""
        self.draw()
        while self.match.state.decision is decision:
            line = self.terminal.read()
            if line is None:
                return ENDED
            outcome = self.answer(line, decision)
            if outcome:
                return outcome
        return ""

    def _take_forced(self, decision: Decision) -> None:
        view = view_of(self.match.state, decision.seat)
        choice = answers_of(view, self.names)[0]
        text = self.names.say("forced", choice=choice.sentence.rstrip("."))
        self.notes.append(Note(len(self.match.events), decision.seat, text))
        self.take(view.answer(choice.option), decision)

    def answer(self, line: str, decision: Decision) -> str:
        """Do what a line says; return an outcome if that ends the game."""
        view: View = view_of(self.match.state, decision.seat)
        meant = understand(line, view, self.names, answers_of(view, self.names))
        if isinstance(meant, Command):
            return commands.run(self, meant)
        if isinstance(meant, Unclear):
            self.terminal.say(meant.reason, "yellow")
            return ""
        for seat in range(len(self.seats)):
            if self.is_same(seat, decision.seat):
                self.seen[seat] = len(self.match.events)
        self.take(view.answer(meant.option), decision)
        return ""

    def _curtain(self, seat: int) -> bool:
        """Hide the table until the next player is at the keyboard; return whether there still is one."""
        self.person = SPECTATOR
        self.terminal.clear()
        player = self.names.player(seat)
        self.terminal.say(self.names.say("curtain", player=player), "bold")
        line = self.terminal.read(self.names.say("curtain_enter", player=player) + " ")
        self.person = seat
        self.told = self.seen[seat]
        return line is not None

    # Saving -------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> bool:
        """Save the game; say where, or why not."""
        try:
            saves.save(self.match, path, self.seats, self.names.lang)
        except OSError as error:
            self.terminal.say(self.names.say("save_failed", reason=str(error)), "red")
            return False
        self.terminal.say_whole(self.names.say("saved", file=str(path)))
        return True

    def leave(self) -> None:
        """Save the game and say how to continue it."""
        if self.save(self.save_path):
            self.terminal.say_whole(self.names.say("resume_how", command="matchless play --resume"))
