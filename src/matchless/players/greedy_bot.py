"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.adventure.bot import AdventureBot
from matchless.players.bot import asked, mixed
from matchless.players.evaluate import Evaluation
from matchless.players.foresee import Foresight
from matchless.players.knowledge import WEIGHTS, Knowledge, Tables, Weights
from matchless.rules.flow.turn import MANEUVER
from matchless.rules.state.state import ACTION, CARD, MOVE, SPACE

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View

_SAMPLES: Final = {ACTION: 3, CARD: 4, SPACE: 1}
"""How often hidden cards are imagined, by kind of decision."""
_OTHER_SAMPLES: Final = 2
_MOST_SAMPLES: Final = 16


@final
class GreedyBot:
    """Imagines the cards it does not know, tries every option, and takes the most promising one.

    In an adventure another bot takes its place.
    """

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights
        self._tables: Tables | None = None
        self._adventurer: Final = AdventureBot(seed)

    def choose(self, view: View) -> int:
        """Return the most promising option."""
        if view.position.game.adventure is not None:
            return self._adventurer.choose(view)
        decision = asked(view)
        options = decision.options
        if len(options) == 1:
            return options[0]
        foresight = Foresight(Evaluation(Knowledge(self._tables_of(view), view)))
        if decision.kind == MOVE:
            values = foresight.moves(view.position, options)
        else:
            values = self._weigh(view, foresight, decision.kind, options)
        return options[values.index(max(values))]

    def _weigh(self, view: View, foresight: Foresight, kind: int, options: list[int]) -> list[float]:
        """Return what each option promises, averaged over the imagined cards."""
        totals = [0.0] * len(options)
        weights = 0.0
        for sample in range(_samples(view, kind)):
            number = view.position.number * _MOST_SAMPLES + sample
            state = view.imagine(mixed(self.seed, number))
            weight = _likelihood(state, view.seat)
            weights += weight
            for at, option in enumerate(options):
                if sample == 0 or kind != ACTION or option != MANEUVER:
                    totals[at] += weight * foresight.value(state, option)
        if kind == ACTION:  # a maneuver attacks nobody: one look is enough
            totals[options.index(MANEUVER)] *= weights
        return totals

    def _tables_of(self, view: View) -> Tables:
        """Return the tables of the game, rebuilt only for another game."""
        game = view.position.game
        if self._tables is None or self._tables.game is not game:
            self._tables = Tables(game, self.weights)
        return self._tables


def _samples(view: View, kind: int) -> int:
    """Return how often to imagine hidden cards; where no cards meet, once is enough."""
    if kind == CARD and view.position.combat is None:
        return 1
    return _SAMPLES.get(kind, _OTHER_SAMPLES)


def _likelihood(state: State, seat: int) -> float:
    """Return how likely the imagined cards are: attackers tend to play strong ones."""
    combat = state.combat
    if combat is None or combat.revealed or combat.attacker_seat == seat:
        return 1.0
    return 1.0 + state.game.seats[combat.attacker_seat].deck[combat.attack_card].value
