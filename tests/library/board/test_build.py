"""From a board file to the board of the rules: numbers in the order of the file, everything else by name."""

from __future__ import annotations

from matchless.library.board.build import build_board, build_sites
from matchless.library.load import parse_board
from matchless.rules.board.bits import members
from matchless.rules.board.board import Board

YARD = """\
board: yard
name: {en: Yard, fr: Cour, uk: Двір}
size: [500, 100]
radius: 20
zones: {grey: "#888888", gold: "#ccaa00"}
spaces:
  gate: {at: [50, 50], zones: [grey], start: 2}
  well: {at: [150, 50], zones: [grey, gold]}
  tree: {at: [250, 50], zones: [gold], start: 1}
  wall: {at: [350, 50], zones: [gold]}
  moat: {at: [450, 50], zones: [grey]}
lines: [[gate, well], [well, tree], [wall, moat]]
one_way: [[tree, wall], [moat, tree]]
doors:
  - {lines: [[gate, well]], draw: [[100, 30], [100, 70]]}
high_ground: [[wall, moat]]
bridges:
  - {between: [gate, moat]}
"""
GATE, WELL, TREE, WALL, MOAT = range(5)


def yard(*, with_bridges: bool = False) -> Board:
    file, problems = parse_board(YARD.encode(), "yard.yaml")
    assert file is not None, problems
    return build_board(file, with_bridges=with_bridges)


def near(board: Board, space: int, layout: int = 0) -> list[int]:
    return list(members(board.layouts[layout].neighbours[space]))


def test_spaces_have_numbers_in_the_order_of_the_file() -> None:
    board = yard()
    assert ["gate", "well", "tree", "wall", "moat"] == board.spaces
    assert [TREE, GATE] == board.starts, "by the numbers of the starting spaces"
    assert [[GATE, WELL, MOAT], [WELL, TREE, WALL]] == [list(members(zone)) for zone in board.zones]


def test_a_line_joins_and_an_arrow_leads_one_way() -> None:
    layout = yard().layouts[0]
    assert [GATE, TREE] == list(members(layout.neighbours[WELL]))
    assert [TREE, MOAT] == list(members(layout.neighbours[WALL])), "adjacent both ways"
    assert WALL in members(layout.exits[TREE])
    assert TREE not in members(layout.exits[WALL])


def test_a_closed_door_cuts_its_lines() -> None:
    board = yard()
    assert 1 == board.doors
    assert [WELL] == near(board, GATE)
    assert [] == near(board, GATE, layout=1)


def test_high_ground_looks_down() -> None:
    assert [0, 0, 0, 1 << MOAT, 0] == yard().arrows


def test_bridges_are_there_in_adventures_only() -> None:
    assert [] == yard().bridges
    board = yard(with_bridges=True)
    assert [(GATE, MOAT)] == board.bridges
    assert [WELL, MOAT] == near(board, GATE)


def test_the_sites_of_a_villain() -> None:
    file, _ = parse_board(YARD.encode(), "yard.yaml")
    assert file is not None
    assert [1 << GATE | 1 << MOAT] == build_sites(file, "bridges")
    assert [] == build_sites(file, "fields")
