"""An imagined state puts the question that was put, whatever the imagined cards would have made of it."""

from __future__ import annotations

from pathlib import Path

from matchless.players.greedy_bot import GreedyBot
from matchless.rules.board.bits import set_of
from matchless.rules.state.view import view_of
from tests.support.situations import situation


def test_a_question_that_some_hidden_cards_would_make_pointless_is_still_asked(tmp_path: Path) -> None:
    # If Battle of Wits is to defeat Bloody Mary, her Broken Glass changes nothing. She does not know whether it will.
    state = situation(
        tmp_path,
        {
            "dr-jill-trent": "at: s19, gadget: hypnoray-blaster, hand: [battle-of-wits], deck: [laser-pen]",
            "bloody-mary": "at: s20, health: 4, hand: [broken-glass], deck: [trick-of-the-light]",
        },
        "dr-jill-trent: attack bloody-mary with battle-of-wits",
        "bloody-mary: defend with broken-glass",
        turn="dr-jill-trent",
    )
    for owner in range(2):
        placed = state.hand[owner] | state.played[owner] | set_of(list(state.deck[owner]))
        rest = [card for card in range(30) if not placed >> card & 1]
        if owner == 0:
            state.deck[owner] += bytes(rest)
        else:
            state.discard[owner] += bytes(rest)
            state.public[owner] |= set_of(rest)
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    for seed in range(40):
        imagined = view.imagine(seed).decision
        assert imagined is not None
        assert state.decision.options == imagined.options
    assert GreedyBot(1).choose(view) in state.decision.options
