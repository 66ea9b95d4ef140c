"""Fair play: who searches answers alike, however the cards that it cannot see are dealt.

The hidden cards are dealt anew by the tests' own knowledge of the rules, not by the engine's.
"""

from __future__ import annotations

import pytest

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.characters.bot import CharacterBot
from matchless.players.characters.character import CHARACTERS
from matchless.players.registry import new_bot
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.view import view_of
from tests.laws.redeal import redealt
from tests.support.dice import Dice
from tests.support.tables import choose

TABLES = {
    "duel": Setup("sarpedon", ("king-arthur", "medusa"), 1),
    "duel by classic rules": Setup("marmoreal", ("alice", "sinbad"), 2, "classic-2020"),
    "free-for-all": Setup("marmoreal", ("beowulf", "achilles", "sun-wukong"), 3),
    "teams": Setup("marmoreal", ("medusa", "yennenga", "golden-bat", "bloody-mary"), 4, in_teams=True),
    "adventure with fields": Setup(
        "", ("medusa", "alice"), 5, villain="martian-invader", minions=("blob", "skunk-ape")
    ),
    "adventure with bridges": Setup(
        "", ("king-arthur", "sinbad"), 6, villain="mothman", minions=("jersey-devil", "tarantula")
    ),
}
BOTS = ("strategist:iterations=15", "strategist:iterations=15:belief=no", "prior")
EVERY = 7
"""Only each seventh choice is put to the test; so it is another one in every table."""


@pytest.mark.parametrize("setup", TABLES.values(), ids=TABLES)
def test_hidden_cards_dealt_anew_change_no_decision(setup: Setup) -> None:
    state, dice = new_game(make_game(Library(), setup), setup.seed), Dice(setup.seed)
    asked = differing = 0
    while state.decision is not None and asked < EVERY * 15:
        seat = state.decision.seat
        if len(state.decision.options) > 1:
            asked += 1
            if asked % EVERY == 0:
                other = redealt(state, seat, dice, 40)
                differing += [state.hand, state.deck] != [other.hand, other.deck]
                for name in BOTS:
                    chosen = new_bot(name, asked).choose(view_of(state, seat))
                    assert chosen == new_bot(name, asked).choose(view_of(other, seat)), name
                one = CHARACTERS[asked // EVERY % len(CHARACTERS)]
                chosen = CharacterBot(one, asked, 15).choose(view_of(state, seat))
                assert chosen == CharacterBot(one, asked, 15).choose(view_of(other, seat)), one.name
        take(state, choose(state.decision, dice))
    assert differing > 2
