"""Layouts: what is adjacent, how far a fighter gets, and which zones closed doors take apart."""

from __future__ import annotations

from matchless.rules.board.bits import set_of
from matchless.rules.board.layout import Layout

ROW = [(0, 1), (1, 2), (2, 3), (3, 4)]
RING = [*ROW, (4, 0)]


def test_spaces_at_the_ends_of_a_line_are_adjacent() -> None:
    row = Layout(5, ROW, [])
    assert [0b10, 0b101, 0b1010, 0b10100, 0b1000] == row.neighbours
    assert (4, 0) == (row.distance(0, 4), row.distance(3, 3))
    assert -1 == Layout(5, ROW[:2], []).distance(0, 4)


def test_a_fighter_gets_as_far_as_its_steps_and_not_through_others() -> None:
    row = Layout(5, ROW, [])
    assert set_of([0, 1, 2]) == row.within(0, 2, 0) == row.ball(0, 2)
    assert set_of([0, 1]) == row.within(0, 4, set_of([2]))
    assert set_of([0, 1]) == row.within(0, 4, set_of([2])), "remembered"
    ring = Layout(5, RING, [])
    assert set_of([0, 1, 4, 3]) == ring.within(0, 4, set_of([2]))
    assert ((4, 3), ()) == (ring.way(0, 3, set_of([1])), ring.way(0, 3, set_of([1, 4])))


def test_a_way_of_exactly_some_steps_may_cross_itself() -> None:
    row = Layout(5, ROW, [])
    assert set_of([0, 2]) == row.after_exactly(0, 2, 0)
    assert set_of([1, 3]) == row.after_exactly(0, 3, 0)
    assert 0 == row.after_exactly(0, 3, set_of([1]))


def test_an_arrow_is_walked_one_way_and_is_adjacent_both_ways() -> None:
    layout = Layout(3, [(0, 1)], [(1, 2)])
    assert set_of([0, 1, 2]) == layout.within(0, 2, 0)
    assert set_of([2]) == layout.within(2, 2, 0)
    assert set_of([1]) == layout.neighbours[2]


def test_a_closed_door_takes_a_zone_apart_if_it_is_on_the_shortest_way() -> None:
    zone = set_of([0, 1, 2])
    whole = Layout(5, RING, [])
    whole.draw_zones([zone], whole)
    assert zone == whole.zone_mates[0]
    closed = Layout(5, RING[1:], [])  # without the line from 0 to 1
    closed.draw_zones([zone], whole)
    assert set_of([0]) == closed.zone_mates[0]
    assert set_of([1, 2]) == closed.zone_mates[1]
