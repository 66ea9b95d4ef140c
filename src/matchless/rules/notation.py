"""Options in words, and words back into options."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from matchless.rules.grammar import declines
from matchless.rules.play import IllegalOption, asking
from matchless.rules.refusal import reason

if TYPE_CHECKING:
    from matchless.rules.state import State

_MOST: Final = 4
"""How many answers are suggested at most."""


def notations(state: State) -> list[str]:
    """Return the options of the pending decision in words, in their order."""
    decision = state.decision
    return [] if decision is None else asking(state).notations(state, state.frames[-1], decision.options)


def parse(state: State, text: str) -> int:
    """Return the option that words mean; ``IllegalOption`` says why there is none."""
    decision = state.decision
    if decision is None:
        raise IllegalOption("the game is over")
    wanted = " ".join(text.split()).casefold()
    spoken = notations(state)
    at = _meant(state, spoken, wanted)
    if at >= 0:
        return decision.options[at]
    longer = [words for words in spoken if words.casefold().startswith(f"{wanted} ")]
    if longer and wanted:
        raise IllegalOption(
            f"'{text}' leaves something open; say {' or '.join(repr(one) for one in longer[:_MOST])}"
        )
    why = reason(state, wanted)
    if why:
        raise IllegalOption(f"'{text}' is not possible: {why}")
    near = get_close_matches(wanted, spoken, 3, 0.6)
    hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
    raise IllegalOption(f"'{text}' is not an option here{hint}")


def _meant(state: State, spoken: list[str], wanted: str) -> int:
    """Return the place of the answer that words mean, or -1."""
    for at in range(len(spoken)):
        if spoken[at].casefold() == wanted or (wanted == "decline" and declines(spoken[at])):
            return at
    # "by" a fighter may be said where it need not be.
    for at in range(len(spoken)):
        for fighter in state.game.fighters:
            if f"{spoken[at]} by {fighter.name}".casefold() == wanted and _is_user(
                state, spoken, at, fighter.name
            ):
                return at
    return -1


def _is_user(state: State, spoken: list[str], at: int, name: str) -> bool:
    """Tell whether an option that names no fighter is one by this fighter."""
    decision = state.decision
    assert decision is not None
    option = decision.options[at]
    if option < 1 << 16:
        return False
    shift = 6 if option < 2 << 16 else 11
    return state.game.fighters[option >> shift & 31].name == name and " by " not in spoken[at]
