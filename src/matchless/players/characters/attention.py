"""What a character notices: some cards and sidekicks slip its mind for a whole turn, and far moves stay unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.players.bot import asked, mixed
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.turn import attack_of, is_attack, is_scheme
from matchless.rules.op import PASS
from matchless.rules.query import move_of
from matchless.rules.state.rng import below
from matchless.rules.state.state import ACTION, CARD, MOVE
from matchless.search.distances import steps_to

if TYPE_CHECKING:
    from matchless.players.characters.character import Character
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_PERCENT: Final = 100
_SIDEKICKS: Final = 1000
"""Things to keep in mind are numbered: cards first, fighters from here on."""


def noticed(character: Character, seed: int, view: View) -> list[int]:
    """Return the options that a character considers; if all have slipped its mind, it looks again and sees them all."""
    options = asked(view).options
    mind = _Mind(character, seed, view)
    return [option for option in options if mind.notices(option)] or options


class _Mind:
    """What a character has in mind during one turn."""

    def __init__(self, character: Character, seed: int, view: View) -> None:
        self._character: Final = character
        self._state: Final[State] = view.position
        self._seat: Final = view.seat
        self._kind: Final = asked(view).kind
        self._seed: Final = mixed(seed, view.position.turns)

    def notices(self, option: int) -> bool:
        if self._kind == ACTION:
            attacker, fighter, card = attack_of(option)  # of a scheme: nobody, who uses it, and the card
            if is_attack(option):
                return self._recalls(card) and self._minds(attacker)
            return not is_scheme(option) or (self._recalls(card) and self._minds(fighter))
        if self._kind == CARD:
            return option >= PASS or self._recalls(option)
        return self._kind != MOVE or self._sees(option)

    def _recalls(self, card: int) -> bool:
        """Return whether a card comes to mind; copies come together, as nobody can tell them apart."""
        deck = self._state.game.seats[self._seat].deck
        first = deck[card].first if card < len(deck) else card
        return self._is_lucky(first, self._character.recalls)

    def _minds(self, fighter: int) -> bool:
        return self._state.game.fighters[fighter].is_hero or self._is_lucky(
            _SIDEKICKS + fighter, self._character.minds
        )

    def _sees(self, option: int) -> bool:
        """Return whether a character considers a move: it is short enough, and by a fighter that it has in mind."""
        fighter, goal, _ = move_of(self._state, option)
        if fighter < 0:
            return True
        here = self._state.space[fighter]
        if here == NOWHERE:
            return self._minds(fighter)
        steps = steps_to(self._state.game.board.layouts[0], 1 << here)
        return self._minds(fighter) and steps[goal] <= self._character.sight

    def _is_lucky(self, thing: int, percent: int) -> bool:
        return below(mixed(self._seed, thing), _PERCENT) < percent
