"""The start menu's questions about an adventure: villain, heroes and who plays them, minions, events, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from msgspec.structs import replace

from matchless.cli.terminal.start.asker import Item
from matchless.cli.terminal.start.wishes import FRIEND, OPEN_HANDS, YOURSELF, Wishes
from matchless.match.mistakes import MOST_EVENTS, MOST_HEROES, RANDOM
from matchless.text.adventure.enemies import enemy_name
from matchless.text.adventure.events import event_name, event_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.cli.terminal.start.asker import Asker
    from matchless.library.library import Library

_COMPANIONS: Final = {YOURSELF: "you", "greedy": "bot_greedy", "random": "bot_random", FRIEND: "menu_friend"}
_CHOOSE: Final = "choose"
_NO_MORE: Final = "done"


@final
class AdventureMenu:
    """Asks about the adventure to play."""

    def __init__(
        self, asker: Asker, library: Library, wishes: Wishes, heroes: Callable[[], list[Item]]
    ) -> None:
        self.asker = asker
        self.library = library
        self.wishes = wishes
        self.heroes = heroes  # the answers of a question for a hero

    def run(self) -> Wishes | None:
        """Return what is to be played, or nothing if the input ends."""
        ask = self.asker.ask
        villain = ask("menu_villain", self._villains, self.library.villains[-1])
        count = ask("menu_heroes", self._counts, "1") if villain else None
        if villain is None or count is None:
            return None
        party = self._party(int(count))
        minions = self._minions(int(count)) if party else None
        events = self._events() if minions is not None else None
        if party is None or minions is None or events is None:
            return None
        heroes, players = party
        is_open: str | None = "no"
        if any(player != YOURSELF for player in players[1:]):
            is_open = ask("menu_hands", self._hands, "no")
        if is_open is None:
            return None
        said = self.wishes.setup
        changes = said.changes | (OPEN_HANDS if is_open == "yes" else {})
        setup = replace(said, heroes=heroes, villain=villain, minions=minions, events=events, changes=changes)
        return self.wishes._replace(setup=setup, bots=players, lang=self.asker.lang)

    def _party(self, count: int) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Ask for the heroes and who plays them."""
        heroes: list[str] = []
        players = [FRIEND]
        for number in range(1, count + 1):
            title, proposal = (
                ("menu_hero", "king-arthur") if number == 1 else (f"menu_hero_number {number}", RANDOM)
            )
            hero = self.asker.ask(title, self.heroes, proposal)
            if hero is None:
                return None
            heroes.append(hero)
            if number > 1:
                player = self.asker.ask(f"menu_player_number {number}", self._players, YOURSELF)
                if player is None:
                    return None
                players.append(player)
        return tuple(heroes), tuple(players)

    def _minions(self, count: int) -> tuple[str, ...] | None:
        """Ask for the minions; none named means that all are drawn."""
        how = self.asker.ask("menu_minions", self._how, RANDOM)
        if how is None:
            return None
        found: list[str] = []
        while how == _CHOOSE and len(found) < count:
            title = f"menu_minion_number {len(found) + 1}"
            minion = self.asker.ask(title, lambda: self._left(self._all_minions(), found), RANDOM)
            if minion is None:
                return None
            found.append(minion)
        return tuple(found)

    def _events(self) -> tuple[str, ...] | None:
        """Ask for the events: how many to draw, or which ones."""
        how = self.asker.ask("menu_events", self._how_many, "0")
        if how is None or how != _CHOOSE:
            return None if how is None else (RANDOM,) * int(how)
        found: list[str] = []
        while len(found) < MOST_EVENTS:
            title = f"menu_event_number {len(found) + 1}"
            event = self.asker.ask(title, lambda: self._left(self._all_events(), found), _NO_MORE)
            if event is None:
                return None
            if event == _NO_MORE:
                break
            found.append(event)
        return tuple(found)

    # Answers ------------------------------------------------------------------------------------------------

    def _villains(self) -> list[Item]:
        found = []
        for slug in self.library.villains:
            enemy = self.library.enemy(slug)
            board = getattr(self.library.board(enemy.board or "").name, self.asker.lang)
            more = self.asker.say("menu_villain_line", health=enemy.health, move=enemy.move, board=board)
            found.append(Item(slug, enemy_name(self.library.enemy_names(slug), self.asker.lang), more))
        return found

    def _counts(self) -> list[Item]:
        return [Item(str(count), self.asker.say("heroes", n=count)) for count in range(1, MOST_HEROES + 1)]

    def _players(self) -> list[Item]:
        return [Item(key, self.asker.say(words)) for key, words in _COMPANIONS.items()]

    def _how(self) -> list[Item]:
        return [
            Item(RANDOM, self.asker.say("menu_random")),
            Item(_CHOOSE, self.asker.say("menu_choose")),
        ]

    def _how_many(self) -> list[Item]:
        drawn = [Item(str(n), self.asker.say("menu_drawn", n=n)) for n in range(1, MOST_EVENTS + 1)]
        none = Item("0", self.asker.say("none"))
        return [none, *drawn, Item(_CHOOSE, self.asker.say("menu_choose"))]

    def _all_minions(self) -> list[Item]:
        items = []
        for slug in self.library.minions:
            enemy = self.library.enemy(slug)
            more = self.asker.say("menu_minion_line", health=enemy.health, move=enemy.move)
            items.append(Item(slug, enemy_name(self.library.enemy_names(slug), self.asker.lang), more))
        return [*items, Item(RANDOM, self.asker.say("menu_random"))]

    def _all_events(self) -> list[Item]:
        items = [
            Item(event.event, event_name(event, self.asker.lang), event_text(event, self.asker.lang))
            for event in map(self.library.event, self.library.events)
        ]
        return [*items, Item(_NO_MORE, self.asker.say("menu_no_more"))]

    def _left(self, items: list[Item], taken: Sequence[str]) -> list[Item]:
        """Return the answers that have not been given yet."""
        return [item for item in items if item.key == RANDOM or item.key not in taken]

    def _hands(self) -> list[Item]:
        return [Item(key, self.asker.say(f"hands_{key}")) for key in ("no", "yes")]
