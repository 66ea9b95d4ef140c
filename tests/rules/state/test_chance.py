"""Chance with a secret key: fair, the same for the same key, and out of reach of whoever only sees a game."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from matchless.match.match import Match
from matchless.rules.flow.play import new_game, take
from matchless.rules.game import Game
from matchless.rules.state.chance import Act
from matchless.rules.state.codec import BrokenState, from_bytes, numbers, to_bytes
from matchless.rules.state.piles import shuffled
from matchless.rules.state.state import State
from matchless.rules.state.view import SPECTATOR, view_of
from tests.support.dice import Dice
from tests.support.tables import LIBRARY, choose, random_adventure, random_setup

KEY = bytes(range(32))
OTHER = bytes(range(1, 33))
GAMES = [
    Match(LIBRARY, random(Dice(seed))).game
    for seed, random in enumerate([random_setup, random_adventure, random_setup, random_adventure])
]


def words_of(key: bytes, act: int, count: int) -> list[int]:
    """The numbers of an act, by the description in docs/records.md."""
    stream = b"".join(
        hmac.digest(
            key, b"matchless chance 1\n" + act.to_bytes(8, "big") + block.to_bytes(4, "big"), "sha256"
        )
        for block in range(count)
    )
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def played(state: State, decisions: int, seed: int = 5) -> State:
    dice = Dice(seed)
    while state.decision is not None and state.number < decisions:
        take(state, choose(state.decision, dice))
    return state


def test_a_deck_is_shuffled_as_the_documents_say() -> None:
    game = Match(LIBRARY, random_setup(Dice(0), seats=2)).game
    state = new_game(game, 0, KEY)
    for seat in game.seats:
        cards = seat.cards[:]
        words = iter(words_of(KEY, seat.number, 8))
        for last in range(len(cards) - 1, 0, -1):
            fair = 2**32 - 2**32 % (last + 1)
            other = next(word for word in words if word < fair) % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        assert bytes(cards[:-5]) == state.deck[seat.number]


def test_a_word_that_would_favour_low_numbers_is_left_out() -> None:
    bound = 2**31 + 1  # nearly half of all words are of no use
    fair = [word for word in words_of(KEY, 3, 20) if word < bound]
    assert len(fair) < 100
    act = Act(KEY, 3)
    assert fair == [act.below(bound) for _ in fair]


def test_a_shuffle_of_one_card_leaves_nothing_to_chance() -> None:
    state = new_game(GAMES[0], 0, KEY)
    before = state.rng
    assert [7] == shuffled(state, [7])
    assert [] == shuffled(state, [])
    assert before == state.rng
    shuffled(state, [7, 8])
    assert before - 1 == state.rng


@given(some.binary(min_size=32, max_size=32), some.integers(0, 1 << 20), some.integers(1, 300))
@settings(max_examples=50)
def test_a_number_is_below_its_bound(key: bytes, number: int, bound: int) -> None:
    act = Act(key, number)
    assert all(0 <= act.below(bound) < bound for _ in range(40))


def test_all_numbers_are_alike_often() -> None:
    act = Act(KEY, 0)
    counts = Counter(act.below(30) for _ in range(30_000))
    assert 30 == len(counts)
    assert (
        sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60
    )  # chi squared, 29 degrees: p < 0.001


@pytest.mark.parametrize("game", GAMES)
def test_the_same_key_deals_the_same_game_and_another_another(game: Game) -> None:
    one, same, other = (played(new_game(game, 0, key), 150) for key in (KEY, KEY, OTHER))
    assert numbers(one) == numbers(same)
    assert numbers(one) != numbers(other)
    assert new_game(game, 7, KEY).deck == new_game(game, 8, KEY).deck, (
        "with a key the seed counts for nothing"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_and_a_saved_state_go_on_alike(game: Game) -> None:
    state = played(new_game(game, 0, KEY), 60)
    assert state.rng < 0
    copies = [state.clone(), from_bytes(game, to_bytes(state), KEY)]
    end = numbers(played(state, 400, 6))
    assert [end, end] == [numbers(played(copy, 400, 6)) for copy in copies]
    assert KEY not in to_bytes(state)


def test_a_saved_state_does_not_go_on_without_its_key() -> None:
    saved = to_bytes(played(new_game(GAMES[0], 0, KEY), 20))
    with pytest.raises(BrokenState, match="another key, or with none"):
        from_bytes(GAMES[0], saved)
    plain = to_bytes(played(new_game(GAMES[0], 1), 20))
    with pytest.raises(BrokenState, match="another key, or with none"):
        from_bytes(GAMES[0], plain, KEY)


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a key has 32 bytes, not 5"):
        new_game(GAMES[0], 0, b"short")


def test_what_is_taken_back_is_dealt_again_the_same() -> None:
    match = Match(LIBRARY, replace(random_setup(Dice(3), seats=2), key=KEY.hex()))
    dice = Dice(4)
    before = []
    while match.state.decision is not None and len(match.taken) < 80:
        before.append(numbers(match.state))
        match.take(choose(match.state.decision, dice))
    options = match.taken[:]
    for count in (1, 7, 30):
        match.pop(count)
        at = len(match.taken)
        assert before[at] == numbers(match.state)
        for option in options[at:]:
            match.take(option)


@pytest.mark.parametrize("game", GAMES)
def test_no_view_and_nothing_imagined_from_it_holds_the_key(game: Game) -> None:
    state = played(new_game(game, 0, KEY), 40)
    for seat in (*range(game.players), SPECTATOR):
        view = view_of(state, seat)
        assert (b"", 0) == (view.position.key, view.position.rng)
        assert KEY not in everything_in(view)
        if seat != SPECTATOR:
            imagined = view.imagine(9)
            assert imagined.key == b""
            assert imagined.rng > 0
            assert KEY not in everything_in(imagined)
    assert KEY in everything_in(state), "the search would find it"


def test_what_a_seat_imagines_does_not_follow_from_the_key() -> None:
    states = [played(new_game(GAMES[0], 0, key), 0) for key in (KEY, OTHER)]
    states[1].deck, states[1].hand = states[0].deck[:], states[0].hand[:]
    imagined = [played(view_of(state, 0).imagine(3), 120) for state in states]
    assert numbers(imagined[0]) == numbers(imagined[1])


def everything_in(thing: object) -> list[object]:
    """All that can be reached from a thing of the engine."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        found.append(one)
        if isinstance(one, list | tuple | set | frozenset):
            waiting.extend(one)
        elif isinstance(one, dict):
            waiting.extend([*one, *one.values()])
        elif type(one).__module__.startswith("matchless."):
            names = [name for name in dir(one) if not name.startswith("__")]
            waiting.extend(value for name in names if not callable(value := getattr(one, name, None)))
    return found
