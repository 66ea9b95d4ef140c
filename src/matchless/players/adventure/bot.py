"""The bot that plays a hero in an adventure: it plays out its turn and weighs what the enemies do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.adventure.foresee import AdventureForesight
from matchless.players.adventure.tables import (
    ADVENTURE_WEIGHTS,
    AdventureTables,
    AdventureWeights,
    EnemyForecast,
)
from matchless.players.adventure.value import AdventureValue
from matchless.players.bot import asked, mixed
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.turn import attack_of, is_attack
from matchless.rules.query import bridge_to_pay, choices_of, in_maneuver, progress, until_turn_ends
from matchless.rules.state.state import ACTION, CARD, MOVE, SPACE

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.rules.state.view import View

from matchless.rules.op import PASS

_SAMPLES: Final = {ACTION: 2, CARD: 3}
"""How often hidden cards are imagined, by kind of decision."""
_MOST_SAMPLES: Final = 16
_MOST_ATTACKS: Final = 6
"""How many attacks are played out; the others look worse from the start."""


@final
class AdventureBot:
    """Imagines the cards it does not know, tries the options worth considering, and takes the most promising one."""

    def __init__(self, seed: int, weights: AdventureWeights = ADVENTURE_WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights
        self._tables: AdventureTables | None = None

    def choose(self, view: View) -> int:
        """Return the option that promises most."""
        decision = asked(view)
        options = decision.options
        if len(options) == 1:
            return options[0]
        forecast = EnemyForecast(self._tables_of(view), view)
        value = AdventureValue(forecast)
        position = view.position
        if progress(position).in_setup and decision.kind == SPACE:
            return _placed(value, position, options)
        foresight = AdventureForesight(value)
        if decision.kind == MOVE:
            values = foresight.moves(position, options)
            return options[values.index(max(values))]
        options = _worth_a_thought(forecast, foresight, position, decision)
        if len(options) == 1:
            return options[0]
        values = self._weigh(view, foresight, options)
        return options[values.index(max(values))]

    def _weigh(self, view: View, foresight: AdventureForesight, options: list[int]) -> list[float]:
        """Return what each option promises, summed over the imagined cards."""
        totals = [0.0] * len(options)
        for sample in range(_samples(view)):
            number = view.position.number * _MOST_SAMPLES + sample
            state = until_turn_ends(view.imagine(mixed(self.seed, number)))
            for at, option in enumerate(options):
                totals[at] += foresight.value(state, option)
        return totals

    def _tables_of(self, view: View) -> AdventureTables:
        """Return the tables of the game, rebuilt only for another game."""
        game = view.position.game
        if self._tables is None or self._tables.game is not game:
            assert game.adventure is not None
            self._tables = AdventureTables(game, game.adventure, self.weights)
        return self._tables


def _samples(view: View) -> int:
    """Return how often to imagine hidden cards; where no cards meet, once is enough."""
    decision = asked(view)
    if decision.kind == CARD and view.position.combat is None:
        return 1
    return _SAMPLES.get(decision.kind, 1)


def _worth_a_thought(
    forecast: EnemyForecast, foresight: AdventureForesight, position: State, decision: Decision
) -> list[int]:
    """Return the options that are not obviously worse than others."""
    options = decision.options
    if decision.kind == ACTION:
        attacks = [option for option in options if is_attack(option)]
        if len(attacks) > _MOST_ATTACKS:
            attacks.sort(key=lambda option: -_promise(forecast, position, option))
            return [option for option in options if not is_attack(option)] + attacks[:_MOST_ATTACKS]
    elif decision.kind == CARD and position.combat is None:
        if bridge_to_pay(position) >= 0:
            return [foresight.payment(position, options)]
        if in_maneuver(position):
            return _boosts(forecast, position, options)
    return options


def _promise(forecast: EnemyForecast, position: State, option: int) -> float:
    """Return what an attack seems to be worth."""
    tables = forecast.tables
    weights = tables.weights
    attacker, enemy, card = attack_of(option)
    fighter = position.game.fighters[attacker]
    deck = tables.decks[fighter.seat]
    damage = min(forecast.damage(enemy, deck.attack[fighter.rank][card]), position.health[enemy])
    weight = weights.villain if enemy == tables.enemies[0].number else weights.minion
    kill = weights.alive if damage >= position.health[enemy] else 0.0
    return weight * damage + kill - weights.card * deck.worth[card]


def _boosts(forecast: EnemyForecast, position: State, options: list[int]) -> list[int]:
    """Return the cheapest card for each boost of a move, and the option not to boost."""
    deck = position.game.seats[forecast.seat].deck
    worth = forecast.tables.decks[forecast.seat].worth
    cheapest: dict[int, int] = {}
    for card in options:
        if card != PASS:
            boost = deck[card].boost
            if boost > 0 and (boost not in cheapest or worth[card] < worth[cheapest[boost]]):
                cheapest[boost] = card
    return [*sorted(cheapest.values()), PASS]


def _placed(value: AdventureValue, position: State, options: list[int]) -> int:
    """Return where to put the next fighter at set-up: enemies far from the heroes' start, heroes where it is best."""
    game = position.game
    missing = [
        fighter.number
        for fighter in game.fighters
        if fighter.is_enemy and position.space[fighter.number] == NOWHERE
    ]
    goals = [choice.space for choice in choices_of(position, options)]
    if missing:
        layout = position.layout()
        starts = game.board.starts[:4]
        away = [min(layout.distance(goal, start) for start in starts) for goal in goals]
        return options[away.index(max(away))]
    seat = game.seats[value.forecast.seat]
    fighter = next(
        (
            one.number
            for one in seat.fighters
            if position.health[one.number] and position.space[one.number] == NOWHERE
        ),
        seat.first,
    )
    places = []
    for goal in goals:
        space = position.space[:]
        space[fighter] = goal
        places.append(space)
    end = position.clone()
    end.space[fighter] = goals[0]
    values = value.places(end, places)
    return options[values.index(max(values))]
