"""How matches begin, what may be left out, and what is said about a misspelt name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import matchless

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from matchless import Match


def test_a_duel_needs_two_names() -> None:
    match = matchless.duel("alice", "sinbad")
    assert match.setup.board in match.library.boards
    again = matchless.duel("alice", "sinbad", seed=match.setup.seed)
    assert match.setup == again.setup
    assert match.moves == matchless.replay(match.record).moves
    assert matchless.duel("alice", "sinbad").setup.seed != match.setup.seed
    assert matchless.duel("alice", "sinbad").library is match.library


def test_everything_can_be_named() -> None:
    match = matchless.duel(
        "alice",
        "sinbad",
        board="marmoreal",
        seed=7,
        rules="classic-2020",
        options={"gameEnd": "action-boundary"},
    )
    assert ("marmoreal", 7, "classic-2020") == (match.setup.board, match.setup.seed, match.setup.preset)
    assert not match.game.ruleset.ends_at_once
    assert match.game.ruleset.boost_any_time


def test_more_than_two_find_a_board_with_room() -> None:
    for count in (3, 4):
        match = matchless.table(["alice", "sinbad", "medusa", "beowulf"][:count], seed=1)
        assert count == len({*match.game.sides})
    match = matchless.table(["alice", "sinbad", "medusa", "beowulf"], teams=True, seed=1)
    assert [0, 1, 0, 1] == match.game.sides


def test_an_adventure_draws_what_is_not_named_by_its_seed() -> None:
    drawn = matchless.adventure("mothman", ["alice", "sinbad"], events=2, seed=5).setup
    assert drawn == matchless.adventure("mothman", ["alice", "sinbad"], events=2, seed=5).setup
    assert (2, 2) == (len(set(drawn.minions)), len(set(drawn.events)))
    named = matchless.adventure("mothman", ["alice"], minions=["blob"], events=["full-moon"], seed=5).setup
    assert (("blob",), ("full-moon",)) == (named.minions, named.events)


@pytest.mark.parametrize(
    ("begin", "why"),
    [
        (
            lambda: matchless.duel("king-artur", "medusa"),
            "'king-artur' is not known; did you mean 'king-arthur'?",
        ),
        (lambda: matchless.duel("alice", "medusa", board="sarpedonn"), "did you mean 'sarpedon'?"),
        (lambda: matchless.duel("alice", "medusa", rules="core"), "core-2023, classic-2020"),
        (
            lambda: matchless.duel("alice", "medusa", options={"gameEnd": "never"}),
            "only: action-boundary, immediate",
        ),
        (lambda: matchless.table(["alice"]), "two to four heroes, not 1"),
        (lambda: matchless.table(["alice", "medusa"], teams=True), "two teams need four heroes, not 2"),
        (lambda: matchless.adventure("mothmann", ["alice"]), "did you mean 'mothman'?"),
        (lambda: matchless.adventure("mothman", ["alice"], minions=["bolb"]), "did you mean 'blob'?"),
        (lambda: matchless.adventure("mothman", ["alice"], events=["ful-moon"]), "did you mean 'full-moon'?"),
    ],
)
def test_a_mistake_is_told_with_the_likely_word(begin: Callable[[], Match], why: str) -> None:
    with pytest.raises(ValueError) as mistake:  # noqa: PT011 - the words are looked at below
        begin()
    assert why in str(mistake.value)


def test_a_record_is_replayed_as_text_object_or_file(tmp_path: Path) -> None:
    match = matchless.duel("alice", "sinbad", seed=1)
    match.push(match.legal[0])
    path = tmp_path / "game.record"
    path.write_text(str(match.record), encoding="utf-8")
    for record in (match.record, str(match.record), path):
        assert match.moves == matchless.replay(record).moves
    with pytest.raises(matchless.RecordError, match="record:1: not a record"):
        matchless.replay("hello")


def test_random_lets_the_seed_choose() -> None:
    setup = matchless.duel("random", "random", seed=1).setup
    assert 2 == len(set(setup.heroes) & set(matchless.Library().heroes))
    assert setup == matchless.duel("random", "random", seed=1).setup
