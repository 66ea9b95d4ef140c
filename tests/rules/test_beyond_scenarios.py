"""Statements and rulings that no scenario can show: what a card has, and who may know what."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.library.board.build import build_board
from matchless.library.library import Library
from matchless.rules.board.bits import members
from matchless.rules.flow.play import take
from matchless.rules.notation import parse
from matchless.rules.state.state import HIDDEN, State
from matchless.rules.state.view import SPECTATOR, UNKNOWN, view_of
from matchless.scenarios.book import load_book
from matchless.scenarios.run import opened

LIBRARY = Library()
ARTHUR, SINBAD = 0, 1
COMBAT = """
- scenario: Arthur and Sinbad meet
  given:
    king-arthur:
      {at: s20, hand: [excalibur, noble-sacrifice, feint], deck: [skirmish, regroup], discard: [swift-strike]}
    merlin: {at: s19}
    sinbad: {at: s21, hand: [exploit, feint], deck: [regroup, feint]}
  then: {}
"""
PROPHECY = """
- scenario: Merlin foresees
  given:
    king-arthur: {at: s20, hand: [prophecy], deck: [skirmish, regroup, feint, excalibur, swift-strike]}
    merlin: {at: s19}
    sinbad: {at: s36}
  then: {}
"""
SNAKES = """
- scenario: Sinbad sees snakes
  given:
    king-arthur: {at: s20, hand: [feint, regroup]}
    sinbad: {at: s21, hand: [voyage-to-the-valley-of-the-giant-snakes]}
    turn: sinbad
  then: {}
"""


def played(folder: Path, text: str, *options: str) -> State:
    """The state after options were taken from the position of a scenario."""
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    book, problems = load_book(file, LIBRARY)
    assert book is not None, problems
    table, faults = book.tables.table(book.scenarios[0])
    assert table is not None, faults
    state = opened(book.scenarios[0], table)
    for option in options:
        take(state, parse(state, option))
    return state


def names(state: State, seat: int, cards: int) -> list[str]:
    return sorted(state.game.seats[seat].deck[card].name for card in members(cards))


@pytest.mark.parametrize("name", LIBRARY.heroes)
def test_r0_8_every_card_has_type_value_banner_boost_and_copies(name: str) -> None:
    hero = LIBRARY.hero(name)
    assert 30 == sum(card.copies for card in hero.deck.values())
    for card in hero.deck.values():
        assert card.kind in {"attack", "defense", "scheme", "versatile"}
        assert (card.value is None) == (card.kind == "scheme")
        assert card.by == "any" or card.by in hero.fighters
        assert card.boost is None or card.boost >= 0


@pytest.mark.parametrize("name", LIBRARY.boards)
def test_r2_6_how_a_zone_is_painted_does_not_matter(name: str) -> None:
    file = LIBRARY.board(name)
    painted = build_board(replace(file, zones=dict.fromkeys(file.zones, "#123456")))
    plain = build_board(file)
    assert len(plain.layouts) == len(painted.layouts)
    for one, other in zip(plain.layouts, painted.layouts, strict=True):
        assert one.zone_mates == other.zone_mates
        assert one.neighbours == other.neighbours


def test_r6_6_everyone_may_look_through_every_discard_pile(tmp_path: Path) -> None:
    state = played(tmp_path, COMBAT)
    for seat in (ARTHUR, SINBAD, SPECTATOR):
        assert state.discard == view_of(state, seat).position.discard


def test_j_19_cards_lie_face_down_until_both_are_played(tmp_path: Path) -> None:
    state = played(tmp_path, COMBAT, "attack sinbad with excalibur", "boost with noble-sacrifice")
    decision = state.decision
    assert decision is not None
    assert SINBAD == decision.seat
    for seat in (SINBAD, SPECTATOR):
        combat = view_of(state, seat).position.combat
        assert combat is not None
        assert (HIDDEN, HIDDEN) == (combat.attack_card, combat.boost_card)
    own = view_of(state, ARTHUR).position.combat
    assert own is not None
    assert ["excalibur", "noble-sacrifice"] == names(
        state, ARTHUR, 1 << own.attack_card | 1 << own.boost_card
    )


def test_j_19_what_lies_face_down_is_not_told_by_the_hand_either(tmp_path: Path) -> None:
    one = played(tmp_path, COMBAT, "attack sinbad with excalibur", "boost with noble-sacrifice")
    other = played(tmp_path, COMBAT, "attack sinbad with noble-sacrifice", "boost with feint")
    assert view_of(one, SINBAD).numbers() == view_of(other, SINBAD).numbers()


def test_j_49_board_health_discards_and_numbers_of_cards_are_public(tmp_path: Path) -> None:
    state = played(tmp_path, COMBAT)
    for seat in (ARTHUR, SINBAD, SPECTATOR):
        view = view_of(state, seat)
        assert state.space == view.position.space
        assert state.health == view.position.health
        assert [3, 2] == view.hand_sizes
        assert [2, 2] == [len(deck) for deck in view.position.deck]


def test_j_49_cards_in_hand_and_deck_are_private(tmp_path: Path) -> None:
    state = played(tmp_path, COMBAT)
    seen = view_of(state, SINBAD).position
    assert 0 == seen.hand[ARTHUR]
    assert ["exploit", "feint"] == names(state, SINBAD, seen.hand[SINBAD])
    assert [bytes([UNKNOWN] * 2)] * 2 == seen.deck
    assert [0, 0] == view_of(state, SPECTATOR).position.hand


def test_j_50_a_hand_looked_at_is_known_to_the_looking_player_only(tmp_path: Path) -> None:
    snakes = "attack king-arthur with voyage-to-the-valley-of-the-giant-snakes"
    state = played(tmp_path, SNAKES, snakes, "no defense")
    assert ["feint", "regroup"] == names(state, ARTHUR, view_of(state, SINBAD).position.hand[ARTHUR])
    assert 0 == view_of(state, SPECTATOR).position.hand[ARTHUR]


def test_j_50_cards_looked_at_are_known_to_the_looking_player_only(tmp_path: Path) -> None:
    state = played(tmp_path, PROPHECY, "scheme prophecy")
    assert 4 == len(state.aside[ARTHUR])
    assert state.aside[ARTHUR] == view_of(state, ARTHUR).position.aside[ARTHUR]
    assert bytes([UNKNOWN] * 4) == view_of(state, SINBAD).position.aside[ARTHUR]


def test_j_50_cards_put_back_stay_known_to_the_looking_player(tmp_path: Path) -> None:
    options = ("keep excalibur", "keep feint", "put skirmish on top")
    state = played(tmp_path, PROPHECY, "scheme prophecy", *options)
    assert state.deck[ARTHUR][1:] == view_of(state, ARTHUR).position.deck[ARTHUR][1:]
    assert bytes([UNKNOWN] * 3) == view_of(state, SINBAD).position.deck[ARTHUR]
