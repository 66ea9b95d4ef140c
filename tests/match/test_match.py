"""A match: what is legal, answers given and taken back, bots, and how it shows itself."""

from __future__ import annotations

import pytest

import matchless
from matchless import IllegalOption, Match, View
from matchless.rules.state.codec import numbers


def a_duel(seed: int = 1) -> Match:
    return matchless.duel("king-arthur", "medusa", board="sarpedon", seed=seed)


def an_adventure() -> Match:
    return matchless.adventure("mothman", ["alice", "sinbad"], seed=3)


def in_combat(match: Match) -> bool:
    return match.state.combat is not None


def test_it_says_how_it_stands() -> None:
    match = a_duel()
    assert "<Match king-arthur 18/18 – medusa 16/16, setup, king-arthur: place merlin>" == repr(match)
    assert ("king-arthur", 0, None, False) == (match.asked, match.turn, match.winner, match.is_over)
    assert match.question is not None
    assert "place" == match.question.ask
    match.play("random")
    assert match.is_over
    assert [] == match.legal
    assert "None None" == f"{match.asked} {match.question}"
    assert match.winner in ("king-arthur", "medusa")
    assert repr(match).endswith(f", turn {match.turn}, won by {match.winner}>")


def test_what_is_legal_is_words_to_push_with_data() -> None:
    match = a_duel()
    first = match.legal[0]
    assert "place merlin on s18" == first == str(first)
    assert ("place", 1) == (first.choice.verb, first.choice.fighter)
    assert match.state.decision is not None
    assert match.state.decision.options == [option.number for option in match.legal]
    match.push(first)
    assert ["king-arthur: place merlin on s18"] == match.moves
    match.push(f"  {match.legal[1].upper()} ")
    assert 2 == len(match.taken)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("place merlin on s99", "there is no space 's99' on sarpedon"),
        ("place merlin on s1", "is not possible|is not an option here; did you mean 'place merlin on s18'"),
        ("maneuver", "'maneuver' is not"),
        ("", "is not an option here"),
    ],
)
def test_what_is_not_legal_is_refused_with_the_reason_and_changes_nothing(words: str, why: str) -> None:
    match = a_duel()
    before = numbers(match.state)
    with pytest.raises(IllegalOption, match=why):
        match.push(words)
    assert ([], [], before) == (match.taken, match.moves, numbers(match.state))


def test_a_number_is_nothing_to_push() -> None:
    with pytest.raises(TypeError, match=r"push takes one of match\.legal or its notation, not 3"):
        a_duel().push(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("match", [a_duel(), an_adventure()], ids=["duel", "adventure"])
def test_pop_takes_back_in_the_middle_of_a_combat_too(match: Match) -> None:
    match.play("random", until=in_combat)
    assert in_combat(match)
    before, events, moves = numbers(match.state), len(match.events), match.moves[:]
    words = match.legal[-1]
    match.push(words)
    match.play("random", until=lambda one: len(one.taken) == len(moves) + 4)
    assert words == match.pop(4)
    assert (before, events, moves) == (numbers(match.state), len(match.events), match.moves)
    match.push(words)


def test_more_cannot_be_taken_back_than_was_taken() -> None:
    match = a_duel()
    for count in (1, 0, -1):
        with pytest.raises(IndexError, match="0 decisions have been taken"):
            match.pop(count)


def test_a_view_is_asked_for_by_seat_or_hero() -> None:
    match = a_duel()
    assert 0 == match.view(0).seat == match.view("king-arthur").seat == match.view().seat
    assert match.legal == match.view().legal
    assert [] == match.view("medusa").legal == match.view(-1).legal
    assert "<View of medusa: king-arthur 18/18 – medusa 16/16, setup>" == repr(match.view(1))
    for seat in (2, -2, "meduza"):
        with pytest.raises(
            ValueError, match=r"there is no seat .*, only 0 \(king-arthur\), 1 \(medusa\), and -1"
        ):
            match.view(seat)


def test_bots_by_name_object_and_function_play_together() -> None:
    class Last:
        def choose(self, view: View) -> str:
            return view.legal[-1]

    def lowest(view: View) -> int:
        assert view.decision is not None
        return view.decision.options[0]

    match = matchless.table(["alice", "sinbad", "medusa"], seed=1)
    match.play([Last(), lowest, "random"])
    assert match.is_over
    again = matchless.table(["alice", "sinbad", "medusa"], seed=1)
    again.play([Last(), lowest, "random"])
    assert match.moves == again.moves


def test_bots_play_up_to_a_person_or_a_condition() -> None:
    match = a_duel()
    match.play([None, "greedy"])
    assert 0 == len(match.taken)
    match.play(["greedy", None])
    assert "medusa" == match.asked
    match.play(until=lambda one: one.turn == 2)
    assert 2 == match.turn


@pytest.mark.parametrize(
    ("bots", "error", "why"),
    [
        (["greedy"], ValueError, "there are 2 players, and 1 bots"),
        ("gredy", ValueError, "did you mean 'greedy'"),
        ([7, "greedy"], TypeError, r"7 is no bot: it has no method choose\(view\)"),
        (
            lambda _: -5,
            IllegalOption,
            "the bot of king-arthur: it answered -5, .* not the number of any of the 5 options",
        ),
        (lambda _: "dance", IllegalOption, "'dance' is not an option here"),
    ],
)
def test_what_is_no_bot_is_refused(bots: object, error: type[Exception], why: str) -> None:
    match = a_duel()
    with pytest.raises(error, match=why):
        match.play(bots)  # type: ignore[arg-type]
    assert [] == match.taken


def test_a_villain_wins_by_name() -> None:
    match = an_adventure()
    match.play("random")
    assert match.winner in ("mothman", "alice and sinbad")


def test_a_record_is_text_and_plays_back() -> None:
    match = an_adventure()
    match.play("random", until=lambda one: len(one.taken) == 30)
    again = matchless.replay(str(match.record))
    assert match.record == again.record
    assert repr(match) == repr(again)
    assert "<Record alice, sinbad against mothman on point-pleasant, 30 moves>" == repr(match.record)
