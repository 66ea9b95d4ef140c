"""Belief: likely hands, and never one that contradicts what was seen."""

from __future__ import annotations

from collections import Counter

from matchless.players.learned import first_weights, standard_weights
from matchless.players.random_bot import RandomBot
from matchless.rules.board.bits import members
from matchless.rules.state.state import HIDDEN
from matchless.rules.state.view import view_of
from matchless.search.belief import redeal
from matchless.search.tables import Tables
from tests.support.bot_games import positions, table


def test_dealt_anew_the_seat_has_seen_the_same() -> None:
    game = table("sarpedon", ("king-arthur", "medusa"))
    tables = Tables(game, standard_weights())
    hidden_attacks = 0
    for at, state in enumerate(positions(game, 3, [RandomBot(1), RandomBot(2)])):
        if state.decision is None:
            break
        view = view_of(state, state.decision.seat)
        combat = view.position.combat
        hidden_attacks += combat is not None and combat.attack_card == HIDDEN
        imagined = view.imagine(at)
        redeal(tables, view, imagined, 12345 + at)
        assert view.numbers() == view_of(imagined, view.seat).numbers()
    assert hidden_attacks


def test_a_likely_card_is_held_more_often() -> None:
    game = table("sarpedon", ("king-arthur", "medusa"))
    state = next(positions(game, 3, []))
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    owner = 1 - view.seat
    tables = Tables(game, first_weights())
    likely = game.seats[owner].deck[0].name
    for card, printed in enumerate(game.seats[owner].deck):
        tables.held[owner][card] = 50.0 if printed.name == likely else 1.0
    held: Counter[bool] = Counter()
    plain: Counter[bool] = Counter()
    rng = 99
    for seed in range(200):
        imagined = view.imagine(seed)
        for cards, count in ((plain, imagined.hand[owner]),):
            cards[any(game.seats[owner].deck[card].name == likely for card in members(count))] += 1
        rng = redeal(tables, view, imagined, rng)
        held[any(game.seats[owner].deck[card].name == likely for card in members(imagined.hand[owner]))] += 1
    assert held[True] > plain[True] + 40
