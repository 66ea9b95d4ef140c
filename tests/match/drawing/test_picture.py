"""A match in characters."""

from __future__ import annotations

import matchless


def test_a_duel_is_drawn_with_figures_and_spaces_to_choose() -> None:
    match = matchless.duel("king-arthur", "medusa", board="sarpedon", seed=1)
    match.push("place merlin on s19")
    text = str(match)
    map_, legend = text.split("g green", maxsplit=1)
    for drawn in ("[KA]", "[me]", "<ME>", "(s21)", " s01 "):
        assert drawn in map_
    assert "(s19)" not in map_
    assert "[KA] king-arthur 18/18 s20  [me] merlin 7/7 s19  (hand 5, deck 25, discard 0)" in legend
    assert "<h1> harpy-1 1/1 off the board" in legend
    assert text.endswith("\nking-arthur 18/18 – medusa 16/16, setup, medusa: place harpy-1")


def test_an_adventure_is_drawn_with_bridges() -> None:
    match = matchless.adventure("mothman", ["alice"], minions=["blob"], seed=1)
    match.play("random", until=lambda one: one.turn > 0)
    assert all(drawn in str(match) for drawn in ("<MO>", "<BL>", "[AL]", "B1:"))
