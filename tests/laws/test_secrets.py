"""What single cards show, and what stays hidden: each followed from the moment it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from matchless.match.setup import Setup
from matchless.rules.board.bits import members, size
from matchless.rules.flow.play import take
from matchless.rules.notation import notations
from matchless.rules.state.codec import from_numbers, numbers
from matchless.rules.state.combat import Combat
from matchless.rules.state.state import HIDDEN, State
from matchless.rules.state.view import SPECTATOR, UNKNOWN, view_of
from tests.laws.checkers import cards_face_down_fit, face_down
from tests.laws.witness import names_of
from tests.support.dice import Dice
from tests.support.tables import MANY, begin, choose

SEEDS = range(10)


def eager(state: State, dice: Dice, wish: str) -> int:
    """An option that speaks of what is wished for, else any."""
    decision = state.decision
    assert decision is not None
    for option, words in zip(decision.options, notations(state), strict=True):
        if wish in words and words.startswith(("attack", "scheme")):
            return option
    return choose(decision, dice)


def play_until(heroes: tuple[str, str], wish: str, is_there: Callable[[State], bool]) -> State:
    """A state of some random game in which a wish has come true."""
    for seed in range(200):
        dice = Dice(seed)
        state = begin(Setup("sarpedon", heroes, seed))
        for _ in range(MANY):
            if state.decision is None:
                break
            if is_there(state):
                return state
            take(state, eager(state, dice, wish))
    raise AssertionError(wish)


def says(words: str) -> Callable[[State], bool]:
    """Whether the first option begins with words."""
    return lambda state: notations(state)[0].startswith(words)


def hand_names(state: State, seat: int) -> Counter[str]:
    return names_of(state, seat, members(state.hand[seat]))


def pile_names(state: State, seat: int, pile: bytes) -> tuple[str, ...]:
    """The cards of a pile in their order; views number the copies of a card anew."""
    return tuple(state.game.seats[seat].deck[card].name for card in pile)


def name_of(state: State, seat: int, card: int) -> str:
    return "hidden" if card == HIDDEN else state.game.seats[seat].deck[card].name


def test_snicker_snack_shows_the_whole_hand_to_alice_only() -> None:
    heroes = ("alice", "king-arthur")
    state = play_until(heroes, "snicker-snack", lambda state: says("choose")(state) and bool(state.known[1]))
    view = view_of(state, 0)
    hand = hand_names(state, 1)
    assert hand == hand_names(view.position, 1)
    assert [] == [seed for seed in SEEDS if hand != hand_names(view.imagine(seed), 1)]
    assert 0 == view_of(state, SPECTATOR).position.hand[1]
    assert sorted(hand_names(state, 1)) == [
        words.removeprefix("choose ") for words in sorted(notations(state))
    ]


def test_a_card_seen_in_hand_is_known_until_it_is_played() -> None:
    heroes = ("sinbad", "medusa")
    state = play_until(heroes, "snakes", lambda state: size(state.known[1]) > 2)
    dice = Dice(1)
    seen = hand_names(state, 1)
    while state.decision is not None and seen:
        assert not seen - hand_names(view_of(state, 0).position, 1)
        imagined = view_of(state, 0).imagine(dice.below(1000))
        assert not seen - hand_names(imagined, 1) - names_of(imagined, 1, face_down(imagined, 1))
        open_before = names_of(state, 1, members(state.public[1]))
        take(state, choose(state.decision, dice))
        seen -= names_of(state, 1, members(state.public[1])) - open_before


def test_a_known_card_may_be_imagined_face_down_or_in_hand_but_never_elsewhere() -> None:
    heroes = ("sinbad", "king-arthur")
    state = play_until(heroes, "snakes", lambda state: bool(state.known[1] and face_down(state, 1)))
    view = view_of(state, 0)
    known = view.position.hand[1]
    for seed in SEEDS:
        imagined = view.imagine(seed)
        held = imagined.hand[1] | sum(1 << card for card in face_down(imagined, 1))
        assert known & held == known
        cards_face_down_fit(imagined, Dice(seed))


def test_prophecy_shows_the_cards_looked_at_to_their_owner_only() -> None:
    state = play_until(("king-arthur", "alice"), "prophecy", says("keep"))
    aside = pile_names(state, 0, state.aside[0])
    assert 4 == len(aside)
    assert aside == pile_names(state, 0, view_of(state, 0).position.aside[0])
    for viewer in (1, SPECTATOR):
        view = view_of(state, viewer)
        assert bytes([UNKNOWN] * 4) == view.position.aside[0]
        assert 4 == len(view.imagine(1).aside[0])
        assert len({view.imagine(seed).aside[0] for seed in SEEDS}) > 5
    imagined = [view_of(state, 0).imagine(seed) for seed in SEEDS]
    assert {aside} == {pile_names(one, 0, one.aside[0]) for one in imagined}


def test_prophecy_lets_its_player_know_the_top_of_the_deck_until_it_is_drawn() -> None:
    state = play_until(("king-arthur", "alice"), "prophecy", says("put"))
    while says("put")(state):
        assert state.decision is not None
        take(state, state.decision.options[0])
    top = pile_names(state, 0, state.deck[0][-2:])
    assert top == pile_names(state, 0, view_of(state, 0).position.deck[0][-2:])
    imagined = [view_of(state, 0).imagine(seed) for seed in SEEDS]
    assert {top} == {pile_names(one, 0, one.deck[0][-2:]) for one in imagined}
    assert {UNKNOWN} == set(view_of(state, 1).position.deck[0])
    assert len({view_of(state, 1).imagine(seed).deck[0][-2:] for seed in SEEDS}) > 5
    dice = Dice(5)
    height = len(state.deck[0]) - 2
    while len(state.deck[0]) > height and state.decision is not None:
        deck = view_of(state, 0).position.deck[0]
        assert {UNKNOWN} == set(deck[:height])
        assert top[: len(deck) - height] == pile_names(state, 0, deck[height:])
        take(state, choose(state.decision, dice))


def test_voyage_home_and_the_lady_of_the_lake_show_what_they_fetch_to_all() -> None:
    for heroes, wish in ((("sinbad", "medusa"), "voyage"), (("king-arthur", "medusa"), "the-lady")):
        state = play_until(heroes, wish, lambda state: bool(state.known[2]))
        view = view_of(state, 1)
        fetched = state.known[2]
        assert fetched == view.position.hand[0]
        assert [] == [seed for seed in SEEDS if fetched & ~view.imagine(seed).hand[0]]
        assert not [
            name for name in hand_names(view.position, 0) if name != "excalibur" and "voyage" not in name
        ]


def test_a_committed_boost_is_hidden_until_the_reveal() -> None:
    def committed(state: State) -> bool:
        return state.combat is not None and not state.combat.revealed and state.combat.boost_card >= 0

    state = play_until(("king-arthur", "sinbad"), "attack", committed)
    combat = state.combat
    assert combat is not None
    for viewer, shown in ((0, combat.boost_card), (1, HIDDEN), (SPECTATOR, HIDDEN)):
        seen = view_of(state, viewer).position.combat
        assert seen is not None
        assert name_of(state, 0, shown) == name_of(state, 0, seen.boost_card)
    imagined = [view_of(state, 1).imagine(seed).combat for seed in range(30)]
    assert len({one.boost_card for one in imagined if one}) > 3
    assert len({one.attack_card for one in imagined if one}) > 3


def test_a_defense_card_is_hidden_until_the_reveal() -> None:
    """No decision comes between the two in the cards there are; a card that asks then must not tell."""
    state = play_until(
        ("medusa", "alice"), "attack", lambda state: len(notations(state)) > 1 and says("defend")(state)
    )
    combat, decision = state.combat, state.decision
    assert combat is not None
    assert decision is not None
    card = decision.options[0]
    state = state.clone()
    state.hand[1] &= ~(1 << card)
    state.played[1] |= 1 << card
    laid = state.combat
    assert laid is not None
    laid.defense_card = card
    state = from_numbers(state.game, numbers(state))
    cards = {viewer: _combat(view_of(state, viewer).position).defense_card for viewer in (0, 1, SPECTATOR)}
    names = {viewer: name_of(state, 1, seen) for viewer, seen in cards.items()}
    assert {0: "hidden", 1: name_of(state, 1, card), SPECTATOR: "hidden"} == names
    found = {_combat(view_of(state, 0).imagine(seed)).defense_card for seed in range(30)}
    assert len(found) > 3


def _combat(state: State) -> Combat:
    assert state.combat is not None
    return state.combat


def test_a_known_row_of_third_parties_tells_nothing() -> None:
    state = play_until(
        ("alice", "king-arthur"), "snicker-snack", lambda state: bool(state.known[1] and not state.known[3])
    )
    seen = names_of(state, 1, members(state.known[1]))
    for viewer in (0, 1):  # its own view tells a seat that its hand has been seen
        known = view_of(state, viewer).position.known
        assert seen == names_of(state, 1, members(known[1]))
        assert [0, 0, 0] == [known[0], known[2], known[3]]
    assert [0, 0, 0, 0] == view_of(state, SPECTATOR).position.known


def test_two_cards_shown_may_be_those_seen_before() -> None:
    """Who knows two of three copies in a hand, whichever two, knows no more when two are shown."""

    def a_third_is_in_the_deck(state: State) -> bool:
        return says("reveal")(state) and bool(third(state))

    def third(state: State) -> list[int]:
        decision = state.decision
        assert decision is not None
        copies = state.game.seats[decision.seat].deck[decision.options[0]].copies
        return [card for card in state.deck[decision.seat] if copies >> card & 1]

    asked = play_until(("annie-christmas", "alice"), "quite-a-pair", a_third_is_in_the_deck)
    assert asked.decision is not None
    seat, option = asked.decision.seat, asked.decision.options[0]
    drawn = third(asked)[0]
    deck = asked.deck[seat]
    at = deck.index(drawn)
    asked.deck[seat] = deck[:at] + deck[at + 1 :]
    asked.hand[seat] |= 1 << drawn
    observer = (1 - seat) * 2 + seat
    copies = asked.game.seats[seat].deck[option].copies
    held = members(asked.hand[seat] & copies)
    for seen, knows in (
        (held[:2], 2),
        (held[-2:], 2),
        (held[:1], 2),
        (held[-1:], 2),
        ([], 2),
        (held, len(held)),
    ):
        state = asked.clone()
        state.known[observer] = sum(1 << card for card in seen)
        state = from_numbers(state.game, numbers(state))
        assert state.decision is not None
        take(state, state.decision.options[0])
        assert knows == size(state.known[observer] & copies)
