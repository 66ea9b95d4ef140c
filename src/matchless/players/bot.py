"""The base of all bots: answers decisions from one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from matchless.rules.state.rng import seeded

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision
    from matchless.rules.state.view import View


class Bot(Protocol):
    """A computer player: any class with ``choose``. It gets a view, never the state behind it.

    Each game gets a new bot. Its constructor gets ``seed``, if it takes one, and the settings of
    ``my.module:MyBot:depth=3`` by name. The same bot with the same seed should answer the same view in the same way,
    whatever it was asked before: then a game can be played again. A method ``over(view)``, if there is one, is called
    when the game is over. docs/bots-howto.md shows how to write one.
    """

    def choose(self, view: View) -> int | str:
        """Return one of ``view.legal``, its notation, or a number among the options of the view's decision."""


class BuiltInBot(Bot, Protocol):
    """A bot of ours: it answers with the number of an option."""

    def choose(self, view: View) -> int:
        """Return one of the options of the view's decision."""


def asked(view: View) -> Decision:
    """Return the decision that a bot has to answer."""
    decision = view.decision
    assert decision is not None
    assert decision.seat == view.seat
    return decision


def mixed(seed: int, number: int) -> int:
    """Return a seed for one decision of a bot: different decisions and different bots get different ones."""
    return seeded(seed ^ seeded(number))
