"""Advice: the best few answers to a decision, with the reasons for each, from one seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.players.bot import asked
from matchless.players.learned import standard_weights
from matchless.players.outcomes import Outcome, outcome_of
from matchless.players.search_bot import standard_parameters
from matchless.rules.board.bits import members
from matchless.search.adventure.terms import ADVENTURE
from matchless.search.evaluation import FEATURES
from matchless.search.search import Search
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
_CLEAR: Final = 60
"""Percent of the lines: an answer that has so many is no mere equal of the others."""
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
    "press_now": "press",
    "press_share": "press",
    "kill": "press",
    "kill_now": "press",
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
    "press_now": "safe",
    "press_share": "safe",
    "kill": "safe",
    "kill_now": "safe",
    "approach": "safe",
}
"""The reason that a feature of the other sides gives where it is worse for them."""
_IN_ADVENTURES: Final = {
    "hero_health": "health",
    "hero_frailty": "health",
    "fallen": "health",
    "sidekick_health": "health",
    "sidekicks": "health",
    "villain_health": "harm",
    "villain_haste": "harm",
    "villain_frailty": "harm",
    "minion_health": "harm",
    "minions": "harm",
    "way": "threat",
    "way_squared": "threat",
    "tokens": "tokens",
    "sites": "sites",
    "hand": "cards",
    "worth": "cards",
    "reserve": "cards",
    "deck": "deck",
    "last_cards": "deck",
    "press": "press",
    "press_next": "press",
    "danger": "safe",
    "doom": "safe",
    "idle": "idle",
    "approach": "closer",
}
"""The reason that a feature of an adventure gives where it is better."""


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
    if len(options) == 1:
        return [Advice(options[0], _ALL, 0.5, (Reason("only"),))]
    tables = Tables(view.position.game, standard_weights())
    search = Search(tables, standard_parameters(), view, _SEED)
    search.run(iterations)
    found = search.findings()
    best = _best(found)
    compared = _compared(found, best)
    outcomes = {one.option: outcome_of(tables, search, view, one.option) for one in compared}
    total = sum(one.visits for one in found)
    advice: list[Advice] = []
    for one in best:
        share = round(_ALL * one.visits / total)
        others = [outcomes[each.option] for each in compared if each != one]
        reasons = reasons_for(tables, view, outcomes[one.option], others)
        if (
            not reasons
        ):  # the terms of the evaluation say nothing; what made the difference comes later in the game
            reasons = (Reason("later" if share >= _CLEAR else "even"),)
        advice.append(Advice(one.option, share, one.value, reasons))
    return advice


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


def reasons_for(
    tables: Tables, view: View, outcome: Outcome, others: Sequence[Outcome]
) -> tuple[Reason, ...]:
    """Return the reasons for an answer, compared with others: the terms of the evaluation that differ most."""
    if outcome.wins > 1 / 2:
        return (Reason("win"),)
    gains: dict[str, float] = {}
    for what, gain in _gains(tables, view, outcome, others):
        gains[what] = gains.get(what, 0.0) + gain
    ranked = sorted((-gain, what) for what, gain in gains.items() if gain >= _LEAST)
    found = [_told(tables, view, what, outcome, others) for _, what in ranked[:_REASONS]]
    return (*found, *_facts(view, found))


def _gains(
    tables: Tables, view: View, outcome: Outcome, others: Sequence[Outcome]
) -> Iterator[tuple[str, float]]:
    """Yield the reason that each term of the evaluation gives, and its weight."""
    ours = [
        one - _mean(rest) for one, *rest in zip(outcome.ours, *(each.ours for each in others), strict=True)
    ]
    if tables.adventure is not None:
        for (name, _), weight, more in zip(ADVENTURE, tables.adventure.weights, ours, strict=True):
            if name in _IN_ADVENTURES:
                yield _IN_ADVENTURES[name], weight * more
        return
    theirs = [
        one - _mean(rest)
        for one, *rest in zip(outcome.theirs, *(each.theirs for each in others), strict=True)
    ]
    for (name, _), weight, more, less in zip(
        FEATURES, tables.positions[view.seat], ours, theirs, strict=True
    ):
        if name in _OURS:
            yield _OURS[name], weight * more
        if name in _THEIRS:
            yield _THEIRS[name], -weight * less


def _told(tables: Tables, view: View, what: str, outcome: Outcome, others: Sequence[Outcome]) -> Reason:
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
            mains = [one for one in theirs if tables.mains[one] and view.position.health[one] > 0]
            return Reason(what, mains[0]) if len(mains) == 1 else Reason(f"{what}_all")
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
            seat = game.seats[game.fighters[reason.fighter].seat]
            if not seat.is_enemy and not view.hand_sizes[seat.number]:  # enemies never hold cards
                return (Reason("no_cards", seat.first),)
    return ()


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
