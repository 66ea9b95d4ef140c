"""What the small words of a hero stand for at its seat: who, where, how many, whether."""

import pytest

from matchless.lang import nodes
from matchless.lang.compile.game import Seating
from matchless.lang.compile.program import Compiler
from matchless.lang.compile.words import NO_LIMIT, Lexicon, simple_condition
from matchless.lang.nodes.words import CONDITIONS, SimpleCondition
from matchless.lang.nodes.words import WHO as WHO_WORDS
from matchless.rules.board.bits import members
from matchless.rules.describe import amounts, conditions, fighters, spaces
from tests.support.samples import rook_with

ROOK, PAWNS, BISHOP = 0, [1, 2], 3


def lexicon() -> Lexicon:
    return Seating(Compiler([]), rook_with("- draw: 1", more="    by: bishop\n"), 0, []).lexicon


def test_a_name_means_the_fighters_who_bear_it() -> None:
    words = lexicon()
    for name, numbers in (("rook", [ROOK]), ("pawn", PAWNS), ("bishop", [BISHOP])):
        meant = words.who(name)
        assert isinstance(meant, fighters.These)
        assert numbers == list(members(meant.group))


def test_every_word_for_fighters_means_somebody_and_no_two_the_same() -> None:
    words = lexicon()
    meant = {word: words.who(word) for word in WHO_WORDS}
    told = [
        (type(who).__name__, getattr(who, "friendly", None), getattr(who, "heroes", None))
        for who in meant.values()
    ]
    assert len(meant) == len(set(told))


@pytest.mark.parametrize(
    ("word", "one"),
    [("rook", True), ("pawn", False), ("your_fighter", True), ("chosen", True), ("your_fighters", False)],
)
def test_which_words_mean_a_single_fighter(word: str, *, one: bool) -> None:
    assert one is lexicon().means_one(word)


def test_filters_say_where_fighters_stand() -> None:
    words = lexicon()
    assert isinstance(words.where(None, None), spaces.Anywhere)
    assert isinstance(words.where("rook", None), spaces.InZoneOf)
    assert isinstance(words.where(None, "rook"), spaces.AdjacentTo)
    assert isinstance(words.where("rook", "bishop"), spaces.Both)
    assert isinstance(words.where(None, None, "chosen_spaces"), spaces.ChosenSpaces)
    near = words.where(None, "chosen_space")
    assert isinstance(near, spaces.NearChosenSpace)
    assert near.adjacent
    assert isinstance(words.those("pawn", None, None), fighters.These)
    assert isinstance(words.those("pawn", "rook", None), fighters.Standing)


def test_cards_are_meant_by_name_by_tag_and_by_banner() -> None:
    words = lexicon()
    assert [0, 1, 2] == list(members(words.copies("charge")))
    assert [3, 4] == list(members(words.copies("gambit")))
    assert [0, 1, 2] == list(members(words.tagged["rush"]))
    assert [7] == list(members(words.cards_by("bishop")))


@pytest.mark.parametrize(
    ("at_most", "at_least", "exactly", "low", "high"),
    [(3, None, None, 0, 3), (None, 2, None, 2, NO_LIMIT), (3, 2, None, 2, 3), (None, None, 4, 4, 4)],
)
def test_limits_of_a_count(
    at_most: int | None, at_least: int | None, exactly: int | None, low: int, high: int
) -> None:
    counted = nodes.CountIs(nodes.CardsIn("your_hand"), exactly, at_most, at_least)
    asked = lexicon().condition(counted)
    assert isinstance(asked, conditions.AmountWithin)
    assert (low, high) == (asked.low, asked.high)
    assert isinstance(asked.amount, amounts.InHand)


def test_who_was_hurt_counts_even_if_defeated() -> None:
    words = lexicon()
    hurt = words.amount(nodes.FightersCounted("damaged"))
    assert isinstance(hurt, amounts.HowMany)
    assert hurt.anywhere
    near = words.amount(nodes.FightersCounted("opposing_fighters", adjacent_to="rook", other_than="chosen"))
    assert isinstance(near, amounts.HowMany)
    assert not near.anywhere
    assert isinstance(near.who, fighters.Others)


@pytest.mark.parametrize("word", CONDITIONS)
def test_every_word_for_a_condition_asks_something(word: SimpleCondition) -> None:
    others = [simple_condition(other) for other in CONDITIONS if other != word]
    assert all(written(simple_condition(word)) != written(other) for other in others)


def written(part: object) -> str:
    """A condition with its parts."""
    slots = getattr(type(part), "__slots__", None)
    if slots is None:
        return repr(part)
    return f"{type(part).__name__}({', '.join(written(getattr(part, slot)) for slot in slots)})"
