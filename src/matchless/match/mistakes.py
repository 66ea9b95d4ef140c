"""The mistakes in a setup, all at once: in English, and as codes that can be put in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from matchless.library.problem import ContentError, unknown
from matchless.rules.adventure.adventure import VILLAIN_START
from matchless.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.lang.adventure.files import Enemy
    from matchless.lang.nodes import Hero
    from matchless.library.board.file import BoardFile
    from matchless.library.library import Library
    from matchless.match.setup import Setup

RANDOM: Final = "random"
"""In place of a name: left to chance."""
TEAMS: Final = 2
FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 4
MOST_EVENTS: Final = 3
_MANY_STARTS: Final = 4
"""How many starting spaces a board needs for more than two players."""

_T = TypeVar("_T")


class Mistake(NamedTuple):
    """One mistake in a setup."""

    part: str  # which part of it: board, heroes, teams, rules, villain, minions, events
    message: str
    code: str
    values: dict[str, object]  # the values for the code's words


class SetupError(ValueError):
    """A setup that cannot be played, with every mistake in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(dict.fromkeys(mistake.message for mistake in mistakes)))


def mistakes_in(setup: Setup, library: Library, *, is_drawn: bool) -> list[Mistake]:
    """Return every mistake in a setup."""
    return _Check(setup, library, is_drawn=is_drawn).run()


class _Check:
    """Collects the mistakes. What is left to chance is skipped, unless everything must have been drawn."""

    def __init__(self, setup: Setup, library: Library, *, is_drawn: bool) -> None:
        self.setup = setup
        self.library = library
        self.is_drawn = is_drawn
        self.found: list[Mistake] = []
        self.ruleset = RuleSet()
        self.heroes: list[Hero] = []

    def run(self) -> list[Mistake]:
        try:
            self.ruleset = RuleSet(self.setup.preset, self.setup.changes)
        except ValueError as error:
            self.add("rules", str(error))
        library = self.library
        for name in self.setup.heroes:
            hero = self.known("hero", "heroes", name, library.hero)
            self.heroes += [hero] if hero is not None else []
        if self.setup.villain:
            self.adventure()
        else:
            self.duel()
        return self.found

    def add(self, part: str, message: str, code: str = "", /, **values: object) -> None:
        if code:
            self.found.append(Mistake(part, message, code, values))
        else:
            self.found.append(Mistake(part, message, "rules", {"reason": message}))

    def names(self, what: str) -> tuple[str, ...]:
        names: tuple[str, ...] = getattr(self.library, "heroes" if what == "hero" else f"{what}s")
        return names

    def known(self, what: str, part: str, name: str, get: Callable[[str], _T]) -> _T | None:
        """Return what a name stands for; nothing if it is left to chance or unknown."""
        if name == RANDOM and not self.is_drawn:
            return None
        try:
            return get(name)
        except ContentError as error:
            names = self.names(what)
            if name in names:
                self.add(part, str(error))  # its file is broken
            else:
                self.add(part, unknown(name, names, f"the {what}"), f"no_{what}", **{what: name})
        return None

    # Free-for-all, or in teams ------------------------------------------------------------------------------

    def duel(self) -> None:
        setup = self.setup
        if setup.minions or setup.events:
            part = "minions" if setup.minions else "events"
            self.add(part, "minions and events need a villain", "only_adventure")
        count = len(setup.heroes)
        if not FEWEST_HEROES <= count <= MOST_HEROES:
            self.add("heroes", f"a game needs two to four heroes, not {count}", "wrong_seats")
        elif setup.in_teams and count != TEAMS * 2:
            self.add("teams", f"two teams need four heroes, not {count}", "wrong_seats")
        elif not setup.board:
            self.add("board", "a board is missing", "no_board", board="–")
        else:
            board = self.known("board", "board", setup.board, self.library.board)
            if board is not None:
                self.starts(board)
                self.room(board)

    def starts(self, board: BoardFile) -> None:
        """Check that a board has enough starting spaces (R11.1, R12.1)."""
        count, starts = len(self.setup.heroes), _starts(board)
        needed = count if count == FEWEST_HEROES or self.ruleset.any_board else _MANY_STARTS
        if starts < needed:
            few = f"too few for {count} heroes" if starts < count else f"more players need {needed}"
            why = f"board '{board.board}' has {starts} starting spaces; {few}"
            self.add("board", why, "few_starts", board=board.board, n=starts, needed=needed)

    def room(self, board: BoardFile, enemies: int = 0) -> None:
        figures = sum(fighter.count for hero in self.heroes for fighter in hero.fighters.values()) + enemies
        figures += len(self.setup.heroes) - len(self.heroes)  # those left to chance have at least one
        if figures > len(board.spaces):
            why = f"board '{board.board}' has {len(board.spaces)} spaces, too few for {figures} fighters"
            self.add("board", why, "few_spaces", board=board.board)

    # Against a villain --------------------------------------------------------------------------------------

    def adventure(self) -> None:
        """Check heroes, enemies and events (A1.1, A2.2, A16.1)."""
        setup, library = self.setup, self.library
        players = len(setup.heroes)
        if not 1 <= players <= MOST_HEROES:
            self.add("heroes", f"an adventure is for one to four heroes, not {players}", "wrong_seats")
        if setup.in_teams:
            self.add("teams", "in an adventure all heroes are one team")
        villain = self.enemy("villain", "villain", setup.villain)
        minions = [self.enemy("minion", "minions", name) for name in setup.minions]
        if len(setup.minions) != players:
            why = f"there are as many minions as players, {players}, not {len(setup.minions)}"
            self.add("minions", why, "wrong_minions", n=players)
        self.once("minions", "minion")
        for name in setup.events:
            self.known("event", "events", name, library.event)
        if len(setup.events) > MOST_EVENTS:
            why = f"an adventure has at most {MOST_EVENTS} events, not {len(setup.events)}"
            self.add("events", why, "many_events", most=MOST_EVENTS)
        self.once("events", "event")
        enemies = [enemy for enemy in (villain, *minions) if enemy is not None]
        self.tokens(enemies)
        self.ground(villain, len(enemies))

    def enemy(self, rank: str, part: str, name: str) -> Enemy | None:
        enemy = self.known(rank, part, name, self.library.enemy)
        if enemy is None or enemy.rank == rank:
            return enemy
        why = f"'{name}' is a {enemy.rank}, not a {rank}; known: {', '.join(self.names(rank))}"
        self.add(part, why, f"no_{rank}", **{rank: name})
        return None

    def once(self, part: str, what: str) -> None:
        names: tuple[str, ...] = getattr(self.setup, part)
        for name in dict.fromkeys(names):
            if names.count(name) > 1 and name != RANDOM:
                self.add(part, f"the {what} '{name}' is there twice", f"{what}_twice")

    def tokens(self, enemies: list[Enemy]) -> None:
        """Check that tokens of one kind do the same thing, whoever strews them."""
        first: dict[str, Enemy] = {}
        for enemy in enemies:
            for name, kind in enemy.strews.items():
                other = first.setdefault(name, enemy)
                alike = other.strews[name]
                if (kind.stops, kind.damage) != (alike.stops, alike.damage):
                    both = f"'{other.enemy}' and '{enemy.enemy}' both strew '{name}' tokens"
                    self.add("minions", f"{both}, which do different things")

    def ground(self, villain: Enemy | None, enemies: int) -> None:
        """Check the board, which is the villain's."""
        named = self.setup.board
        if villain is None:
            if named and self.setup.villain == RANDOM:
                self.add("board", "the board is the villain's, who is yet to be drawn", "wrong_board")
            return
        if named and named != villain.board:
            why = f"'{villain.enemy}' is met on the board '{villain.board}', not on '{named}'"
            self.add("board", why, "wrong_board")
            return
        board = self.known("board", "board", villain.board or "", self.library.board)
        if board is None:
            return
        starts, needed = _starts(board), VILLAIN_START + 1
        if starts < needed:
            why = f"board '{board.board}' has {starts} starting spaces; an adventure needs {needed}"
            self.add("board", why, "few_starts", board=board.board, n=starts, needed=needed)
        sites = len(board.bridges if villain.sites == "bridges" else board.fields)
        if not sites:
            self.add("board", f"board '{board.board}' has no {villain.sites} for '{villain.enemy}'")
        elif villain.sites == "bridges" and sites != len(villain.tiles):
            has = f"board '{board.board}' has {sites} bridges"
            self.add("board", f"{has}, and '{villain.enemy}' {len(villain.tiles)} tiles")
        for site in villain.token.start if villain.token is not None else ():
            if int(site) > sites:
                self.add("villain", f"'{villain.enemy}' begins with tokens on site {site} of {sites}")
        self.room(board, enemies)


def _starts(board: BoardFile) -> int:
    return sum(space.start is not None for space in board.spaces.values())
