"""The rule behind an event: the one that a reader of the log would look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.state import event as events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.game import Game
    from matchless.rules.state.event import Event

EFFECT: Final = "R8.1"
"""What an effect does because its text says so."""

_RULES: Final[dict[int, str]] = {
    events.TURN_BEGAN: "R3.1",
    events.MANEUVERED: "R4.1",
    events.SCHEMED: "R6.1",
    events.ATTACKED: "R7.1",
    events.DREW: "R4.3",
    events.EXHAUSTED: "R4.5",
    events.BOOSTED: "R5.4",
    events.COMMITTED_BOOST: "R5.4",
    events.MOVED: "R4.7",
    events.PLACED: "R4.12",
    events.DEFENDED: "R7.7",
    events.REVEALED: "R7.8",
    events.CANCELLED: "R8.7",
    events.VALUE_IGNORED: "R8.5",
    events.DAMAGED: "R9.1",
    events.DEFEATED: "R9.2",
    events.RECOVERED: "R9.5",
    events.COMBAT_WON: "R7.21",
    events.DISCARDED: "R6.6",
    events.RETURNED: "R4.12",
    events.TURN_ENDED: "R3.5",
    events.GAME_WON: "R10.1",
    events.COMBAT_VALUES: "R7.14",
    events.ABILITY_USED: "R7.11",
    events.DOOR_WORKED: "R13.2",
    events.SWAPPED: "R4.12",
    events.VALUE_LOCKED: "R8.4",
    events.INITIATIVE_REVEALED: "A4.1",
    events.ROUND_BEGAN: "A4.6",
    events.ROUND_ENDING: "A4.5",
    events.END_EFFECT: "A4.5",
    events.INITIATIVE_REMOVED: "A4.3",
    events.INITIATIVE_UNDER: "A4.4",
    events.INITIATIVE_ADDED: "A2.7",
    events.THREAT_ADVANCED: "A10.1",
    events.GOAL_REACHED: "A10.3",
    events.THREAT_RESET: "A10.3",
    events.BRIDGE_DESTROYED: "A12.7",
    events.TOKENS_SHIFTED: "A12.7",
    events.BRIDGE_ACTIVATED: "A12.3",
    events.TILE_TURNED: "A13.5",
    events.STREWN: "A11.1",
    events.ENEMY_TARGETS: "A8.3",
    events.NO_TARGET: "A8.5",
    events.STRENGTHENED: "A12.7",
    events.HOAX: "A7.1",
    events.MARKER_TAKEN: "A2.5",
}
"""By kind of event; anything missing is the work of an effect."""

_IN_MANEUVER: Final = {events.BOOSTED: "R5.1", events.MOVED: "R4.6"}
_WITH_AMOUNT: Final = {events.ATTACKED: "R15.3", events.DEFEATED: "R11.5"}
"""A bonus attack; a fighter that is defeated together with its hero."""

_OF_SITES: Final = {events.TOKENS_PLACED: ("A12.2", "A13.2"), events.TOKENS_REMOVED: ("A12.4", "A13.4")}
"""For bridges, and for fields."""
_OF_ENEMIES: Final = {
    events.TURN_BEGAN: "A8.1",
    events.ATTACKED: "A9.1",
    events.DEFENDED: "A6.1",
    events.SHUFFLED: "A15.4",
}
"""Where enemies differ from players."""

_ACTIONS: Final = (events.TURN_BEGAN, events.MANEUVERED, events.SCHEMED, events.ATTACKED)


@final
class RuleBook:
    """Finds the rules behind the events of a log, one after another."""

    def __init__(self, game: Game, log: Sequence[Event], start: int) -> None:
        self.game = game
        self._before: Event | None = log[start - 1] if 0 < start <= len(log) else None
        self._action = _action_at(log, start)  # the current turn or action; none during set-up

    def rule(self, event: Event) -> str:
        """Return the rule behind the next event."""
        if event.kind in _ACTIONS:
            self._action = event
        found = self._special(event) or _RULES.get(event.kind, EFFECT)
        self._before = event
        return found

    def _special(self, event: Event) -> str:
        """Return the rule if the kind of event alone does not decide it, or nothing."""
        action = self._action
        kind = event.kind
        adventure = self.game.adventure
        if adventure is not None:
            found = self._in_adventure(event, adventure)
            if found:
                return found
        if action is None and kind == events.PLACED:
            return "R1.6" if self.game.fighters[event.fighter].is_hero else "R1.7"
        if kind in _IN_MANEUVER and action is not None and action.kind == events.MANEUVERED:
            return _IN_MANEUVER[kind]
        if kind in _WITH_AMOUNT and event.amount:
            return _WITH_AMOUNT[kind]
        match kind:
            case events.DREW if self._before is not None and self._before.kind == events.MANEUVERED:
                return "R4.2"
            case events.DAMAGED if event.other == 1:
                return "R7.14"
            case events.COMBAT_WON if action is not None and action.seat != event.seat:
                return "R7.22"
            case events.GAME_WON:
                return self._end()
            case _:
                return ""

    def _in_adventure(self, event: Event, adventure: Adventure) -> str:
        """Return an adventure's own rule for an event, if the kind alone does not decide it."""
        kind = event.kind
        if kind == events.PLACED and self._action is None:
            return self._placed(event.fighter)
        if kind in _OF_SITES:
            return _OF_SITES[kind][not adventure.are_bridges]
        before = self._before
        if kind == events.MOVED and before is not None and before.kind == events.ENEMY_TARGETS:
            return "A8.3"
        if kind == events.END_EFFECT and event.other == 1:
            return "A16.1"
        if kind == events.GAME_WON:
            return "A1.4" if event.seat < self.game.players else "A1.5"
        is_enemys = event.seat >= self.game.players
        return _OF_ENEMIES.get(kind, "") if is_enemys else ""

    def _placed(self, fighter: int) -> str:
        """Return the rule for placing somebody before the first round."""
        sheet = self.game.fighters[fighter]
        if sheet.seat >= self.game.players:
            return "A2.1" if sheet.seat == self.game.players else "A2.2"
        return "A2.4" if sheet.is_hero else "R1.7"

    def _end(self) -> str:
        """Return the rule by which the game ends."""
        if self.game.free_for_all:
            return "R11.6"
        if self.game.teams < len(self.game.seats):
            return "R12.9"
        return "R10.4" if self.game.ruleset.ends_at_once else ""


def _action_at(log: Sequence[Event], start: int) -> Event | None:
    """Return the turn or action under way at an event."""
    for at in range(min(start, len(log)) - 1, -1, -1):
        if log[at].kind in _ACTIONS:
            return log[at]
    return None
