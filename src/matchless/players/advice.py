"""Advice: the best few answers to a decision, with the reasons for each, from one seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.players.bot import asked
from matchless.players.learned import standard_weights
from matchless.players.outcomes import Outcome, outcome_of
from matchless.players.search_bot import standard_parameters
from matchless.rules.board.bits import members
from matchless.search.evaluation import FEATURES
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.state.view import View
    from matchless.search.search import Finding

ITERATIONS: Final = 4000
"""How many lines are played out for a piece of advice."""
_MOST: Final = 3
_FEWEST_VISITS: Final = 0.15
"""An answer that was tried less than this, compared with the best, is not worth mentioning."""
_OTHERS: Final = 8
"""How many other answers the good ones are compared with."""
_REASONS: Final = 2
_LEAST: Final = 0.012
"""A difference that changes the evaluation by less than this is no reason."""
_SEED: Final = 1
_ALL: Final = 100

_OURS: Final = {
    "hero_health": "health",
    "hero_frailty": "health",
    "sidekick_health": "health",
    "sidekicks": "health",
    "hand": "cards",
    "reserve": "cards",
    "deck": "deck",
    "last_cards": "deck",
    "best_attack": "attack",
    "best_defense": "defense",
    "press": "press",
    "kill": "press",
    "approach": "closer",
}
"""The reason that a feature of one's own side gives where it is better."""
_THEIRS: Final = {
    "hero_health": "harm",
    "hero_frailty": "harm",
    "sidekick_health": "harm",
    "sidekicks": "harm",
    "hand": "drain",
    "reserve": "drain",
    "press": "safe",
    "kill": "safe",
    "approach": "safe",
}
"""The reason that a feature of the other sides gives where it is worse for them."""


class Reason(NamedTuple):
    """A reason for an answer, and the fighter that it is about, or -1."""

    what: str
    fighter: int = -1


class Advice(NamedTuple):
    """An answer worth giving."""

    option: int
    share: int  # percent of the lines played out that began with it
    value: float  # how well they went, from 0 to 1
    reasons: tuple[Reason, ...]


def advise(view: View, iterations: int = ITERATIONS) -> list[Advice]:
    """Return the best answers to the decision of a view, best first. The view alone decides."""
    options = asked(view).options
    is_adventure = view.position.game.adventure is not None
    if len(options) == 1:
        return [Advice(options[0], _ALL, 0.5, (Reason("companion" if is_adventure else "even"),))]
    tables = Tables(view.position.game, standard_weights())
    search = Search(tables, standard_parameters(), view, _SEED)
    search.run(iterations)
    found = search.findings()
    best = _best(found)
    if is_adventure:  # the reasons are about duels
        return [Advice(best[0].option, _ALL, best[0].value, (Reason("companion"),))]
    compared = _compared(found, best)
    outcomes = {one.option: outcome_of(tables, view, one.option) for one in compared}
    total = sum(one.visits for one in found)
    return [
        Advice(
            one.option,
            round(_ALL * one.visits / total),
            one.value,
            _reasons(view, outcomes[one.option], [outcomes[each.option] for each in compared if each != one]),
        )
        for one in best
    ]


def _best(found: Sequence[Finding]) -> list[Finding]:
    """Return the answers that were tried most; copies of a card are one answer."""
    ranked = sorted(found, key=lambda one: (-one.visits, -one.value))
    kept: list[Finding] = []
    for one in ranked:
        is_copy = any(one[1:] == other[1:] for other in kept)
        if not is_copy and one.visits >= _FEWEST_VISITS * ranked[0].visits:
            kept.append(one)
    return kept[:_MOST]


def _compared(found: Sequence[Finding], best: list[Finding]) -> list[Finding]:
    """Return the best answers, and some of the others from all over the list."""
    others = [one for one in found if one not in best]
    step = max(1, len(others) // _OTHERS)
    return [*best, *others[::step][:_OTHERS]]


def _reasons(view: View, outcome: Outcome, others: Sequence[Outcome]) -> tuple[Reason, ...]:
    """Return the reasons for an answer, compared with others: the terms of the evaluation that differ most."""
    if outcome.wins > 1 / 2:
        return (Reason("win"),)
    weights = standard_weights().of_hero(view.position.game.seats[view.seat].hero)
    gains: dict[str, float] = {}
    for at, (name, _start) in enumerate(FEATURES):
        ours = outcome.ours[at] - _mean([one.ours[at] for one in others])
        theirs = outcome.theirs[at] - _mean([one.theirs[at] for one in others])
        if name in _OURS:
            gains[_OURS[name]] = gains.get(_OURS[name], 0.0) + weights[at] * ours
        if name in _THEIRS:
            gains[_THEIRS[name]] = gains.get(_THEIRS[name], 0.0) - weights[at] * theirs
    ranked = sorted((-gain, what) for what, gain in gains.items() if gain >= _LEAST)
    found = [_told(view, what, outcome, others) for _, what in ranked[:_REASONS]]
    return (*found, *_facts(view, found)) or (Reason("even"),)


def _told(view: View, what: str, outcome: Outcome, others: Sequence[Outcome]) -> Reason:
    """Return a reason with the fighter whose situation differs most from that after other answers."""
    game = view.position.game
    team = game.sides[view.seat]
    ours = [one.number for one in game.fighters if one.team == team]
    theirs = [one.number for one in game.fighters if one.team != team]

    def most(
        fighters: list[int], lots: Sequence[float], other_lots: Sequence[Sequence[float]], sign: int
    ) -> int:
        return max(fighters, key=lambda one: sign * (lots[one] - _mean([each[one] for each in other_lots])))

    health = [one.health for one in others]
    match what:
        case "health":
            return Reason(what, most(ours, outcome.health, health, 1))
        case "harm":
            fighter = most(theirs, outcome.health, health, -1)
            return Reason("defeat" if outcome.health[fighter] < 1 / 2 else what, fighter)
        case "safe":
            fighter = most(ours, outcome.exposed, [one.exposed for one in others], -1)
            is_safer = outcome.exposed[fighter] < _mean([one.exposed[fighter] for one in others])
            return Reason(what, fighter) if is_safer else Reason("weaker")
        case "drain" | "closer":
            heroes = [one for one in theirs if game.fighters[one].is_hero and view.position.health[one] > 0]
            return Reason(what, heroes[0]) if len(heroes) == 1 else Reason(f"{what}_all")
        case _:
            return Reason(what)


def _facts(view: View, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return what everybody at this seat can see, and what makes a reason weigh more."""
    game = view.position.game
    deck = game.seats[view.seat].deck
    for reason in reasons:
        if reason.what in ("safe", "weaker"):
            cards = members(view.position.hand[view.seat])
            if not any(deck[card].defends for card in cards):
                return (Reason("no_defense"),)
        if reason.what in ("harm", "defeat"):
            seat = game.fighters[reason.fighter].seat
            if not view.hand_sizes[seat]:
                return (Reason("no_cards", game.seats[seat].first),)
    return ()


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
