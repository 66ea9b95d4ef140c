"""A hero takes its seat: fighters, cards, forms and counters get their numbers."""

from matchless.lang.compile.game import Seating, told_apart
from matchless.lang.compile.program import Compiler
from matchless.rules.board.bits import members
from matchless.rules.game import NO_BOOST, NO_VALUE, Seat
from tests.support.samples import rook_with


def seats(count: int) -> list[Seat]:
    found: list[Seat] = []
    for team in range(count):
        found.append(Seating(Compiler([]), rook_with("- draw: 1"), team, found).seat())
    return found


def test_the_hero_stands_first_and_numbers_go_on_from_seat_to_seat() -> None:
    first, second = seats(2)
    assert ["rook", "pawn-1", "pawn-2", "bishop"] == [fighter.name for fighter in first.fighters]
    assert [4, 5, 6, 7] == [fighter.number for fighter in second.fighters]
    assert [True, False, False, False] == [fighter.is_hero for fighter in second.fighters]
    assert [0] == [form.counter for form in first.forms]
    assert [1] == [counter.counter for counter in first.counters]
    assert [2] == [form.counter for form in second.forms]


def test_twins_are_told_apart() -> None:
    first, second = seats(2)
    assert "rook@2" == second.fighters[0].name
    assert "rook@3" == told_apart("rook", [first, second])
    assert "queen" == told_apart("queen", [first, second])


def test_a_card_lies_in_the_deck_as_often_as_it_says() -> None:
    deck = seats(1)[0].deck
    assert ["charge"] * 3 + ["gambit"] * 2 + ["parry"] * 2 + ["trial"] == [card.name for card in deck]
    assert deck[0] is deck[2]
    assert (4, NO_VALUE, 3) == (deck[0].value, deck[3].value, deck[5].value)
    assert (2, 1, NO_BOOST) == (deck[0].boost, deck[3].boost, deck[5].boost)
    assert [0] == list(members(deck[0].users))
    assert [0, 1, 2, 3] == list(members(deck[3].users))
