"""Goes through a game decision by decision. Each verdict stands by itself, so any process may reach any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from matchless.analysis.judge import Effort, Judge
from matchless.analysis.verdict import Better, Verdict, is_sure, least_at
from matchless.match.match import Match
from matchless.rules.flow.play import answer, new_game
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matchless.library.library import Library
    from matchless.match.setup import Setup
    from matchless.rules.state.state import State

_OTHERS: Final = 2
"""How many better choices are named beside the best."""


class NoAnalysisError(ValueError):
    """A game that cannot be analysed."""


def check_analysable(setup: Setup) -> None:
    """Refuse an adventure: the search cannot judge one."""
    if setup.villain:
        raise NoAnalysisError(
            "there is no analysis of adventures yet, only of duels, free-for-alls and team games"
        )


def verdicts(
    library: Library, setup: Setup, options: Sequence[int], effort: Effort, part: range | None = None
) -> Iterator[Verdict | None]:
    """Yield the verdict on every decision of a game, or of a part of it; None where there was nothing to choose."""
    check_analysable(setup)
    game = Match(library, setup).game
    state = new_game(game, setup.seed, bytes.fromhex(setup.key))
    judge = Judge(game, effort)
    part = range(len(options)) if part is None else part
    for number, option in enumerate(options[: part.stop]):
        if number >= part.start:
            yield verdict(judge, state, option, number)
        answer(state, option)


def verdict(judge: Judge, state: State, option: int, number: int = 0) -> Verdict | None:
    """Return the verdict on an answer, by what its seat knew; None if there was nothing to choose."""
    decision = state.decision
    assert decision is not None
    place = decision.options.index(option)
    view = view_of(state, decision.seat)
    words = [str(one) for one in view.legal]  # copies of a card are the same in words
    if len(set(words)) == 1:
        return None
    asked = view.decision
    assert asked is not None
    found = judge.look(view)
    # The search names its choice before the worlds are dealt in which it has to prove it: so the loss is not biased.
    order = sorted(range(len(found)), key=lambda at: (-found[at].visits, -found[at].value, at))
    ranked = list({words[at]: at for at in reversed(order)}.values())[::-1]
    best = ranked[0]
    told = Verdict(
        number,
        decision.seat,
        state.turns,
        state.turns > 0 and state.turn == decision.seat,
        judge.chance(view, found),
        judge.stake(view, [found[at] for at in ranked]),
        place,
    )
    if words[best] == words[place]:
        return told
    least = least_at(told.chance)
    loss = judge.compare(view, asked.options[best], asked.options[place], least)
    told = replace(told, loss=loss.mean, error=loss.error)
    if told.label is None:
        return told
    better = [Better(best, loss.mean, loss.error)]
    for at in [one for one in ranked[1:] if words[one] != words[place]][:_OTHERS]:
        gain = judge.compare(view, asked.options[at], asked.options[place], least)
        if gain.mean >= least and is_sure(gain.mean, gain.error):
            better.append(Better(at, gain.mean, gain.error))
    better.sort(key=lambda one: -one.gain)
    reasons = judge.reasons(view, asked.options[better[0].place], asked.options[place])
    return replace(told, better=tuple(better), reasons=reasons)
